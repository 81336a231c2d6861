import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { fill, tokensOf, type Woman } from './fill.ts'
import { comparisonNote, caller, measureAlternating, pick } from './latency.ts'
import { launchProduct } from './servers.ts'
import { type Engine, makeStore, settingsOf } from './stores.ts'
import type { Row } from './table.ts'

/** Ten years with a quick and a deep log each day are 7,300 entries; a month is 60. */
const TEN_YEARS = 3_650
const MONTH = 30
const FIRST_PAGE = '/api/logs/all-logs/history/?limit=30'
const ONE_KIND = `${FIRST_PAGE}&type=deep_log`
const OPENINGS = 12
const SCROLLS = 5
const SCROLL_FRAMES = 500
const SCROLL_PX = 240
const FRAME_MOST_MS = 50

/**
 * Server time of the first page of a history: ten years compared with a month, and filtered by a kind that is one
 * in thousands.
 */
export async function historyPages(engine: Engine, turns: number): Promise<Row[]> {
  const store = await makeStore(engine)
  const long = await fill(store, 4, TEN_YEARS, { isDeep: true })
  const short = await fill(store, 4, MONTH, { isDeep: true })
  const sparse = await fill(store, 4, TEN_YEARS)
  const server = await launchProduct(settingsOf(store))
  const { time, end } = caller(server)
  try {
    const at = (women: readonly Woman[], path: string) => {
      const tokens = tokensOf(store, women)
      return (turn: number) => time({ method: 'GET', path, token: pick(tokens, turn) })
    }
    const first = await measureAlternating(turns, at(long, FIRST_PAGE), at(short, FIRST_PAGE))
    const kind = await measureAlternating(turns, at(sparse, ONE_KIND), at(short, `${FIRST_PAGE}&to=2000-01-01`))
    const row = (name: string, { one, other, ratio }: typeof first, note: string): Row => ({
      name,
      engine,
      measured: ratio,
      unit: 'ratio',
      budget: { at: 'most', value: 1.5 },
      note: `${comparisonNote(one, other)}, ${note}, medians of ${turns} alternating calls`,
    })
    return [
      row('History: first page of 7,300 entries to 60', first, '30 entries each'),
      row('History: a kind she never logged, among 3,650 entries, to nothing at all', kind, 'no entry each'),
    ]
  } finally {
    end()
    await server.stop()
    await store.remove()
  }
}

/** Opens the history and returns the time in ms until its rows are visible. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/tracker/history`, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main li[aria-posinset]')) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Scrolls frame by frame and returns the longest frame in ms. Other load on the machine can only lengthen it. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate(
    ([frames, px]) =>
      new Promise<number>((resolve) => {
        let [longest, last, remaining] = [0, performance.now(), frames]
        const step = (now: number) => {
          longest = Math.max(longest, now - last)
          last = now
          remaining -= 1
          scrollBy(0, px)
          if (remaining > 0) requestAnimationFrame(step)
          else resolve(longest)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(step)
        })
      }),
    [SCROLL_FRAMES, SCROLL_PX] as const,
  )
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** Longest CPU time of one main-thread task in ms while `work` runs; independent of other load. */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Page without a browser')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const isPage = ({ pid, tid }: TraceEvent) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && event.tdur !== undefined && isPage(event))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/** The history in a browser: time until ten years and a month are shown, and the longest frame while scrolling. */
export async function historyInBrowser(): Promise<Row[]> {
  const store = await makeStore('embedded')
  const [long, short] = [await fill(store, 1, TEN_YEARS, { isDeep: true }), await fill(store, 1, MONTH, { isDeep: true })]
  const server = await launchProduct(settingsOf(store))
  const browser = await openBrowser()
  try {
    const pages = await Promise.all([...long, ...short].map((woman) => browser.pageOf(store, server.url, woman)))
    const [tenYears, month] = pages as [Page, Page]
    const opened = await measureAlternating(
      OPENINGS,
      () => open(tenYears, server.url),
      () => open(month, server.url),
    )
    const frames: number[] = []
    for (let round = 0; round < SCROLLS; round += 1) frames.push(await longestFrame(tenYears))
    const task = await longestTask(tenYears, () => longestFrame(tenYears))
    const rows = await tenYears.evaluate(() => document.querySelectorAll('main li[aria-posinset]').length)
    const reached = await tenYears.evaluate(() => document.querySelector('main li:last-child')?.getAttribute('aria-posinset'))
    return [
      {
        name: 'History opens: 7,300 entries to 60',
        engine: 'web',
        measured: opened.ratio,
        unit: 'ratio',
        budget: { at: 'most', value: 1.5 },
        note: `${comparisonNote(opened.one, opened.other)} until the rows are shown, medians of ${OPENINGS} alternating runs`,
      },
      {
        name: 'History scrolls: longest frame',
        engine: 'web',
        measured: Math.min(...frames),
        unit: 'ms',
        budget: { at: 'most', value: FRAME_MOST_MS },
        note: `best of ${SCROLLS} runs of ${SCROLL_FRAMES} frames, down to entry ${reached}; ${rows} rows on the page; all: ${frames.map((ms) => ms.toFixed(0)).join(', ')}`,
      },
      {
        name: 'History scrolls: longest task by CPU time',
        engine: 'web',
        measured: task,
        unit: 'ms',
        budget: { at: 'most', value: FRAME_MOST_MS },
        note: `on the main thread in another ${SCROLL_FRAMES} frames, while older pages load`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await store.remove()
  }
}
