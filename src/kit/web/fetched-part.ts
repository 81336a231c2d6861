/** So long a page waits for a part that may hold an answer of its own, in ms. */
const PART_MS = 4_000

/** What a part of the page says, for who can do without it; undefined where it does not come in time, and a failure is told in the console. */
export function fetchedPart<Part>(fetch: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PART_MS, undefined)
    fetch().then(resolve, (error: unknown) => {
      console.warn('An answer of this page could not be fetched.', error)
      resolve(undefined)
    })
  })
}
