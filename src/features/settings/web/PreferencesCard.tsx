import type { ReactNode } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { RetryAlert } from '../../../kit/web/ui/RetryAlert.tsx'
import { SaveNote } from './SaveNote.tsx'
import styles from './Section.module.css'
import { usePreferences } from './preferences-queries.ts'

/** Renders preferences; `change` saves the given fields. */
export type PreferencesDrawing = (preferences: Preferences, change: (change: PreferencesChange) => void) => ReactNode

type PreferencesCardProps = {
  title: string
  lead?: ReactNode
  children: PreferencesDrawing
  /** More cards of the same section. */
  more?: PreferencesDrawing
}

/** A section of preferences: each change is saved automatically, and the note below shows its state. */
export function PreferencesCard({ title, lead, children, more }: PreferencesCardProps) {
  const { value, isError, refetch, change, saving, retry } = usePreferences()
  return (
    <div>
      <Card title={title}>
        {value ? (
          <div className={styles['form']}>
            {lead && <p className={styles['lead']}>{lead}</p>}
            {children(value, change)}
          </div>
        ) : isError ? (
          <RetryAlert onRetry={refetch}>{t`We couldn’t load your settings.`}</RetryAlert>
        ) : (
          <>
            <Loading label={t`Loading your settings`} />
            <Skeleton lines={6} />
          </>
        )}
      </Card>
      {value && more && <div className={styles['next']}>{more(value, change)}</div>}
      <SaveNote saving={saving} onRetry={retry} onReload={refetch} />
    </div>
  )
}
