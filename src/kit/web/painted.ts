/** Nobody waits longer than this for the first paint, in ms. */
const WAIT_MOST_MS = 2_000

/** Is kept when something can be read on the page; in a tab that nobody sees after a while. For what is not needed to get there. */
export const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, WAIT_MOST_MS)
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
})
