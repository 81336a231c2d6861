/** What a page still fetches when it has loaded comes first, in ms. */
const SETTLE_MS = 2_000

/** When the browser has nothing better to do; not every one can tell. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done)
    else setTimeout(done, 1_000)
  })
}

/** When the page has loaded, has had time for its own parts, and is idle. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, SETTLE_MS))
  await whenIdle()
}
