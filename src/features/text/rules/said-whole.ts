import { plainWords } from './question-words.ts'

/**
 * Something that can be said in a few everyday words. Each of `groups` must be matched by one of its phrases, separated
 * by bars, in plain words ("can t sleep").
 */
export type Saying = { readonly groups: readonly string[] }

type Phrase = readonly string[]

/**
 * Returns a function that finds the first of `sayings` that makes up a whole message: every word belongs to it or to
 * `beside`, words that may accompany any of them (words joined by `_` count only together); `undefined` if none does.
 */
export function toListener<Kind extends Saying>(sayings: readonly Kind[], beside: string): (message: string) => Kind | undefined {
  const light = beside.split(/\s+/).map((phrase) => phrase.split('_'))
  const ready = sayings.map((saying) => ({
    saying,
    groups: saying.groups.map((group) => group.split('|').map((phrase) => phrase.split(' '))),
  }))
  return (message) => {
    const words = plainWords(message)
    if (words.length === 0 || words.length > WORDS_MOST) return undefined
    const covered = placesOf(light, words)
    return ready.find(({ groups }) => saysWhole(words, groups, covered))?.saying
  }
}

/** Longest message in words; a longer one says more than one thing. */
const WORDS_MOST = 16

/** Whether each group matches, and the groups cover all words that are not covered yet. */
function saysWhole(words: readonly string[], groups: readonly (readonly Phrase[])[], covered: ReadonlySet<number>): boolean {
  const all = new Set(covered)
  for (const group of groups) {
    const places = placesOf(group, words)
    if (places.size === 0) return false
    for (const place of places) all.add(place)
  }
  return all.size === words.length
}

/** The positions of all words that some of the phrases cover. */
function placesOf(phrases: readonly Phrase[], words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const phrase of phrases) {
    const [first = ''] = phrase
    for (let start = words.indexOf(first); start >= 0; start = words.indexOf(first, start + 1))
      if (phrase.every((word, at) => words[start + at] === word)) phrase.forEach((_word, at) => places.add(start + at))
  }
  return places
}
