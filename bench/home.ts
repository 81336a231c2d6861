import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { fill } from './fill.ts'
import { launchProduct } from './servers.ts'
import { makeStore, settingsOf } from './stores.ts'
import { median, type Row } from './table.ts'

/** How many times slower than this machine the page computes, for a middling phone. */
const SLOWDOWN = 4
const ROUNDS = 5
const DAYS = 90
/** The taps of a day by the names of their controls (src/app/web/pages/home). */
const TAPS = ['Good', '2 or 3', '7 hours', 'Medium', 'Save'] as const

/** Durations in ms from the input until the next paint, of all inputs since the last call (Event Timing API). */
async function takeDurations(page: Page): Promise<number[]> {
  // Entries arrive after the frame.
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0))
}

/** Logs a day on the Today card by touch and returns for each tap the longest time until the next paint, in ms. */
async function logDay(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/home`)
  await page.getByRole('radio', { name: 'Medium', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (const name of TAPS) {
    await takeDurations(page)
    const control = page.getByRole(name === 'Save' ? 'button' : 'radio', { name, exact: true }).first()
    await control.tap({ force: true })
    times.push(Math.max(0, ...(await takeDurations(page))))
  }
  return times
}

/** Interaction to Next Paint of each tap of the Today card with a processor `SLOWDOWN` times slower. */
export async function todayTaps(): Promise<Row[]> {
  const store = await makeStore('embedded')
  const women = await fill(store, ROUNDS, DAYS)
  const server = await launchProduct(settingsOf(store))
  const browser = await openBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const rounds: number[][] = []
    for (const woman of women) {
      const page = await browser.pageOf(store, server.url, woman)
      await page.addInitScript(() => {
        const durations: number[] = []
        Object.assign(window, { durations })
        new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'event',
          durationThreshold: 16,
        } as PerformanceObserverInit)
      })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      rounds.push(await logDay(page, server.url))
    }
    return TAPS.map((name, at) => ({
      name: `Today card: tap on ${name}`,
      engine: 'web',
      measured: median(rounds.map((times) => times[at] ?? Number.NaN)),
      unit: 'ms',
      budget: { at: 'most', value: 200 },
      note: `until the next paint, at ${SLOWDOWN} times slowdown, median of ${ROUNDS} days`,
    }))
  } finally {
    await browser.close()
    await server.stop()
    await store.remove()
  }
}
