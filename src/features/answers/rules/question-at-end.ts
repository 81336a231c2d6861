/** The question in a message that says other things before it: "she was soaked again. what even is that". */
import type { Language } from '../../text/rules/speech.ts'

/** How a clause that asks begins. */
const ASKS_FIRST =
  /^(?:and |so |but |ok |y |pero |et |mais )?(?:what|how|why|when|where|which|who|can|do|does|is|are|should|q|que|qué|cómo|como|cuándo|cuando|cuánt\p{L}*|dónde|donde|por qué|puedo|puedes|comment|pourquoi|quand|combien|où|est-ce|qu['’]est|peux|pouvez|c['’]est)(?!\p{L})/iu

/** Words with which a clause that asks begins without a question mark; others begin statements, too. */
const ASKS_PLAINLY =
  /^(?:and |so |but |ok |y |pero |et |mais )?(?:what|how|why|where|should i|can i|qué|q hago|cómo|cuánt\p{L}*|dónde|comment|pourquoi|combien|où|est-ce|qu['’]est-ce)(?!\p{L})/iu

function sentencesOf(message: string): string[] {
  return message.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
}

/** The last sentence of several that asks. */
export function lastSentenceAsked(message: string): string | undefined {
  const sentences = sentencesOf(message)
  return sentences.length > 1 ? sentences.findLast((one) => one.endsWith('?') || ASKS_PLAINLY.test(one)) : undefined
}

/** The last sentence or clause that asks; undefined if that is the whole message, or if nothing asks. */
export function questionAtEnd(message: string): string | undefined {
  if (sentencesOf(message).length > 1) return lastSentenceAsked(message)
  if (!message.trimEnd().endsWith('?')) return undefined
  const clause = message.split(/,\s+/).at(-1) ?? ''
  return clause !== message && ASKS_FIRST.test(clause) ? clause : undefined
}

/** The last two sentences of a longer message: "she says it's perimenopause. what even is that". */
export function lastTwo(message: string): string | undefined {
  const sentences = sentencesOf(message)
  return sentences.length > 2 ? sentences.slice(-2).join(' ') : undefined
}

const WHAT_IS_THAT =
  /^(?:and |so |but |y |et |mais )?(?:what (?:\p{L}+ ){0,2}is (?:that|it|this)|qué (?:\p{L}+ )?es (?:eso|esto)|(?:qu['’]est-ce que )?c['’]est quoi(?: ça)?)\W*$/iu
const MEANT_LEAST = 6
const WHAT_IS: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => `What is ${word}?`,
  es: (word) => `¿Qué es la ${word}?`,
  fr: (word) => `Qu’est-ce que la ${word} ?`,
}

/** "She says it's perimenopause. What even is that?" as a question about the last word before it. */
export function whatIsMeant(message: string, language: Language): string | undefined {
  const [before = '', last = ''] = sentencesOf(message).slice(-2)
  const word = /(\p{L}+)\W*$/u.exec(before)?.[1] ?? ''
  return WHAT_IS_THAT.test(last) && word.length >= MEANT_LEAST ? WHAT_IS[language](word) : undefined
}
