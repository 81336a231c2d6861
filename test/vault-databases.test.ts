import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAction, listActions } from '../src/features/compass/contract.ts'
import { login } from '../src/features/auth/contract.ts'
import { createQuickLog, listLogs } from '../src/features/logs/contract.ts'
import { listSignals } from '../src/features/partner/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { fileTypeOf, uploadOf } from '../src/kit/files.ts'
import { readConfig } from '../src/kit/server/config.ts'
import type { VaultName } from '../src/kit/server/vaults.ts'
import { bothAt, type TestCouple, twoLinked } from './couples.ts'
import { fittingBody } from './fitting-body.ts'
import { makeRelay, type Relay } from './relay.ts'
import { as, ENGINE, freshDatabase, guest, NOON, setUpServer, steppedUp, testServer } from './server.ts'
import { callEveryEndpoint } from './tour.ts'

describe('the databases of the settings', () => {
  const [main, other] = ['postgres://127.0.0.1/main', 'postgres://127.0.0.1/other']
  const databases = (environment: Record<string, string>) =>
    Object.values(readConfig(environment).postgres?.databases ?? {}).map(({ url, variable }) => `${variable} ${url}`)

  test('each vault may have its own; the others share DATABASE_URL', () => {
    const all = `DATABASE_URL ${main}`
    expect(databases({})).toEqual([])
    expect(databases({ DATABASE_URL: main })).toEqual([all, all, all])
    expect(databases({ DATABASE_URL: main, DATABASE_URL_HERS: other })).toEqual([all, `DATABASE_URL_HERS ${other}`, all])
    expect(databases({ DATABASE_URL: main, DATABASE_URL_COUPLE: other })).toEqual([all, all, `DATABASE_URL_COUPLE ${other}`])
    const each = { DATABASE_URL_ACCOUNTS: main, DATABASE_URL_HERS: other, DATABASE_URL_COUPLE: other }
    expect(databases(each)).toEqual([`DATABASE_URL_ACCOUNTS ${main}`, `DATABASE_URL_HERS ${other}`, `DATABASE_URL_COUPLE ${other}`])
  })

  test('COUPLE_DATABASE_URL is the former name of DATABASE_URL_COUPLE', () => {
    const all = `DATABASE_URL ${main}`
    expect(databases({ DATABASE_URL: main, COUPLE_DATABASE_URL: other })).toEqual([all, all, `COUPLE_DATABASE_URL ${other}`])
  })

  test.each<[Record<string, string>, string]>([
    [{ COUPLE_DATABASE_URL: other }, 'COUPLE_DATABASE_URL is set, but DATABASE_URL is not'],
    [{ DATABASE_URL_HERS: other }, 'DATABASE_URL_HERS is set, but DATABASE_URL is not'],
    [{ DATABASE_POOL_URL: 'postgres://127.0.0.1' }, 'DATABASE_POOL_URL is set, but DATABASE_URL is not'],
    [{ COUPLE_DATABASE_URL: 'mysql://x', DATABASE_URL: main }, 'COUPLE_DATABASE_URL must begin with'],
    [{ DATABASE_URL_HERS: 'mysql://x', DATABASE_URL: main }, 'DATABASE_URL_HERS must begin with'],
    [{ COUPLE_DATABASE_URL: other, DATABASE_URL_COUPLE: other, DATABASE_URL: main }, 'set beside DATABASE_URL_COUPLE'],
    [{ DATABASE_URL: main, DATABASE_POOL_URL: 'postgres://someone@127.0.0.1' }, 'DATABASE_POOL_URL must hold host and port only'],
    [{ DATABASE_URL: main, DATABASE_POOL_URL: other }, 'DATABASE_POOL_URL must hold host and port only'],
    [{ DATABASE_URL: main, DATABASE_PREPARE: 'no' }, 'DATABASE_PREPARE must be one of 0, 1'],
  ])('%o is refused', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words)
  })

  test('named statements are off behind a pooler, unless they are asked for', () => {
    const prepares = (environment: Record<string, string>) => readConfig({ DATABASE_URL: main, ...environment }).postgres?.prepares
    expect(prepares({})).toBe(true)
    expect(prepares({ DATABASE_PREPARE: '0' })).toBe(false)
    expect(prepares({ DATABASE_POOL_URL: 'postgres://127.0.0.1:6432' })).toBe(false)
    expect(prepares({ DATABASE_POOL_URL: 'postgres://127.0.0.1:6432', DATABASE_PREPARE: '1' })).toBe(true)
  })
})

const VAULTS = ['accounts', 'hers', 'couple'] as const

describe.runIf(ENGINE === 'postgres')('three vaults on three databases', () => {
  const relays = new Map<VaultName, Relay>()
  const ends: (() => Promise<void>)[] = []
  let both: TestCouple
  let others: TestCouple
  afterAll(async () => {
    for (const end of ends) await end()
  })
  setUpServer(async () => {
    const environment: Record<string, string> = {}
    for (const vault of VAULTS) {
      const { url, drop } = await freshDatabase()
      const relay = await makeRelay(url)
      relays.set(vault, relay)
      ends.push(relay.end, drop)
      environment[`DATABASE_URL_${vault.toUpperCase()}`] = relay.url
    }
    return environment
  })
  beforeAll(async () => {
    both = await twoLinked()
    others = await twoLinked()
  })
  beforeEach(async () => {
    for (const couple of [both, others]) await bothAt(couple, NOON)
  })

  const health = async (path: string) => {
    const { statusCode, json } = await testServer().server.app.inject({ method: 'GET', url: path })
    return { status: statusCode, body: json<unknown>() }
  }

  /** Runs `work` while the database of a vault is away, and waits until it is back. */
  async function without(vault: VaultName, work: () => Promise<void>): Promise<void> {
    await relays.get(vault)?.cut()
    try {
      await work()
    } finally {
      await relays.get(vault)?.restore()
      await expect.poll(async () => (await health('/readyz')).body, { timeout: 10_000 }).toEqual({ status: 'ready' })
    }
  }

  /** Status of a call of every endpoint, which must be no unexpected error, and say when to try again if it is 503. */
  async function statusesOfAll(away: VaultName): Promise<Map<Endpoint, number>> {
    const params = { id: 1_234_567, uid: 1_234_567, token: 'x'.repeat(43), date: '2026-01-01', recipient: 'x' }
    const statuses = new Map<Endpoint, number>()
    for (const endpoint of testServer().server.endpoints) {
      // A download that fails is cut off, and an upload is refused as no file.
      if (uploadOf(endpoint.body) || fileTypeOf(endpoint.reply)) continue
      const someone = endpoint.access === 'partner' ? others.him : others.her
      if (away !== 'accounts') {
        // Some calls before have ended the sessions.
        await bothAt(others, NOON)
        await steppedUp(someone)
      }
      const caller = endpoint.access === 'public' ? guest : as(someone)
      const { status, headers } = await caller.call(endpoint, { params, body: fittingBody(endpoint) })
      if (status === 503) expect(Number(headers['retry-after']), endpoint.path).toBeGreaterThan(0)
      else expect(status, endpoint.path).toBeLessThan(500)
      statuses.set(endpoint, status)
    }
    await testServer().server.settled()
    return statuses
  }

  test('serve every endpoint', { timeout: 60_000 }, async () => {
    expect([...(await callEveryEndpoint())].filter(([, status]) => status >= 500)).toEqual([])
  })

  const days = new Map(VAULTS.map((vault, index) => [vault, `2026-11-1${index}`]))
  const write = (vault: VaultName) => as(both.her).call(createQuickLog, { body: { log_date: days.get(vault) ?? '', mood_rating: 5 } })
  const act = () => as(both.him).call(addAction, { body: { action_type: 'Practical Help', action_description: 'Dishes' } })
  const logIn = () => guest.call(login, { body: { email: both.her.email, password: 'not this one', timezone: 'UTC' } })

  test('without the couple vault, her own records work, and what the two share answers 503', async () => {
    await without('couple', async () => {
      expect(await health('/readyz')).toEqual({ status: 200, body: { status: 'degraded', away: ['couple'] } })
      expect((await write('couple')).status).toBe(201)
      expect((await as(both.her).call(listLogs)).reply.data).toHaveLength(1)
      expect((await logIn()).status).toBeLessThan(500)
      expect((await act()).status).toBe(503)
      expect((await as(both.her).call(listSignals)).status).toBe(503)
      await statusesOfAll('couple')
    })
    expect((await act()).status).toBe(201)
  })

  test('without her vault, what he does works, and her records answer 503', async () => {
    await without('hers', async () => {
      expect(await health('/readyz')).toEqual({ status: 200, body: { status: 'degraded', away: ['hers'] } })
      expect((await act()).status).toBe(201)
      expect((await as(both.him).call(listActions)).status).toBe(200)
      expect((await logIn()).status).toBeLessThan(500)
      expect((await write('hers')).status).toBe(503)
      await statusesOfAll('hers')
    })
    expect((await write('hers')).status).toBe(201)
  })

  test('without the accounts vault no one can be recognised', async () => {
    await without('accounts', async () => {
      expect((await health('/healthz')).status).toBe(200)
      expect(await health('/readyz')).toEqual({ status: 503, body: { status: 'not ready', away: ['accounts'] } })
      expect((await write('accounts')).status).toBe(503)
      const statuses = await statusesOfAll('accounts')
      for (const [{ access, path }, status] of statuses) if (access !== 'public') expect(status, path).toBe(503)
    })
    expect((await write('accounts')).status).toBe(201)
  })
})
