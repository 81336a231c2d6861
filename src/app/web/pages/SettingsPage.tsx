import { Link, useSearch } from '@tanstack/react-router'
import Accessibility from 'lucide-react/icons/accessibility'
import Bell from 'lucide-react/icons/bell'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Lock from 'lucide-react/icons/lock'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import UserRound from 'lucide-react/icons/user-round'
import Volume2 from 'lucide-react/icons/volume-2'
import { Suspense, useEffect } from 'react'
import { SETTINGS_TABS, type SettingsTab } from '../../../features/settings/web/settings-tabs.ts'
import { lazyPart, once } from '../../../kit/web/LazyPart.tsx'
import { hasWorkers } from '../../../kit/web/worker-registration.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import styles from './settings/Settings.module.css'

const LOADS = {
  profile: once(() => import('./settings/ProfileTab.tsx')),
  body: once(() => import('../../../features/background/web/BackgroundSection.tsx')),
  voice: once(() => import('../../../features/settings/web/VoiceSection.tsx')),
  privacy: once(() => import('./settings/PrivacyTab.tsx')),
  accessibility: once(() => import('../../../features/settings/web/AccessibilitySection.tsx')),
  notifications: once(() => import('../../../features/settings/web/NotificationsSection.tsx')),
  account: once(() => import('./settings/AccountTab.tsx')),
} as const

const TABS = {
  profile: { label: t`Profile`, icon: UserRound, section: lazyPart(LOADS.profile, (part) => part.ProfileTab) },
  body: { label: t`About my body`, icon: HeartPulse, section: lazyPart(LOADS.body, (part) => part.BackgroundSection) },
  voice: { label: t`Voice & Tone`, icon: Volume2, section: lazyPart(LOADS.voice, (part) => part.VoiceSection) },
  privacy: { label: t`Privacy`, icon: Lock, section: lazyPart(LOADS.privacy, (part) => part.PrivacyTab) },
  accessibility: {
    label: t`Accessibility`,
    icon: Accessibility,
    section: lazyPart(LOADS.accessibility, (part) => part.AccessibilitySection),
  },
  notifications: { label: t`Notifications`, icon: Bell, section: lazyPart(LOADS.notifications, (part) => part.NotificationsSection) },
  account: { label: t`Account & Data`, icon: MonitorSmartphone, section: lazyPart(LOADS.account, (part) => part.AccountTab) },
} as const satisfies Record<SettingsTab, unknown>

/** Her settings: one section at a time, each with its own URL. */
export function SettingsPage() {
  const { tab = 'profile' } = useSearch({ from: '/settings' })
  const { section: Section } = TABS[tab]

  // Preloads the other sections for offline use where no service worker caches them. A failed import is retried when
  // the section is rendered.
  useEffect(() => {
    if (hasWorkers()) return
    for (const load of Object.values(LOADS)) load().catch(() => undefined)
  }, [])

  return (
    <div className={styles['page']}>
      <h1>{t`Settings`}</h1>
      <div className={styles['columns']}>
        <nav aria-label={t`Settings`}>
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
        <Suspense
          fallback={
            <Card>
              <Loading label={t`One moment`} />
              <Skeleton lines={6} />
            </Card>
          }
        >
          <Section />
        </Suspense>
      </div>
    </div>
  )
}
