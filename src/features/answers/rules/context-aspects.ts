/** Questions that any topic may be asked, without a subject of their own: "when should I worry?", "does it go away?" */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { toldText } from '../../knowledge/rules/claim-wording.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import type { Language } from '../../text/rules/speech.ts'
import { type Aspect, ASPECT_ENTRIES, ASPECT_QUESTIONS, DOCTOR_WORD } from '../content/aspect-words.ts'
import { wordsOf } from './context-subjects.ts'

const BEGINNING = '(?:(?:and|but|so|or|then|y|pero|entonces|o|et|mais|alors|ou|ok|vale) )*'
const NAMES: readonly Aspect[] = ['doctor', 'course', 'help', 'why', 'food', 'exercise']
const patternsOf = (language: Language) =>
  NAMES.map((aspect) => {
    const words = ASPECT_QUESTIONS[language][aspect].replaceAll(/\s*\n\s*/g, '')
    return { aspect, pattern: new RegExp(`^${BEGINNING}(?:${words})$`) }
  })
const ASPECTS: Readonly<Record<Language, ReturnType<typeof patternsOf>>> = {
  en: patternsOf('en'),
  es: patternsOf('es'),
  fr: patternsOf('fr'),
}

/** The aspect that a whole message asks for. */
export function aspectOf(message: string, language: Language): Aspect | undefined {
  const words = wordsOf(message).join(' ')
  return ASPECTS[language].find(({ pattern }) => pattern.test(words))?.aspect
}

/** The entry on the aspect of the last topic that a message asks for. */
export function topicAspectEntry(
  message: string,
  entry: KnowledgeEntry | undefined,
  language: Language,
  library: RankedLibrary,
): KnowledgeEntry | undefined {
  const aspect = entry && entry.topic !== 'lara' ? aspectOf(message, language) : undefined
  if (!aspect || !entry) return undefined
  const id = ASPECT_ENTRIES[aspect][entry.topic]
  const other = id === undefined ? undefined : library.entries.find((one) => one.id === id)
  if (other && !(aspect === 'help' && entry.id === 'hot-flashes-help')) return other
  if (aspect === 'why' || aspect === 'food' || aspect === 'exercise') return undefined
  if (aspect === 'doctor' && !DOCTOR_WORD[language].test(toldText(entry[language].answer)))
    return library.entries.find((one) => one.id === 'doctor-when')
  return entry
}
