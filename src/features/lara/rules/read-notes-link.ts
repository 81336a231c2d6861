/** Questions about what goes together in her notes, in words that no pattern knows (decision 0103). */
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import type { Language } from '../../text/rules/speech.ts'
import { type DataFactor, factorOfKey, keyOfFactor } from './data-factors.ts'
import { CHANNEL_OF, keysIn } from './link-question.ts'
import type { NotesMeasure } from './notes-classes.ts'
import { partsOf, READER_OF } from './read-data-question-parts.ts'
import type { Tracked } from './read-data-question-symptoms.ts'
import { type NotesRead, SUBJECTS } from './read-notes-question.ts'

/** What a message about a link names: two channels of patterns, or a factor and a symptom. */
export type NotesLink = { readonly keys: readonly string[] } | { readonly factor: DataFactor; readonly symptom: string }

/** No time is read in a question about a link, so the day does not matter. */
const ANY_DAY = '2000-01-01'

function isSymptom(key: string): boolean {
  return SYMPTOMS.some((one) => one === key)
}

type Subject = { readonly [Name in 'subject' | 'symptom' | 'factor']?: DataQuestion[Name] | undefined }

/** The channels of what a question or a message is about. */
function channelOf({ subject, symptom, factor }: Subject): string | undefined {
  return symptom ?? (factor === undefined ? subject && CHANNEL_OF[subject] : keyOfFactor(factor))
}

/** The channel of a measure that was read; undefined for one that is never compared. */
function channelOfMeasure(measure: NotesMeasure, followed: DataQuestion | null): string | undefined {
  if (measure === 'same') return followed ? channelOf(followed) : undefined
  return channelOf({ subject: SUBJECTS[measure] }) ?? (isSymptom(measure) || factorOfKey(measure) ? measure : undefined)
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
  const keys = [...new Set(all)].slice(0, 2)
  if (keys.length < 2) return undefined
  const symptom = keys.find(isSymptom)
  const factor = factorOfKey(keys.find((key) => key !== symptom) ?? '')
  return symptom !== undefined && factor ? { factor, symptom } : { keys }
}
