/** What the conversation is about, from the last messages as stored. */
import { type Topic } from '../../answers/rules/context.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { isCard, topicOf, type Turn } from '../../answers/rules/context-topic.ts'
import type { DataQuestion, DataSubject } from '../../answers/rules/data-question.ts'
import { entryOf, findKnowledge } from '../../answers/rules/knowledge-answer.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { inManner } from './her-manner.ts'
import { libraryOf } from './library.ts'
import type { StoredTurn } from './memory-store.ts'

/** The entry that an answer about her notes may go on to: "and is that normal?" */
const MEASURE_ENTRIES: Readonly<Partial<Record<DataSubject, string>>> = {
  bleeding: 'bleeding-irregular',
  sleep: 'sleep-why-worse',
  hot_flashes: 'hot-flashes-what',
  night_sweats: 'hot-flashes-night',
  mood: 'mood-low',
  energy: 'body-tiredness',
  clarity: 'memory-brain-fog',
  stress: 'mood-stress',
}

/** The entry on what an answer about her notes was about: a measure, or a symptom by its name. */
function entryOfOwn({ subject, symptom, named }: DataQuestion, manner: Manner): KnowledgeEntry | undefined {
  if (subject !== 'symptom') return KNOWLEDGE.find(({ id }) => id === MEASURE_ENTRIES[subject])
  const name = named ?? (symptom === undefined ? undefined : inManner(manner, () => symptomWords(symptom)))
  return name === undefined ? undefined : findKnowledge(name, manner.language, libraryOf(manner.language)).entry
}

/** The topic after these messages, newest first. */
export function topicIn(turns: readonly StoredTurn[], manner: Manner): Topic | undefined {
  const { language } = manner
  // Looked up only for the messages that `topicOf` reads: for a card it is a search.
  const toTurn = ({ said, parts, about }: StoredTurn): Turn => ({
    said,
    layer: isCard(parts) || about?.kind === 'own' ? 'guide' : parts.layer,
    get entry() {
      if (about?.kind === 'own') return entryOfOwn(about.question, manner)
      // "Why does that happen?" after a card for what she noted.
      if (parts.doing && about === null) return findKnowledge(said, language, libraryOf(language)).entry
      if (!isCard(parts)) return entryOf(about)
      // Some signs that a doctor should see have an entry of the same name.
      const named = about?.kind === 'safety' ? KNOWLEDGE.find(({ id }) => id === about.cause) : undefined
      return parts.class === 'X' ? undefined : (named ?? findKnowledge(said, language, libraryOf(language)).entry)
    },
  })
  // A card about "can I stop it?" is about the medicine named before.
  const named = turns.filter(({ parts, said }) => parts.class !== 'D' || namesMedicine(said))
  return topicOf(named.map(toTurn), language)
}
