/** Reads one line of a file of records (docs/patterns.md, "Trying the rules on other notes"). */
import * as z from 'zod/mini'
import { isLocalDate, LocalDate } from '../../src/kit/local-date.ts'
import { DeepLog, type LogEntry, QuickLog, SLEEP_HOURS_MAX } from '../../src/features/logs/contract.ts'
import { ownQuestion } from '../../src/features/patterns/rules/catalogue.ts'
import { toPatternDays } from '../../src/features/patterns/rules/channels.ts'
import type { PatternRecord } from './all-looks.ts'

const HOURS = `must be a number from 0 to ${SLEEP_HOURS_MAX}`
/** The answers of both logs of a day. Of a stored log, what is no answer is allowed and ignored. */
const Day = z.strictObject(
  {
    ...DeepLog.shape,
    ...QuickLog.shape,
    log_date: z
      .string({ error: 'must be a date as YYYY-MM-DD' })
      .check(z.refine(isLocalDate, { error: 'must be a date that exists, as YYYY-MM-DD' })),
    // Hours of other sources need not be quarters.
    sleep_hours: z.nullish(z.number({ error: HOURS }).check(z.gte(0, { error: HOURS }), z.lte(SLEEP_HOURS_MAX, { error: HOURS }))),
    id: z.optional(z.unknown()),
    log_type: z.optional(z.unknown()),
    created_at: z.optional(z.unknown()),
    updated_at: z.optional(z.unknown()),
  },
  { error: unknownField },
)

const Line = z.strictObject(
  {
    id: z.union([z.string().check(z.minLength(1)), z.number()], { error: 'must be a text or a number' }),
    days: z.array(Day, { error: 'must be a list of days' }),
    question: z.nullish(
      z.strictObject(
        { cause: z.string({ error: 'must be a text' }), outcome: z.string({ error: 'must be a text' }) },
        { error: unknownField },
      ),
    ),
    until: z.nullish(LocalDate),
  },
  { error: unknownField },
)

function unknownField(issue: { code?: string | undefined; keys?: unknown }): string {
  return issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? `there is no field ${issue.keys.join(', ')}`
    : 'must be an object'
}

/** A record that cannot be read. The message names the field, such as `days[3].mood_rating`. */
export class RecordError extends Error {}

function toPath(path: readonly PropertyKey[]): string {
  return path.map((part, place) => (typeof part === 'number' ? `[${part}]` : `${place > 0 ? '.' : ''}${String(part)}`)).join('')
}

function toLogs({ id: _id, ...answers }: z.infer<typeof Day>): LogEntry[] {
  const entry = { ...answers, id: 0, created_at: '', updated_at: '' }
  return [
    { ...entry, log_type: 'quick_log' },
    { ...entry, log_type: 'deep_log' },
  ]
}

/** The record of a line, and its id. Throws a `RecordError`. */
export function readRecord(line: string): PatternRecord & { readonly id: string | number } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new RecordError('is not JSON')
  }
  const read = Line.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    const path = toPath(issue?.path ?? [])
    // Of a key that is not allowed, the reason is nested.
    const reason = issue?.code === 'invalid_key' ? issue.issues[0] : issue
    throw new RecordError(`${path || 'the line'}: ${reason?.message ?? 'is not valid'}`)
  }
  const { id, days, question = null, until } = read.data
  const seen = new Map<string, number>()
  for (const [place, { log_date }] of days.entries()) {
    const before = seen.get(log_date)
    if (before !== undefined) throw new RecordError(`days[${place}].log_date: ${log_date} is also the date of days[${before}]`)
    seen.set(log_date, place)
  }
  const last = [...seen.keys()].toSorted().at(-1)
  if (until != null && last !== undefined && until < last) throw new RecordError(`until: ${until} is before the last day, ${last}`)
  if (question && !ownQuestion(question.cause, question.outcome))
    throw new RecordError(`question: ${question.cause} with ${question.outcome} is never asked`)
  return { id, days: toPatternDays(days.flatMap(toLogs)), own: question, until: until ?? undefined }
}
