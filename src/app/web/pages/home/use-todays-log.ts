import { useQuery } from '@tanstack/react-query'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import type { LogEntry, QuickAnswers } from '../../../../features/logs/contract.ts'
import { quickAnswersIn, quickAnswersOf } from '../../../../features/logs/rules/day-card.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { queryClient } from '../../../../kit/web/query-client.ts'
import { useOutbox } from '../../../../kit/web/outbox.ts'

/**
 * Her Soft Log of `today`: `answers` also while they wait on this device, `entry` once the server has it. `isKnown`:
 * log and outbox have been read, so that no answers means no log.
 */
export type TodaysLog = { answers: QuickAnswers | undefined; entry: LogEntry | undefined; isKnown: boolean }

/** Today's Soft Log. */
export function useTodaysLog(today: LocalDate): TodaysLog {
  const { data, isError } = useQuery(dashboard)
  const { waiting, isRead } = useOutbox()
  const write = waiting.findLast(({ kind, day }) => kind === 'soft-log' && day === today)
  const isOfToday = data?.today === today
  const entry = (isOfToday && data.today_log) || undefined
  const answers = write ? quickAnswersIn(write.body) : entry && quickAnswersOf(entry)
  return { answers, entry, isKnown: isRead && (write !== undefined || isOfToday || isError) }
}

/** Shows a saved log of today before the page is fetched again. */
export function showTodaysLog(entry: LogEntry): void {
  queryClient.setQueryData(dashboard.queryKey, (known) =>
    known?.data.today === entry.log_date ? { data: { ...known.data, logged_today: true, today_log: entry } } : known,
  )
}
