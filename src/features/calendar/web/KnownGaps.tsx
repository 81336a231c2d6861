import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { lazyDialog } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { t } from '../../../kit/words.ts'
import { CALENDAR } from '../rules/day-entry.ts'
import { addKnownGap, type KnownGap, removeKnownGap } from '../rules/stage/endpoints.ts'
import { dateOf } from '../rules/stage/words.ts'
import { knownGaps } from './stage-queries.ts'
import styles from './Stage.module.css'

const KnownGapDialog = lazyDialog(
  () => import('./KnownGapDialog.tsx'),
  (part) => part.KnownGapDialog,
)

/** The times without bleeding that she confirmed, to change or remove, and a button for another one. */
export function KnownGaps({ today }: { today: LocalDate }) {
  const { data = [], error, refetch } = useQuery(knownGaps)
  const [open, setOpen] = useState<{ gap?: KnownGap }>()
  const removal = useRemoval()
  const show = (change: (list: readonly KnownGap[]) => KnownGap[]) =>
    queryClient.setQueryData(knownGaps.queryKey, (known) => known && { data: change(known.data) })
  const remove = (gap: KnownGap) =>
    removal({
      kind: CALENDAR,
      words: t`Removed.`,
      remove: { endpoint: removeKnownGap, params: { id: gap.id } },
      putBack: { endpoint: addKnownGap, body: { from: gap.from, to: gap.to } },
      onGone: () => show((list) => list.filter(({ id }) => id !== gap.id)),
      onBack: () => show((list) => [gap, ...list.filter(({ id }) => id !== gap.id)]),
    })
  const wordsOf = ({ from, to }: KnownGap) => t`${dateOf(from, today)} to ${dateOf(to, today)}`
  return (
    <Disclosure name={t`Times without bleeding`}>
      <div className={styles.gaps}>
        <p>{t`Was there a longer time without bleeding? Then you don't have to mark each day.`}</p>
        {error && <LoadFailed what={t`These times`} error={error} again={refetch} />}
        {data.length > 0 && (
          <ul>
            {data.map((gap) => (
              <li key={gap.id}>
                <span>{wordsOf(gap)}</span>
                <span className={styles.ways}>
                  <Button variant="quiet" onClick={() => setOpen({ gap })}>
                    {t`Change`}
                    <VisuallyHidden> {wordsOf(gap)}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" onClick={() => void remove(gap)}>
                    {t`Remove`}
                    <VisuallyHidden> {wordsOf(gap)}</VisuallyHidden>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Button variant="outline" onClick={() => setOpen({})}>
          {t`I had no bleeding from … to …`}
        </Button>
      </div>
      {open && <KnownGapDialog {...open} today={today} onClose={() => setOpen(undefined)} />}
    </Disclosure>
  )
}
