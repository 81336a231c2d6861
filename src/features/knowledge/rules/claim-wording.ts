const MARK = /\[#([a-z0-9-]+)\]/g
/** A sentence with the claim marks that follow it. */
const SENTENCE = /[^.!?…]+(?:[.!?…](?!\s|$|\[#)[^.!?…]*)*[.!?…]*(?:\s*\[#[a-z0-9-]+\])*/g

/** One sentence and the ids of its claims. */
export type MarkedSentence = { readonly text: string; readonly claims: readonly string[] }

/** The sentences of a marked paragraph in order, without marks. */
export function sentencesOf(paragraph: string): MarkedSentence[] {
  return (paragraph.match(SENTENCE) ?? [])
    .map((piece) => ({
      text: withoutMarks(piece).trim(),
      claims: [...piece.matchAll(MARK)].map(([, id = '']) => id),
    }))
    .filter(({ text }) => text !== '')
}

/** A paragraph without claim marks. */
export function withoutMarks(paragraph: string): string {
  return paragraph.replaceAll(MARK, '').replaceAll(/ {2,}/g, ' ')
}

/** The text of an answer without claim marks and region placeholders. */
export function toldText(answer: readonly string[]): string {
  return withoutMarks(answer.join(' ')).replaceAll(/[{}]/g, '')
}

/**
 * Fingerprint of sentences in their order, eight hexadecimal digits (FNV-1a, 32 bits). Used only to detect changes
 * of wording.
 */
export function wordingOf(sentences: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const character of sentences.join('\n')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
