/** A walk over every page there is: the routes come from the router of the built app, so that a new page is walked without being listed. */
import { expect, type Page, type Request } from '@playwright/test'

/** Addresses of routes: what stands for their parameters, or which addresses of one page show something of their own. */
export type Places = Readonly<Record<string, readonly string[]>>

/** What holds for every visitor. What belongs to somebody, such as her entries, is handed in. */
const PLACES: Places = {
  '/$': ['/nothing/here'],
  '/reset-password/$id/$token': ['/reset-password/12/abcdef'],
  '/keep-account/$id/$token': ['/keep-account/12/abcdef'],
  '/confirm-email/$id/$token': ['/confirm-email/12/abcdef'],
  '/partner/confirm_password/$id': ['/partner/confirm_password/12'],
  '/partner/confirm_password/$id/$token': ['/partner/confirm_password/12/abcdef'],
}

/** How long nothing must be asked for, and nothing come or go on a page, until it counts as drawn, in ms. */
const QUIET_MS = 250
/** A page that has asked for nothing for so long will not by itself, in ms. */
const IDLE_MS = 1_000
/** A request that is open for longer waits for news, and is not waited for, in ms. */
const PATIENCE_MS = 3_000

/** Every route of the running app, as its router has it: `/tracker/soft/$id`. */
async function routesOf(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() => {
    // The router leaves itself there for its developer tools.
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__?: { routesById: Record<string, { fullPath: string }> } }
    return Object.values(router?.routesById ?? {}).map(({ fullPath }) => fullPath)
  })
  return [...new Set(paths)]
}

/** The addresses of all routes; a route with a parameter that nobody names fails. */
export function toAddresses(routes: readonly string[], places: Places): string[] {
  return routes.flatMap((route) => {
    const known = places[route] ?? PLACES[route]
    if (known) return known
    if (route.includes('$')) throw new Error(`Nobody says what stands for the parameters of ${route}: name an address in e2e/walk.ts`)
    return [route]
  })
}

/** What each page has asked for and not got yet, with when it did. */
const asked = new WeakMap<Page, Map<Request, number>>()

/** When each page asked for something last. */
const askedLast = new WeakMap<Page, number>()

/** Follows what a page asks for, from its next request on. */
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

/** Keeps what a page asks for at these addresses, until what it answers is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until the script of a page that was drawn at the build has taken it over. */
export async function untilAwake(page: Page): Promise<void> {
  // What was drawn for her stays until the page itself has taken its place, and sleeps until then.
  const isAsleep = () =>
    page.evaluate(
      () => 'drawn' in document.documentElement.dataset || document.querySelector('#root :is(form, button, fieldset)[inert]') !== null,
    )
  await expect.poll(isAsleep, { message: `${page.url()} sleeps`, intervals: [20, 50] }).toBe(false)
}

/** Waits until the page has its heading, everything it asked for, and nothing comes or goes on it any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await untilAwake(page)
  // What comes part by part is all here.
  await expect(page.locator('[data-rest]')).toHaveCount(0)
  const open = followRequests(page)
  const isWaiting = () => [...open.values()].some((since) => Date.now() - since < PATIENCE_MS)
  do {
    await expect.poll(isWaiting, { intervals: [50] }).toBe(false)
    await untilQuiet(page)
  } while (isWaiting())
}

/**
 * Waits until the page has asked for nothing for a while: what it fetches when it has time has come, too, so that the connection may go. The
 * browser's own `networkidle` is over before a page that was drawn at the build asks for its scripts.
 */
export async function untilAllHere(page: Page): Promise<void> {
  await settle(page)
  await expect.poll(() => Date.now() - (askedLast.get(page) ?? 0), { message: 'nothing is asked for' }).toBeGreaterThan(IDLE_MS)
  await settle(page)
}

/** Goes down the page screen by screen and back up, so that what is fetched when it comes near has come. */
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

/** Opens every address as whoever is signed in on `page`, and calls `arrive` with the address that this led to. */
async function openEvery(page: Page, places: Places, arrive: (address: string) => Promise<void>): Promise<void> {
  await page.goto('/terms')
  await expect(page.locator('main h1')).toBeVisible()
  // A page that was drawn at the build is there before its script.
  await expect.poll(() => routesOf(page), { message: 'the router has come' }).not.toEqual([])
  const routes = await routesOf(page)
  expect(routes, 'the router tells its routes').toEqual(expect.arrayContaining(['/', '/login', '/home', '/partner/compass']))
  for (const address of toAddresses(routes, places)) {
    followRequests(page)
    await page.goto(address)
    await expect(page.locator('main h1')).toBeVisible()
    const { pathname, search } = new URL(page.url())
    await arrive(pathname + search)
  }
}

/** The pages that a guest sees: whoever is signed in sees the same, under another top. */
export async function pagesOfGuests(page: Page, places: Places): Promise<Set<string>> {
  const seen = new Set<string>()
  await openEvery(page, places, async (address) => void seen.add(address))
  return seen
}

/** Calls `look` on every page that whoever is signed in on `page` can come to, once each, but for those in `known`. Answers their names. */
export async function walkEveryPage(
  page: Page,
  { places, known = new Set() }: { places: Places; known?: ReadonlySet<string> },
  look: (name: string) => Promise<void>,
): Promise<string[]> {
  const seen = new Map<string, string>()
  await openEvery(page, places, async (address) => {
    if (known.has(address)) return
    await settle(page)
    const heading = await page.locator('main h1').innerText()
    // One address may stand for two pages: with the secret of a letter, and without.
    if (seen.has(`${address} ${heading}`)) return
    seen.set(`${address} ${heading}`, address)
    await look(address)
  })
  return [...seen.values()]
}
