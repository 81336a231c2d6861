/** Visits every page: the routes come from the router of the built app, so that a new page is included. */
import { expect, type Page, type Request } from '@playwright/test'
import { type Kind, kindOf } from './pages.ts'

/** Example addresses of routes with parameters, or of routes that show different content at different addresses. */
export type Places = Readonly<Record<string, readonly string[]>>

/** Addresses for every visitor. Addresses of personal content are passed in. */
const PLACES: Places = {
  '/$': ['/nothing/here'],
  '/reset-password/$id/$token': ['/reset-password/12/abcdef'],
  '/s/$id': ['/s/AAAAAAAAAAAAAAAAAAAAAA'],
  '/keep-account/$id/$token': ['/keep-account/12/abcdef'],
  '/confirm-email/$id/$token': ['/confirm-email/12/abcdef'],
  '/no-more-email/$id/$token': ['/no-more-email/12/abcdef'],
  '/partner/confirm_password/$id': ['/partner/confirm_password/12'],
  '/partner/confirm_password/$id/$token': ['/partner/confirm_password/12/abcdef'],
}

/** Time without new requests and changes after which a page counts as rendered, in ms. */
const QUIET_MS = 250
/** Time without requests after which a page makes none by itself, in ms. */
const IDLE_MS = 1_000
/** A request open for longer than this, in ms, is a long poll and is not awaited. */
const PATIENCE_MS = 3_000

/** Every route of the running app, as in its router: `/tracker/soft/$id`. */
async function routesOf(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() => {
    // The router exposes itself there for its developer tools.
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__?: { routesById: Record<string, { fullPath: string }> } }
    return Object.values(router?.routesById ?? {}).map(({ fullPath }) => fullPath)
  })
  return [...new Set(paths)]
}

/** The addresses of all routes; throws for a parameter without an example. */
export function toAddresses(routes: readonly string[], places: Places): string[] {
  return routes.flatMap((route) => {
    const known = places[route] ?? PLACES[route]
    if (known) return known
    if (route.includes('$')) throw new Error(`No example address for the parameters of ${route}: add one in e2e/page-ready.ts`)
    return [route]
  })
}

/** The pending requests of each page, with their start times. */
const asked = new WeakMap<Page, Map<Request, number>>()

/** The time of each page's last request. */
const askedLast = new WeakMap<Page, number>()

/** Tracks the requests of a page from now on. */
export function followRequests(page: Page): Map<Request, number> {
  const known = asked.get(page)
  if (known) return known
  const open = new Map<Request, number>()
  asked.set(page, open)
  page.on('request', (request) => {
    askedLast.set(page, Date.now())
    open.set(request, Date.now())
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => open.delete(request))
  return open
}

/** Holds requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until the page is interactive: a prerendered one has been hydrated. */
export async function untilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html[data-prerendered]')).toHaveCount(0)
}

/** Waits until the page has its heading and all its data, and nothing changes any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await untilInteractive(page)
  // All cards of Home are mounted.
  await expect(page.locator('[data-rest]')).toHaveCount(0)
  const open = followRequests(page)
  const isWaiting = () => [...open.values()].some((since) => Date.now() - since < PATIENCE_MS)
  do {
    await expect.poll(isWaiting, { intervals: [50] }).toBe(false)
    await untilQuiet(page)
  } while (isWaiting())
}

/**
 * Waits until the page has asked for nothing for a while: what it fetches when it has time has come, too, so that the
 * connection may go. The browser's own `networkidle` is over before a page that is prerendered asks for its scripts.
 */
export async function untilAllHere(page: Page): Promise<void> {
  await settle(page)
  await expect.poll(() => Date.now() - (askedLast.get(page) ?? 0), { message: 'nothing is asked for' }).toBeGreaterThan(IDLE_MS)
  await settle(page)
}

/** Takes the connection away, once the page has all it asked for. */
export async function goOffline(page: Page): Promise<void> {
  await untilAllHere(page)
  await page.context().setOffline(true)
}

/** Scrolls down the page and back up, so that content loaded on approach is there. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo(0, 0)
  })
  await settle(page)
}

/** Opens an address and waits until all of its page is there. */
export async function visit(page: Page, address: string): Promise<void> {
  followRequests(page)
  await page.goto(address)
  await settle(page)
}

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, quietMs)
        })
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(done, quietMs)
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    QUIET_MS,
  )
}

/** The routes of the running app for a visitor who may open pages of these kinds; guests also open links of emails. */
async function routesFor(page: Page, kinds: readonly Kind[]): Promise<string[]> {
  // A page that is prerendered is there before its script.
  await expect.poll(() => routesOf(page), { message: 'the router has come' }).not.toEqual([])
  const routes = await routesOf(page)
  expect(routes, 'the router lists its routes').toEqual(expect.arrayContaining(['/', '/login', '/home', '/partner/compass']))
  return routes.filter((route) => kinds.includes(kindOf(route) ?? 'guest'))
}

/**
 * Calls `look` once on every page of these kinds, as the person signed in on `page`. That others are redirected from a
 * page is tested in `guards.story.ts`. Returns the addresses of the pages.
 */
export async function walkEveryPage(
  page: Page,
  { places, kinds }: { places: Places; kinds: readonly Kind[] },
  look: (name: string) => Promise<void>,
): Promise<string[]> {
  const seen = new Map<string, string>()
  followRequests(page)
  await page.goto('/terms')
  await expect(page.locator('main h1')).toBeVisible()
  for (const route of toAddresses(await routesFor(page, kinds), places)) {
    await page.goto(route)
    await expect(page.locator('main h1')).toBeVisible()
    const { pathname, search } = new URL(page.url())
    const address = pathname + search
    await settle(page)
    const heading = await page.locator('main h1').innerText()
    // One address may be two pages: with the token of an email link, and without.
    if (seen.has(`${address} ${heading}`)) continue
    seen.set(`${address} ${heading}`, address)
    await look(address)
  }
  return [...seen.values()]
}
