import autocannon from 'autocannon'
import { addDays } from '../src/kit/local-date.ts'
import { begin } from './chat.ts'
import { fill, TODAY, tokensOf, typicalAnswers } from './fill.ts'
import { residentMb } from './footprint.ts'
import { launchProduct } from './servers.ts'
import { type Engine, makeStore, settingsOf } from './stores.ts'
import { median, type Row } from './table.ts'

const CONNECTIONS = 50
const WRITERS = 400
const READERS = 64
const HISTORY_DAYS = 90
const FIRST_DAYS_BACK = 3_640
const MINUTE_S = 60
/** Minutes until all code is compiled and caches are full. */
const WARM_UP_MINUTES = 2
/** Messages to Lara, in rotation. Each reader begins a conversation a minute. */
const QUESTIONS = ['How did I sleep this week?', 'How many hot flashes did I have in the last 30 days?', 'What is CBT, and does it help?']

type Minute = { residentMb: number; p99: number; perSecond: number }
type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }

/**
 * The server under 50 connections for `minutes`: of ten requests six read, three write a log and one asks Lara. Prints
 * memory and p99 of every minute; the last minutes must need little more memory than the first after the warm-up.
 */
export async function soak(engine: Engine, minutes: number, print: (words: string) => void): Promise<Row[]> {
  if (!(minutes > WARM_UP_MINUTES)) throw new Error(`Please give --minutes as a number above ${WARM_UP_MINUTES}`)
  const store = await makeStore(engine)
  const women = [...(await fill(store, WRITERS, 0)), ...(await fill(store, READERS, HISTORY_DAYS))]
  const server = await launchProduct(settingsOf(store))
  let [tokens, conversations, index, written] = [[] as string[], [] as number[], 0, 0]
  const as = (woman: number) => ({ authorization: `Bearer ${tokens[woman] ?? ''}`, 'content-type': 'application/json' })

  function next(): Sent {
    index += 1
    const place = index % READERS
    const reader = as(WRITERS + place)
    const kind = index % 10
    if (kind === 0) {
      const message = QUESTIONS[Math.floor(index / 10) % QUESTIONS.length]
      return {
        method: 'POST',
        path: '/api/chat/send/',
        headers: reader,
        body: JSON.stringify({ session_id: conversations[place], message }),
      }
    }
    if (kind % 3 === 0) {
      const round = Math.floor(written / WRITERS)
      if (round > FIRST_DAYS_BACK) throw new Error('All days of all women are logged; use more women')
      const body = JSON.stringify({ log_date: addDays(TODAY, round - FIRST_DAYS_BACK), ...typicalAnswers(written) })
      const writer = as(written % WRITERS)
      written += 1
      return { method: 'POST', path: '/api/logs/quick-log/create/', headers: writer, body }
    }
    const path = kind % 2 ? `/api/logs/all-logs/history/?from=${addDays(TODAY, -HISTORY_DAYS)}` : '/api/tracker/logs/analytics/'
    return { method: 'GET', path, headers: reader }
  }

  const measured: Minute[] = []
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      // Access tokens are valid for 15 minutes.
      tokens = tokensOf(store, women)
      conversations = await Promise.all(tokens.slice(WRITERS).map((token) => begin(server, token)))
      const result = await autocannon({
        url: server.url,
        connections: CONNECTIONS,
        duration: MINUTE_S,
        // Without its own body a request of autocannon repeats the one before.
        requests: [{ setupRequest: (request) => ({ ...request, body: '', ...next() }) }],
      })
      const failed = result.non2xx + result.errors
      if (failed || !result['2xx']) throw new Error(`Minute ${minute}: ${failed} of ${result.requests.total} requests failed`)
      const one = { residentMb: residentMb(server.pid), p99: result.latency.p99, perSecond: result['2xx'] / result.duration }
      measured.push(one)
      print(`  minute ${minute}: ${one.residentMb.toFixed(0)} MB, p99 ${one.p99} ms, ${one.perSecond.toFixed(0)} requests a second`)
    }
  } finally {
    await server.stop()
    await store.remove()
  }
  const warm = measured.slice(WARM_UP_MINUTES)
  const third = Math.max(1, Math.floor(warm.length / 3))
  const [first, last] = [warm.slice(0, third), warm.slice(-third)].map((some) => median(some.map((one) => one.residentMb)))
  const note = `${CONNECTIONS} connections, ${minutes} minutes`
  return [
    {
      name: 'Soak: memory of the last third to the first',
      engine,
      measured: (last ?? Number.NaN) / (first ?? Number.NaN),
      unit: 'ratio',
      budget: { at: 'most', value: 1.2 },
      note: `${last?.toFixed(0)} MB and ${first?.toFixed(0)} MB, ${note}`,
    },
    {
      name: 'Soak: p99',
      engine,
      measured: median(warm.map((one) => one.p99)),
      unit: 'ms',
      note: `worst minute ${Math.max(...warm.map((one) => one.p99))} ms, ${note}`,
    },
    { name: 'Soak: requests a second', engine, measured: median(warm.map((one) => one.perSecond)), unit: 'per second', note },
  ]
}
