/** Takes away again what a source brought. */
import type { HerVault } from '../../../kit/server/vaults.ts'
import { transact } from '../../../kit/server/vaults.ts'
import { deleteEntry, replaceEntry, type StoredEntry } from '../../calendar/server/many-days-store.ts'
import type { LogAnswers, LogEntry, LogType } from '../../logs/contract.ts'
import { quickAnswersOf } from '../../logs/rules/day-card.ts'
import { deleteLogs } from '../../logs/server/many-days-store.ts'
import { rewriteRevisions } from '../../logs/server/revision-store.ts'
import { setLog } from '../../logs/server/store.ts'
import type { Source } from '../rules/imported-day.ts'
import { type EntryFacts, isSame, withoutBrought } from '../rules/take-over.ts'
import { lockDays, type Writing } from './bring.ts'
import { type BroughtDay, findFirstBrought, forgetBrought } from './store.ts'

/** Days undone in one transaction. */
const UNDONE_AT_ONCE = 200

const LOG_TYPES = ['quick_log', 'deep_log'] as const satisfies LogType[]

/** Whether a log has answers beside the time spent. */
function hasAnswers({ elapsed_seconds: _seconds, ...answers }: LogAnswers): boolean {
  return Object.keys(answers).length > 0
}

/**
 * Takes what was brought out of a log and of its versions since the import; a log that is then empty goes to `gone`.
 * `since` is when the day was brought first, in ms. Resolves to whether something stays.
 */
async function takeOutOfLog(
  inside: HerVault,
  { user, now }: Writing,
  log: LogEntry,
  { values, since, gone }: { values: object; since: number; gone: LogEntry[] },
): Promise<boolean> {
  if (log.is_damaged) return true
  const change = (answers: LogAnswers) => withoutBrought<LogAnswers>(answers, values)
  const { values: current, isChanged } = change(quickAnswersOf(log))
  if (hasAnswers(current)) {
    await setLog(inside, user, log.log_type, log.log_date, current, now)
    await rewriteRevisions(inside, user, log.id, { since, current, change: (answers) => change(answers).values })
  } else gone.push(log)
  return isChanged
}

/** Takes what was brought out of an entry. Resolves to whether something of it stays. */
async function takeOutOfEntry(inside: HerVault, { user, now }: Writing, entry: StoredEntry, values: EntryFacts): Promise<boolean> {
  if (!entry.content) return true
  // What she added about her bleeding belongs to its flow.
  const { signs = [] } = entry.content
  const isHers = 'flow' in values && signs.length > 0 && !isSame(signs, values.signs)
  const { flow: _flow, signs: _signs, ...others } = values
  const rest = withoutBrought(entry.content, isHers ? others : values)
  const { flow, symptoms } = rest.values
  const isDone = flow || symptoms ? await replaceEntry(inside, user, entry, rest.values, now) : await deleteEntry(inside, user, entry)
  return rest.isChanged || isHers || !isDone
}

/** Resolves to the number of days on which something stays. */
async function undoSome(inside: HerVault, writing: Writing, days: readonly BroughtDay[]): Promise<number> {
  const { user } = writing
  const dates = days.map(({ local_date: day }) => day)
  const { logs, entries } = await lockDays(inside, user, dates)
  const gone: LogEntry[] = []
  let kept = 0
  for (const { local_date: day, created_at: since, brought } of days) {
    const entry = entries.get(day)
    const stays: boolean[] = [!brought && [...LOG_TYPES.map((type) => logs.get(`${type} ${day}`)), entry].some(Boolean)]
    for (const type of LOG_TYPES) {
      const [log, part] = [logs.get(`${type} ${day}`), brought?.[type]]
      if (log && part && Date.parse(log.created_at) === part.at)
        stays.push(await takeOutOfLog(inside, writing, log, { values: part.values, since, gone }))
    }
    if (brought?.entry && entry?.created_at === brought.entry.at)
      stays.push(await takeOutOfEntry(inside, writing, entry, brought.entry.values))
    if (stays.includes(true)) kept += 1
  }
  for (const type of LOG_TYPES) {
    const ids = gone.filter((log) => log.log_type === type).map(({ id }) => id)
    await deleteLogs(inside, user, type, ids)
  }
  await forgetBrought(
    inside,
    user,
    days.map(({ id }) => id),
  )
  return kept
}

/** Undoes what a source brought, some days at a time. Resolves to how many days were removed and kept. */
export async function undo(hers: HerVault, writing: Writing, source: Source): Promise<{ removed: number; kept: number }> {
  const counts = { removed: 0, kept: 0 }
  for (;;) {
    const [days, kept] = await transact(hers, async (inside) => {
      const some = await findFirstBrought(inside, writing.user, source, UNDONE_AT_ONCE)
      return [some.length, await undoSome(inside, writing, some)] as const
    })
    if (!days) return counts
    counts.removed += days - kept
    counts.kept += kept
  }
}
