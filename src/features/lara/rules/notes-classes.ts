/** What a message may ask her notes, and about which measures: the classes of trained rankings (decision 0103). */
import { FACTORS } from '../../logs/contract.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'

/**
 * What is asked: the value of a day or period, the last or first time, days that fit, an average, the worst or best
 * day, a comparison, days of the week, times of day, distances between periods, whether two things go together, what
 * she wrote, doses, a questionnaire, an overview, or which symptoms come most often. `none` is any other message.
 */
export const NOTES_ASKS = [
  'value',
  'last',
  'first',
  'days',
  'average',
  'worst',
  'best',
  'compare',
  'weekday',
  'hours',
  'cycle',
  'link',
  'note',
  'doses',
  'score',
  'summary',
  'ranking',
  'none',
] as const
export type NotesAsk = (typeof NOTES_ASKS)[number]

/** What it is about: `all` is nothing in particular, `same` what the last answer was about. */
export const NOTES_MEASURES = [
  'flashes',
  'sweats',
  'sleep',
  'mood',
  'energy',
  'stress',
  'clarity',
  'bleeding',
  'logging',
  'tides',
  'physical_activity',
  'treatment',
  'all',
  'same',
  ...SYMPTOMS,
  ...FACTORS,
] as const
export type NotesMeasure = (typeof NOTES_MEASURES)[number]
