/** Takes days of another app over. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, transact } from '../../../kit/server/vaults.ts'
import { addEntries, findStoredEntries, replaceEntry, type StoredEntry } from '../../calendar/server/many-days-store.ts'
import type { LogAnswers, LogEntry, LogType } from '../../logs/contract.ts'
import { quickAnswersOf } from '../../logs/rules/day-card.ts'
import { addLogs, lockLogsOf } from '../../logs/server/many-days-store.ts'
import { setLog } from '../../logs/server/store.ts'
import type { DayResult, DayToBring } from '../contract.ts'
import type { Source } from '../rules/imported-day.ts'
import {
  type Brought,
  type DayFacts,
  type EntryFacts,
  factsOf,
  type Part,
  PARTS,
  type Present,
  resultOf,
  toPut,
} from '../rules/take-over.ts'
import { findBrought, keepBrought } from './store.ts'

/** Who writes, and when in ms. */
export type Writing = { user: Person; now: number }

/** What will be put into one record of a day. */
type Plan = { date: LocalDate; part: Part; put: Record<string, unknown>; left: boolean; log?: LogEntry; entry?: StoredEntry }

/** What is in the records of some days. */
type There = { logs: ReadonlyMap<string, LogEntry>; entries: ReadonlyMap<LocalDate, StoredEntry> }

/** Locks her logs until the transaction ends, and reads the records of these days. */
export async function lockDays(inside: HerVault, user: Person, dates: readonly LocalDate[]): Promise<There> {
  const logs = await lockLogsOf(inside, user, dates)
  return { logs, entries: new Map((await findStoredEntries(inside, user, dates)).map((entry) => [entry.entry_date, entry])) }
}

function presentIn({ log, entry }: Pick<Plan, 'log' | 'entry'>): Present<object> | undefined {
  if (log) return { at: Date.parse(log.created_at), values: quickAnswersOf(log), isDamaged: log.is_damaged ?? false }
  return entry && { at: entry.created_at, values: entry.content ?? {}, isDamaged: !entry.content }
}

function planOf(date: LocalDate, facts: DayFacts, before: Brought | undefined, { logs, entries }: There, fill: boolean): Plan[] {
  return PARTS.flatMap((part): Plan[] => {
    const values = facts[part]
    if (!values) return []
    const [log, entry] = part === 'entry' ? [undefined, entries.get(date)] : [logs.get(`${part} ${date}`), undefined]
    const there = { ...(log && { log }), ...(entry && { entry }) }
    const { put, left } = toPut<object>(values, { before: before?.[part]?.values, present: presentIn(there), fill })
    return [{ date, part, put: { ...put }, left, ...there }]
  })
}

function putsOf(plans: readonly Plan[], part: Part): Plan[] {
  return plans.filter((plan) => plan.part === part && Object.keys(plan.put).length > 0)
}

async function writeLogs(inside: HerVault, { user, now }: Writing, type: LogType, plans: readonly Plan[]): Promise<void> {
  const days = plans.filter(({ log }) => !log).map(({ date, put }) => ({ day: date, answers: put as LogAnswers }))
  await addLogs(inside, user, type, days, now)
  for (const { date, log, put } of plans) if (log) await setLog(inside, user, type, date, { ...quickAnswersOf(log), ...put }, now)
}

async function writeEntries(inside: HerVault, { user, now }: Writing, plans: readonly Plan[]): Promise<void> {
  const days = plans.filter(({ entry }) => !entry).map(({ date, put }) => ({ day: date, content: put as EntryFacts }))
  const added = await addEntries(inside, user, days, now)
  for (const plan of plans) {
    const { date, entry, put } = plan
    const isPut = entry ? await replaceEntry(inside, user, entry, { ...entry.content, ...(put as EntryFacts) }, now) : added.has(date)
    // She wrote one herself at the same moment.
    if (!isPut) Object.assign(plan, { put: {}, left: true })
  }
}

/** What was put into a day before, and now. A record that was created at another time is a new one. */
function grown(before: Brought, plans: readonly Plan[], now: number): Brought {
  const all: { [Name in Part]?: { at: number; values: object } } = { ...before }
  for (const plan of plans) {
    if (!Object.keys(plan.put).length) continue
    const at = presentIn(plan)?.at ?? now
    const former = before[plan.part]
    all[plan.part] = { at, values: former?.at === at ? { ...former.values, ...plan.put } : plan.put }
  }
  return all as Brought
}

/**
 * Brings days in one transaction. Resolves to what became of each; `days` have values and dates that may have notes.
 */
export function bring(
  hers: HerVault,
  writing: Writing,
  { source, days, fill }: { source: Source; days: readonly DayToBring[]; fill: boolean },
): Promise<Map<LocalDate, DayResult>> {
  const { user, now } = writing
  return transact(hers, async (inside) => {
    const dates = days.map(({ date }) => date)
    // Locks her logs first, so that the same days sent twice at once are brought one after the other.
    const there = await lockDays(inside, user, dates)
    const known = await findBrought(inside, user, source, dates)
    const plans = days.flatMap((day) => {
      const before = known.get(day.date)
      // What cannot be read may have brought all of this.
      return before && !before.brought ? [] : planOf(day.date, factsOf(day), before?.brought, there, fill)
    })
    for (const type of ['quick_log', 'deep_log'] as const) await writeLogs(inside, writing, type, putsOf(plans, type))
    await writeEntries(inside, writing, putsOf(plans, 'entry'))

    const ofDay = Map.groupBy(plans, ({ date }) => date)
    const results = new Map<LocalDate, DayResult>(dates.map((date) => [date, resultOf(ofDay.get(date) ?? [])]))
    const brought = [...ofDay].filter(([, parts]) => parts.some(({ put }) => Object.keys(put).length > 0))
    const content = new Map(brought.map(([date, parts]) => [date, grown(known.get(date)?.brought ?? {}, parts, now)]))
    await keepBrought(inside, user, source, { days: content, known, now })
    return results
  })
}
