import { TrackingCard } from '../../../../features/logs/web/TrackingCard.tsx'
import { AboutSection } from '../../../../features/onboarding/web/AboutSection.tsx'
import { useLanguageField } from '../../../../features/onboarding/web/LanguageField.tsx'
import { ProfileSection } from '../../../../features/settings/web/ProfileSection.tsx'
import styles from './Settings.module.css'

/** Her profile, including the language and the other answers from sign-up. */
export function ProfileTab() {
  const language = useLanguageField()
  return (
    <div className={styles['stack']}>
      <ProfileSection more={language} />
      <AboutSection />
      <TrackingCard />
    </div>
  )
}
