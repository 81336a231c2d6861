import { plainWords } from './question-words.ts'

/**
 * Something that can be said in a few everyday words. Each of `groups` must be matched by one of its phrases, separated
 * by bars, in plain words ("can t sleep").
 */
export type Saying = { readonly groups: readonly string[] }

type Ready<Kind extends Saying> = { readonly saying: Kind; readonly groups: readonly (readonly string[])[] }

/**
 * Returns a function that finds the first of `sayings` that makes up a whole message: every word belongs to it or to
 * `beside`, words that may accompany any of them (words joined by `_` count only together); `undefined` if none does.
 */
export function toListener<Kind extends Saying>(sayings: readonly Kind[], beside: string): (message: string) => Kind | undefined {
  const light = beside.split(/\s+/).map((phrase) => phrase.split('_'))
  const ready: readonly Ready<Kind>[] = sayings.map((saying) => ({ saying, groups: saying.groups.map((group) => group.split('|')) }))
  return (message) => {
    const words = plainWords(message)
    if (words.length === 0 || words.length > WORDS_MOST) return undefined
    return ready.find(({ groups }) => saysWhole(words, groups, light))?.saying
  }
}

/** Longest message in words; a longer one says more than one thing. */
const WORDS_MOST = 16

function saysWhole(words: readonly string[], groups: readonly (readonly string[])[], light: readonly (readonly string[])[]): boolean {
  const covered = new Set(light.flatMap((phrase) => placesOf(phrase, words)))
  for (const group of groups) {
    const places = group.flatMap((phrase) => placesOf(phrase.split(' '), words))
    if (places.length === 0) return false
    for (const place of places) covered.add(place)
  }
  return covered.size === words.length
}

/** The positions of all words that a phrase covers. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  return words.flatMap((_word, start) =>
    phrase.every((word, at) => words[start + at] === word) ? phrase.map((_one, at) => start + at) : [],
  )
}
