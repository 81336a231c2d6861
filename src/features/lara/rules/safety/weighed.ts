import { featureNumber, partsOfWord, placeOf } from '../features.ts'
import type { Recognised, SafetyClass } from './classes.ts'
import type { Sentence } from './written.ts'

/**
 * What a class was found to say with: how much each word, pair and triple of words, part of a word and named phrase speaks for it (decisions 0022, 0024, 0029).
 * `rows` holds one weight a line, "weight feature|feature|…", `bias` is where a message begins, `least` where the class is recognised.
 */
export type Weights = { readonly class: SafetyClass; readonly bias: number; readonly least: number; readonly rows: string }

/** Weighs a message, given the features of its parts and what phrases named in it. */
export type Scales = { readonly class: SafetyClass; isMet(parts: readonly (readonly string[])[], named: readonly Recognised[]): boolean }

/** The cause of a class that was recognised by weight alone. */
export const WEIGHED = 'weighed'

/** How long the parts of words are that count as well, in letters. */
const PART = 5

/** The words, pairs, triples and parts of words by which a sentence is weighed, each once. */
export function featuresOf(words: readonly string[]): string[] {
  const found = new Set<string>()
  const framed = ['<', ...words, '>']
  framed.forEach((word, place) => {
    const [next, third] = [framed[place + 1], framed[place + 2]]
    found.add(word)
    for (const part of partsOfWord(word, PART)) found.add(`~${part}`)
    if (next === undefined) return
    found.add(`${word} ${next}`)
    if (third === undefined) return
    found.add(`${word} ${next} ${third}`)
    found.add(`${word} _ ${third}`)
  })
  return [...found]
}

/** The features of what phrases of a class named: that they did, the cause, and the cause in its language. */
export function phraseFeatures(name: SafetyClass, named: readonly Recognised[]): string[] {
  const own = named.filter((one) => one.class === name)
  return [...new Set(own.flatMap(({ cause, language }) => ['#', `# ${cause}`, `# ${cause} ${language}`]))]
}

/** The parts of a message that are weighed: the whole, and each sentence of three words or more. */
export function weighedParts(sentences: readonly Sentence[]): (readonly string[])[] {
  const parts = sentences.map(({ words }) => words).filter((words) => words.length >= 3)
  return sentences.length === 1 ? sentences.map(({ words }) => words) : [sentences.flatMap(({ words }) => words), ...parts]
}

/** The scales that weights make: the class is met where a part of the message weighs enough, together with the phrases found. */
export function toScales({ class: name, bias, least, rows }: Weights): Scales {
  const known = rows
    .split('\n')
    .flatMap((row) => {
      const cut = row.indexOf(' ')
      const weight = Number(row.slice(0, cut))
      return row
        .slice(cut + 1)
        .split('|')
        .map((feature) => ({ number: featureNumber(feature), weight }))
    })
    .toSorted((one, other) => one.number - other.number)
  const features = Uint32Array.from(known, ({ number }) => number)
  const weights = Int16Array.from(known, ({ weight }) => weight)
  const weightOf = (feature: string) => weights[placeOf(featureNumber(feature), features)] ?? 0
  const sumOf = (all: readonly string[]) => all.reduce((sum, feature) => sum + weightOf(feature), 0)
  return {
    class: name,
    isMet(parts, named) {
      const phrases = phraseFeatures(name, named)
      const said = sumOf(phrases)
      return parts.some((part) => bias + (said + sumOf(part)) / Math.sqrt(Math.max(1, part.length + phrases.length)) >= least)
    },
  }
}
