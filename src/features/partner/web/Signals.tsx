import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { SIGNALS_MAX } from '../../couple/contract.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { type Signal, TOO_MANY_SIGNALS } from '../contract.ts'
import { endWords } from '../rules/link-state.ts'
import { SignalPreview } from './SignalPreview.tsx'
import styles from './Linked.module.css'
import { signals } from './queries.ts'
import { SignalComposer } from './SignalComposer.tsx'
import { useTakeBack } from './use-signals.ts'

function ActiveSignal({ list, name }: { list: readonly Signal[]; name: string }) {
  const timezone = useTimezone()
  const now = useClock()
  const { leaving, takeBack } = useTakeBack()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const end = async (id: number) => {
    setBusy((before) => new Set([...before, id]))
    await takeBack(id).finally(() => setBusy((before) => new Set([...before].filter((busyId) => busyId !== id))))
  }
  return (
    <section className={styles.fields} aria-label={t`What ${name} reads now`}>
      <h3>{t`What ${name} reads now`}</h3>
      <ul className={styles.rows}>
        {list.map((signal) => (
          <li key={signal.id} className={styles.row}>
            <SignalPreview signal={signal} />
            <div className={styles.foot}>
              <p className={styles.meta}>{t`Ends ${endWords(signal.expires_at, now, timezone)}`}</p>
              {leaving.has(signal.id) && !busy.has(signal.id) ? (
                <p className={styles.meta}>{t`Is taken back as soon as you are online`}</p>
              ) : (
                <Button
                  variant="quiet"
                  icon={<Undo2 aria-hidden="true" />}
                  busy={busy.has(signal.id)}
                  busyLabel={t`Taking back`}
                  onClick={() => void end(signal.id)}
                >
                  {t`Take back`} <VisuallyHidden>{t`“${signal.text}”`}</VisuallyHidden>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Her signals: composing, and the active ones. */
export function Signals({ name }: { name: string }) {
  const now = useClock()
  const { data, error, isPending, refetch } = useQuery(signals)
  // An expired signal stays in the list until the next fetch.
  const list = (data?.data ?? []).filter(({ expires_at: end }) => Date.parse(end) > now)
  return (
    <Card title={t`Tell ${name} something`}>
      <div className={styles.fields}>
        <p className={styles.quiet}>
          {t`Only what you write here reaches your partner, word for word. It disappears after 24 hours, and you can take it back sooner.`}
        </p>
        {list.length >= SIGNALS_MAX ? <Alert tone="info">{TOO_MANY_SIGNALS()}</Alert> : <SignalComposer name={name} />}
        {error && <LoadFailed what={t`What you told your partner`} error={error} again={refetch} />}
        {isPending && (
          <>
            <Loading label={t`Loading what you told your partner`} />
            <Skeleton lines={2} />
          </>
        )}
        {list.length > 0 && <ActiveSignal list={list} name={name} />}
      </div>
    </Card>
  )
}
