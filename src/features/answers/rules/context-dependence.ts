/** Whether and how a message goes on from the last question, by its words alone. */
import { tellingWords } from '../../text/rules/question-words.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { TOO_LATE } from '../content/asked-fact-words.ts'
import { BEFORE_PRONOUN, CLOSING_WORDS, OPEN_WORDS, OPENERS, PRONOUNS } from '../content/context-words.ts'
import { aspectOf } from './context-aspects.ts'
import { toPhrases, wordsOf } from './context-subjects.ts'

/** Longest message, in words, that may go on from the last question without saying so. */
const SHORT_MOST = 8
/** Longest one that says so by its beginning or a pronoun. */
const LONG_MOST = 12
/** Longest one that has only a pronoun that may be empty, as in "is it normal". */
const REFERS_MOST = 9
/** Content words from which a longer message has an antecedent of its own. */
const OWN_MOST = 3

const toSet = (words: string) => new Set(words.split(/\s+/))
export const LISTS = Object.fromEntries(
  SPOKEN.map((language) => [
    language,
    {
      openers: toPhrases(OPENERS[language]),
      pronouns: toPhrases(PRONOUNS[language]),
      before: toSet(BEFORE_PRONOUN[language]),
      open: new Set([...toSet(OPEN_WORDS[language])].flatMap((word) => tellingWords(word, language))),
    },
  ]),
) as Record<Language, { openers: string[][]; pronouns: string[][]; before: Set<string>; open: Set<string> }>
export const CLOSERS = toSet(CLOSING_WORDS)
/** Spanish verbs with an attached pronoun: "tomarlo", "dejarla". */
const ATTACHED = /(?:ar|er|ir|ando|iendo)(?:l[oae]s?)$/

/**
 * How a message depends on the last question: it says so by its beginning (`isBegun`), has a pronoun that may refer to
 * it (`refers`) or must (`isBound`), and has no content words of its own (`isOpen`).
 */
export type Dependence = {
  readonly isBegun: boolean
  readonly refers: boolean
  readonly isBound: boolean
  readonly isOpen: boolean
  readonly isShort: boolean
}

/** "Is it too late for me?", also after her age. */
export function isTooLate(message: string): boolean {
  return TOO_LATE.test(wordsOf(message).join(' '))
}

/** Whether and how a message depends on the last question; `undefined` if it is too long to. */
export function dependenceOf(message: string, language: Language): Dependence | undefined {
  const words = wordsOf(message)
  if (isTooLate(message)) return { isBegun: true, refers: true, isBound: true, isShort: true, isOpen: true }
  const { openers, pronouns, before, open } = LISTS[language]
  const isAt = (phrase: readonly string[], start: number) => phrase.every((part, at) => words[start + at] === part)
  const isBegun = openers.some((phrase) => isAt(phrase, 0)) || (words.length > 1 && CLOSERS.has(words.at(-1) ?? ''))
  const isAttached = language === 'es' && words.some((word) => ATTACHED.test(word))
  const places = words.flatMap((_word, place) => (pronouns.some((phrase) => isAt(phrase, place)) ? [place] : []))
  const refers = isAttached || places.length > 0
  const isBound = isAttached || places.some((place) => before.has(words[place - 1] ?? '') || (place > 0 && place === words.length - 1))
  const isShort = words.length <= SHORT_MOST
  const own = tellingWords(message, language).filter((word) => !open.has(word))
  // In a longer message with subjects of its own, a pronoun refers to one of them.
  const isLinked = words.length <= LONG_MOST && (isBegun || (isBound && own.length < OWN_MOST))
  if (!isShort && !isLinked && !(refers && words.length <= REFERS_MOST))
    return aspectOf(message, language) ? { isBegun, refers, isBound, isShort: true, isOpen: true } : undefined
  return { isBegun, refers, isBound, isShort, isOpen: own.length === 0 }
}
