/** Result of a search: the best entry, or undefined, and the nearest others, best first. */
export type SearchResult<Entry> = { readonly entry: Entry | undefined; readonly suggestions: readonly Entry[] }

/** Entries by their share of all likelihood (0 to 1), best first, and the share of "no entry answers it". */
export type RankedEntries<Entry> = {
  readonly entries: readonly { readonly entry: Entry; readonly share: number }[]
  readonly none: number
}

/**
 * Share from which an entry is the answer, and from which it is suggested; `pairs` if two entries about medicines may
 * make one sure together.
 */
type Thresholds = { readonly answer: number; readonly suggestion: number; readonly pairs?: true }

/**
 * An entry about a medicine needs this share, and this multiple of the next entry's share; or, if the next one is
 * about a medicine as well, this share together.
 */
const MEDICINE = { share: 0.5, lead: 2, related: 0.7, both: 0.85 } as const
/** Shares of the first and of both of two related entries that say the same. */
const PAIR = { first: 0.25, both: 0.6 } as const
/** What a result needs to know of an entry; `next` are the ids of the related ones. */
type Related = { readonly isMedicine: boolean; readonly id?: string; readonly next?: readonly string[] }
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

/** Whether one of two entries names the other as related: both then answer alike. */
function areRelated(one: Related, other: Related): boolean {
  return one.id !== undefined && other.id !== undefined && (one.next?.includes(other.id) === true || other.next?.includes(one.id) === true)
}

/** The first entry if its share is high enough; the others from the threshold on as suggestions. */
export function toSearchResult<Entry extends Related>(
  { entries, none }: RankedEntries<Entry>,
  { answer, suggestion, pairs }: Thresholds,
): SearchResult<Entry> {
  const [first, second] = entries
  // If "none" is likelier than the best entry, there are no suggestions either.
  if (!first || none > first.share) return { entry: undefined, suggestions: [] }
  const isSure = first.entry.isMedicine
    ? (first.share >= MEDICINE.share && first.share >= (second?.share ?? 0) * MEDICINE.lead) ||
      (pairs === true &&
        second?.entry.isMedicine === true &&
        first.share >= answer &&
        first.share + second.share >= (areRelated(first.entry, second.entry) ? MEDICINE.related : MEDICINE.both))
    : first.share >= answer ||
      (pairs === true &&
        second !== undefined &&
        first.share >= PAIR.first &&
        first.share + second.share >= PAIR.both &&
        areRelated(first.entry, second.entry))
  const entry = isSure && first.share > none ? first.entry : undefined
  const suggested = entries.filter((one) => one.entry !== entry && one.share >= suggestion)
  return { entry, suggestions: suggested.slice(0, SUGGESTIONS_MAX).map((one) => one.entry) }
}
