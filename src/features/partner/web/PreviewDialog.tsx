import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import { SignalPreview } from './SignalPreview.tsx'
import styles from './Linked.module.css'
import { preview } from './queries.ts'

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children.length > 0 ? <ul className={styles.rows}>{children}</ul> : <p className={styles.quiet}>{none}</p>}
    </section>
  )
}

function confidenceWords({ confidence, confidence_words: words }: { confidence: number | null; confidence_words: string }): string {
  return confidence === null ? words : `${words} · ${confidence} %`
}

/** What the partner sees now, fetched from the server. */
export function PreviewDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useQuery(preview)
  return (
    <Dialog open onClose={onClose} title={t`Exactly what ${name} sees`}>
      <p>{t`This is exactly what your partner’s page shows right now. There is nothing else on it.`}</p>
      {error && <LoadFailed what={t`What your partner sees`} error={error} again={refetch} />}
      {isPending && (
        <>
          <Loading label={t`Loading your partner’s page`} />
          <Skeleton lines={5} />
        </>
      )}
      {data && (
        <>
          <Part title={t`Your name`} none={t`No name`}>
            {[
              <li key="name" className={styles.row}>
                {data.woman_name}
              </li>,
            ]}
          </Part>
          <Part title={t`What you tell your partner`} none={t`Nothing at the moment.`}>
            {data.signals.map((signal) => (
              <li key={signal.id} className={styles.row}>
                <SignalPreview signal={signal} />
              </li>
            ))}
          </Part>
          <Part title={t`What your partner did`} none={t`Your partner hasn’t added anything yet.`}>
            {data.supportive_actions.map(({ id, action_type: type, action_date: day, action_description: words }) => (
              <li key={id} className={styles.row}>
                <p className={styles.meta}>
                  {ACTION_LABELS[type]} · {dayWords(day, 'short')}
                </p>
                <p className={styles.words}>{words}</p>
              </li>
            ))}
          </Part>
          <Part title={t`What worked well`} none={t`Nothing yet. This needs three answers from one week, and that week has to be over.`}>
            {data.worked.map((item) => (
              <li key={item.action_type} className={styles.row}>
                <p>{ACTION_LABELS[item.action_type]}</p>
                <p className={styles.meta}>
                  {confidenceWords(item)} · {t`receptive ${item.receptive}, neutral ${item.neutral}, withdrawn ${item.withdrawn}`}
                </p>
              </li>
            ))}
          </Part>
          <Part title={t`Ideas your partner is shown`} none={t`None at the moment.`}>
            {data.suggestions.map((suggestion) => (
              <li key={suggestion.id} className={styles.row}>
                <p>{suggestion.suggestion}</p>
                <p className={styles.meta}>
                  {ACTION_LABELS[suggestion.action_type]} · {confidenceWords(suggestion)}
                  {suggestion.backfire && <> · {t`may be unwelcome`}</>}
                </p>
              </li>
            ))}
          </Part>
        </>
      )}
    </Dialog>
  )
}
