/** Remarks on an answer that ask nothing: "not as bad as I thought", "so basically nothing works". */
import { plainWords } from '../../text/rules/question-words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { ASKING } from '../content/context-words.ts'
import { ADDED_TEXTS, INTRODUCED_TEXTS, REMARK_TEXTS, REMARKS, SCARED, SCARED_TEXTS } from '../content/remark-words.ts'
import { type Made, partsOf } from './answer.ts'
import { saysWhoSheIs } from './small-talk.ts'
import { speechActOf } from './speech-act.ts'
import { pickFresh, shown } from './wording.ts'

/** Words before a remark that may also begin a question. */
const LEADING = /^(?:(?:ok|okay|right|so|well|ah|oh|vale|bueno|pues|bon|ben|alors|d['’]accord)[,.! ]+)+/i
/** Longest remark, in words. */
const MOST = 14
/** Fewest words of any other sentence that counts as one. */
const TOLD_LEAST = 5

/** Lara's answer to her name or age, told within a conversation; `undefined` for any other message. */
export function introducedAnswer(message: string, manner: Manner): Made | undefined {
  return saysWhoSheIs(message)
    ? { text: shown([INTRODUCED_TEXTS[manner.language]], manner), parts: partsOf('guide'), about: null, isFixed: true }
    : undefined
}

/**
 * Lara's answer to such a remark, in other words than `earlier` answers; `undefined` for any other message.
 * `isAfterCard`: one of the last answers was the card on a sign that a doctor should see.
 */
export function remarkAnswer(message: string, manner: Manner, earlier: readonly string[], isAfterCard = false): Made | undefined {
  const { language } = manner
  const words = plainWords(message)
  const rest = message.trim().replace(LEADING, '')
  const isAsked = /[?¿]/.test(message) || ASKING[language].test(rest) || speechActOf(rest, language)?.kind === 'question'
  const isRemark = words.length <= MOST && REMARKS[language].test(words.join(' '))
  // A sentence that nothing else answers continues what was said.
  if (earlier.length === 0 || isAsked || (!isRemark && words.length < TOLD_LEAST)) return undefined
  const texts = isAfterCard ? (SCARED.test(words.join(' ')) ? SCARED_TEXTS : ADDED_TEXTS) : REMARK_TEXTS
  const text = pickFresh(texts[language], message.length, earlier)
  return { text: shown([text], manner), parts: partsOf('guide'), about: null, isFixed: true }
}
