import { languageOf } from '../../../text/rules/language.ts'
import type { Language } from '../../../text/rules/speech.ts'
import type { Sentence, Written } from '../../../text/rules/written.ts'
import { type Phrases, seekByPattern, toPhrases } from '../phrases.ts'
import type { SignTable } from '../signs.ts'
import { D_EN } from './en.ts'
import { D_ES } from './es.ts'
import { D_FR } from './fr.ts'

/** The names of the concepts of a table, and a pattern of each. */
type Concepts = { readonly names: readonly string[]; readonly phrases: Phrases }

function toConcepts({ concepts }: SignTable): Concepts {
  const names = Object.keys(concepts)
  return {
    names,
    phrases: toPhrases(
      concepts,
      names.map((name) => `<${name}>`),
    ),
  }
}

// Compiled before any message is read: phrases find only the words they were compiled with by then.
const CONCEPTS: Readonly<Record<Language, Concepts>> = { en: toConcepts(D_EN), es: toConcepts(D_ES), fr: toConcepts(D_FR) }

/** The concepts that a sentence names, sorted. */
function namedIn(sentence: Sentence, { names, phrases }: Concepts): string[] {
  return [...new Set(seekByPattern(phrases, sentence, undefined, 1).map(({ pattern }) => names[pattern] ?? ''))].toSorted()
}

/**
 * Features of a message for the classifier of D: the concepts of its phrases that a sentence names, such as a medicine,
 * an amount or stopping, and each two of them. They are the same in all languages.
 */
export function conceptFeatures({ raw, read }: Written): string[] {
  const concepts = CONCEPTS[languageOf(raw, 'en')]
  const features = read
    .map((sentence) => namedIn(sentence, concepts))
    .flatMap((named) => named.flatMap((one, place) => [`@${one}`, ...named.slice(place + 1).map((other) => `@${one} ${other}`)]))
  return [...new Set(features)]
}
