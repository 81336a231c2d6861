/** Collects what a reader finds, one day per date, and counts what belongs to no day. */
import { type LocalDate, isLocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { Flow } from '../../calendar/contract.ts'
import { DEEP_TEXT_MAX, LOG_YEARS_BACK } from '../../logs/contract.ts'
import type { Severity, Symptom } from '../../logs/rules/symptom-keys.ts'
import type { Dropped, DropReason, FileContent, ImportedDay, Source } from './imported-day.ts'

/** Most factors, and most other symptoms, of one day, and their longest name in characters. */
export const WORDS_MOST = 40
export const WORD_LONGEST = 60
/** Kinds that are named among what was dropped; further ones are counted together. */
const KINDS_MOST = 200
const FURTHER_KINDS = '…'

/** Fields that hold one value a day. */
type SingleField = 'mood' | 'energy' | 'stress' | 'clarity' | 'sleepHours' | 'hotFlashes' | 'nightSweats' | 'moved'

/** From none to heavy; of several of a day, the strongest is taken. */
const FLOW_ORDER: readonly Flow[] = ['no-bleeding', 'other', 'light-spotting', 'light-flow', 'moderate', 'heavy']

export type DayCollector = ReturnType<typeof collectDays>

/** A collector for one file. Methods drop a value that cannot be taken, under `kind`, and never throw. */
export function collectDays(source: Source, today: LocalDate) {
  const earliest = yearsBefore(today, LOG_YEARS_BACK)
  const days = new Map<LocalDate, ImportedDay>()
  const dropped = new Map<string, Dropped>()
  const kinds = new Set<string>()
  const flowKinds = new Map<LocalDate, string>()

  const drop = (kind: string, reason: DropReason, count = 1): void => {
    if (count < 1) return
    const short = toWord(kind) || FURTHER_KINDS
    const named = kinds.has(short) || kinds.size < KINDS_MOST ? short : FURTHER_KINDS
    kinds.add(named)
    const key = `${reason} ${named}`
    const known = dropped.get(key)
    if (known) known.count += count
    else dropped.set(key, { kind: named, reason, count })
  }

  /** The day of a record, or undefined after dropping `count` values of it for its date. */
  const day = (date: string | undefined, kind: string, count = 1): ImportedDay | undefined => {
    const reason =
      date === undefined || !isLocalDate(date) ? 'bad-date' : date > today ? 'future' : date < earliest ? 'too-early' : undefined
    if (reason !== undefined || date === undefined) {
      drop(kind, reason ?? 'bad-date', count)
      return undefined
    }
    const known = days.get(date) ?? { date }
    days.set(date, known)
    return known
  }

  /** Sets a value that must lie from `min` to `max`; the first of a day is taken. */
  const put = <Field extends SingleField>(
    to: ImportedDay,
    field: Field,
    value: ImportedDay[Field],
    kind: string,
    range?: { min: number; max: number },
  ): void => {
    if (value === undefined) return drop(kind, 'unknown-kind')
    if (typeof value === 'number' && (!Number.isFinite(value) || (range && (value < range.min || value > range.max))))
      return drop(kind, 'out-of-range')
    if (to[field] !== undefined) return drop(kind, 'second-entry-of-day')
    to[field] = value
  }

  /**
   * Sets the flow. `isAmountUnknown` for bleeding without an amount, which gives way to any other that is as strong.
   */
  const flow = (to: ImportedDay, value: Flow | undefined, kind: string, isAmountUnknown = false): void => {
    if (value === undefined) return drop(kind, 'unknown-kind')
    const rank = (one: Flow, isUnknown: boolean) => FLOW_ORDER.indexOf(one) - (isUnknown ? 0.5 : 0)
    if (to.flow !== undefined) {
      const isStronger = rank(value, isAmountUnknown) > rank(to.flow, to.isFlowAmountUnknown === true)
      drop(isStronger ? (flowKinds.get(to.date) ?? kind) : kind, 'second-entry-of-day')
      if (!isStronger) return
    }
    flowKinds.set(to.date, kind)
    to.flow = value
    if (isAmountUnknown) to.isFlowAmountUnknown = true
    else delete to.isFlowAmountUnknown
  }

  /** Adds a symptom; of several severities of a day the strongest is taken. */
  const symptom = (to: ImportedDay, key: Symptom, severity: Severity, kind: string): void => {
    to.symptoms ??= {}
    const before = to.symptoms[key]
    if (before !== undefined) drop(kind, 'second-entry-of-day')
    to.symptoms[key] = before !== undefined && before > severity ? before : severity
  }

  /** Adds a factor, or a symptom in the words of the app; each name once a day. */
  const word = (to: ImportedDay, field: 'factors' | 'otherSymptoms', text: string, kind: string): void => {
    const name = toWord(text)
    if (!name) return drop(kind, 'unknown-kind')
    const list = (to[field] ??= [])
    if (list.includes(name)) return drop(kind, 'second-entry-of-day')
    if (list.length >= WORDS_MOST) return drop(kind, 'too-many')
    list.push(name)
    if (name !== toLine(text)) drop(name, 'shortened')
  }

  /** Adds lines to the note of a day. */
  const note = (to: ImportedDay, text: string, kind: string): void => {
    const clean = text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
      .trim()
    if (!clean) return
    const whole = to.note === undefined ? clean : `${to.note}\n${clean}`
    if (whole.length > DEEP_TEXT_MAX) drop(kind, 'out-of-range')
    else to.note = whole
  }

  /** What was found; days without any value are left out. */
  const content = (): FileContent => ({
    source,
    days: [...days.values()].filter((one) => Object.keys(one).length > 1).toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    dropped: [...dropped.values()].toSorted((one, other) => other.count - one.count || (one.kind < other.kind ? -1 : 1)),
  })

  return { drop, day, put, flow, symptom, word, note, content }
}

/** One line without control characters, at most `WORD_LONGEST` characters. */
export function toWord(text: string): string {
  const line = toLine(text)
  return line.length > WORD_LONGEST ? `${line.slice(0, WORD_LONGEST - 1).trimEnd()}…` : line
}

function toLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Hours rounded to quarters. */
export function toQuarters(hours: number): number {
  return Math.round(hours * 4) / 4
}
