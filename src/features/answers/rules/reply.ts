/** Replies to what Lara asked or offered: "yes", "the second one", "my nights", "no, I meant the patch". */
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { UNKNOWN } from '../content/guides.ts'
import {
  AGREES,
  BEFORE_CORRECTIONS,
  BEFORE_SUBJECT,
  BESIDE_REPLIES,
  CALLED,
  CORRECTED,
  CORRECTIONS,
  DENIED,
  REPLY_TEXTS,
  SHORT_REPLIES,
} from '../content/reply-words.ts'
import type { AnswerParts, Chip } from '../contract.ts'
import { type Made, partsOf } from './answer.ts'
import { complaintOf } from './complaint.ts'
import { shown } from './wording.ts'

/** What the last answer offered; `isTopical` is false if its chips are only suggestions, as after a greeting. */
export type Offer = { readonly layer: AnswerParts['layer']; readonly chips: readonly Chip[]; readonly isTopical: boolean }

/** What a reply means: a chip, a correction (`words` take the place of hers), or a sentence of Lara's. */
export type Reply =
  | { readonly kind: 'chip'; readonly chip: Chip }
  | { readonly kind: 'correction'; readonly words: string }
  | { readonly kind: keyof (typeof REPLY_TEXTS)['en'] }

/** Longest reply in words. */
const REPLY_MOST = 12
/** Longest name of a chip, without the words before it. */
const NAME_MOST = 4
/** Shortest stem that may be the beginning of another. */
const STEM_LEAST = 3
/** Longest part of a correction, in words. */
const CORRECTED_MOST = 7

const listen = toListener(
  SHORT_REPLIES.map((one) => ({ ...one, groups: one.groups.map((group) => group.replaceAll(/\s*\n\s*/g, '')) })),
  BESIDE_REPLIES,
)
const either = (list: string) => `(?:${list.replaceAll(/\s*\n\s*/g, '')})`
const SAYS_CORRECTION = new RegExp(`^(?:${either(BEFORE_CORRECTIONS)} )*${either(CORRECTIONS)} (.+)$`)
const SAYS_OTHER = new RegExp(`^(?:no|non|nope) (${either(CORRECTED)} .+)$`)
const IS_DENIED = new RegExp(`^${either(DENIED)}(?: |$)`)
/** How a statement begins. */
const TOLD = /^(?:it|i|there|they|we|he|she|that|this|es|era|fue|no (?:es|era|fue)|yo|me|ha|he|hay|c est|c etait|ce n|il|elle|je|j|on)\b/
const BEFORE_NAME = new Set(BEFORE_SUBJECT.split(/\s+/))
const UNASKED = new Set(Object.values(UNKNOWN).flatMap(({ chips }) => chips))

/** The offer of an answer: its chips, and whether Lara asked which or they follow from its topic. */
export function offerOf(parts: Pick<AnswerParts, 'layer' | 'chips'>, hasTopic: boolean): Offer {
  const isTopical =
    parts.layer === 'unknown' ? parts.chips.every(({ message }) => !UNASKED.has(message)) : parts.layer !== 'guide' || hasTopic
  return { layer: parts.layer, chips: parts.chips, isTopical }
}

/** Whether a message is short enough to be a reply. */
export function mayReply(message: string): boolean {
  const count = plainWords(message).length
  return count > 0 && count <= REPLY_MOST
}

/**
 * What a message means as a reply to the last answer; `undefined` if it is none. After a safety answer, only naming a
 * chip counts, since "no" to its advice must not be taken lightly.
 */
export function replyOf(message: string, offer: Offer | undefined, language: Language): Reply | undefined {
  if (!mayReply(message)) return undefined
  const chips = offer?.chips ?? []
  // "Good idea" agrees to what Lara asked.
  const isAgreed = offer?.layer === 'guide' && offer.isTopical && AGREES.test(plainWords(message).join(' '))
  const heard = listen(message)?.reply ?? (isAgreed ? 'yes' : undefined)
  const said = message.includes('?') && heard !== 'more' ? undefined : heard
  if (typeof said === 'number') {
    const chip = chips.at(said)
    if (chip) return { kind: 'chip', chip }
    return chips.length > 0 ? { kind: 'which' } : undefined
  }
  const named = chipNamed(message, chips, language)
  if (named) return { kind: 'chip', chip: named }
  if (offer?.layer === 'safety') return undefined
  if (said === 'no') return { kind: 'no' }
  if (said) {
    const [first] = chips
    if (first && (offer?.isTopical || chips.length === 1)) return { kind: 'chip', chip: first }
    return { kind: first ? 'which' : 'listening' }
  }
  const words = correctionOf(message)
  return words === undefined ? undefined : { kind: 'correction', words }
}

/** The only chip with the words of a message that is a name ("sleep", "the one about my nights"), not a question. */
function chipNamed(message: string, chips: readonly Chip[], language: Language): Chip | undefined {
  if (message.includes('?') || complaintOf(message, language)) return undefined
  const words = plainWords(message).filter((word) => !BEFORE_NAME.has(word))
  if (words.length === 0 || words.length > NAME_MOST) return undefined
  const labels = chips.map((chip) => ({ chip, plain: plainWords(chip.label), telling: tellingWords(chip.label, language) }))
  for (const name of [words, words.map((word) => CALLED[language][word] ?? word)]) {
    const telling = tellingWords(name.join(' '), language)
    for (const found of [
      labels.filter(({ plain }) => name.every((word) => plain.includes(word))),
      labels.filter((label) => telling.length > 0 && telling.every((word) => label.telling.some((own) => isSameWord(word, own)))),
    ]) {
      if (found.length === 1) return found[0]?.chip
    }
  }
  return undefined
}

/** Whether two stems are of one word: "wak" and "wake". */
function isSameWord(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= STEM_LEAST && (one.startsWith(other) || other.startsWith(one)))
}

/** The corrected words of "no, I meant the patch", "not that, the gel" or "no, the gel"; otherwise `undefined`. */
function correctionOf(message: string): string | undefined {
  const parts = message.split(/[,;.:!–—]+/).map((part) => plainWords(part).join(' '))
  const plain = parts.filter((part) => part !== '')
  const kept = plain.length > 1 ? plain.filter((part) => !IS_DENIED.test(part) || SAYS_CORRECTION.test(part)) : plain
  const whole = kept.join(' ')
  // "It wasn't that heavy, no clots" corrects nothing; "the gel, not the patch" does.
  const isTold = !IS_DENIED.test(plain[0] ?? '') && TOLD.test(whole)
  const isDenied = kept.length < plain.length && kept.length > 0 && plain.length > 1 && !isTold
  const words =
    SAYS_CORRECTION.exec(whole)?.[1] ?? SAYS_OTHER.exec(plain.join(' '))?.[1] ?? (isDenied && !message.includes('?') ? whole : undefined)
  return words !== undefined && words.split(' ').length <= CORRECTED_MOST ? words : undefined
}

/** Lara's answer to a reply that chooses nothing, with the chips that remain on offer. */
export function toldReply(kind: keyof (typeof REPLY_TEXTS)['en'], offer: Offer | undefined, manner: Manner): Made {
  return {
    text: shown([REPLY_TEXTS[manner.language][kind]], manner),
    parts: partsOf('guide', { chips: kind === 'which' ? [...(offer?.chips ?? [])] : [] }),
    about: null,
    isFixed: true,
  }
}
