import { plainWords } from '../../text/rules/question-words.ts'
import {
  INTRODUCED,
  NOT_THANKING,
  PLANNING,
  RELIEVED,
  SMALL_TALK_FILLERS,
  SMALL_TALK_PHRASES,
  type SmallTalkKind,
  THANKING,
} from '../content/small-talk.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import { subjectsIn } from './context-subjects.ts'
import type { SpeechAct } from './speech-act.ts'

const listen = toListener(SMALL_TALK_PHRASES, SMALL_TALK_FILLERS)
const TRIPLED = /(\p{L})\1{2,}/giu

/** "Byeee" is "bye". */
function match(message: string) {
  const found = listen(message)
  const written = found ? message : message.replaceAll(TRIPLED, '$1')
  return written === message ? found : listen(written)
}

/**
 * The kind of small talk a message is, in any language; `undefined` if it says or asks anything else. Safety rules run
 * first.
 */
export function smallTalkOf(message: string): SmallTalkKind | undefined {
  const found = match(message)?.kind
  if (found || /[?¿]/.test(message)) return found
  const plain = plainWords(message).join(' ')
  if (saysWhoSheIs(message)) return 'greeting'
  if (isLeaving(message)) return 'farewell'
  if (RELIEVED.test(plain)) return 'relief'
  return PLANNING.some((pattern) => pattern.test(plain)) ? 'plan' : undefined
}

/** Longest message that ends with a farewell or with thanks, in words. */
const LEAVING_MOST = 40

/** The sentences of a message that have words, without kisses at its end. */
function sentencesOf(message: string): string[] {
  const text = message.trim().replace(/[\s.!…]*(?:\bx+)?[\s.!…]*$/i, '')
  return text.split(/[.!;…\n]+\s*/).filter((sentence) => /\p{L}/u.test(sentence))
}

/** Whether a message ends with a farewell: "useful, ta. Off to bed, night x". */
function isLeaving(message: string): boolean {
  return plainWords(message).length <= LEAVING_MOST && withoutFarewell(message) !== undefined
}

/** A clause that only names Lara. */
const NAMES = /^(?:(?:lara|love|dear|hija|mija|guapa|amiga|ma belle|x+)(?: |$))+$/

/** Kinds of small talk beside a farewell, at the beginning or end of a message. */
const BESIDE_FAREWELL: ReadonlySet<SmallTalkKind | undefined> = new Set(['farewell', 'thanks', 'greeting', 'praise', 'relief'])

function kindOfClause(clause: string): SmallTalkKind | undefined {
  if (clause.includes('?')) return undefined
  return NAMES.test(plainWords(clause).join(' ')) ? 'greeting' : match(clause)?.kind
}

/** The kinds of the clauses with which a list begins, up to the first that says something else. */
function kindsAtBeginning(clauses: readonly string[]): (SmallTalkKind | undefined)[] {
  const kinds: (SmallTalkKind | undefined)[] = []
  for (const clause of clauses) {
    const kind = kindOfClause(clause)
    if (!BESIDE_FAREWELL.has(kind)) break
    kinds.push(kind)
  }
  return kinds
}

/**
 * What a message says besides its farewell at the end or the beginning, empty if nothing: "put down bad sweats, bye".
 * `undefined` if it has no farewell.
 */
export function withoutFarewell(message: string): string | undefined {
  const text = message.trim().replace(/[\s.!…]*(?:\bx+)?[\s.!…]*$/i, '')
  const clauses = [...text.matchAll(/[^.!?;…\n,]+[.!?;…\n,]*\s*/gu)].map(([clause]) => clause)
  const after = kindsAtBeginning(clauses.toReversed())
  const end = clauses.length - after.length
  // The last of these says something else.
  const before = kindsAtBeginning(clauses.slice(0, Math.max(0, end - 1)))
  if (![...before, ...after].includes('farewell')) return undefined
  return clauses
    .slice(before.length, end)
    .join('')
    .replace(/[\s,;]+$/, '')
}

/** Whether a message says only her name or age, with or without a greeting. */
export function saysWhoSheIs(message: string): boolean {
  return INTRODUCED.test(plainWords(message).join(' '))
}

/** Longest message of thanks with a remark, in words. */
const THANKS_MOST = 12

/**
 * Whether a message is thanks with a remark: "thanks, that's a relief". `act` is what kind of statement it is; news of
 * her body, a complaint and a question have their own answers.
 */
export function isThanking(message: string, act: SpeechAct | undefined): boolean {
  const words = plainWords(message)
  const plain = words.join(' ')
  if (/[?¿]/.test(message) || NOT_THANKING.test(plain)) return false
  const isOther = act !== undefined && act.kind !== 'news' && !(act.kind === 'goodNews' && !act.isHealth)
  // Without a question mark, a sentence before the thanks asks nothing: "eso de que no soy mala hija me ha llegado".
  const mayEnd = !isOther || act.kind === 'question'
  if (mayEnd && words.length <= LEAVING_MOST && endsWithThanks(message)) return true
  return !isOther && words.length <= THANKS_MOST && !/\d/.test(message) && THANKING.test(plain) && subjectsIn(words).length === 0
}

/** Whether a message has several sentences, of which the last is thanks: "that line got me. Thank you, Lara". */
function endsWithThanks(message: string): boolean {
  const sentences = sentencesOf(message)
  return sentences.length > 1 && match(sentences.at(-1) ?? '')?.kind === 'thanks'
}

/** Whether a greeting is also a farewell, in a conversation that has begun: "buenas noches". */
export function isParting(message: string, kind: SmallTalkKind): boolean {
  return kind === 'greeting' && /buenas noches/i.test(message)
}
