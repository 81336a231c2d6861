/** When the browser has nothing better to do; not every one can tell. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done)
    else setTimeout(done, 1_000)
  })
}

/** When the page has loaded, and then is idle. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await whenIdle()
}
