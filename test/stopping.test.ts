import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { freshFolder, fillStore, removeFolders } from './store-folder.ts'

/** Upper bound in ms for a stop that waits for no connection; connections still busy are closed after 7 s. */
const CUT_MS = 6_000

afterAll(() => {
  endServers()
  removeFolders()
})

async function opened(server: ServerProcess): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Resolves once the server accepts no new connection. */
async function closed(server: ServerProcess): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (!isOpen) return
  }
}

describe('stopping a server', () => {
  const idle: [string, (server: ServerProcess) => Promise<unknown>][] = [
    ['no connection', async () => undefined],
    ['a connection that sent nothing yet', opened],
    [
      'a connection that sent half of its headers',
      async (server) => {
        const socket = await opened(server)
        socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
      },
    ],
    [
      'a connection that is kept alive',
      async (server) => {
        const socket = await opened(server)
        socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
        await once(socket, 'data')
      },
    ],
  ]
  test.each(idle)('ends at once with %s', async (_, open) => {
    const server = await startServer({ DATA_DIR: freshFolder() })
    await open(server)
    const { code, ms } = await server.end('SIGTERM')
    expect(code).toBe(0)
    expect(ms).toBeLessThan(CUT_MS)
  })

  test('completes the request in progress, then closes its connection and exits', async () => {
    const settings = { DATA_DIR: freshFolder() }
    const [woman] = await fillStore(settings, 1)
    const server = await startServer(settings)
    const body = JSON.stringify({ log_date: '2026-01-01', mood_rating: 5 })
    const headers = { authorization: `Bearer ${woman?.token}`, 'content-type': 'application/json', 'content-length': body.length }
    const agent = new Agent({ keepAlive: true })
    const sending = request(`${server.url}/api/logs/quick-log/create/`, { method: 'POST', headers, agent })
    const answered = once(sending, 'response')
    sending.write(body.slice(0, 10))
    // The second response shows that the server has received the first request.
    expect((await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
    const ended = server.end('SIGTERM')
    await closed(server)
    sending.end(body.slice(10))
    const [response] = (await answered) as [{ statusCode: number; resume(): void }]
    response.resume()
    expect(response.statusCode).toBe(201)
    const { code, ms } = await ended
    agent.destroy()
    expect(code).toBe(0)
    expect(ms).toBeLessThan(CUT_MS)
  })
})
