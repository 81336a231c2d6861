import { Link, useSearch } from '@tanstack/react-router'
import Accessibility from 'lucide-react/icons/accessibility'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import UserRound from 'lucide-react/icons/user-round'
import { AccessibilitySection } from './AccessibilitySection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SETTINGS_TABS } from './settings-tabs.ts'
import styles from './SettingsPage.module.css'

const TABS = {
  profile: { label: 'Profile', icon: UserRound, section: ProfileSection },
  accessibility: { label: 'Accessibility', icon: Accessibility, section: AccessibilitySection },
  account: { label: 'Account', icon: MonitorSmartphone, section: SessionsSection },
} as const

/** Her settings: one section at a time, each with an address of its own. */
export function SettingsPage() {
  const { tab = 'profile' } = useSearch({ from: '/settings' })
  const { section: Section } = TABS[tab]
  return (
    <div className={styles['page']}>
      <h1>Settings</h1>
      <div className={styles['columns']}>
        <nav aria-label="Settings">
          <ul className={styles['tabs']}>
            {SETTINGS_TABS.map((name) => {
              const { label, icon: Icon } = TABS[name]
              return (
                <li key={name}>
                  <Link
                    to="/settings"
                    search={{ tab: name }}
                    replace
                    aria-current={name === tab ? 'page' : undefined}
                    className={styles['tab']}
                    activeProps={{}}
                  >
                    <Icon aria-hidden="true" />
                    {label}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <Section />
      </div>
    </div>
  )
}
