/** Makes the looks at her notes, each at most once. */
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { findLogDays, findLogs } from '../../logs/server/store.ts'
import { factorsIn, toPatternDays } from '../rules/channels.ts'
import { PAIRS_NEED } from '../rules/compare.ts'
import { DAYS_READ, lookInSteps, type Pattern } from '../rules/judge.ts'
import { lookDue } from '../rules/look.ts'
import type { PatternsState } from '../rules/patterns-page.ts'
import type { LastLook, StoredLook, StoredPattern, StoredQuestion } from '../rules/stored-look.ts'
import { addLook, findLastLook, findQuestion } from './store.ts'

/** Days read at once; a day has at most a quick and a deep log. */
const PORTION_DAYS = 40
const LOGS_A_DAY = 2

/** Her logs of the days before `today`, decrypted in portions so that other requests run in between. */
async function logsBefore(hers: HerVault, user: Person, today: LocalDate): Promise<LogEntry[]> {
  const logs: LogEntry[] = []
  for (let back = 1; back <= DAYS_READ; back += PORTION_DAYS) {
    const [from, to] = [addDays(today, -Math.min(DAYS_READ, back + PORTION_DAYS - 1)), addDays(today, -back)]
    logs.push(...(await findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit: PORTION_DAYS * LOGS_A_DAY })))
    await yieldToRequests()
  }
  return logs
}

type Asked = { firstDay: LocalDate; today: LocalDate; question: StoredQuestion | undefined; last: LastLook | undefined }

/** One look at her notes, one question of the catalogue at a time. */
async function lookAt(hers: HerVault, user: Person, { firstDay, today, question, last }: Asked): Promise<StoredLook> {
  const days = toPatternDays(await logsBefore(hers, user, today))
  const steps = lookInSteps({ today, days, factors: factorsIn(days), own: question ?? null, previous: last?.found ?? null })
  let step = steps.next()
  while (!step.done) {
    await yieldToRequests()
    step = steps.next()
  }
  const { date, notes, results, shown, gone, own } = step.value
  const valuesOn = new Map(days.map((day) => [day.date, day.values]))
  const withValues = (pattern: Pattern): StoredPattern => {
    const side = (group: Pattern['much']) => ({
      ...group,
      days: [...group.days],
      values: group.days.map((day) => valuesOn.get(day)?.[pattern.outcome] ?? null),
    })
    return { ...pattern, much: side(pattern.much), little: side(pattern.little) }
  }
  return {
    date,
    first_day: firstDay,
    notes,
    results: [...results],
    shown: shown.map(withValues),
    gone: gone.map(withValues),
    own,
  }
}

/**
 * What is known of her patterns on this visit. Makes the look that is due, if there are enough notes for one; of
 * several servers that make the same look, one stores it and all use that. `now` in ms.
 */
export async function findPatternsState(hers: HerVault, user: Person, now: number): Promise<PatternsState> {
  const today = localDateAt(now, user.timezone)
  const [noted, made, question] = await Promise.all([
    findLogDays(hers, user, addDays(today, -DAYS_READ), today),
    findLastLook(hers, user),
    findQuestion(hers, user),
  ])
  const firstDay = made?.firstDay ?? noted[0]
  const due = firstDay === undefined ? undefined : lookDue(firstDay, today, made?.look ?? 0)
  const state = { today, firstDay, noted: noted.length, question, lacksNotes: due !== undefined && noted.length < PAIRS_NEED }
  if (firstDay === undefined || due === undefined || state.lacksNotes) return { ...state, last: made }
  await addLook(hers, user, due, await lookAt(hers, user, { firstDay, today, question, last: made }), now)
  return { ...state, last: await findLastLook(hers, user) }
}
