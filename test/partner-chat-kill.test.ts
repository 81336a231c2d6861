import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { addAccount, findPerson } from '../src/features/auth/server/account-store.ts'
import { addSession } from '../src/features/auth/server/session-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { acceptInvitation, addInvitation } from '../src/features/couple/server/invitation-store.ts'
import { createPartnerSession, type PartnerMessage, sendPartnerMessage } from '../src/features/partner-chat/contract.ts'
import { findMessages } from '../src/features/partner-chat/server/conversation-store.ts'
import type { UserKind } from '../src/kit/server/person.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, startServer } from './server-process.ts'
import { inStores, type Settings, type Stores } from './store-folder.ts'

const KILLS = 3
const AT_ONCE = 32
const OVERDUE_MS = 15_000

afterEach(endServers)

async function addSomebody({ vaults, keys }: Stores, userType: UserKind) {
  const profile = { full_name: 'Somebody', email: `${userType}@example.org`, pronouns: '' }
  const now = Date.now()
  const id = await addAccount(vaults.accounts, keys, { userType, passwordHash: 'none', timezone: 'UTC', profile, now })
  const user = id && (await findPerson(vaults.accounts, keys, id))
  if (!user) throw new Error('Account not found')
  return user
}

async function linkedPartner(settings: Settings): Promise<{ id: number; token: string }> {
  return inStores(settings, async (stores) => {
    const { vaults, keys } = stores
    const [her, him] = [await addSomebody(stores, 'woman'), await addSomebody(stores, 'partner')]
    const names = { woman_name: 'Somebody', partner_name: 'Sam', partner_email: 'partner@example.org' }
    const invitation = await addInvitation(vaults.couple, her, names, Date.now())
    if (!invitation || !(await acceptInvitation(vaults.couple, invitation, him, Date.now()))) throw new Error('Linking failed')
    const sessionId = await addSession(vaults.accounts, him.id, 'Test', Date.now())
    return { id: him.id, token: makeTokens(keys).access({ userId: him.id, sessionId }, Date.now()) }
  })
}

test('a server killed while answering the partner loses no completed answer and leaves no message without a reply', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-his-chat-kill-'))
  const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
  const settings: Settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...(database && { DATABASE_URL: database.url }) }
  const him = await linkedPartner(settings)
  const headers = { authorization: `Bearer ${him.token}`, 'content-type': 'application/json' }
  const sessions: number[] = []
  const answered: { key: string; message: string; session_id: number; reply: PartnerMessage }[] = []
  let unanswered = 0
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startServer(settings)
    const begun = await fetch(`${server.url}${createPartnerSession.path}`, { method: 'POST', headers, body: '{}' })
    const { session } = (await begun.json()) as { session: { id: number } }
    sessions.push(session.id)
    const first = Promise.withResolvers<void>()
    const all = Array.from({ length: AT_ONCE }, async (_, index) => {
      await after(index * 3)
      const [key, message] = [`round-${round}-${index}`, `Round ${round}, message ${index}: how can I support her?`]
      try {
        const response = await fetch(`${server.url}${sendPartnerMessage.path}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body: JSON.stringify({ session_id: session.id, message }),
        })
        const { reply } = (await response.json()) as { reply: PartnerMessage }
        answered.push({ key, message, session_id: session.id, reply })
        first.resolve()
      } catch {
        unanswered += 1
      }
    })
    await first.promise
    await server.end('SIGKILL')
    await Promise.all(all)
  }
  expect(answered.length).toBeGreaterThanOrEqual(KILLS)
  expect(unanswered, 'a kill that comes after every answer proves nothing').toBeGreaterThan(0)

  await inStores(settings, async ({ vaults, keys }) => {
    const user = await findPerson(vaults.accounts, keys, him.id)
    if (!user) throw new Error('Account not found')
    const found = (await Promise.all(sessions.map((id) => findMessages(vaults.couple, user, id, Date.now() + OVERDUE_MS)))).flatMap(
      (messages) => messages ?? [],
    )
    const texts = new Map(found.map(({ id, text }) => [id, text]))
    for (const { reply } of answered) expect.soft(texts.get(reply.id)).toBe(reply.text)
    for (const [index, message] of found.entries()) {
      expect.soft(message.role).toBe(index % 2 === 0 ? 'user' : 'assistant')
      expect.soft(message.state).toBe(message.role === 'user' || message.text ? 'done' : 'failed')
    }
  })

  // Requests answered before the kill get the same response after it.
  const server = await startServer(settings)
  const [last] = answered.slice(-1)
  const again = await fetch(`${server.url}${sendPartnerMessage.path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': last?.key ?? '' },
    body: JSON.stringify({ session_id: last?.session_id, message: last?.message }),
  })
  expect(((await again.json()) as { reply: PartnerMessage }).reply).toEqual(last?.reply)
  await server.end('SIGTERM')
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}, 120_000)
