/** What she says that she meant, in a message that objects to the last answer. */
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { GO_ON_TEXTS, MEANT, NOT_OF, WANTED, WAS_TELLING } from '../content/meant-words.ts'
import { MISUNDERSTOOD, SAID_BEFORE } from '../content/misunderstood-words.ts'
import { type Made, partsOf } from './answer.ts'
import { shown } from './wording.ts'

/** Longest message that is read, in words, and fewest words that say what was meant. */
const MOST = 60
const MEANT_LEAST = 2

/** What is asked after "I asked", and words of which the question has none. */
const ASKED_OF =
  /^(?:if|whether|why|how|what|when|which|si|por qu[eé]|c[oó]mo|qu[eé]|cu[aá]nt\p{L}*|cu[aá]ndo|comment|pourquoi|combien|quand|ce qu[ei])(?!\p{L})/iu
const WHETHER = /^(?:if|whether|si) /iu

/** A clause as typed, with the signs after it, and in plain words. */
type Clause = { readonly typed: string; readonly plain: string }

function clausesOf(message: string): Clause[] {
  return message
    .split(/(?<=[.!?;:…])\s+|(?<=,)\s+|\s+[–—-]\s+/)
    .filter((clause) => /\p{L}/u.test(clause))
    .map((typed) => ({ typed, plain: plainWords(typed).join(' ') }))
}

/** A clause as typed, without the words before its last `count` plain words. */
function lastWords(clause: string, count: number): string {
  const ends = [...clause.matchAll(/[\p{L}\p{N}]+/gu)]
  const first = ends.at(-count)
  return first ? clause.slice(first.index) : clause
}

/** A clause without the words that say "I meant"; undefined if it has none. */
function meantIn({ typed, plain }: Clause, pattern: RegExp): string | undefined {
  const found = pattern.exec(plain)
  const rest = found ? plain.slice(found[0].length).trim() : ''
  return rest === '' ? undefined : lastWords(typed, rest.split(' ').length)
}

/**
 * What a message asks instead of what was understood, in her words: of "I wasn't asking about the tea! I meant how long
 * is too long" the second part without "I meant". Empty if it only objects; `undefined` if it does not.
 */
export function meantBy(message: string, language: Language): string | undefined {
  if (plainWords(message).length > MOST) return undefined
  const clauses = clausesOf(message)
  const isNotOf = ({ typed, plain }: Clause) => !typed.includes('?') && NOT_OF[language].test(plain)
  const isObjection = ({ typed, plain }: Clause) =>
    !typed.includes('?') && (MISUNDERSTOOD[language].test(plain) || SAID_BEFORE[language].test(plain))
  const objects = clauses.map((clause) => isNotOf(clause) || isObjection(clause))
  const meant = clauses.map((clause) => meantIn(clause, MEANT[language]))
  const hasMeant = meant.some((rest, place) => rest !== undefined && !objects[place])
  if (!hasMeant && !objects.includes(true)) return undefined
  const said = clauses.map((clause, place) => meant[place] ?? meantIn(clause, WANTED[language]))
  // What comes before "I meant" belongs to the objection.
  const from = clauses.findLastIndex((clause, place) => said[place] !== undefined && !isNotOf(clause))
  const kept = clauses.flatMap(({ typed }, place) => {
    if (place < from || (place !== from && objects[place])) return []
    return place === from ? (said[place] ?? []) : typed
  })
  const rest = kept.join(' ').replace(/[\s,;:]+$/, '')
  if (plainWords(rest).length < MEANT_LEAST) return ''
  // "I asked whether coffee brings them on."
  return ASKED_OF.test(rest) ? `${rest.replace(WHETHER, '').replace(/[.!…]+$/, '')}?` : rest
}

/** A message from "I only wanted to know about" on, without these words. */
export function withoutLead(message: string, language: Language): string {
  const clauses = clausesOf(message)
  const said = clauses.map((clause) => meantIn(clause, MEANT[language]) ?? meantIn(clause, WANTED[language]))
  const from = said.findLastIndex((rest) => rest !== undefined)
  return from < 0 ? message : [said[from], ...clauses.slice(from + 1).map(({ typed }) => typed)].join(' ')
}

/** Lara's answer to "I was telling you about my daughter"; undefined for any other message. */
export function tellingAnswer(message: string, manner: Manner): Made | undefined {
  if (!WAS_TELLING[manner.language].test(plainWords(message).join(' '))) return undefined
  return { text: shown([GO_ON_TEXTS[manner.language]], manner), parts: partsOf('guide'), about: null, isFixed: true }
}
