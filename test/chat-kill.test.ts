import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findPerson } from '../src/features/auth/server/account-store.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { findMessages } from '../src/features/lara/server/conversation-store.ts'
import { eventsIn, type Received } from './chat-server.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, startServer } from './server-process.ts'
import { fillStore, inStores, type Settings } from './store-folder.ts'

const KILLS = 5
const AT_ONCE = 6
const OVERDUE_MS = 15_000

afterEach(endServers)

/** Sends one message and calls back for each event; resolves when the connection ends, for whatever reason. */
function send(
  url: string,
  token: string,
  session_id: number,
  message: string,
  accepted: () => void,
): { received: () => Received[]; ended: Promise<void> } {
  let stream = ''
  const ended = Promise.withResolvers<void>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' }
  const sending = request(`${url}${sendMessage.path}`, { method: 'POST', headers }, (response) => {
    response.setEncoding('utf8').on('data', (piece: string) => {
      stream += piece
      accepted()
    })
    response.on('close', ended.resolve).on('error', () => ended.resolve())
  })
  sending.on('error', () => ended.resolve())
  sending.end(JSON.stringify({ session_id, message }))
  return { received: () => eventsIn(stream), ended: ended.promise }
}

test('a server killed while answering loses no accepted message and no completed answer', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-chat-kill-'))
  const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
  const settings: Settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...(database && { DATABASE_URL: database.url }) }
  const [her] = await fillStore(settings, 1)
  if (!her) throw new Error('No woman was added')
  const sessions: number[] = []
  const taken = new Map<number, string>()
  const answered = new Map<number, string>()
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer(settings)
    const begun = await fetch(`${server.url}${createChatSession.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${her.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const { session } = (await begun.json()) as { session: { id: number } }
    sessions.push(session.id)
    const accepted = Promise.withResolvers<void>()
    const all = Array.from({ length: AT_ONCE }, (_, index) =>
      send(server.url, her.token, session.id, `Round ${round}, message ${index}: how did I sleep?`, accepted.resolve),
    )
    // The first event means that one message was accepted; its answer and the other messages are in progress.
    await accepted.promise
    await server.end('SIGKILL')
    await Promise.all(all.map(({ ended }) => ended))
    for (const { event, data } of all.flatMap(({ received: told }) => told())) {
      const { asked, reply } = data as { asked?: { id: number; text: string }; reply?: { id: number; text: string } }
      if (asked) taken.set(asked.id, asked.text)
      if (event === 'done' && reply) answered.set(reply.id, reply.text)
    }
  }
  expect(taken.size).toBeGreaterThanOrEqual(KILLS)
  expect(answered.size, 'a kill that comes after every answer proves nothing').toBeLessThan(KILLS * AT_ONCE)

  await inStores(settings, async ({ vaults, keys }) => {
    const user = await findPerson(vaults.accounts, keys, her.id)
    if (!user) throw new Error('Account not found')
    const found = (await Promise.all(sessions.map((id) => findMessages(vaults.hers, user, id, Date.now() + OVERDUE_MS)))).flat()
    const texts = new Map(found.map(({ id, text }) => [id, text]))
    for (const [id, text] of [...taken, ...answered]) expect.soft(texts.get(id)).toBe(text)
    for (const [index, message] of found.entries()) {
      // Every message is followed by its reply, complete or marked as failed, never pending.
      expect.soft(message.from).toBe(index % 2 === 0 ? 'her' : 'lara')
      expect.soft(message.state).toBe(message.from === 'her' || message.text ? 'done' : 'failed')
    }
  })
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
