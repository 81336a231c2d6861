import { plainWords } from './question-words.ts'

/**
 * Something that can be said in a few everyday words. Each of `groups` must be matched by one of its phrases, separated
 * by bars, in plain words ("can t sleep").
 */
export type Saying = { readonly groups: readonly string[] }

/** A saying with its groups as lists of phrases, each a list of words. */
type Ready<Kind extends Saying> = { readonly saying: Kind; readonly groups: readonly (readonly (readonly string[])[])[] }

/**
 * Returns a function that finds the first of `sayings` that makes up a whole message: every word belongs to it or to
 * `beside`, words that may accompany any of them (words joined by `_` count only together); `undefined` if none does.
 */
export function toListener<Kind extends Saying>(sayings: readonly Kind[], beside: string): (message: string) => Kind | undefined {
  const light = beside.split(/\s+/).map((phrase) => phrase.split('_'))
  const ready: readonly Ready<Kind>[] = sayings.map((saying) => ({
    saying,
    groups: saying.groups.map((group) => group.split('|').map((phrase) => phrase.split(' '))),
  }))
  return (message) => {
    const words = plainWords(message)
    if (words.length === 0 || words.length > WORDS_MOST) return undefined
    const accompanying = light.flatMap((phrase) => placesOf(phrase, words))
    return ready.find(({ groups }) => saysWhole(words, groups, accompanying))?.saying
  }
}

/** Longest message in words; a longer one says more than one thing. */
const WORDS_MOST = 16

/** `accompanying` are the places of words that may accompany any saying. */
function saysWhole(words: readonly string[], groups: Ready<Saying>['groups'], accompanying: readonly number[]): boolean {
  const found: number[][] = []
  for (const group of groups) {
    const places = group.flatMap((phrase) => placesOf(phrase, words))
    if (places.length === 0) return false
    found.push(places)
  }
  return new Set([accompanying, ...found].flat()).size === words.length
}

/** The positions of all words that a phrase covers. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  const [first] = phrase
  const places: number[] = []
  for (let start = 0; start + phrase.length <= words.length; start += 1) {
    if (words[start] === first && phrase.every((word, at) => words[start + at] === word))
      for (let at = 0; at < phrase.length; at += 1) places.push(start + at)
  }
  return places
}
