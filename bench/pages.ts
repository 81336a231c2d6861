/** What every page of the router costs a phone: requests on the first visit, layout shift and largest paint. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesIn } from '../scripts/build/routes.ts'
import { openBrowser } from './browser.ts'
import { fill, TODAY } from './fill.ts'
import { launchProduct, REPO } from './servers.ts'
import { makeStore, settingsOf } from './stores.ts'
import type { Row } from './table.ts'

const LOGGED_DAYS = 90
const SLOWDOWN = 4
/** Lighthouse's slow 4G: bytes a second, and ms of latency. */
const NETWORK = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_000, latency: 150 }
/** How long a page is watched after its last request, in ms. */
const QUIET_MS = 1_000
/** Required figures (docs/design.md, section 9). */
const MOST = { requests: 40, shift: 0.005 } as const

/** Addresses that redirect, or that need more than an address. */
const LEFT_OUT = new Set(['/s/$id', '/tracker/soft/$id', '/tracker/deep/$id', '/partner/confirm_password', '/$'])

/** `shift` is the sum of all layout shifts that no input caused, `moved` what moved; `paintMs` the largest paint. */
type Look = { requests: number; styles: number; shift: number; moved: string; paintMs: number }

/** An address, and whether a woman must be signed in there. */
export type Address = { path: string; needsLogin: boolean }

/** The router's addresses but the partner's; only those in `named`, separated by commas, if it names any. */
export function addresses(named: string): Address[] {
  const pages = pagesIn(readFileSync(join(REPO, 'src/app/web/router.tsx'), 'utf8'))
  const all = [...pages]
    .filter(([path, { access }]) => access !== 'partner' && !LEFT_OUT.has(path))
    .map(([path, { access }]) => ({ path: path.replace('$date', TODAY), needsLogin: access === 'woman' }))
  if (named === '') return all
  return named.split(',').map((name) => {
    const found = all.find(({ path }) => path === name)
    if (!found) throw new Error(`No page is measured at ${name}; there are ${all.map(({ path }) => path).join(', ')}`)
    return found
  })
}

/** Runs in the page before its own scripts: collects layout shifts and the largest paint. */
function watchPage(): void {
  const seen = { shift: 0, moved: [] as string[], paintMs: 0 }
  Object.assign(window, { seen })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      seen.shift += value
      for (const { node } of sources) if (node instanceof Element) seen.moved.push(`${node.localName} ${node.textContent?.slice(0, 20)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Opens an address as a middling phone does, until nothing has been asked for during half a second. */
async function look(page: Page, address: string): Promise<Look> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.addInitScript(watchPage)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; moved: string[]; paintMs: number } }).seen)
  const styles = asked.filter((type) => type === 'stylesheet').length
  return {
    requests: asked.length,
    styles,
    shift: seen.shift,
    moved: [...new Set(seen.moved)].slice(0, 4).join('; '),
    paintMs: seen.paintMs,
  }
}

/**
 * The pages: requests of the first visit, and layout shift of the visit that counts, the first of a public page and
 * the second of a signed-in one.
 */
export async function everyPage(pages: readonly Address[]): Promise<Row[]> {
  const store = await makeStore('embedded')
  const [woman] = await fill(store, 1, LOGGED_DAYS)
  if (!woman) throw new Error('Account not created')
  const server = await launchProduct(settingsOf(store))
  const rows: Row[] = []
  try {
    for (const { path, needsLogin } of pages) {
      const browser = await openBrowser({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true })
      try {
        const page = await (needsLogin ? browser.pageOf(store, server.url, woman) : browser.guestPage())
        const first = await look(page, server.url + path)
        let last = first
        if (needsLogin) {
          await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
          last = await look(await page.context().newPage(), server.url + path)
        }
        rows.push(
          {
            name: `${path}: requests`,
            engine: 'web',
            measured: first.requests,
            unit: 'requests',
            budget: { at: 'most', value: MOST.requests },
            note: `first visit, ${first.styles} of them style sheets`,
          },
          {
            name: `${path}: layout shift`,
            engine: 'web',
            measured: last.shift,
            unit: 'shift',
            budget: { at: 'most', value: MOST.shift },
            note: `${needsLogin ? 'second' : 'first'} visit, largest paint after ${Math.round(last.paintMs)} ms${last.moved && `; moved: ${last.moved}`}`,
          },
        )
      } finally {
        await browser.close()
      }
    }
  } finally {
    await server.stop()
    await store.remove()
  }
  return rows
}
