/** What every reader of another app's file returns, whatever the format. */
import type { BleedingSign, Flow } from '../../calendar/contract.ts'
import type { Severity, Symptom } from '../../logs/rules/symptom-keys.ts'
import type { LocalDate } from '../../../kit/local-date.ts'

/** Apps and formats that can be read. */
export const SOURCES = [
  'csv',
  'daylio',
  'bearable',
  'drip',
  'ovumcy',
  'healthlog',
  'clue',
  'flo',
  'apple-health',
  'health-connect',
  'fhir',
] as const
export type Source = (typeof SOURCES)[number]

/**
 * One day as another app recorded it. An absent value was not recorded, and is never 0. Values have the ranges of a
 * quick log (`QuickAnswers`) and of a calendar entry.
 */
export type ImportedDay = {
  date: LocalDate
  flow?: Flow
  /** The app says that there was bleeding and not how much; `flow` is then light flow. */
  isFlowAmountUnknown?: true
  /** What she noticed about the bleeding; only such as go with `flow`. */
  signs?: BleedingSign[]
  /** 1 mild to 3 severe; 2 where the app gives no severity; 0 where it says that there was none. */
  symptoms?: Partial<Record<Symptom, Severity>>
  /** Symptoms that Emberwell has no name for, in the words of the app. Taken over as text only if she says so. */
  otherSymptoms?: string[]
  /** Activities and factors in her words. Offered as factors of her own. */
  factors?: string[]
  /** 1 to 10. */
  mood?: number
  /** 1 to 10. */
  energy?: number
  /** 1 to 10. */
  stress?: number
  /** 1 foggy to 10 clear. */
  clarity?: number
  /** Hours, 0 to 24, in quarters. */
  sleepHours?: number
  hotFlashes?: number
  nightSweats?: number
  moved?: boolean
  note?: string
}

/**
 * Why something stays behind. `too-many`: a day holds no more of them; `shortened`: the end of a text is cut off;
 * `inexact`: a limit such as “at least 2”; `in-export`: not about a day, but in the zip of her own export.
 */
export const DROP_REASONS = [
  'unknown-kind',
  'bad-date',
  'future',
  'too-early',
  'out-of-range',
  'too-many',
  'shortened',
  'inexact',
  'second-entry-of-day',
  'in-export',
  'not-taken',
] as const
export type DropReason = (typeof DROP_REASONS)[number]

/**
 * Records that were read but are not part of any day: `kind` in the words of the file, for instance "body_temperature".
 */
export type Dropped = { kind: string; reason: DropReason; count: number }

/**
 * What has to be asked before a file can be read to its end. `found` are values of the file, at most `FOUND_MOST`; of
 * columns, `sample` are the first rows and `guess` is what their names and values suggest.
 */
export type Question =
  | { kind: 'date-order'; found: string[] }
  | { kind: 'mood-order'; found: string[] }
  | { kind: 'columns'; header: string[]; sample: string[][]; guess: Columns }
  | { kind: 'password' }

export const FOUND_MOST = 50

/** Which of 3/4 is the day. */
export type DateOrder = 'day-first' | 'month-first'

/** Scales of an app's ratings, which are brought to 1 to 10. */
export const SCALES = ['1-5', '0-10', '1-10', '0-100'] as const
export type Scale = (typeof SCALES)[number]

/** What a column without a colon or unit in its values holds. */
export const SLEEP_UNITS = ['hours', 'minutes'] as const
export type SleepUnit = (typeof SLEEP_UNITS)[number]

/** What one column of a table becomes; `column` counts from 0. */
export type ColumnUse =
  | { column: number; as: 'mood' | 'energy' | 'stress'; scale: Scale }
  | { column: number; as: 'sleepHours'; unit: SleepUnit }
  | { column: number; as: 'symptom'; symptom: Symptom }
  | { column: number; as: 'flow' | 'hotFlashes' | 'nightSweats' | 'moved' | 'note' | 'factors' | 'otherSymptoms' }

/** Columns of a table: that of the date, and at most `COLUMNS_MOST` that are taken over. */
export type Columns = { date: number; uses: ColumnUse[] }
export const COLUMNS_MOST = 6

/** Her replies to questions. `moodOrder` holds moods of the file from worst to best. */
export type Answers = { dateOrder?: DateOrder; moodOrder?: string[]; columns?: Columns; password?: string }

/** Days in order of date, one for each date. */
export type FileContent = { source: Source; days: ImportedDay[]; dropped: Dropped[] }
