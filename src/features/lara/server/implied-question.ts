/** What a question about her notes refers to where the last answer was not from them: "how many nights is that?" */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { entryOf } from '../../answers/rules/knowledge-answer.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Language } from '../../text/rules/speech.ts'
import { factorOfKey, isListedSymptom } from '../rules/data-factors.ts'
import { subjectOf } from '../rules/doing-next.ts'
import { cardsOf } from '../rules/doing-record.ts'
import type { NotesMeasure } from '../rules/notes-classes.ts'
import { defaultDays } from '../rules/read-data-question-days.ts'
import { SUBJECTS } from '../rules/read-notes-question.ts'
import type { StoredTurn } from './memory-store.ts'
import { measureIn } from './rankings.ts'

/** Number of messages that are read back for what a message refers to. */
const TURNS_BACK = 3
/** Share from which a text is about a measure. */
const MEASURE_LEAST = 0.5
/** The measure of a topic, for entries that name none. */
const MEASURE_OF_TOPIC: Partial<Record<KnowledgeEntry['topic'], NotesMeasure>> = {
  sleep: 'sleep',
  'hot-flashes': 'flashes',
  memory: 'brain_fog',
  mood: 'mood',
  bleeding: 'bleeding',
}

/** The measure of a card for what is counted. */
const MEASURE_OF_CARD: Readonly<Record<string, NotesMeasure>> = { hot_flash: 'flashes', night_sweat: 'sweats' }

/** A question about a measure, without days of its own; undefined for what is no measure. */
export function questionOn(measure: NotesMeasure, today: LocalDate): DataQuestion | undefined {
  // The days of a question of its own, so that "the month before" is counted from now.
  const base = { asks: 'last', before: null, flow: null, ...defaultDays('how', today) } as const
  if (isListedSymptom(measure)) return { ...base, subject: 'symptom', symptom: measure }
  const factor = factorOfKey(measure)
  if (factor) return { ...base, subject: 'factor', factor }
  const subject = SUBJECTS[measure]
  return subject && { ...base, subject }
}

/** The question that a message goes on from: an earlier one about her notes, or one on what was spoken of. */
export function impliedQuestion(turns: readonly StoredTurn[], language: Language, today: LocalDate): DataQuestion | null {
  for (const { about, said, parts } of turns.slice(0, TURNS_BACK)) {
    if (about?.kind === 'own') return about.question
    // "No flashes today!", with a card: "how many did I have this month?"
    const counted = cardsOf(parts).flatMap((card) => MEASURE_OF_CARD[subjectOf(card)] ?? [])
    const entry = entryOf(about)
    const measures = [
      counted.at(-1),
      said === '' ? undefined : measureIn(said, language, MEASURE_LEAST),
      entry && measureIn(entry[language].title, language, MEASURE_LEAST),
      entry && MEASURE_OF_TOPIC[entry.topic],
    ]
    const [question] = measures.flatMap((measure) => (measure && questionOn(measure, today)) ?? [])
    if (question) return question
  }
  return null
}
