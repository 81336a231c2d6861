import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import {
  as,
  ENGINE,
  guest,
  testServer,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  type TestPerson,
} from '../../test/server.ts'
import { deleteAccount, findDeletion, keepAccount, keepAccountByLink } from '../features/account/contract.ts'
import { finishDeletions, deleteNow } from '../features/account/server/account-deletion.ts'
import { addDeletion } from '../features/account/server/store.ts'
import { login, reauth, refresh } from '../features/auth/contract.ts'
import { addAction } from '../features/compass/contract.ts'
import { createChatSession, renameChatSession, sendMessage } from '../features/lara/contract.ts'
import { createDeepLog, listLogs } from '../features/logs/contract.ts'
import { findPartnerInfo } from '../features/partner/contract.ts'
import { addReminder, findDue, WEEKDAYS } from '../features/reminders/contract.ts'
import { findUserDetails, updateProfile } from '../features/settings/contract.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { associatedData, SealBroken, unseal } from '../kit/server/seal.ts'
import { type CoupleVault, type HerVault, tables, type Vault } from '../kit/server/vaults.ts'

const { tell } = figuresOf('deletion')
setUpServer()

beforeEach(() => setClock(NOON))

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const CANARY = 'zq-canary-zq'

type Rows = Record<string, Record<string, unknown>>

const vaultsOf = (): Vault[] => {
  const { accounts, hers, couple } = testServer().vaults
  return [accounts, hers, couple]
}
const partsOf = () => ({ vaults: testServer().vaults, keys: testServer().keys, unlinks: [], deleted: () => undefined })

/** Tables without an owner. */
const OWNERLESS = [
  'kysely_migration',
  'kysely_migration_lock',
  'write_probe',
  'facts',
  'limits',
  'public_forms',
  'queued_once',
  'users',
  'mail_counts',
  'mail_refusals',
]

/** Tables shared by the two people; their rows go with the link. */
const SHARED = ['couple.links', 'couple.supportive_actions', 'couple.signals', 'couple.reaction_weeks', 'hers.reactions']

/**
 * Adds a row of hers to every table with an owner column that has none yet, whatever its other columns. Returns the
 * names of the tables.
 */
async function plantEverywhere(userId: number): Promise<string[]> {
  const planted: string[] = []
  for (const vault of vaultsOf()) {
    for (const table of await vault.db.introspection.getTables()) {
      const isHere = vault.engine === 'sqlite' || table.schema === vault.name
      if (!isHere || table.name === 'leavings' || !table.columns.some(({ name }) => name === 'user_id')) continue
      planted.push(`${vault.name}.${table.name}`)
      const row = Object.fromEntries(
        table.columns.map(({ name, dataType }) => {
          if (name === 'user_id') return [name, userId]
          if (/blob|bytea/i.test(dataType)) return [name, Buffer.from(CANARY)]
          if (/char|text/i.test(dataType)) return [name, '2026-01-01']
          if (/bool/i.test(dataType)) return [name, true]
          if (/int2|smallint/i.test(dataType)) return [name, 1]
          return [name, 1 + Math.floor(Math.random() * 1e6)]
        }),
      )
      await tables<Rows>(vault)
        .insertInto(table.name)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
  return planted
}

/** Every row in every vault with her id or one of the strings. */
async function traces(userId: number, strings: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const vault of vaultsOf()) {
    for (const { name } of await tablesOf(vault)) {
      for (const row of await tables<Rows>(vault).selectFrom(name).selectAll().execute()) {
        const values = Object.values(row).map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
        )
        if (values.some((value) => value === String(userId) || value.endsWith(`:${userId}`) || strings.some((one) => value.includes(one))))
          found.push(`${vault.name}.${name}`)
      }
    }
  }
  return found
}

async function wrappedKeyOf(userId: number): Promise<Buffer | undefined> {
  const row = await tables<Rows>(testServer().vaults.accounts)
    .selectFrom('data_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && Buffer.from(row['wrapped'] as Uint8Array)
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
}

async function keepLink(her: TestPerson): Promise<{ uid: number; token: string }> {
  await testServer().server.emailWorker.deliver()
  const folder = join(testServer().config.dataDir, 'outbox')
  const emails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const found = emails.map((email) => new RegExp(`/keep-account/${her.id}/([\\w-]+)`).exec(email.replaceAll('=\r\n', ''))?.[1])
  return { uid: her.id, token: found.find(Boolean) ?? '' }
}

async function writer(): Promise<TestPerson> {
  const her = await person('woman', 'Europe/Paris')
  await as(her).call(updateProfile, { body: { display_name: `Name ${CANARY}` } })
  await as(her).call(createDeepLog, { body: { log_date: '2026-11-20', mood_shift_moment: `Words ${CANARY}` } })
  const { id } = (await as(her).call(createChatSession)).reply.session
  await as(her).call(sendMessage, { body: { session_id: id, message: `Words ${CANARY}` } })
  await as(her).call(renameChatSession, { params: { id }, body: { title: `Name ${CANARY}` } })
  return her
}

test('every table has an owner column or is listed as ownerless', async () => {
  for (const vault of vaultsOf())
    for (const { name, columns } of await tablesOf(vault)) {
      if (OWNERLESS.includes(name)) continue
      expect.soft(columns[0], `${vault.name}.${name}`).toBe(name === 'mails' ? 'id' : 'user_id')
      expect.soft(columns, `${vault.name}.${name}`).toContain('user_id')
    }
})

describe('deleting at once', () => {
  test('leaves no row of hers in any table, and she cannot sign in', async () => {
    const her = await writer()
    const other = await writer()
    const planted = await plantEverywhere(her.id)
    expect(planted.length).toBeGreaterThan(12)
    expect(new Set(await traces(her.id, [])).size).toBeGreaterThanOrEqual(planted.length)

    const { status, reply } = await as(await steppedUp(her)).call(deleteAccount, { body: { now: true } })
    expect(status).toBe(200)
    expect(reply.data.due_at).toBe('2026-11-21T12:00:00.000Z')
    expect(await traces(her.id, [her.email]), 'but for the note that what may still be under way is swept up').toEqual([
      'accounts.leavings',
    ])
    setClock(NOON + HOUR_MS)
    await testServer().server.sweep()
    expect(await traces(her.id, [her.email])).toEqual([])

    expect((await as(her).call(listLogs)).status).toBe(401)
    expect((await guest.call(refresh, { body: { refresh: her.refresh } })).status).toBe(401)
    expect((await guest.call(login, { body: { email: her.email, password: PASSWORD } })).status).toBe(401)
    setClock(NOON)
    expect((await as(other).call(listLogs)).reply.data, 'others keep theirs').toHaveLength(1)
    tell(`a row of hers in ${planted.length} tables, none after the deletion`)
  })

  test('leaves no byte of her texts or her key in the data folder', async () => {
    const her = await writer()
    const wrapped = await wrappedKeyOf(her.id)
    if (!wrapped) throw new Error('she has no key')
    const places = (): string[] =>
      filesOf(testServer().config.dataDir).filter((path) => {
        const bytes = readFileSync(path)
        return [CANARY, Buffer.from(CANARY).toString('hex'), her.email].some((one) => bytes.includes(one)) || bytes.includes(wrapped)
      })
    if (ENGINE === 'sqlite') expect(places().length, 'the key is found while she is here').toBeGreaterThan(0)
    await as(await steppedUp(her)).call(deleteAccount, { body: { now: true } })
    expect(places()).toEqual([])
    tell(`no byte of hers in ${filesOf(testServer().config.dataDir).length} files`)
    expect(await wrappedKeyOf(her.id)).toBeUndefined()
    expect(await traces(her.id, [CANARY, wrapped.toString('latin1')])).toEqual(['accounts.leavings'])
  })

  test.each(['she', 'he'] as const)(
    'when %s of a linked couple deletes the account, no row with that id remains and the partner account does',
    async (who) => {
      const { her, him } = await twoLinked()
      const body = { action_type: 'Practical Help', action_description: `Words ${CANARY}` }
      expect((await as(him).call(addAction, { body })).status).toBe(201)
      const [leaver, other] = who === 'she' ? [her, him] : [him, her]
      expect(await traces(leaver.id, [])).toContain('couple.links')
      expect((await as(await steppedUp(leaver)).call(deleteAccount, { body: { now: true } })).status).toBe(200)
      expect(await traces(leaver.id, [leaver.email])).toEqual(['accounts.leavings'])
      expect(await traces(other.id, []), 'what the two shared is gone').toEqual(expect.not.arrayContaining(SHARED))
      const { status } = await guest.call(login, { body: { email: other.email, password: PASSWORD } })
      expect(status).toBe(200)
      if (who === 'he') expect((await as(her).call(findPartnerInfo)).reply.data.status).toBe('none')
    },
  )

  test('an older copy of her vault cannot be decrypted after the deletion', async () => {
    const { vaults, keys, config } = testServer()
    const her = await writer()
    const before = await wrappedKeyOf(her.id)
    if (!before) throw new Error('she has no key')
    const rowInCopy = await (async () => {
      if (ENGINE === 'postgres')
        return tables<Rows>(vaults.hers).selectFrom('logs').selectAll().where('user_id', '=', her.id).executeTakeFirst()
      await vaults.hers.db.executeQuery({
        sql: 'pragma wal_checkpoint(truncate)',
        parameters: [],
        query: { kind: 'RawNode' } as never,
      } as never)
      const copy = join(config.dataDir, 'older.db')
      copyFileSync(join(config.dataDir, 'hers.db'), copy)
      const database = new DatabaseSync(copy)
      const row = database.prepare('select * from logs where user_id = ?').get(her.id)
      database.close()
      return row
    })()
    if (!rowInCopy) throw new Error('the copy has no row')
    const place = associatedData(her.id, 'logs', Number(rowInCopy['id']), Number(rowInCopy['version']))
    const sealed = rowInCopy['sealed'] as Uint8Array
    expect(unseal(keys.dataKey(her.id, before), place, sealed)).toMatchObject({ mood_shift_moment: `Words ${CANARY}` })

    await as(await steppedUp(her)).call(deleteAccount, { body: { now: true } })
    expect(await wrappedKeyOf(her.id)).toBeUndefined()
    // Her key cannot be derived again: it is not in memory, and the same user id gets no new key.
    expect(() => keys.dataKey(her.id, Buffer.alloc(before.length))).toThrow(SealBroken)
    expect(() => unseal(keys.newDataKey(her.id).key, place, sealed)).toThrow(SealBroken)
    tell('an older copy cannot be decrypted')
  })

  test('the next server completes a deletion during which a server was killed', async () => {
    const her = await writer()
    await plantEverywhere(her.id)
    const { vaults, keys } = testServer()
    await addDeletion(vaults.accounts, her.id, NOON, NOON)
    const killed = { name: 'hers', engine: vaults.hers.engine, db: { isTransaction: true } } as unknown as HerVault
    await expect(
      deleteNow({ vaults: { ...vaults, hers: killed }, keys, unlinks: [], deleted: () => undefined }, her.id, NOON),
    ).rejects.toThrow()
    expect(await traces(her.id, []), 'her key went first').not.toContain('accounts.data_keys')
    expect(await traces(her.id, [])).toContain('hers.logs')

    await finishDeletions(partsOf(), NOON + 1)
    expect(await traces(her.id, [])).toEqual(['accounts.leavings'])
    await Promise.all([finishDeletions(partsOf(), NOON + HOUR_MS), finishDeletions(partsOf(), NOON + HOUR_MS)])
    expect(await traces(her.id, [])).toEqual([])
  })
})

describe('deleting after seven days', () => {
  async function leaving(kind: 'woman' | 'partner' = 'woman'): Promise<TestPerson> {
    const her = kind === 'woman' ? await writer() : await person('partner')
    const { status, reply } = await as(await steppedUp(her)).call(deleteAccount, { body: {} })
    expect([status, reply.data.due_at]).toEqual([200, '2026-11-28T12:00:00.000Z'])
    return her
  }

  async function back(her: TestPerson): Promise<TestPerson> {
    const { status, reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
    expect(status).toBe(200)
    return { ...her, token: reply.access }
  }

  test('signs out every device; she can sign in and see the date and all her records', async () => {
    const her = await leaving()
    expect((await as(her).call(listLogs)).status).toBe(401)
    const again = await back(her)
    expect((await as(again).call(findDeletion)).reply.data.due_at).toBe('2026-11-28T12:00:00.000Z')
    expect((await as(again).call(listLogs)).reply.data).toHaveLength(1)
  })

  test('she receives no reminders, and receives them again after cancelling', async () => {
    const written = await person('woman')
    const body = { kind: 'medicine', title: 'Gel', time: '13:00', days: [...WEEKDAYS], channels: ['in_app'] } as const
    expect((await as(written).call(addReminder, { body })).status).toBe(201)
    await as(await steppedUp(written)).call(deleteAccount, { body: {} })
    const her = await back(written)
    const dueAt = async (time: string) => {
      setClock(time)
      await testServer().server.reminderWorker.deliver()
      const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
      return (await as({ ...her, token: reply.access }).call(findDue)).reply.data.length
    }
    expect(await dueAt('2026-11-21T13:00:00Z')).toBe(0)
    const again = await back(her)
    await as(again).call(reauth, { body: { password: PASSWORD } })
    expect((await as(again).call(keepAccount)).status).toBe(200)
    expect(await dueAt('2026-11-22T13:00:00Z')).toBe(1)
  })

  test('she cancels the deletion with her password', async () => {
    const again = await back(await leaving())
    expect((await as(again).call(keepAccount)).refusal.code).toBe('reauth_required')
    const { reauth } = await import('../features/auth/contract.ts')
    await as(again).call(reauth, { body: { password: PASSWORD } })
    expect((await as(again).call(keepAccount)).status).toBe(200)
    expect((await as(again).call(findDeletion)).reply.data.due_at).toBeNull()
    setClock(NOON + 8 * DAY_MS)
    await testServer().server.sweep()
    expect((await as(await back(again)).call(listLogs)).reply.data).toHaveLength(1)
  })

  test('she cancels by the link in the email, which is neutral, works once, and is not consumed by opening it', async () => {
    const her = await leaving()
    const params = await keepLink(her)
    expect(params.token).toMatch(/^[\w-]{43}$/)
    const stored = await tables<Rows>(testServer().vaults.accounts)
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
    expect(JSON.stringify(stored)).not.toContain(params.token)
    expect((await guest.call(keepAccountByLink, { params: { ...params, token: 'x'.repeat(43) } })).status).toBe(400)
    expect((await guest.call(keepAccountByLink, { params: { ...params, uid: 1 } })).status).toBe(400)
    expect((await guest.call(keepAccountByLink, { params })).status).toBe(200)
    expect((await guest.call(keepAccountByLink, { params })).status).toBe(400)
    expect((await as(await back(her)).call(findDeletion)).reply.data.due_at).toBeNull()
  })

  test('everything is deleted after seven days and not before, for a woman and for a partner', async () => {
    const her = await leaving()
    const him = await leaving('partner')
    setClock(NOON + 7 * DAY_MS - 1)
    await testServer().server.sweep()
    expect((await as(await back(her)).call(findUserDetails)).status).toBe(200)
    setClock(NOON + 7 * DAY_MS)
    await testServer().server.sweep()
    for (const { id, email } of [her, him]) {
      expect(await traces(id, [email])).toEqual(['accounts.leavings'])
      expect((await guest.call(login, { body: { email, password: PASSWORD } })).status).toBe(401)
    }
    setClock(NOON + 7 * DAY_MS + HOUR_MS)
    await testServer().server.sweep()
    for (const { id, email } of [her, him]) expect(await traces(id, [email])).toEqual([])
  })

  test('a second request does not change the date; deleting at once does not wait for it', async () => {
    const her = await leaving()
    setClock(NOON + DAY_MS)
    const again = await back(her)
    const { reauth } = await import('../features/auth/contract.ts')
    await as(again).call(reauth, { body: { password: PASSWORD } })
    expect((await as(again).call(deleteAccount, { body: {} })).reply.data.due_at).toBe('2026-11-28T12:00:00.000Z')
    const third = await back(again)
    await as(third).call(reauth, { body: { password: PASSWORD } })
    expect((await as(third).call(deleteAccount, { body: { now: true } })).reply.data.due_at).toBe('2026-11-22T12:00:00.000Z')
    expect((await guest.call(login, { body: { email: her.email, password: PASSWORD } })).status).toBe(401)
  })

  test('the partner link ends at once, and in the next sweep if the server was killed before', async () => {
    const cut: [number, number][] = []
    const unlinks = [async (_couple: CoupleVault, userId: number, now: number) => void cut.push([userId, now])]
    const her = await leaving()
    await finishDeletions({ ...partsOf(), unlinks }, NOON + 1)
    expect(cut).toContainEqual([her.id, NOON + 1])
  })
})
