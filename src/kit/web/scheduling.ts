/**
 * When work on a page is done. What the first paint needs comes first; what the page shows comes next; everything else
 * waits:
 *
 * - `yieldToMain` between the steps of long work, so that input is handled in between;
 * - `afterFirstPaint` for parts below the first screen;
 * - `afterPageShown` for the lazy parts of the first page;
 * - `afterFirstPage` for what no one sees yet, such as the outbox;
 * - `whenIdle` for what may never be used, such as parts fetched for offline use.
 */
import type { QueryClient } from '@tanstack/react-query'

/** The longest wait for the first paint, in ms: a hidden tab has none. */
const FIRST_PAINT_MS = 2_000

/** The longest wait for the first page, in ms. */
const FIRST_PAGE_MS = 3_000

/** The wait in browsers without `requestIdleCallback`, in ms. */
const IDLE_MS = 1_000

let firstPaint: Promise<void> | undefined

/** Resolves at first contentful paint, or after 2 s in a hidden tab. */
export function afterFirstPaint(): Promise<void> {
  firstPaint ??= new Promise((resolve) => {
    setTimeout(resolve, FIRST_PAINT_MS)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  return firstPaint
}

const firstPage = Promise.withResolvers<void>()

/** Resolves once the first page is mounted and its queries have settled, or 3 s after it is mounted. */
export function afterFirstPage(): Promise<void> {
  return firstPage.promise
}

const pageShown = Promise.withResolvers<void>()
let isWaiting = false

/** Resolves after the first paint, in the frame after the first page is mounted; after 2 s in a hidden tab. */
export function afterPageShown(): Promise<void> {
  if (!isWaiting) setTimeout(pageShown.resolve, FIRST_PAINT_MS)
  isWaiting = true
  return pageShown.promise
}

/** Called when the first page is mounted: starts the waits of `afterFirstPage` and `afterPageShown`. */
export function watchFirstPage(client: QueryClient): void {
  void afterFirstPaint().then(() => requestAnimationFrame(() => setTimeout(pageShown.resolve)))
  setTimeout(firstPage.resolve, FIRST_PAGE_MS)
  const check = () => {
    if (client.isFetching()) return
    unsubscribe()
    firstPage.resolve()
  }
  const unsubscribe = client.getQueryCache().subscribe(check)
  check()
}

/** Lets the browser handle input and other pending tasks before the work goes on. */
export function yieldToMain(): Promise<void> {
  // Safari has no `scheduler.yield`; a timer runs after the pending tasks.
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
}

/** Resolves when the browser is idle, after `atLatest` ms at the latest if given, or after 1 s where it cannot tell. */
export function whenIdle(atLatest?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, atLatest === undefined ? {} : { timeout: atLatest })
    else setTimeout(resolve, IDLE_MS)
  })
}

/** Resolves after `ms`; rejects with the reason of `signal` once that is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
