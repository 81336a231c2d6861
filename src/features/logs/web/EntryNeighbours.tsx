import { Link, useLocation, useRouter } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect } from 'react'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import type { LogType } from '../contract.ts'
import styles from './EntryView.module.css'

/** Ids of the previous and next entry of the same kind, or null. */
export type Neighbours = { previous_id: number | null; next_id: number | null }

const PATHS = { quick_log: '/tracker/soft/$id', deep_log: '/tracker/deep/$id' } as const

/** Whether the focused element or an open dialog handles the key itself. */
function isTaken(target: EventTarget | null): boolean {
  return (
    document.querySelector('dialog:modal') !== null || (target instanceof Element && target.closest('input, select, textarea') !== null)
  )
}

/** Links to the previous and next entry, also by arrow keys. `neighbours` is undefined while loading. */
export function EntryNeighbours({ type, neighbours }: { type: LogType; neighbours: Neighbours | undefined }) {
  const router = useRouter()
  const isFromHistory = useLocation({ select: ({ state }) => state.isFromHistory === true })
  const { previous_id: previous, next_id: next } = neighbours ?? { previous_id: null, next_id: null }

  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const id = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
      if (id === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return
      event.preventDefault()
      void router.navigate({ to: PATHS[type], params: { id: String(id) }, replace: true, state: { isFromHistory } })
    }
    addEventListener('keydown', go)
    return () => removeEventListener('keydown', go)
  }, [router, type, previous, next, isFromHistory])

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
