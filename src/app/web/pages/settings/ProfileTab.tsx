import { AboutSection } from '../../../../features/onboarding/web/AboutSection.tsx'
import { useLanguageField } from '../../../../features/onboarding/web/LanguageField.tsx'
import { ProfileSection } from '../../../../features/settings/web/ProfileSection.tsx'
import styles from './Settings.module.css'

/** Her profile, with the language she gave at the start, and her other answers of then. */
export function ProfileTab() {
  const language = useLanguageField()
  return (
    <div className={styles['stack']}>
      <ProfileSection more={language} />
      <AboutSection />
    </div>
  )
}
