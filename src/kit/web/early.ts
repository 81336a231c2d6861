import { breathe } from './breathe.ts'

/**
 * Begins to fetch a part of a page beside the page that needs it, without being asked. Where that failed, as when she only passed over a link while
 * offline, nothing is said, and whoever then needs the part fetches it again and is told.
 */
export function early<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  const begin = (fetching: Promise<Part>) => {
    fetching.catch(() => {
      if (part === fetching) part = undefined
    })
    return fetching
  }
  let part: Promise<Part> | undefined
  // The page itself comes first.
  part = begin(breathe().then(fetch))
  return () => (part ??= begin(fetch()))
}
