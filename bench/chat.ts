import { Agent, request } from 'node:http'
import { CHIP_MESSAGES } from '../src/features/answers/contract.ts'
import { fill, tokensOf } from './fill.ts'
import { launchProduct, type Server } from './servers.ts'
import { type Engine, makeStore, settingsOf } from './stores.ts'
import type { Row } from './table.ts'

const SEND = '/api/chat/send/'
const LOGGED_DAYS = 90
const WOMEN = 4
/** Questions asked in rotation: about her data, about knowledge, chips, and ones without an answer. */
const QUESTIONS = [
  'How did I sleep this week?',
  'Am I better than last month?',
  'How many hot flashes did I have in the last 30 days?',
  'What is CBT, and does it help?',
  CHIP_MESSAGES.pattern,
  CHIP_MESSAGES.facts,
  CHIP_MESSAGES.breathing,
  'Who will win the cup in Lisbon?',
]

type Timed = { firstByte: number; whole: number }

/** Sends one message over a keep-alive connection; times in ms since sending. */
function send(server: Server, agent: Agent, token: string, body: object, accept: string): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const content = JSON.stringify(body)
    const headers = {
      accept,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    }
    const sending = request(`${server.url}${SEND}`, { method: 'POST', agent, headers }, (response) => {
      let firstByte = 0
      let end = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        firstByte ||= performance.now() - from
        end = `${end}${piece}`.slice(-4_000)
      })
      response.on('error', reject)
      response.on('end', () => {
        const isGood = response.statusCode === 200 && !end.includes('event: failed')
        if (isGood) resolve({ firstByte, whole: performance.now() - from })
        else reject(new Error(`Message refused with ${response.statusCode}: ${end.slice(0, 300)}`))
      })
    })
    sending.on('error', reject)
    sending.end(content)
  })
}

/** Begins a conversation; resolves to its id. */
export async function begin(server: Server, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/api/chat/session/create/`, { method: 'POST', headers, body: '{}' })
  const { session } = (await response.json()) as { session: { id: number } }
  return session.id
}

/** Quantile of the values; `share` 0 to 1. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

/** Time of Lara's own answers from sending to the last byte, and to the first one if streamed. */
export async function chat(engine: Engine, count: number): Promise<Row[]> {
  const store = await makeStore(engine)
  const tokens = tokensOf(store, await fill(store, WOMEN, LOGGED_DAYS))
  const server = await launchProduct(settingsOf(store))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const timed = async (accept: string) => {
    const sessions = await Promise.all(tokens.map((token) => begin(server, token)))
    const times: Timed[] = []
    let cpuFrom: number | undefined
    for (let index = -QUESTIONS.length * WOMEN; index < count; index += 1) {
      const place = index + QUESTIONS.length * WOMEN
      const body = { session_id: sessions[place % WOMEN], message: QUESTIONS[Math.floor(place / WOMEN) % QUESTIONS.length] }
      if (index === 0) cpuFrom = server.cpuMs()
      const time = await send(server, agent, tokens[place % WOMEN] ?? '', body, accept)
      // Negative turns are warm-up.
      if (index >= 0) times.push(time)
    }
    const cpuMs = server.cpuMs()
    return { times, cpuMs: cpuMs === undefined || cpuFrom === undefined ? undefined : (cpuMs - cpuFrom) / count }
  }
  try {
    const plain = await timed('application/json')
    const streamed = await timed('text/event-stream')
    const whole = plain.times.map((time) => time.whole)
    const first = streamed.times.map((time) => time.firstByte)
    // CPU time distinguishes an expensive answer from a busy machine.
    const note = (times: readonly number[], cpuMs: number | undefined) =>
      `p50 ${quantile(times, 0.5).toFixed(1)} ms, ${cpuMs?.toFixed(1) ?? 'unknown'} ms of CPU each; ${count} messages, ${LOGGED_DAYS} days of logs`
    return [
      {
        name: 'Lara: built-in answer, p95',
        engine,
        measured: quantile(whole, 0.95),
        unit: 'ms',
        budget: { at: 'most', value: 20 },
        note: note(whole, plain.cpuMs),
      },
      {
        name: 'Lara: first streamed byte, p95',
        engine,
        measured: quantile(first, 0.95),
        unit: 'ms',
        budget: { at: 'most', value: 50 },
        note: note(first, streamed.cpuMs),
      },
    ]
  } finally {
    agent.destroy()
    await server.stop()
    await store.remove()
  }
}
