import { useLanguageField } from '../../../../features/onboarding/web/LanguageField.tsx'
import { ProfileSection } from '../../../../features/settings/web/ProfileSection.tsx'

/** Her profile, with the language she gave at the start. */
export function ProfileTab() {
  const language = useLanguageField()
  return <ProfileSection more={language} />
}
