import { Agent, request } from 'node:http'
import { addDays } from '../src/kit/local-date.ts'
import { fill, TODAY, tokensOf, typicalAnswers, type Woman } from './fill.ts'
import { launchProduct, type Server } from './servers.ts'
import { type Engine, makeStore, settingsOf, type Store } from './stores.ts'
import { median, type Row } from './table.ts'

const DASHBOARD = '/api/landing/dashboard/'
const TRENDS = '/api/tracker/logs/trends/?span=month'
const CREATE = '/api/logs/quick-log/create/'
const LOGGED_DAYS = 90

type Call = { method: 'GET' | 'POST'; path: string; token: string; body?: string }

/** A client with one keep-alive connection. Returns the time of a call in ms; throws unless it succeeds. */
export function caller(server: Server): { time(call: Call): Promise<number>; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    end: () => agent.destroy(),
    time: ({ method, path, token, body }) =>
      new Promise((resolve, reject) => {
        const from = performance.now()
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        }
        const sending = request(`${server.url}${path}`, { method, agent, headers }, (response) => {
          response.resume()
          response.on('error', reject)
          response.on('end', () => {
            if (response.statusCode === 200 || response.statusCode === 201) resolve(performance.now() - from)
            else reject(new Error(`${method} ${path} responded with ${response.statusCode}`))
          })
        })
        sending.on('error', reject)
        sending.end(body)
      }),
  }
}

/**
 * Times two calls alternately, so that load affects both equally; returns the medians and the median ratio of
 * adjacent pairs.
 */
export async function measureAlternating(
  count: number,
  one: (index: number) => Promise<number>,
  other: (index: number) => Promise<number>,
): Promise<{ one: number; other: number; ratio: number }> {
  const warmUp = Math.ceil(count / 4)
  const times: { one: number; other: number }[] = []
  for (let index = 0; index < count + warmUp; index += 1) {
    const isOdd = index % 2 === 1
    const first = await (isOdd ? other(index) : one(index))
    const second = await (isOdd ? one(index) : other(index))
    if (index >= warmUp) times.push(isOdd ? { one: second, other: first } : { one: first, other: second })
  }
  const middle = { one: median(times.map((pair) => pair.one)), other: median(times.map((pair) => pair.other)) }
  return { ...middle, ratio: middle.one / middle.other }
}

/** Two times as text. */
export function comparisonNote(one: number, other: number): string {
  return `${one.toFixed(2)} against ${other.toFixed(2)} ms`
}

/** The item for a turn. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  // A prime stride visits all items, out of storage order.
  const item = items[(index * 7_919) % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

type Reading = { path: string; name: string; shortDays: number; budget: { unit: 'ratio' | 'ms'; value: number } }

/** Latency of one read for a woman with ten years of logs, relative to one with few days, or the difference in ms. */
async function longToShort(engine: Engine, turns: number, { path, name, shortDays, budget }: Reading): Promise<Row[]> {
  const store = await makeStore(engine)
  const [long, short] = [await fill(store, 4, 3_650), await fill(store, 4, shortDays)]
  const server = await launchProduct(settingsOf(store))
  const { time, end } = caller(server)
  try {
    const [longTokens, shortTokens] = [tokensOf(store, long), tokensOf(store, short)]
    const at = (tokens: readonly string[]) => (index: number) => time({ method: 'GET', path, token: pick(tokens, index) })
    const { one, other, ratio } = await measureAlternating(turns, at(longTokens), at(shortTokens))
    const note = `${comparisonNote(one, other)}, medians of ${turns} alternating calls`
    const measured = budget.unit === 'ratio' ? ratio : one - other
    return [{ name, engine, measured, unit: budget.unit, budget: { at: 'most', value: budget.value }, note }]
  } finally {
    end()
    await server.stop()
    await store.remove()
  }
}

/** What Home costs more with ten unbroken years of logs than with ten days: the streak is counted (decision 0055). */
export function dashboard(engine: Engine, turns: number): Promise<Row[]> {
  const name = 'Dashboard: ten unbroken years more than ten days'
  return longToShort(engine, turns, { path: DASHBOARD, name, shortDays: 10, budget: { unit: 'ms', value: 5 } })
}

/** Latency of the trends of the last month with ten years of logs, relative to that month only. */
export function trends(engine: Engine, turns: number): Promise<Row[]> {
  const name = 'Trends of a month: ten years of logs to one month'
  return longToShort(engine, turns, { path: TRENDS, name, shortDays: 31, budget: { unit: 'ratio', value: 1.3 } })
}

type Side = { store: Store; server: Server; women: readonly Woman[]; time: (call: Call) => Promise<number>; end: () => void }

async function sideOf(store: Store, women: readonly Woman[]): Promise<Side> {
  const server = await launchProduct(settingsOf(store))
  return { store, server, women, ...caller(server) }
}

/** Latency of calls in a store with many women, relative to one with a hundred, each with 90 logs. */
export async function scale(engine: Engine, women: number, turns: number, report: (words: string) => void): Promise<Row[]> {
  const stores = [await makeStore(engine), await makeStore(engine)] as const
  const sides: Side[] = []
  try {
    const filledFrom = performance.now()
    const many = await fill(stores[0], women, LOGGED_DAYS, { report })
    report(`${(women * LOGGED_DAYS).toLocaleString('en')} logs added in ${Math.round((performance.now() - filledFrom) / 1000)} s`)
    sides.push(await sideOf(stores[0], many), await sideOf(stores[1], await fill(stores[1], 100, LOGGED_DAYS)))
    const [big, small] = sides as [Side, Side]
    const call = (side: Side, make: (token: string, index: number) => Call) => (index: number) => {
      const [token = ''] = tokensOf(side.store, [pick(side.women, index)])
      return side.time(make(token, index))
    }
    const create = (token: string, index: number): Call => ({
      method: 'POST',
      path: CREATE,
      token,
      // The women of the small store are used repeatedly, so every turn is another day.
      body: JSON.stringify({ log_date: addDays(TODAY, -200 - index), ...typicalAnswers(index) }),
    })
    const home = (token: string): Call => ({ method: 'GET', path: DASHBOARD, token })
    const rows: Row[] = []
    for (const [name, make] of [
      ['Create a quick log', create],
      ['Dashboard', home],
    ] as const) {
      const { one, other, ratio } = await measureAlternating(turns, call(big, make), call(small, make))
      const note = `${comparisonNote(one, other)}, p50 of ${turns} calls each, ${LOGGED_DAYS} logs a woman`
      rows.push({
        name: `${name}: ${women.toLocaleString('en')} women to 100`,
        engine,
        measured: ratio,
        unit: 'ratio',
        budget: { at: 'most', value: 1.5 },
        note,
      })
    }
    return rows
  } finally {
    for (const { server, end } of sides) {
      end()
      await server.stop()
    }
    for (const store of stores) await store.remove()
  }
}
