/** How French is set: what the catalogues would otherwise lose again with the next sentence. */

const APOSTROPHE = "'"
/** An ordinary or a wide space, or none, where a narrow no-break space belongs. A colon may stand close, as in `Content-Type: …`. */
const SPACES = /[ \u00a0](?:[:;?!%»])|[^\s\u202f?!][;?!»]|«[^\u202f]/u

/** What is wrong with how French words are set, in a few words; undefined where nothing is. */
export function settingProblem(words: string): string | undefined {
  if (words.includes(APOSTROPHE)) return 'a straight apostrophe instead of ’'
  const [found] = SPACES.exec(words) ?? []
  return found === undefined ? undefined : `no narrow no-break space (U+202F) in “${found}”`
}
