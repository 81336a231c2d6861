/** Words of the import page. */
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { numberWords, plural, t } from '../../../kit/words.ts'
import type { Dropped, DropReason, Source } from '../rules/imported-day.ts'
import type { ReadProblemCode } from '../rules/read-problem.ts'
import type { Fact } from '../rules/to-bring.ts'

/** Names of the apps. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  csv: t`A table (CSV)`,
  daylio: 'Daylio',
  bearable: 'Bearable',
  drip: 'drip',
  ovumcy: 'Ovumcy',
  healthlog: 'HealthLog',
  clue: 'Clue',
  flo: 'Flo',
  'apple-health': 'Apple Health',
  'health-connect': 'Health Connect',
  fhir: t`A health file (FHIR)`,
}

/** Why a file cannot be read, and what to do. */
export const PROBLEM_WORDS: Readonly<Record<ReadProblemCode, string>> = {
  empty: t`This file is empty. Please save it from your app once more.`,
  'unknown-format': t`We don’t know this kind of file. Below you can read which file each app gives you.`,
  damaged: t`This file is broken or not complete. Please save it from your app once more.`,
  'wrong-password': t`This password does not open the file. Please check it and try again.`,
  'too-large': t`This file is too large to read here.`,
  suspicious: t`This file does not look like one from an app, so we stopped reading it.`,
  'missing-file': t`The notes are missing in this file. Below you can read which file each app gives you.`,
  'several-people': t`This file is about more than one person, so we cannot tell which notes are yours.`,
  'too-slow': t`Reading this file took too long. Please try again, on a computer if you have one.`,
}

export const READING_FAILED = t`This file could not be read. Please try again.`
export const NOTHING_FOUND = t`There are no notes in this file that could come over.`

/** What a preview calls what a day says. */
export const FACT_WORDS: Readonly<Record<Fact, string>> = {
  flow: t`Bleeding`,
  signs: t`What you noticed about it`,
  otherSymptoms: t`Other symptoms, as text`,
  mood: t`Mood`,
  energy: t`Energy`,
  sleepHours: t`Hours of sleep`,
  hotFlashes: t`Hot flashes`,
  nightSweats: t`Night sweats`,
  stress: t`Stress`,
  clarity: t`Clear thinking`,
  moved: t`Exercise`,
  symptoms: t`Symptoms`,
  factors: t`Factors of your own`,
  note: t`Notes`,
  journal: t`Long notes`,
}

/** Why something in a file does not come over. */
export const DROP_WORDS: Readonly<Record<DropReason, string>> = {
  'unknown-kind': t`Emberwell has no place for these`,
  'bad-date': t`Without a date that we can read`,
  future: t`Dated in the future`,
  'too-early': t`More than ten years ago`,
  'out-of-range': t`A value that cannot be right, or is too long`,
  'too-many': t`More than fits into one day`,
  shortened: t`Too long: the end is cut off`,
  inexact: t`Not an exact number, such as “at least 2”`,
  'second-entry-of-day': t`A second value for the same day`,
  'in-export': t`Not about one day. The zip of “Download my data” brings these back, into an account without entries`,
  'not-taken': t`Left out`,
}

/** Plain words for kinds of a FHIR file; other kinds are named as the file names them. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  MedicationStatement: t`Treatments, by dose`,
  QuestionnaireResponse: t`Check-ins`,
}

/** What stays behind of one kind: "Heart rate (12)". */
export function droppedWords({ kind, count }: Dropped): string {
  return `${KIND_WORDS[kind] ?? kind} (${numberWords(count)})`
}

/** A number of days. */
export function daysWords(days: number): string {
  return plural(days, t`1 day`, t`${numberWords(days)} days`)
}

/** A number of days with the first and the last of them. */
export function periodWords(days: number, from: LocalDate, to: LocalDate): string {
  const count = daysWords(days)
  return from === to ? t`${count}, ${dayWords(from, 'date')}` : t`${count}, from ${dayWords(from, 'date')} to ${dayWords(to, 'date')}`
}
