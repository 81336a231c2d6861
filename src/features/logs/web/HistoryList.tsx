import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../contract.ts'
import { monthOf, monthWords } from '../rules/months.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './HistoryList.module.css'

/** Estimated row heights in px before measuring: wide window, narrow screen, and a month heading. */
const ROW_PX = { wide: 86, narrow: 165, heading: 62 } as const
const NARROW_PX = 560
const OVERSCAN = 6
/** Number of rows before the end of the loaded list at which the next page is fetched. */
const AHEAD_ROWS = 60

type HistoryListProps = {
  label: string
  entries: readonly LogEntry[]
  today: LocalDate
  hasMore: boolean
  /** Called near the end of the list; may be called repeatedly. */
  onNearEnd: () => void
  /** Measured row heights from the last visit, and a callback that stores them on leaving. */
  sizes: VirtualItem[] | undefined
  keepSizes: (sizes: VirtualItem[]) => void
}

const Row = memo(function Row({ entry, today, isFirstOfMonth }: { entry: LogEntry; today: LocalDate; isFirstOfMonth: boolean }) {
  return (
    <>
      {isFirstOfMonth && <h2 className={styles.month}>{monthWords(monthOf(entry.log_date))}</h2>}
      <EntryRow entry={entry} today={today} isInHistory />
    </>
  )
})

/** Indexes near the window plus the focused row and its neighbours, so that Tab works in both directions. */
function withFocused(range: Range, focused: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (focused < 0) return rows
  const focusedRows = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...focusedRows])].toSorted((one, other) => one - other)
}

/** Distance from the top of the document to the list in px, updated when content above changes. */
function useTop(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

/**
 * Logs, newest first, with a heading for each month. Virtualised: only rows near the window are in the DOM, plus
 * the focused row.
 */
export function HistoryList({ label, entries, today, hasMore, onNearEnd, sizes, keepSizes }: HistoryListProps) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const top = useTop(list)
  const isFirstOfMonth = (index: number) => {
    const [entry, newer] = [entries[index], entries[index - 1]]
    return entry !== undefined && (newer === undefined || monthOf(newer.log_date) !== monthOf(entry.log_date))
  }
  // oxlint-disable-next-line react/incompatible-library -- its functions go to nothing that is memoized
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: (index) => (innerWidth < NARROW_PX ? ROW_PX.narrow : ROW_PX.wide) + (isFirstOfMonth(index) ? ROW_PX.heading : 0),
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused.current), []),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    ...(sizes?.[0]?.key === entries[0]?.id && sizes && { initialMeasurementsCache: sizes }),
  })

  const rows = virtual.getVirtualItems()
  const isNearEnd = hasMore && (virtual.range?.endIndex ?? 0) > entries.length - AHEAD_ROWS
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  useLayoutEffect(() => () => keepSizes(virtual.takeSnapshot()), [virtual, keepSizes])

  return (
    <ul
      ref={(element) => {
        list.current = element
        virtual.containerRef(element)
      }}
      className={styles.list}
      aria-label={label}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('li')?.dataset['index'] ?? -1)
      }}
      onBlur={() => {
        focused.current = -1
      }}
    >
      {rows.map(({ index, key }) => {
        const entry = entries[index]
        return (
          entry && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : entries.length}
              className={styles.row}
            >
              <Row entry={entry} today={today} isFirstOfMonth={isFirstOfMonth(index)} />
            </li>
          )
        )
      })}
    </ul>
  )
}
