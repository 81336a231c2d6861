/** Decides which sentences of a model are medical, and whether an entry supports them (decision 0062). */
import { FORBIDDEN } from '../../content/model/forbidden-statements.ts'
import { JUDGED } from '../../content/model/medical-words.ts'
import { tellingWords } from '../../../text/rules/question-words.ts'
import { type Language, SPOKEN } from '../../../text/rules/speech.ts'
import { toPlain } from '../../../text/rules/written.ts'
import { numbersIn } from './number-words.ts'
import { replyProblem } from './output-filter.ts'

/** A reviewed entry sent along with a question; `text` is without claim marks, in regional terms. */
export type Ground = { readonly id: string; readonly title: string; readonly text: string }

/** A sentence without its marks, and the ids that they held. */
export type Marked = { readonly text: string; readonly ids: readonly string[] }

const MARK = /\s*\[\s*((?:(?:id\s*[:=]\s*)?#?[a-z0-9]+(?:-[a-z0-9]+)*\s*[,;]?\s*)+)\]/gi
/** Placeholders of removed text look like ids, but mean that the model repeats what it was sent. */
const PLACEHOLDERS = new Set(['name', 'address', 'link', 'number', 'id'])

/** Separates the marks from a sentence: "Cool air helps [a, b]." and "Cool air helps. [a] [b]" name `a` and `b`. */
export function readMarks(sentence: string): Marked {
  const ids: string[] = []
  const text = sentence.replaceAll(MARK, (mark, inside: string) => {
    const named = inside
      .toLowerCase()
      .split(/[,;\s]+/)
      .map((id) => id.replace(/^(?:id[:=])?#?/, ''))
      .filter(Boolean)
    if (named.some((id) => PLACEHOLDERS.has(id))) return mark
    ids.push(...named)
    return ''
  })
  return { text: text.trim(), ids }
}

type Tests = Readonly<Record<'medical' | 'reassurance' | 'other' | 'continues' | 'strong' | 'negation', RegExp>>

function testsOf(language: Language): Tests {
  const { body, effects, reassurances, others, continues, strong, negations } = JUDGED[language]
  const { illnesses, stages, remedies, medicines } = FORBIDDEN[language]
  const word = (words: string, flags = '') => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, `u${flags}`)
  return {
    medical: word([illnesses, stages, remedies, medicines, body, effects].join('|')),
    reassurance: word(reassurances, 'g'),
    other: word(others),
    strong: word(strong, 'g'),
    continues: new RegExp(`^(?:${continues})(?![\\p{L}\\p{N}_])`, 'u'),
    negation: word(negations),
  }
}

const TESTS = Object.fromEntries(SPOKEN.map((language) => [language, testsOf(language)])) as Record<Language, Tests>

/** Whether a text names an illness, symptom, remedy, body function, effect or number; rather too often than not. */
export function isMedical(text: string, language: Language): boolean {
  const plain = toPlain(text)
  return TESTS[language].medical.test(plain) || numbersIn(plain, language).length > 0
}

/** Whether a sentence goes on from the one before by its beginning: "They come back." */
export function continuesTheLast(text: string, language: Language): boolean {
  return TESTS[language].continues.test(toPlain(text))
}

/** Whether a text says that all is well or no doctor is needed, in words that the reviewed text does not have. */
export function reassures(text: string, reviewed: string, language: Language): boolean {
  const known = toPlain(reviewed)
  return (toPlain(text).match(TESTS[language].reassurance) ?? []).some((words) => !known.includes(words))
}

/** Whether a text speaks of another user or of a woman that Lara claims to know. */
export function namesAnother(text: string, language: Language): boolean {
  return TESTS[language].other.test(toPlain(text))
}

/** Share of a sentence's content words that a reviewed sentence must have, to be compared with it. */
const SAME_LEAST = 0.6
const SAME_WORDS_MIN = 3

/**
 * Whether a sentence denies what the reviewed sentence nearest to it states, or states what that one denies; not if two
 * adjacent sentences share more words with it and agree.
 */
export function contradicts(text: string, reviewed: string, language: Language): boolean {
  const words = new Set(tellingWords(text, language))
  if (words.size < SAME_WORDS_MIN) return false
  const isNegated = (sentence: string) => TESTS[language].negation.test(toPlain(sentence))
  const compared = (sentence: string) => {
    const own = new Set(tellingWords(sentence, language))
    const share = [...words].filter((word) => own.has(word)).length / words.size
    return { share, agrees: isNegated(sentence) === isNegated(text) }
  }
  const sentences = reviewed.split(/(?<=[.!?…:;])\s+/)
  const [nearest] = sentences.map(compared).toSorted((one, other) => other.share - one.share)
  if (!nearest || nearest.share < SAME_LEAST || nearest.agrees) return false
  const pairs = sentences.slice(1).map((sentence, place) => compared(`${sentences[place]} ${sentence}`))
  return !pairs.some(({ share, agrees }) => agrees && share > nearest.share)
}

/** Whether a text claims an effect or a cause more strongly than the reviewed text does. */
function overstates(text: string, reviewed: string, language: Language): boolean {
  const known = new Set(toPlain(reviewed).match(TESTS[language].strong))
  return (toPlain(text).match(TESTS[language].strong) ?? []).some((words) => !known.has(words))
}

/** The known grounds that a sentence names. */
export function groundsOf({ ids }: Marked, grounds: readonly Ground[]): readonly Ground[] {
  return grounds.filter(({ id }) => ids.includes(id))
}

/** Title and text of grounds, against which a sentence that names them is checked. */
export function groundText(grounds: readonly Ground[]): string {
  return grounds.map(({ title, text }) => `${title} ${text}`).join(' ')
}

/** Whether the named grounds, and nothing else, support a sentence: remedies, illnesses, numbers, warnings, effects. */
export function isSupported(text: string, named: readonly Ground[], language: Language): boolean {
  const reviewed = groundText(named)
  const problem = replyProblem(text, { language, sent: reviewed, built: reviewed })
  // Single sentences are too short to detect their language; the whole reply is checked.
  const isAllowed = problem === undefined || problem === 'language'
  return isAllowed && !overstates(text, reviewed, language) && !contradicts(text, reviewed, language)
}
