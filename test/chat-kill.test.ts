import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { addAccount, addSession, findPerson } from '../src/features/auth/server/store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { findMessages } from '../src/features/lara/server/session-store.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { openStores } from '../src/kit/server/stores.ts'
import { eventsIn, type Told } from './chat-house.ts'
import { ENGINE, freshDatabase } from './people.ts'
import { endServers, startServer } from './server-process.ts'

const KILLS = 5
const AT_ONCE = 6
const OVERDUE_MS = 15_000

afterEach(endServers)

type Settings = Record<string, string>

async function inStores<Result>(
  settings: Settings,
  work: (stores: Awaited<ReturnType<typeof openStores>>) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
  try {
    return await work(stores)
  } finally {
    await stores.vaults.close()
  }
}

async function makeHer(settings: Settings): Promise<{ id: number; token: string }> {
  return inStores(settings, async ({ vaults, keys }) => {
    const now = Date.now()
    const profile = { full_name: 'Somebody', email: 'somebody@example.org', pronouns: '' }
    const id = await addAccount(vaults.accounts, keys, { userType: 'woman', passwordHash: 'none', timezone: 'UTC', profile, now })
    if (!id) throw new Error('the account is not there')
    const sessionId = await addSession(vaults.accounts, id, 'Test', now)
    return { id, token: makeTokens(keys).access({ userId: id, sessionId }, now) }
  })
}

/** Sends one message and tells of each event as it comes; ends with the connection, however it ends. */
function send(
  url: string,
  token: string,
  session_id: number,
  message: string,
  heard: () => void,
): { told: () => Told[]; ended: Promise<void> } {
  let stream = ''
  const ended = Promise.withResolvers<void>()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' }
  const sending = request(`${url}${sendMessage.path}`, { method: 'POST', headers }, (response) => {
    response.setEncoding('utf8').on('data', (piece: string) => {
      stream += piece
      heard()
    })
    response.on('close', ended.resolve).on('error', () => ended.resolve())
  })
  sending.on('error', () => ended.resolve())
  sending.end(JSON.stringify({ session_id, message }))
  return { told: () => eventsIn(stream), ended: ended.promise }
}

test('a server that is killed while it answers loses no message it has taken, and no answer it has given', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-chat-kill-'))
  const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
  const settings: Settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...(database && { DATABASE_URL: database.url }) }
  const her = await makeHer(settings)
  const sessions: number[] = []
  const taken = new Map<number, string>()
  const given = new Map<number, string>()
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer(settings)
    const begun = await fetch(`${server.url}${createChatSession.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${her.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    const { session } = (await begun.json()) as { session: { id: number } }
    sessions.push(session.id)
    const heard = Promise.withResolvers<void>()
    const all = Array.from({ length: AT_ONCE }, (_, index) =>
      send(server.url, her.token, session.id, `Round ${round}, message ${index}: how did I sleep?`, heard.resolve),
    )
    // The first event of any of them is that a message was taken: its answer, and the messages after it, are under way.
    await heard.promise
    await server.end('SIGKILL')
    await Promise.all(all.map(({ ended }) => ended))
    for (const { event, data } of all.flatMap(({ told }) => told())) {
      const { asked, reply } = data as { asked?: { id: number; text: string }; reply?: { id: number; text: string } }
      if (asked) taken.set(asked.id, asked.text)
      if (event === 'done' && reply) given.set(reply.id, reply.text)
    }
  }
  expect(taken.size).toBeGreaterThanOrEqual(KILLS)
  expect(given.size, 'a kill that comes after every answer proves nothing').toBeLessThan(KILLS * AT_ONCE)

  await inStores(settings, async ({ vaults, keys }) => {
    const user = await findPerson(vaults.accounts, keys, her.id)
    if (!user) throw new Error('she is gone')
    const found = (await Promise.all(sessions.map((id) => findMessages(vaults.hers, user, id, Date.now() + OVERDUE_MS)))).flat()
    const texts = new Map(found.map(({ id, text }) => [id, text]))
    for (const [id, text] of [...taken, ...given]) expect.soft(texts.get(id)).toBe(text)
    for (const [index, message] of found.entries()) {
      // Every message is followed by its reply, which is whole or reads as failed, never as one that still comes.
      expect.soft(message.from).toBe(index % 2 === 0 ? 'her' : 'lara')
      expect.soft(message.state).toBe(message.from === 'her' || message.text ? 'done' : 'failed')
    }
  })
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
