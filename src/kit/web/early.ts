/**
 * Begins to fetch a part of a page at once, beside the page that needs it. Where that failed, as when she only passed over a link while
 * offline, nothing is said, and whoever then needs the part fetches it again and is told.
 */
export function early<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  const begin = () => {
    const begun = fetch()
    begun.catch(() => {
      if (part === begun) part = undefined
    })
    return begun
  }
  let part: Promise<Part> | undefined
  part = begin()
  return () => (part ??= begin())
}
