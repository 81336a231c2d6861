/** A time zone as it can be chosen: its IANA name, and the words it is known by. */
export type Zone = { readonly name: string; readonly label: string; readonly words: string }

/** Marks and case make no difference to what she types: "sao" finds São Paulo, "new york" finds America/New_York. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_/-]+/g, ' ')
}

/** A zone with the words by which it is found: its own name and, where the browser knows one, what it is called. */
export function toZone(name: string, called = ''): Zone {
  return { name, label: name.replaceAll('_', ' ').replaceAll('/', ' / '), words: ` ${plain(name)} ${plain(called)}` }
}

/** Up to `most` zones that hold every word of `query` at the start of a word; those whose place begins with it come first. */
export function matchingZones(zones: readonly Zone[], query: string, most: number): Zone[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  if (asked.length === 0) return []
  const found = zones.filter(({ words }) => asked.every((word) => words.includes(` ${word}`)))
  const isPlace = ({ name }: Zone) => plain(name.split('/').at(-1) ?? '').startsWith(asked.join(' '))
  return [...found.filter(isPlace), ...found.filter((zone) => !isPlace(zone))].slice(0, most)
}
