/** What is sent of the days of a file, and what a preview says about it. */
import { FLOWS } from '../../calendar/contract.ts'
import { FACTORS_MAX, NOTE_MAX, SYMPTOMS_MAX } from '../../logs/contract.ts'
import type { DayToBring, ImportedAnswers } from '../contract.ts'
import type { ImportedDay } from './imported-day.ts'

/**
 * What she chose beside: whether symptoms without a name here go into the calendar as text, and the keys of her own
 * factors by the name that the file has for them.
 */
export type BringChoices = { otherSymptoms: boolean; factors: ReadonlyMap<string, string> }

/** The symptoms of a day, strongest first, and the keys of those of its factors that she chose; a log holds less. */
export function listedIn(day: ImportedDay, { factors }: BringChoices) {
  const symptoms = Object.entries(day.symptoms ?? {}).toSorted(([, one], [, other]) => other - one)
  const keys = new Map(
    (day.factors ?? []).flatMap((name): [string, string][] => {
      const key = factors.get(name)
      return key === undefined ? [] : [[key, name]]
    }),
  )
  return { symptoms, factors: [...keys] }
}

function answersOf(day: ImportedDay, choices: BringChoices): ImportedAnswers {
  const { symptoms, factors } = listedIn(day, choices)
  const { mood, energy, stress, clarity, sleepHours, hotFlashes, nightSweats, moved, note } = day
  return {
    ...(mood !== undefined && { mood_rating: mood }),
    ...(energy !== undefined && { energy_level: energy }),
    ...(stress !== undefined && { stress_triggers: stress }),
    ...(clarity !== undefined && { thinking_clarity: clarity }),
    ...(sleepHours !== undefined && { sleep_hours: sleepHours }),
    ...(hotFlashes !== undefined && { hot_flashes_count: hotFlashes }),
    ...(nightSweats !== undefined && { night_sweats_count: nightSweats }),
    ...(moved !== undefined && { physical_activity: moved ? 1 : 0 }),
    ...(symptoms.length > 0 && { symptoms: Object.fromEntries(symptoms.slice(0, SYMPTOMS_MAX)) }),
    ...(factors.length > 0 && { factors: Object.fromEntries(factors.slice(0, FACTORS_MAX).map(([key]) => [key, 1])) }),
    ...(note && note.length <= NOTE_MAX && { note }),
  }
}

/** A day of a file on the wire; undefined if nothing of it is taken over. */
export function toDayToBring(day: ImportedDay, choices: BringChoices): DayToBring | undefined {
  const { date, flow, signs = [], note, otherSymptoms } = day
  const answers = answersOf(day, choices)
  const text = choices.otherSymptoms ? (otherSymptoms ?? []).join(', ') : ''
  const bring: DayToBring = {
    date,
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(note && note.length > NOTE_MAX && { journal: note }),
    ...(flow && { flow_description: FLOWS[flow] }),
    ...(signs.length > 0 && { bleeding_signs: signs }),
    ...(text && { symptoms_text: text }),
  }
  return Object.keys(bring).length > 1 ? bring : undefined
}

/** What a day can say, in the order of a preview. */
export const FACTS = [
  'flow',
  'signs',
  'otherSymptoms',
  'mood',
  'energy',
  'sleepHours',
  'hotFlashes',
  'nightSweats',
  'stress',
  'clarity',
  'moved',
  'symptoms',
  'factors',
  'note',
  'journal',
] as const
export type Fact = (typeof FACTS)[number]

const OF_ANSWERS: Partial<Record<keyof ImportedAnswers, Fact>> = {
  mood_rating: 'mood',
  energy_level: 'energy',
  sleep_hours: 'sleepHours',
  hot_flashes_count: 'hotFlashes',
  night_sweats_count: 'nightSweats',
  stress_triggers: 'stress',
  thinking_clarity: 'clarity',
  physical_activity: 'moved',
  symptoms: 'symptoms',
  factors: 'factors',
  note: 'note',
}

function factsIn({ answers, journal, flow_description: flow, bleeding_signs: signs, symptoms_text: symptoms }: DayToBring): Fact[] {
  const said = Object.keys(answers ?? {}).flatMap((name) => OF_ANSWERS[name as keyof ImportedAnswers] ?? [])
  return [
    ...said,
    ...(journal ? (['journal'] as const) : []),
    ...(flow ? (['flow'] as const) : []),
    ...(signs ? (['signs'] as const) : []),
    ...(symptoms ? (['otherSymptoms'] as const) : []),
  ]
}

/** On how many days there is each fact, in the order of `FACTS`; without those that no day has. */
export function factCounts(days: readonly DayToBring[]): [Fact, number][] {
  const counts = new Map<Fact, number>()
  for (const day of days) for (const fact of factsIn(day)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  return FACTS.flatMap((fact): [Fact, number][] => {
    const count = counts.get(fact)
    return count ? [[fact, count]] : []
  })
}

/** Up to `count` days that say the most, of these the latest, oldest first. */
export function exampleDays(days: readonly DayToBring[], count: number): DayToBring[] {
  return days
    .map((day) => ({ day, size: factsIn(day).length }))
    .toReversed()
    .toSorted((one, other) => other.size - one.size)
    .slice(0, count)
    .map(({ day }) => day)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** Names in the days with the number of days that have them, the most frequent first. */
export function namesIn(days: readonly ImportedDay[], field: 'factors' | 'otherSymptoms'): [string, number][] {
  const counts = new Map<string, number>()
  for (const day of days) for (const name of day[field] ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** Cuts days into requests of at most `count` days and about `bytes` of JSON, the oldest days first. */
export function* requestsOf(days: readonly DayToBring[], count: number, bytes: number): Generator<DayToBring[]> {
  let request: DayToBring[] = []
  let size = 0
  for (const day of days) {
    const length = JSON.stringify(day).length * 3
    if (request.length === count || (request.length > 0 && size + length > bytes)) {
      yield request
      request = []
      size = 0
    }
    request.push(day)
    size += length
  }
  if (request.length > 0) yield request
}
