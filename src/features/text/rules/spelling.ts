import { KEY_WORDS, LIKE_KEY_WORDS } from './key-words.ts'

/** Minimum length of a word, in letters, for one and for two spelling errors. */
const ONE_SLIP = 5
const TWO_SLIPS = 9

const keys = new Set(KEY_WORDS)
const others = new Set(LIKE_KEY_WORDS)
/** Two letters more than the longest key word; longer words are not compared. */
const LONGEST = Math.max(...KEY_WORDS.map(({ length }) => length)) + 2
/** Base and size in bits of the hashes of shortened key words. */
const BASE = 0x01_00_01_93
const FILTER_BITS = 1 << 22

/**
 * Key words with up to two letters deleted, and the key words each comes from. `filter` has a bit set for the hash of
 * each, so that most shortened words are excluded before they are made. Built at the first use, because it is slow.
 */
let shortened: { of: Map<string, string[]>; filter: Uint32Array } | undefined

function shortenKeys(): { of: Map<string, string[]>; filter: Uint32Array } {
  const of = new Map<string, string[]>()
  const filter = new Uint32Array(FILTER_BITS / 32)
  for (const key of keys) {
    if (key.length < ONE_SLIP) continue
    for (const less of shorter(key, key.length >= TWO_SLIPS ? 2 : 1)) of.set(less, [...(of.get(less) ?? []), key])
  }
  for (const less of of.keys()) {
    const bit = hashesOf(less)[less.length] as number
    filter[(bit >>> 5) % filter.length] = (filter[(bit >>> 5) % filter.length] as number) | (1 << (bit & 31))
  }
  return { of, filter }
}

/** Polynomial hashes of the first 0, 1, 2 … letters of a word, modulo 2³². */
function hashesOf(word: string): Int32Array {
  const hashes = new Int32Array(word.length + 1)
  for (let at = 0; at < word.length; at += 1) hashes[at + 1] = Math.imul(hashes[at] as number, BASE) + word.charCodeAt(at)
  return hashes
}

const powers = new Int32Array(LONGEST + 2)
powers[0] = 1
for (let at = 1; at < powers.length; at += 1) powers[at] = Math.imul(powers[at - 1] as number, BASE)

/**
 * A word with up to `most` (1 or 2) letters deleted, in all ways of which the hash is in `filter`. The hash of a
 * shortened word follows from the hashes of the beginnings of the whole one.
 */
function likelyShorter(word: string, most: number, filter: Uint32Array): string[] {
  const hashes = hashesOf(word)
  const { length } = word
  const isLikely = (hash: number) => (((filter[(hash >>> 5) % filter.length] as number) >>> (hash & 31)) & 1) === 1
  /** The hash of letters `from` to `to` appended to what has the hash `before`. */
  const append = (before: number, from: number, to: number) => {
    const power = powers[to - from] as number
    return (Math.imul(before, power) + (hashes[to] as number) - Math.imul(hashes[from] as number, power)) | 0
  }
  const likely = isLikely(hashes[length] as number) ? [word] : []
  const twice: string[] = []
  for (let one = 0; one < length; one += 1) {
    const beginning = hashes[one] as number
    if (isLikely(append(beginning, one + 1, length))) likely.push(word.slice(0, one) + word.slice(one + 1))
    if (most < 2) continue
    for (let other = one + 1; other < length; other += 1)
      if (isLikely(append(append(beginning, one + 1, other), other + 1, length)))
        twice.push(word.slice(0, one) + word.slice(one + 1, other) + word.slice(other + 1))
  }
  return [...new Set([...likely, ...twice])]
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
  const { of, filter } = shortened
  const lesser = word.length > LONGEST ? [] : likelyShorter(word, word.length >= TWO_SLIPS - 2 ? 2 : 1, filter)
  for (const less of lesser) {
    for (const key of of.get(less) ?? []) if (slips(word, key) <= (key.length >= TWO_SLIPS ? 2 : 1)) near.add(key)
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
