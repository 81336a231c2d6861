import { languageOf } from '../language.ts'
import type { SafetyClass, SafetyRule } from './classes.ts'
import type { Sentence } from './written.ts'

/**
 * What a class was found to say with: how much each word, pair and triple of words speaks for it (decision 0022). `rows` holds one weight
 * a line, "weight feature|feature|…", `bias` is where a sentence begins, `least` where the class is recognised.
 */
export type Weights = { readonly class: SafetyClass; readonly bias: number; readonly least: number; readonly rows: string }

/** The cause of a class that was recognised by weight alone. */
export const WEIGHED = 'weighed'

/** From how many letters on the beginning of a word counts as well, and how long it is. */
const BEGINNING = 5

/** The words, pairs, triples and beginnings by which a sentence is weighed, each once. */
export function featuresOf(words: readonly string[]): string[] {
  const found = new Set<string>()
  const framed = ['<', ...words, '>']
  framed.forEach((word, place) => {
    const [next, third] = [framed[place + 1], framed[place + 2]]
    found.add(word)
    if (word.length > BEGINNING) found.add(`${word.slice(0, BEGINNING)}~`)
    if (next === undefined) return
    found.add(`${word} ${next}`)
    if (third === undefined) return
    found.add(`${word} ${next} ${third}`)
    found.add(`${word} _ ${third}`)
  })
  return [...found]
}

/** The parts of a message that are weighed: the whole, and each sentence of three words or more. */
export function weighedParts(sentences: readonly Sentence[]): (readonly string[])[] {
  const parts = sentences.map(({ words }) => words).filter((words) => words.length >= 3)
  return sentences.length === 1 ? sentences.map(({ words }) => words) : [sentences.flatMap(({ words }) => words), ...parts]
}

/** The rule that weights make: the class is recognised where a part of the message weighs enough. */
export function toWeighedRule(weights: Weights): SafetyRule {
  const weightOf = new Map<string, number>()
  for (const row of weights.rows.split('\n')) {
    const cut = row.indexOf(' ')
    for (const feature of row.slice(cut + 1).split('|')) weightOf.set(feature, Number(row.slice(0, cut)))
  }
  const weigh = (words: readonly string[]) => {
    const features = featuresOf(words)
    return weights.bias + features.reduce((sum, feature) => sum + (weightOf.get(feature) ?? 0), 0) / Math.sqrt(Math.max(1, features.length))
  }
  return ({ raw, read }) =>
    weighedParts(read).some((words) => weigh(words) >= weights.least)
      ? [{ class: weights.class, cause: WEIGHED, isNow: false, about: 'self', isDenied: false, language: languageOf(raw, 'en') }]
      : []
}
