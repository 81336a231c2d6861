/** A message as rules read it: cut into sentences, without accents, case, repeated letters and look-alike signs. */
export type Written = {
  /** As she typed it. */
  readonly raw: string
  /** Lower case, no accents, straight apostrophes, single spaces. */
  readonly plain: string
  /** The parts of `plain` between full stops, question marks, line breaks and the like. */
  readonly sentences: readonly string[]
}

const COMBINING = /\p{M}+/gu
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** Text as rules compare it: lower case, without accents and invisible signs, with straight quotes and single spaces. */
export function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(COMBINING, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Reads a message for the rules. */
export function toWritten(raw: string): Written {
  const sentences = raw.split(/[.!?;…\n]+/).map(toPlain)
  return { raw, plain: toPlain(raw), sentences: sentences.filter((sentence) => sentence !== '') }
}
