import type { Source } from '../contract.ts'
import { sentencesOf, withoutMarks } from './claim-wording.ts'
import { inRegion } from './region-words.ts'
import type { Manner } from './speech.ts'

/** Marked paragraphs as they are shown, in the words of her region, with an empty line between them. */
export function shown(paragraphs: readonly string[], { language, region }: Manner): string {
  return inRegion(withoutMarks(paragraphs.join('\n\n')), language, region)
}

/** Where the statements of marked paragraphs come from, each source once, in order. Throws on a mark that no claim has. */
export function sourcesOf(paragraphs: readonly string[], claims: ReadonlyMap<string, Source>): Source[] {
  const sources = new Map<string, Source>()
  for (const id of paragraphs.flatMap(sentencesOf).flatMap((sentence) => sentence.claims)) {
    const claim = claims.get(id)
    if (!claim) throw new Error(`No claim is called ${id}`)
    const { authority, citation, verified, on } = claim
    const known = sources.get(citation)
    // A source of several claims is only as well read as the least read of them.
    sources.set(citation, {
      authority,
      citation,
      verified: verified && (known?.verified ?? true),
      on: known && known.on < on ? known.on : on,
    })
  }
  return [...sources.values()]
}

/** One of several wordings, the same each time for the same `seed`. */
export function byTurn<Value>(wordings: readonly Value[], seed: number): Value {
  const chosen = wordings[Math.abs(Math.trunc(seed)) % wordings.length]
  if (chosen === undefined) throw new Error('There is no wording to choose from')
  return chosen
}
