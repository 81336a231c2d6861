import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../contract.ts'
import { monthOf, monthWords } from '../rules/months.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './HistoryList.module.css'

/** What a row is taken for until it is measured, in px: on a wide window, on a phone, and what a month's heading adds. */
const ROW_PX = { wide: 86, narrow: 165, heading: 62 } as const
const NARROW_PX = 560
const OVERSCAN = 6
/** The next page is fetched when she is this many rows from the end of what is there. */
const AHEAD_ROWS = 60

type HistoryListProps = {
  label: string
  entries: readonly LogEntry[]
  today: LocalDate
  hasMore: boolean
  /** Called while she comes near the end; may be called often. */
  onNearEnd: () => void
  /** The rows as they were measured when she left, and how they are kept when she leaves. */
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

/** The rows near the window, and the one that holds the focus with its two neighbours, so that Tab goes on from there either way. */
function withFocused(range: Range, focused: number): number[] {
  const rows = defaultRangeExtractor(range)
  if (focused < 0) return rows
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...rows, ...kept])].toSorted((one, other) => one - other)
}

/** The distance from the top of the document to the list, kept right while what stands above it changes. */
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
 * Her logs, newest first, with a heading for each month. Only the rows near the window are on the page, so that ten years scroll as
 * one month does; a row that holds the focus stays.
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
