/** Questions about what goes together in her notes, in words that no pattern knows (decision 0103). */
import type { DataQuestion, DataSubject } from '../../answers/rules/data-question.ts'
import { EXERCISE_TYPES } from '../../logs/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import { type DataFactor, factorOfKey, isListedSymptom, keyOfFactor, OWN_FACTOR } from './data-factors.ts'
import { CHANNEL_OF, keysIn, SUBJECT_OF_CHANNEL } from './link-question.ts'
import type { NotesMeasure } from './notes-classes.ts'
import { partsOf, READER_OF } from './read-data-question-parts.ts'
import type { Tracked } from './read-data-question-symptoms.ts'
import { type NotesRead, SUBJECTS } from './read-notes-question.ts'

/**
 * What a message about a link names: two channels of patterns, a factor and a symptom, or a measure that is compared on
 * days with a symptom and without.
 */
export type NotesLink =
  | { readonly keys: readonly string[] }
  | { readonly subject: 'symptom'; readonly factor: DataFactor; readonly symptom: string; readonly named?: string }
  | { readonly subject: DataSubject; readonly factor: string }

/** No time is read in a question about a link, so the day does not matter. */
const ANY_DAY = '2000-01-01'

type Subject = { readonly [Name in 'subject' | 'symptom' | 'factor']?: DataQuestion[Name] | undefined }

/** The channels of what a question or a message is about. */
function channelOf({ subject, symptom, factor }: Subject): string | undefined {
  if (symptom !== undefined || factor === undefined) return symptom ?? (subject && CHANNEL_OF[subject])
  // Patterns compare exercise of any kind.
  if (EXERCISE_TYPES.some((type) => type === factor)) return 'physical_activity'
  return factor === OWN_FACTOR ? undefined : keyOfFactor(factor)
}

/** The channel of a measure that was read; undefined for one that is never compared. */
function channelOfMeasure(measure: NotesMeasure, followed: DataQuestion | null): string | undefined {
  if (measure === 'same') return followed ? channelOf(followed) : undefined
  return channelOf({ subject: SUBJECTS[measure] }) ?? (isListedSymptom(measure) || factorOfKey(measure) ? measure : undefined)
}

/**
 * The link that a message asks about: by the names in it, else by the measures that were read, of which `same` is what
 * the question before was about. Undefined if it names fewer than two things.
 */
export function linkIn(
  message: string,
  { measures }: NotesRead,
  language: Language,
  tracked: Tracked,
  followed: DataQuestion | null,
): NotesLink | undefined {
  const parts = partsOf(message, { ...READER_OF[language], tracked }, ANY_DAY)
  const named = parts
    ? [...parts.subjects.map((subject) => channelOf({ subject })), parts.symptom, channelOf({ factor: parts.details.factor })]
    : []
  const read = measures.map(({ measure }) => channelOfMeasure(measure, followed))
  const all = [...keysIn(message, tracked.own), ...named, ...read].filter((key) => key !== undefined)
  return toLink([...new Set(all)].slice(0, 2), tracked)
}

/** What two keys are as a link; undefined for fewer. */
export function toLink(keys: readonly string[], tracked: Tracked): NotesLink | undefined {
  if (keys.length < 2) return undefined
  const own = tracked.own_symptoms.find(({ key }) => keys.includes(key))
  const symptom = own?.key ?? keys.find(isListedSymptom)
  const factor = factorOfKey(keys.find((key) => key !== symptom) ?? '')
  if (symptom !== undefined && factor) return { subject: 'symptom', factor, symptom, ...(own && { named: own.name }) }
  const subject = SUBJECT_OF_CHANNEL.get(keys.find((key) => key !== symptom) ?? '')
  return symptom !== undefined && !own && subject ? { subject, factor: symptom } : { keys }
}
