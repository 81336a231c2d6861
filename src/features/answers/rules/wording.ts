import type { Source } from '../../knowledge/contract.ts'
import { sentencesOf, withoutMarks } from '../../knowledge/rules/claim-wording.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** Marked paragraphs as displayed: in regional terms, separated by an empty line. */
export function shown(paragraphs: readonly string[], { language, region }: Manner): string {
  return inRegion(withoutMarks(paragraphs.join('\n\n')), language, region)
}

/** The sources of the claims in marked paragraphs, without duplicates, in order. Throws on an unknown claim. */
export function sourcesOf(paragraphs: readonly string[], claims: ReadonlyMap<string, Source>): Source[] {
  const sources = new Map<string, Source>()
  for (const id of paragraphs.flatMap(sentencesOf).flatMap((sentence) => sentence.claims)) {
    const claim = claims.get(id)
    if (!claim) throw new Error(`No claim is called ${id}`)
    const { authority, citation, verified, on } = claim
    const known = sources.get(citation)
    // A source counts as verified only if all its claims are; `on` is the earliest date.
    sources.set(citation, {
      authority,
      citation,
      verified: verified && (known?.verified ?? true),
      on: known && known.on < on ? known.on : on,
    })
  }
  return [...sources.values()]
}

/** One of several wordings, the same for the same `seed`. Throws if there are none. */
export function pickWording<Value>(wordings: readonly Value[], seed: number): Value {
  const chosen = wordings[Math.abs(Math.trunc(seed)) % wordings.length]
  if (chosen === undefined) throw new Error('There is no wording to choose from')
  return chosen
}

/**
 * One of several wordings, of which the words outside placeholders are in none of the `earlier` texts if possible; the
 * same for the same `seed`.
 */
export function pickFresh(wordings: readonly string[], seed: number, earlier: readonly string[]): string {
  const isNew = (wording: string) => {
    const fixed = wording.split(/\{\w+\}/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
    return earlier.every((text) => !text.includes(fixed.trim()))
  }
  const fresh = wordings.filter(isNew)
  return pickWording(fresh.length > 0 ? fresh : wordings, seed)
}
