/** CPU cost of the animated EmberTides picture on a phone: script time per frame from the browser's trace. */
import type { CDPSession, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { fill } from './fill.ts'
import { launchProduct } from './servers.ts'
import { makeStore, settingsOf } from './stores.ts'
import { median, type Row } from './table.ts'

/** CPU slowdown of a mid-range phone relative to this machine, as used by Lighthouse. */
const SLOWER = 4
/** Script budget in ms for one frame of 16.7 ms. */
const SCRIPT_MAX_MS = 8
const WATCHED_MS = 5_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const

/** Callbacks within this time, in µs, belong to one frame: those of the picture and of the page. */
const SAME_FRAME_US = 8_000

/** At the slowest pace every second frame draws nothing and takes less than this, in ms; these are ignored. */
const EMPTY_MS = 0.25

/** Times in µs; `tdur` is thread time, without other processes. */
type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; tid: number }

const SCRIPT = new Set(['FireAnimationFrame', 'EventDispatch', 'TimerFire', 'RunMicrotasks', 'FunctionCall', 'FireIdleCallback'])

async function recordTrace(client: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()))
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await work()
  await client.send('Tracing.end')
  await complete
  return events
}

/** Script time of each frame in ms: `drawing` for the picture, `all` including everything since the previous frame. */
function scriptPerFrame(events: readonly TraceEvent[]): { drawing: number[]; all: number[] } {
  const thread = events.find(({ name }) => name === 'FireAnimationFrame')?.tid
  const work = events.filter(({ name, ph, tid }) => ph === 'X' && tid === thread && SCRIPT.has(name)).toSorted((a, b) => a.ts - b.ts)
  const frames: { drawing: number; all: number; end: number }[] = []
  let sum = 0
  let busyUntil = 0
  for (const { name, ts, dur = 0, tdur = dur } of work) {
    // Nested events are already included.
    if (ts < busyUntil) continue
    busyUntil = ts + dur
    sum += tdur / 1_000
    if (name !== 'FireAnimationFrame') continue
    const frame = frames.at(-1)
    if (frame && ts - frame.end < SAME_FRAME_US) {
      frame.drawing += tdur / 1_000
      frame.all += sum
      frame.end = busyUntil
    } else frames.push({ drawing: tdur / 1_000, all: sum, end: busyUntil })
    sum = 0
  }
  const drawn = frames.filter(({ drawing }) => drawing >= EMPTY_MS)
  return { drawing: drawn.map(({ drawing }) => drawing), all: drawn.map(({ all }) => all) }
}

async function watch(page: Page, client: CDPSession, isDrawing: boolean): Promise<{ drawing: number[]; all: number[]; perSecond: number }> {
  const box = await page.getByRole('slider', { name: 'on the picture' }).boundingBox()
  if (!box) throw new Error('Picture not found on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const from = performance.now()
  const events = await recordTrace(client, async () => {
    if (!isDrawing) return page.waitForTimeout(WATCHED_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (let step = 0; performance.now() - from < WATCHED_MS; step += 1) {
      const far = (box.width / 2) * (0.5 + 0.45 * Math.sin(step / 9))
      const touchPoints = [{ x: x + Math.cos(step / 7) * far, y: y + Math.sin(step / 7) * far }]
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
  const seconds = (performance.now() - from) / 1_000
  const { drawing, all } = scriptPerFrame(events)
  return { drawing, all, perSecond: drawing.length / seconds }
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function row(name: string, values: readonly number[], note: string): Row {
  const middle = median(values)
  const detail = `${note}; 95 % under ${share(values, 0.95).toFixed(1)} ms, ${values.length} frames, CPU slowed ${SLOWER} times`
  return { name, engine: 'web', measured: middle, unit: 'ms', budget: { at: 'most', value: SCRIPT_MAX_MS }, note: detail }
}

/** Script time per frame with a CPU four times slower: while idle, and while drawing on it. */
export async function picture(): Promise<Row[]> {
  const store = await makeStore('embedded')
  const women = await fill(store, 1, 1)
  const server = await launchProduct(settingsOf(store))
  const browser = await openBrowser({ ...PHONE, reducedMotion: 'no-preference' })
  try {
    const [woman] = women
    if (!woman) throw new Error('The store has no woman')
    const page = await browser.pageOf(store, server.url, woman)
    await page.goto(`${server.url}/embertides`)
    const water = page.getByRole('slider', { name: 'on the picture' })
    // The most expensive picture: all sparks and stars, the highest sea, a full trail.
    for (const state of ['Energy', 'Focus', 'Tension']) {
      await page.getByRole('radio', { name: state }).check()
      await water.press('End')
      for (let tap = 0; tap < 4; tap += 1) await water.tap({ position: { x: 120 + tap * 20, y: 190 } })
    }
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.waitForTimeout(WATCHED_MS)
    const alone = await watch(page, client, false)
    const touched = await watch(page, client, true)
    const rate = (frames: number) => `${frames.toFixed(0)} frames a second without a graphics card`
    return [
      row('EmberTides: script of a frame', alone.drawing, rate(alone.perSecond)),
      row('EmberTides: while she draws', touched.all, `all script between two frames, ${rate(touched.perSecond)}`),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await store.remove()
  }
}
