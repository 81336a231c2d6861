import { breathe } from './breathe.ts'

/** Fetches a part, the first time it is asked for; `here` is what has come, without waiting. */
export type Fetch<Part> = (() => Promise<Part>) & { here: () => Part | undefined }

/** A part of a page that is fetched once. Where that failed, whoever needs it next fetches it again. */
export function once<Part>(fetch: () => Promise<Part>): Fetch<Part> {
  let here: Part | undefined
  let part: Promise<Part> | undefined
  const begin = () => {
    const fetching = fetch()
    fetching.then(
      (came) => {
        here = came
      },
      () => {
        part = undefined
      },
    )
    return fetching
  }
  return Object.assign(() => (part ??= begin()), { here: () => here })
}

/**
 * Begins to fetch a part of a page beside the page that needs it, without being asked. Where that failed, as when she only passed over a
 * link while offline, nothing is said, and whoever then needs the part fetches it again and is told.
 */
export function early<Part>(fetch: () => Promise<Part>): Fetch<Part> {
  // The page itself comes first.
  const rested = breathe()
  const part = once(() => rested.then(fetch))
  part().catch(() => undefined)
  return part
}
