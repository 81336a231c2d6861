const MARK = /\[#([a-z0-9-]+)\]/g
/** A sentence, with the marks that follow it. */
const SENTENCE = /[^.!?…]+(?:[.!?…](?!\s|$|\[#)[^.!?…]*)*[.!?…]*(?:\s*\[#[a-z0-9-]+\])*/g

/** One sentence of a text, and the claims it rests on. */
export type MarkedSentence = { readonly text: string; readonly claims: readonly string[] }

/** The sentences of a marked paragraph, in order. Marks are taken out of the text. */
export function sentencesOf(paragraph: string): MarkedSentence[] {
  return (paragraph.match(SENTENCE) ?? [])
    .map((piece) => ({
      text: withoutMarks(piece).trim(),
      claims: [...piece.matchAll(MARK)].map(([, id = '']) => id),
    }))
    .filter(({ text }) => text !== '')
}

/** A paragraph as it is shown, without its marks. */
export function withoutMarks(paragraph: string): string {
  return paragraph.replaceAll(MARK, '').replaceAll(/ {2,}/g, ' ')
}

/** The words of an answer without the marks of its claims and of regions. */
export function toldText(answer: readonly string[]): string {
  return withoutMarks(answer.join(' ')).replaceAll(/[{}]/g, '')
}

/** The fingerprint of sentences, in their order: eight hexadecimal digits (FNV-1a, 32 bits). It only tells that a wording changed. */
export function wordingOf(sentences: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const character of sentences.join('\n')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
