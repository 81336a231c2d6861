import { Link, useLocation, useRouter } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useArrowKeys } from '../../../kit/web/use-arrow-keys.ts'
import { t } from '../../../kit/words.ts'
import type { LogType } from '../contract.ts'
import styles from './EntryView.module.css'

/** Ids of the previous and next entry of the same kind, or null. */
export type Neighbours = { previous_id: number | null; next_id: number | null }

const PATHS = { quick_log: '/tracker/soft/$id', deep_log: '/tracker/deep/$id' } as const

/** Links to the previous and next entry, also by arrow keys. `neighbours` is undefined while loading. */
export function EntryNeighbours({ type, neighbours }: { type: LogType; neighbours: Neighbours | undefined }) {
  const router = useRouter()
  const isFromHistory = useLocation({ select: ({ state }) => state.isFromHistory === true })
  const { previous_id: previous, next_id: next } = neighbours ?? { previous_id: null, next_id: null }

  const stepTo = (id: number | null) =>
    id === null
      ? undefined
      : () => void router.navigate({ to: PATHS[type], params: { id: String(id) }, replace: true, state: { isFromHistory } })
  useArrowKeys(stepTo(previous), stepTo(next))

  if (neighbours && previous === null && next === null) return null
  const wayTo = (id: number | null, words: string, icon: React.ReactNode, isAfter: boolean) =>
    id === null ? (
      <span className={styles.noWay}>{neighbours ? (isAfter ? t`This is your newest` : t`This is your first`) : ''}</span>
    ) : (
      <Link
        to={PATHS[type]}
        params={{ id: String(id) }}
        replace
        state={{ isFromHistory }}
        className={buttonClass('outline')}
        data-after={isAfter}
      >
        {!isAfter && icon}
        <span>{words}</span>
        {isAfter && icon}
      </Link>
    )
  return (
    <nav aria-label={t`Other entries`} className={styles.neighbours}>
      {wayTo(previous, t`Previous entry`, <ChevronLeft aria-hidden="true" />, false)}
      {wayTo(next, t`Next entry`, <ChevronRight aria-hidden="true" />, true)}
    </nav>
  )
}
