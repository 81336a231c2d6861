/** Recognises requests and questions beside the subject (`content/asides.ts`). */
import { has, type Phrases, toPhrases } from '../../safety/rules/phrases.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Sentence } from '../../text/rules/written.ts'
import { ASIDE_KINDS, ASIDE_PATTERNS, type AsideKind, GLAD_SIGNS, SAD_SIGNS } from '../content/asides.ts'

/** Longest such message, in words. */
const MOST = 14

/** The compiled patterns of a language by kind. */
export type Asides = readonly (readonly [AsideKind, Phrases])[]

/** Compiles the patterns of a language; called before the messages that are matched with them are read. */
export function toAsides(language: Language): Asides {
  return ASIDE_KINDS.flatMap((kind) => {
    const patterns = ASIDE_PATTERNS[language][kind]
    return patterns === undefined ? [] : [[kind, toPhrases({}, patterns.split('\n'))] as const]
  })
}

/** The kind of a message beside the subject; `undefined` if it is none or too long. */
export function asideOf(message: string, read: readonly Sentence[], asides: Asides): AsideKind | undefined {
  if (!/[\p{L}\p{N}]/u.test(message)) return SAD_SIGNS.test(message) ? 'sad' : GLAD_SIGNS.test(message) ? 'glad' : undefined
  if (read.reduce((sum, { words }) => sum + words.length, 0) > MOST) return undefined
  const isAsked = /[?¿]/.test(message)
  const isSaid = ([kind, phrases]: Asides[number]) =>
    // "Ok. I'm on nights this week" tells more than that she heard.
    kind === 'okay' ? !isAsked && read.every((sentence) => has(phrases, sentence)) : read.some((sentence) => has(phrases, sentence))
  return asides.find(isSaid)?.[0]
}
