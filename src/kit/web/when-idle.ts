/** When the browser has nothing better to do; not every one can tell. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done)
    else setTimeout(done, 1_000)
  })
}
