/** Corrects typos in long words of a question about one's own notes: "yesteday", "flahses". */

/** Minimum length; shorter words have too many neighbours with another meaning, such as "light" and "night". */
const LONG_WORD = 6

/**
 * Whether `typed` differs from `word` by one missing, extra or wrong letter, or two swapped ones; the first letter must
 * match.
 */
export function isOneSlip(typed: string, word: string): boolean {
  if (typed === word || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [left, right] = [typed.slice(at), word.slice(at)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)
}

/** The text with typos in the long words among `words` corrected. Words that are `isKnown` are not changed. */
export function withoutSlips(text: string, words: readonly string[], isKnown: (word: string) => boolean): string {
  const long = words.filter((word) => word.length >= LONG_WORD)
  const mend = (typed: string) =>
    typed.length < LONG_WORD - 1 || isKnown(typed) || long.includes(typed) ? typed : (long.find((word) => isOneSlip(typed, word)) ?? typed)
  return text.split(' ').map(mend).join(' ')
}
