import autocannon from 'autocannon'
import { addDays, type LocalDate } from '../src/kit/local-date.ts'
import { fill, TODAY, tokensOf, typicalAnswers, type Woman } from './fill.ts'
import { launchBaseline, launchProduct, type Server } from './servers.ts'
import { type Engine, makeStore, settingsOf, type Store, twinOf } from './stores.ts'
import { median, type Row } from './table.ts'

const CONNECTIONS = 32
const WRITERS = 400
const READERS = 64
const HISTORY_DAYS = 90
const FIRST_DAYS_BACK = 3_640
/** A number of requests instead of a time, because on a busy machine a few seconds might not warm up all code. */
const WARM_UP_REQUESTS = 3_000

/** One side of the comparison: a server with women that write and women that read. */
type Side = { server: Server; headers: (woman: number) => Record<string, string>; women: readonly Woman[]; sent: number }

type Round = { perSecond: number; p99: number; cpuMs: number }

function bodyFor(day: LocalDate, seed: number): string {
  return JSON.stringify({ log_date: day, ...typicalAnswers(seed) })
}

/** The next request: a day the woman has not logged, starting ten years ago and rotating through the women. */
function nextCreate(side: Side): { path: string; headers: Record<string, string>; body: string } {
  const index = side.sent
  side.sent += 1
  const round = Math.floor(index / WRITERS)
  if (round > FIRST_DAYS_BACK) throw new Error('All days of all women are logged; use more women')
  const headers = { 'content-type': 'application/json', ...side.headers(index % WRITERS) }
  return { path: '/api/logs/quick-log/create/', headers, body: bodyFor(addDays(TODAY, round - FIRST_DAYS_BACK), index) }
}

function nextHistory(side: Side): { path: string; headers: Record<string, string> } {
  const index = side.sent
  side.sent += 1
  return { path: `/api/logs/all-logs/history/?from=${addDays(TODAY, -HISTORY_DAYS)}`, headers: side.headers(WRITERS + (index % READERS)) }
}

async function drive(side: Side, what: 'create' | 'history', effort: { duration: number } | { amount: number }): Promise<Round> {
  const cpuBefore = side.server.cpuMs() ?? Number.NaN
  const result = await autocannon({
    url: side.server.url,
    connections: CONNECTIONS,
    ...effort,
    requests: [
      {
        method: what === 'create' ? 'POST' : 'GET',
        setupRequest: (request) => ({ ...request, ...(what === 'create' ? nextCreate(side) : nextHistory(side)) }),
      },
    ],
  })
  const good = result['2xx']
  if (result.non2xx || result.errors || !good)
    throw new Error(`${what}: ${good} successful, ${result.non2xx} refused, ${result.errors} errors`)
  const cpuMs = ((side.server.cpuMs() ?? Number.NaN) - cpuBefore) / good
  return { perSecond: good / result.duration, p99: result.latency.p99, cpuMs }
}

async function compare(
  engine: Engine,
  what: 'create' | 'history',
  product: Side,
  baseline: Side,
  rounds: number,
  seconds: number,
): Promise<Row[]> {
  for (const side of [product, baseline]) await drive(side, what, { amount: WARM_UP_REQUESTS })
  const pairs: { ours: Round; bare: Round }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that a slowdown over time affects both.
    if (round % 2) {
      const bare = await drive(baseline, what, { duration: seconds })
      pairs.push({ ours: await drive(product, what, { duration: seconds }), bare })
    } else {
      const ours = await drive(product, what, { duration: seconds })
      pairs.push({ ours, bare: await drive(baseline, what, { duration: seconds }) })
    }
  }
  const ratio = (of: (round: Round) => number) => median(pairs.map(({ ours, bare }) => of(ours) / of(bare)))
  const middle = (side: 'ours' | 'bare', of: (round: Round) => number) =>
    Math.round(median(pairs.map((pair) => of(pair[side]))) * 100) / 100
  const name = what === 'create' ? 'Create a quick log' : `History of ${HISTORY_DAYS} days`
  const comparisonNote = (of: (round: Round) => number) =>
    `${middle('ours', of).toLocaleString('en')} against ${middle('bare', of).toLocaleString('en')}`
  return [
    {
      name: `${name}: requests a second`,
      engine,
      measured: ratio((round) => round.perSecond),
      unit: 'ratio',
      budget: { at: 'least', value: 0.7 },
      note: `${comparisonNote(({ perSecond }) => Math.round(perSecond))}, ${CONNECTIONS} connections`,
    },
    {
      name: `${name}: p99`,
      engine,
      measured: ratio((round) => round.p99),
      unit: 'ratio',
      budget: { at: 'most', value: 2 },
      note: `${comparisonNote(({ p99 }) => p99)} ms`,
    },
    {
      name: `${name}: CPU a request`,
      engine,
      measured: ratio((round) => round.cpuMs),
      unit: 'ratio',
      note: `${comparisonNote(({ cpuMs }) => cpuMs)} ms of the server process`,
    },
  ]
}

function sideOf(store: Store, server: Server, women: readonly Woman[], isProduct: boolean): Side {
  const tokens = isProduct ? tokensOf(store, women) : []
  const headers = (index: number): Record<string, string> =>
    isProduct ? { authorization: `Bearer ${tokens[index]}` } : { 'x-user': String(women[index]?.id) }
  return { server, headers, women, sent: 0 }
}

/** Throughput relative to the baseline server with the same SQL, rows and encryption, alternating. */
export async function throughput(engine: Engine, rounds: number, seconds: number): Promise<Row[]> {
  const store = await makeStore(engine)
  const writers = await fill(store, WRITERS, 0)
  const readers = await fill(store, READERS, HISTORY_DAYS)
  const women = [...writers, ...readers]
  // On PostgreSQL both sides have databases of the same contents.
  const other = engine === 'embedded' ? twinOf(store) : await makeStore(engine)
  const otherPeople = engine === 'embedded' ? women : [...(await fill(other, WRITERS, 0)), ...(await fill(other, READERS, HISTORY_DAYS))]
  const servers: Server[] = []
  try {
    servers.push(await launchProduct(settingsOf(store)), await launchBaseline(settingsOf(other)))
    const [ours, bare] = servers as [Server, Server]
    const product = sideOf(store, ours, women, true)
    const baseline = sideOf(other, bare, otherPeople, false)
    const creates = await compare(engine, 'create', product, baseline, rounds, seconds)
    const history = await compare(engine, 'history', product, baseline, rounds, seconds)
    return [...creates, ...history]
  } finally {
    for (const server of servers) await server.stop()
    await store.remove()
    await other.remove()
  }
}
