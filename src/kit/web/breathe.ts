/**
 * Lets the browser do what waits, a touch above all, before the work goes on: where much is done at a stretch, it is done in portions. Waits
 * for nothing else, and only as long as that takes.
 */
export function breathe(): Promise<void> {
  // Safari cannot yield yet, and a timer goes to the end of the queue; that is as far as it must go.
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}
