import type { ReactNode } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { t } from '../../../kit/words.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { LoadProblem } from './LoadProblem.tsx'
import { SaveNote } from './SaveNote.tsx'
import styles from './Section.module.css'
import { usePreferences } from './use-preferences.ts'

/** Draws what belongs to preferences; `change` keeps what is named. */
export type PreferencesDrawing = (preferences: Preferences, change: (change: PreferencesChange) => void) => ReactNode

type PreferencesCardProps = {
  title: string
  lead?: ReactNode
  children: PreferencesDrawing
  /** More cards of the same section. */
  more?: PreferencesDrawing
}

/** A section of preferences: each change is kept by itself, and the note below says how it fared. */
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
          <LoadProblem words={t`We could not fetch your settings.`} onRetry={refetch} />
        ) : (
          <>
            <Wait label={t`Fetching your settings`} />
            <Skeleton lines={6} />
          </>
        )}
      </Card>
      {value && more && <div className={styles['next']}>{more(value, change)}</div>}
      <SaveNote saving={saving} onRetry={retry} onReload={refetch} />
    </div>
  )
}
