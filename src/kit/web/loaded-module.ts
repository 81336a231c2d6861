/** Longest wait for an optional module, in ms. */
const PART_MS = 4_000

/** Loads an optional module; undefined when it does not arrive in time or fails. A failure is logged to the console. */
export function fetchedPart<Part>(fetch: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PART_MS, undefined)
    fetch().then(resolve, (error: unknown) => {
      console.warn('An answer of this page could not be fetched.', error)
      resolve(undefined)
    })
  })
}
