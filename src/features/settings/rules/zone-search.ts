/** A selectable time zone: its IANA name, its label, and the words it is found by. */
export type Zone = { readonly name: string; readonly label: string; readonly words: string }

/** Normalises text for the search: "sao" finds São Paulo, "new york" finds America/New_York. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_/-]+/g, ' ')
}

/** A zone with its search words: its IANA name and, if known, its display name in the browser. */
export function toZone(name: string, called = ''): Zone {
  return { name, label: name.replaceAll('_', ' ').replaceAll('/', ' / '), words: ` ${plain(name)} ${plain(called)}` }
}

/**
 * Up to `limit` zones that contain every word of `query` at the start of a word; those whose city begins with it come
 * first.
 */
export function matchingZones(zones: readonly Zone[], query: string, limit: number): Zone[] {
  const queryWords = plain(query).split(/\s+/).filter(Boolean)
  if (queryWords.length === 0) return []
  const found = zones.filter(({ words }) => queryWords.every((word) => words.includes(` ${word}`)))
  const isPlace = ({ name }: Zone) => plain(name.split('/').at(-1) ?? '').startsWith(queryWords.join(' '))
  return [...found.filter(isPlace), ...found.filter((zone) => !isPlace(zone))].slice(0, limit)
}
