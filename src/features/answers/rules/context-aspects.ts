/** Questions that any topic may be asked, without a subject of their own: "when should I worry?", "does it go away?" */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { toldText } from '../../knowledge/rules/claim-wording.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import {
  AFTER_ASPECT,
  type Aspect,
  ASPECT_ENTRIES,
  ASPECT_NAMES,
  ASPECT_QUESTIONS,
  DOCTOR_WORD,
  HELP_AT,
  OFTEN_WORD,
} from '../content/aspect-words.ts'
import { DURATION } from '../content/context-words.ts'
import { wordsOf } from './context-subjects.ts'

const BEGINNING = '(?:(?:and|but|so|or|then|well|ok|okay|please|lara|hm|y|pero|entonces|pues|bueno|o|vale|et|mais|alors|bon|ou|d accord) )*'
/** Aspects that only an entry named for them answers. */
const NAMED: ReadonlySet<Aspect> = new Set(['why', 'food', 'exercise', 'medicine', 'test', 'exam', 'safer', 'use', 'day', 'decide'])

/** Longest such question, in words. */
const WORDS_MOST = 20

/** A question that any topic may be asked, and the time that it adds: "what can I do about it tonight?" */
type Asked = { readonly aspect: Aspect; readonly time: 'night' | 'now' | undefined }

function patternsOf(language: Language) {
  const either = (words: string) => `(?:${words})`
  const { night, now, other } = AFTER_ASPECT[language]
  return {
    aspects: ASPECT_NAMES.map((aspect) => {
      const words = ASPECT_QUESTIONS[language][aspect].replaceAll(/\s*\n\s*/g, '')
      return { aspect, pattern: new RegExp(`^${BEGINNING}${either(words)}$`) }
    }),
    night: new RegExp(` ${either(night)}$`),
    now: new RegExp(` ${either(now)}$`),
    other: new RegExp(` ${either(other)}$`),
  }
}
const PATTERNS = Object.fromEntries(SPOKEN.map((language) => [language, patternsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof patternsOf>>
>

function askedOf(message: string, language: Language): Asked | undefined {
  const { aspects, night, now, other } = PATTERNS[language]
  const all = wordsOf(message)
  if (all.length > WORDS_MOST) return undefined
  let words = all.join(' ')
  let time: Asked['time']
  for (;;) {
    const aspect = aspects.find(({ pattern }) => pattern.test(words))?.aspect
    if (aspect) return { aspect, time }
    if (night.test(words)) time ??= 'night'
    else if (now.test(words)) time ??= 'now'
    const shorter = words.replace(night, '').replace(now, '').replace(other, '')
    if (shorter === words) return undefined
    words = shorter
  }
}

/** The aspect that a whole message asks for. */
export function aspectOf(message: string, language: Language): Aspect | undefined {
  return askedOf(message, language)?.aspect
}

/** The entry on the aspect of the last topic that a message asks for. */
export function topicAspectEntry(
  message: string,
  entry: KnowledgeEntry | undefined,
  language: Language,
  library: RankedLibrary,
): KnowledgeEntry | undefined {
  const asked = entry && entry.topic !== 'lara' ? askedOf(message, language) : undefined
  if (!asked || !entry) return undefined
  const { aspect, time } = asked
  const text = toldText(entry[language].answer)
  // Of a treatment it is the risks, the length of its use or its effect that are asked for.
  const isTreatment = entry.topic === 'treatments' || entry.isMedicine
  const own = ASPECT_ENTRIES[aspect][entry.id]
  if (isTreatment && own === undefined && (aspect === 'danger' || aspect === 'duration' || aspect === 'night')) return undefined
  // A time that the entry itself tells is better than that of the whole stage.
  if (aspect === 'duration' && own === undefined && entry.topic !== 'hot-flashes' && DURATION[language].told.test(text)) return entry
  // What the entry itself says of a doctor is nearer than what is said of its topic.
  const isTold = aspect === 'danger' && DOCTOR_WORD[language].test(text)
  // What helps tonight, or at this moment.
  const timed = aspect === 'help' && time !== undefined ? HELP_AT[time][entry.topic] : undefined
  if (timed !== undefined && timed !== entry.id) return library.entries.find((one) => one.id === timed)
  const id = own ?? (isTold ? undefined : ASPECT_ENTRIES[aspect][entry.topic])
  const other = id === undefined ? undefined : library.entries.find((one) => one.id === id)
  if (other && !(aspect === 'help' && entry.id === 'hot-flashes-help')) return other
  if (NAMED.has(aspect)) return undefined
  if (aspect === 'often') return OFTEN_WORD[language].test(text) ? entry : undefined
  if ((aspect === 'doctor' || aspect === 'danger') && !DOCTOR_WORD[language].test(text))
    return library.entries.find((one) => one.id === 'doctor-when')
  return entry
}
