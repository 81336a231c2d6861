import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twoLinked } from './couples.ts'
import { hostileRequests, isHarmless } from './hostile-requests.ts'
import { ENGINE, setUpServer, steppedUp, testServer } from './server.ts'

/** Requests over all endpoints; `HOSTILE_RUNS=100000` sends more (docs/safety.md, section 6). */
const RUNS = Number(process.env['HOSTILE_RUNS'] ?? 1_000)
const PORTION = 500
/** Requests under way at a time, each on a connection of its own. */
const AT_ONCE = 8

setUpServer()

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | undefined }

async function send(port: number, agent: Agent, { method, path, headers, body }: Sent): Promise<{ status: number; reply: string }> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const sending = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } })
  sending.end(body)
  const [response] = (await once(sending, 'response')) as [import('node:http').IncomingMessage]
  return { status: response.statusCode ?? 0, reply: await text(response) }
}

test('a server on a port answers no generated request with a 5xx, over all endpoints', async () => {
  const { app, endpoints } = testServer().server
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const { her, him } = await twoLinked()
  const tokens = { woman: (await steppedUp(her)).token, partner: (await steppedUp(him)).token, guest: undefined }
  const counts = new Map<number, number>()
  const paths = new Set<string>()
  let sent = 0
  while (sent < RUNS) {
    const calls = fc.sample(hostileRequests(endpoints), { numRuns: Math.min(PORTION, RUNS - sent) })
    const waiting = calls.values()
    const work = async () => {
      for (const { endpoint, body, value, search, role, type, key } of waiting) {
        // What would end the session, the link or the account comes from a guest.
        const token = isHarmless(endpoint) ? tokens[role] : undefined
        const path = `${endpoint.path.replace(/:\w+/g, () => encodeURIComponent(value))}?${new URLSearchParams(search).toString()}`
        const headers = {
          ...(type && { 'content-type': type }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        }
        const call = { method: endpoint.method, path, headers, body: endpoint.method === 'GET' ? undefined : body }
        const { status, reply } = await send(port, agent, call)
        counts.set(status, (counts.get(status) ?? 0) + 1)
        paths.add(`${endpoint.method} ${endpoint.path}`)
        expect.soft(status, `${JSON.stringify(call).slice(0, 500)} → ${reply.slice(0, 300)}`).toBeLessThan(500)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    sent += calls.length
  }
  agent.destroy()
  const byStatus = [...counts].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  console.log(`hostile requests: ${sent} requests at ${paths.size} of ${endpoints.length} endpoints on ${ENGINE}; ${byStatus.join(', ')}`)
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([])
}, 3_600_000)
