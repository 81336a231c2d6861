/** The subjects that a question names: treatments, conditions, complaints, times of day. */
import { plainWords } from '../../text/rules/question-words.ts'
import { SUBJECTS, type Subject, type SubjectKind, WITH_HORMONES } from '../content/context-words.ts'

/** Phrases from words separated by spaces, in which `_` joins the words of one. */
export const toPhrases = (words: string) => words.split(/\s+/).map((phrase) => phrase.split('_'))
const SUBJECT_PHRASES = SUBJECTS.map((subject) => ({ subject, phrases: toPhrases(subject.words.trim()) }))

/** The plain words of a text. */
export const wordsOf = (text: string) => plainWords(text.replaceAll('œ', 'oe').replaceAll('Œ', 'oe'))

/** A subject in a text, and the words that name it. */
type Named = { readonly subject: Subject; readonly places: readonly number[] }

/** The subjects in a text of plain words, each with the places of its words. */
export function subjectsIn(words: readonly string[]): Named[] {
  const taken = new Set<number>()
  const found: Named[] = []
  for (const { subject, phrases } of SUBJECT_PHRASES) {
    const together = words.flatMap((_word, start) => {
      const phrase = phrases.find((parts) => parts.every((part, at) => isOf(words[start + at], part) && !taken.has(start + at)))
      return phrase ? phrase.map((_part, at) => start + at) : []
    })
    const places = together.length > 0 ? together : placesApart(subject, words, taken)
    if (places.length === 0) continue
    for (const place of places) taken.add(place)
    found.push({ subject, places })
  }
  return found
}

/** The places of two words that name a subject also apart: "las hormonas esas vaginales"; empty without them. */
function placesApart({ apart = [] }: Subject, words: readonly string[], taken: ReadonlySet<number>): readonly number[] {
  const place = (stem: string) => words.findIndex((word, at) => isOf(word, stem) && !taken.has(at))
  return apart.map((stems) => stems.map(place)).find((places) => !places.includes(-1)) ?? []
}

/** Whether a text of plain words has one of the phrases. */
export function hasPhrase(words: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  return words.some((_word, start) => phrases.some((parts) => parts.every((part, at) => isOf(words[start + at], part))))
}

/** The condition that an answer on hormone therapy names, if the words name one. */
export function conditionBesideHormones(words: readonly string[]): (typeof WITH_HORMONES)[number] | undefined {
  return WITH_HORMONES.find((one) => one.words.split(' ').some((stem) => words.some((word) => word.startsWith(stem))))
}

/** Whether a word begins with a stem; short stems must be the whole word. */
function isOf(word: string | undefined, stem: string): boolean {
  return word !== undefined && (stem.length <= 3 ? word === stem || word === `${stem}s` : word.startsWith(stem))
}

/** The ids of the entries about a subject, its own entry first. */
export const entriesOf = ({ entries }: Subject) => entries?.split(/\s+/) ?? []

/** Whether a subject is a treatment or a form of one. */
export const isMedicine = ({ kind }: Subject) => kind === 'treatment' || kind === 'form'

/** Whether a message names a condition beside which a treatment needs care: "is it safe with breast cancer?" */
export function namesCondition(message: string): boolean {
  return subjectsIn(wordsOf(message)).some(({ subject }) => subject.kind === 'condition')
}

/** Whether a message names a treatment or a form of one. */
export function namesMedicine(message: string): boolean {
  return subjectsIn(wordsOf(message)).some(({ subject }) => isMedicine(subject))
}

/** Whether a subject of one kind takes the place of one of another kind. */
export function takesPlaceOf(kind: SubjectKind, other: SubjectKind): boolean {
  return kind === other || (kind === 'treatment' && other === 'form')
}
