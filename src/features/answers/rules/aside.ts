/** Recognises requests and questions beside the subject (`content/asides.ts`). */
import { has, type Phrases, toPhrases } from '../../safety/rules/phrases.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Sentence } from '../../text/rules/written.ts'
import { ASIDE_KINDS, ASIDE_PATTERNS, type AsideKind, GLAD_SIGNS, SAD_SIGNS } from '../content/asides.ts'

/** Longest such message, in words. */
const MOST = 14

type Table = readonly (readonly [AsideKind, Phrases])[]

const tables = new Map<Language, Table>()

/** The compiled patterns of a language; compiled once, and before the messages that are matched with them are read. */
export function asidesIn(language: Language): Table {
  const known = tables.get(language)
  if (known) return known
  const made = ASIDE_KINDS.flatMap((kind) => {
    const patterns = ASIDE_PATTERNS[language][kind]
    return patterns === undefined ? [] : [[kind, toPhrases({}, patterns.split('\n'), 'seldom')] as const]
  })
  tables.set(language, made)
  return made
}

/** The kind of a message beside the subject; `undefined` if it is none or too long. */
export function asideOf(message: string, read: readonly Sentence[], table: Table): AsideKind | undefined {
  if (!/[\p{L}\p{N}]/u.test(message)) return SAD_SIGNS.test(message) ? 'sad' : GLAD_SIGNS.test(message) ? 'glad' : undefined
  if (read.reduce((sum, { words }) => sum + words.length, 0) > MOST) return undefined
  return table.find(([, phrases]) => read.some((sentence) => has(phrases, sentence)))?.[0]
}
