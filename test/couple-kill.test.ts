import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { login } from '../src/features/auth/contract.ts'
import { addAccount, findPerson } from '../src/features/auth/server/account-store.ts'
import { addSession, findSessions } from '../src/features/auth/server/session-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { addInvitation } from '../src/features/couple/server/invitation-store.ts'
import { findLink } from '../src/features/couple/server/link-store.ts'
import { setUpPartner, unlinkPartner } from '../src/features/partner/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { addressOf, ENGINE, freshDatabase } from './server.ts'
import { endServers, startServer } from './server-process.ts'
import { inStores, type Settings, type Stores } from './store-folder.ts'

const COUPLES = 16
/**
 * Times in ms between sending the requests and the kill: during password hashing, account creation, linking and
 * unlinking.
 */
const KILLS_MS = { accepting: [80, 200, 400], ending: [5, 12] }

afterEach(endServers)

type Pair = { herId: number; token: string; email: string; password: string; way: { uid: number; token: string } }

async function invite({ vaults, keys }: Stores, index: number): Promise<Pair> {
  const now = Date.now()
  const profile = { full_name: 'Ada', email: `her-${index}@example.org`, pronouns: '' }
  const herId = await addAccount(vaults.accounts, keys, { userType: 'woman', passwordHash: 'none', timezone: 'UTC', profile, now })
  const her = herId && (await findPerson(vaults.accounts, keys, herId))
  const email = `his-${index}@example.org`
  const way = her && (await addInvitation(vaults.couple, her, { woman_name: 'Ada', partner_name: 'Sam', partner_email: email }, now))
  if (!her || !way) throw new Error('Invitation not created')
  const token = makeTokens(keys).access({ userId: her.id, sessionId: await addSession(vaults.accounts, her.id, 'Test', now) }, now)
  return { herId: her.id, token, email, password: `quiet walk number ${index}`, way: { uid: way.id, token: way.token } }
}

/** Status of a response, or undefined if the server was killed before. */
async function status(url: string, endpoint: Endpoint, sent: { params?: Record<string, string | number>; body?: object; token?: string }) {
  const { params = {}, body, token } = sent
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
  const address = `${url}${addressOf(endpoint, params)}`
  return fetch(address, { method: endpoint.method, headers, ...(body && { body: JSON.stringify(body) }) }).then(
    (answer) => answer.status,
    () => undefined,
  )
}

/**
 * Repeats a request for all couples on servers that are killed, and finally, for those without a response, on one
 * that is not.
 */
async function underKills(
  settings: Settings,
  killsMs: readonly number[],
  pairs: Pair[],
  call: (url: string, pair: Pair) => Promise<number | undefined>,
) {
  const done = new Set<Pair>()
  let cut = 0
  for (const afterMs of killsMs) {
    const server = await startServer(settings)
    const open = pairs.filter((pair) => !done.has(pair))
    const all = open.map(async (pair) => {
      const answer = await call(server.url, pair)
      if (answer === undefined) cut += 1
      else if (answer === 200) done.add(pair)
    })
    await wait(afterMs)
    await server.end('SIGKILL')
    await Promise.all(all)
  }
  const last = await startServer(settings)
  const rest = await Promise.all(pairs.filter((pair) => !done.has(pair)).map((pair) => call(last.url, pair)))
  return { last, rest, cut }
}

test('accepting an invitation or unlinking, interrupted by a kill, is completed by the next attempt', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-couple-kill-'))
  const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
  const settings: Settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000', ...(database && { DATABASE_URL: database.url }) }
  const pairs = await inStores(settings, async (stores) => {
    const invited: Pair[] = []
    for (let index = 0; index < COUPLES; index += 1) invited.push(await invite(stores, index))
    return invited
  })

  const accept = (url: string, { way, password }: Pair) =>
    status(url, setUpPartner, { params: way, body: { new_password: password, confirm_password: password } })
  const accepted = await underKills(settings, KILLS_MS.accepting, pairs, accept)
  expect(accepted.cut, 'a kill that cuts nobody off proves nothing').toBeGreaterThan(0)
  for (const answer of accepted.rest) expect.soft([200, 400]).toContain(answer)
  for (const { email, password } of pairs) {
    expect.soft(await status(accepted.last.url, login, { body: { email, password } }), email).toBe(200)
  }
  await accepted.last.end('SIGTERM')
  const linkOf = async ({ vaults, keys }: Stores, { herId }: Pair) => {
    const her = await findPerson(vaults.accounts, keys, herId)
    return her && findLink(vaults.couple, her)
  }
  const partners = await inStores(settings, (stores) => Promise.all(pairs.map(async (pair) => (await linkOf(stores, pair))?.partnerId)))
  expect(partners.filter(Boolean)).toHaveLength(COUPLES)

  const unlink = (url: string, { token }: Pair) => status(url, unlinkPartner, { token })
  const ended = await underKills(settings, KILLS_MS.ending, pairs, unlink)
  for (const answer of ended.rest) expect.soft([200, 404]).toContain(answer)
  await ended.last.end('SIGTERM')
  await inStores(settings, async (stores) => {
    for (const [index, pair] of pairs.entries()) {
      expect.soft(await linkOf(stores, pair)).toBeUndefined()
      expect.soft(await findSessions(stores.vaults.accounts, partners[index] ?? 0, Date.now()), 'his sessions').toEqual([])
    }
  })
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
}, 180_000)
