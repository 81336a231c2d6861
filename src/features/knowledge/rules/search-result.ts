/** Result of a search: the best entry, or undefined, and the nearest others, best first. */
export type SearchResult<Entry> = { readonly entry: Entry | undefined; readonly suggestions: readonly Entry[] }

/** Entries by their share of all likelihood (0 to 1), best first, and the share of "no entry answers it". */
export type RankedEntries<Entry> = {
  readonly entries: readonly { readonly entry: Entry; readonly share: number }[]
  readonly none: number
}

/** Share from which an entry is the answer, and from which it is suggested. */
type Thresholds = { readonly answer: number; readonly suggestion: number }

/** An entry about a medicine needs this share, and this multiple of the next entry's share. */
const MEDICINE = { share: 0.6, lead: 2 } as const
/** Number of entries suggested at most. */
export const SUGGESTIONS_MAX = 3

/** The likeliest entries that `isCandidate` accepts. `shares` has one share per entry, last that of "none". */
export function rankEntries<Entry>(
  entries: readonly Entry[],
  shares: Float64Array,
  isCandidate: (entry: Entry) => boolean,
): RankedEntries<Entry> {
  const ranked = entries
    .map((entry, place) => ({ entry, share: shares[place] ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 2 * SUGGESTIONS_MAX)
    .filter(({ entry }) => isCandidate(entry))
  return { entries: ranked, none: shares[entries.length] ?? 0 }
}

/** The first entry if its share is high enough; the others from the threshold on as suggestions. */
export function toSearchResult<Entry extends { readonly isMedicine: boolean }>(
  { entries, none }: RankedEntries<Entry>,
  { answer, suggestion }: Thresholds,
): SearchResult<Entry> {
  const [first, second] = entries
  // If "none" is likelier than the best entry, there are no suggestions either.
  if (!first || none > first.share) return { entry: undefined, suggestions: [] }
  const isSure = first.entry.isMedicine
    ? first.share >= MEDICINE.share && first.share >= (second?.share ?? 0) * MEDICINE.lead
    : first.share >= answer
  const entry = isSure && first.share > none ? first.entry : undefined
  const suggested = entries.filter((one) => one.entry !== entry && one.share >= suggestion)
  return { entry, suggestions: suggested.slice(0, SUGGESTIONS_MAX).map((one) => one.entry) }
}
