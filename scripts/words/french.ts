/** Typography of French texts. */

const APOSTROPHE = "'"
/**
 * A regular or wide space, or none, where a narrow no-break space is required. A colon may follow directly, as in
 * `Content-Type: …`.
 */
const SPACES = /[ \u00a0](?:[:;?!%»])|[^\s\u202f?!][;?!»]|«[^\u202f]/u

/** The typographic error of a French text, or undefined. */
export function settingProblem(words: string): string | undefined {
  if (words.includes(APOSTROPHE)) return 'a straight apostrophe instead of ’'
  const [found] = SPACES.exec(words) ?? []
  return found === undefined ? undefined : `no narrow no-break space (U+202F) in “${found}”`
}
