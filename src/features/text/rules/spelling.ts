import { KEY_WORDS, LIKE_KEY_WORDS } from './key-words.ts'

/** Minimum length of a word, in letters, for one and for two spelling errors. */
const ONE_SLIP = 5
const TWO_SLIPS = 9

const keys = new Set(KEY_WORDS)
const others = new Set(LIKE_KEY_WORDS)
/** Two letters more than the longest key word; longer words are not compared. */
const LONGEST = Math.max(...KEY_WORDS.map(({ length }) => length)) + 2
/**
 * Key words with up to two letters deleted, and the key words each comes from. Built at the first use, because it is
 * slow.
 */
let shortened: Map<string, string[]> | undefined

function shortenKeys(): Map<string, string[]> {
  const made = new Map<string, string[]>()
  for (const key of keys) {
    if (key.length < ONE_SLIP) continue
    for (const less of shorter(key, key.length >= TWO_SLIPS ? 2 : 1)) made.set(less, [...(made.get(less) ?? []), key])
  }
  return made
}

/** Whether misspellings of this word are matched. */
export function isKeyWord(word: string): boolean {
  return keys.has(word)
}

/**
 * The key words that a word may be a misspelling of: one letter wrong, missing, doubled or swapped; two in long words.
 * Known words are not misspellings.
 */
export function nearKeyWords(word: string): string[] {
  if (word.length < ONE_SLIP || keys.has(word) || others.has(word)) return []
  const near = new Set<string>()
  shortened ??= shortenKeys()
  const lesser = word.length > LONGEST ? [] : shorter(word, word.length >= TWO_SLIPS - 2 ? 2 : 1)
  for (const less of lesser) {
    for (const key of shortened.get(less) ?? []) if (slips(word, key) <= (key.length >= TWO_SLIPS ? 2 : 1)) near.add(key)
  }
  return [...near]
}

/** A word and all forms of it with up to `most` letters deleted. */
function shorter(word: string, most: number): Set<string> {
  const all = new Set([word])
  let last = [word]
  for (let left = 0; left < most; left += 1) {
    last = last.flatMap((one) => Array.from(one, (_, place) => one.slice(0, place) + one.slice(place + 1)))
    for (const one of last) all.add(one)
  }
  return all
}

/** The edit distance: letters wrong, missing, added, or swapped with their neighbour (Damerau-Levenshtein). */
function slips(word: string, key: string): number {
  let before: number[] = []
  let row = Array.from({ length: key.length + 1 }, (_, place) => place)
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= key.length; to += 1) {
      const isSame = word[at - 1] === key[to - 1]
      let least = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1))
      if (word[at - 1] === key[to - 2] && word[at - 2] === key[to - 1]) least = Math.min(least, (before[to - 2] ?? least) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[key.length] ?? 0
}
