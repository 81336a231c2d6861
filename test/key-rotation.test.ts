import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DIGESTS, rotateMasterKey, SEALED } from '../src/app/server/key-rotation.ts'
import { exportAccount } from '../src/features/account/contract.ts'
import { changeEmail, login, refresh } from '../src/features/auth/contract.ts'
import { findPerson } from '../src/features/auth/server/account-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { addAction, listActions, listReceivedSignals } from '../src/features/compass/contract.ts'
import { joinWaitlist, sendContact } from '../src/features/landing/contract.ts'
import type { PublicForm } from '../src/features/landing/rules/inbox.ts'
import { findForms } from '../src/features/landing/server/store.ts'
import { sendSignal } from '../src/features/partner/contract.ts'
import { findPartnerSession, sendPartnerMessage } from '../src/features/partner-chat/contract.ts'
import { findOwner, insertPasskey } from '../src/features/passkeys/server/store.ts'
import { addPush, findPush } from '../src/features/reminders/contract.ts'
import { replaceRecoveryCodes, takeCode } from '../src/features/second-factor/server/store.ts'
import { openShare } from '../src/features/shares/contract.ts'
import { addSleepInbox } from '../src/features/sleep-inbox/contract.ts'
import { makeBackup, restoreBackup } from '../src/kit/server/backup.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { queueEmail, queueEmailOnce } from '../src/kit/server/email-queue.ts'
import { checkMark } from '../src/kit/server/key-check-value.ts'
import { Keys } from '../src/kit/server/keys.ts'
import { tablesOf } from '../src/kit/server/owned-rows.ts'
import { mayReceive, refusalPath, setRefused } from '../src/kit/server/recipients.ts'
import { associatedData, unseal, unwrapDataKey, deriveKey } from '../src/kit/server/seal.ts'
import { openStores } from '../src/kit/server/stores.ts'
import { tables } from '../src/kit/server/vaults.ts'
import { opened, type TestCouple, twoLinked } from './couples.ts'
import { endLeftLock, newStore, removeStores, runScript } from './operator.ts'
import { makePlanter } from './planted-leaks.ts'
import { as, ENGINE, guest, NOON, PASSWORD, setClock, setUpServer, steppedUp, TEST_POSTGRES, testServer } from './server.ts'
import { endServers, refusedStart, startServer } from './server-process.ts'
import { makeShare } from './shares.ts'
import { fillStore, freshFolder, inStores, type Settings } from './store-folder.ts'
import { unzip } from './zips.ts'

const LONG_TEST_MS = 180_000
const OLD = { MASTER_KEY: 'ab'.repeat(32) }
const NEW = { MASTER_KEY: 'cd'.repeat(32) }
const CHANGE = { ...OLD, NEW_MASTER_KEY: NEW.MASTER_KEY }
const oldMaster = Buffer.from(OLD.MASTER_KEY, 'hex')
/** Steps of a change until its transaction is committed, and until it is complete. */
const STEPS = ENGINE === 'sqlite' ? { toCommit: 12, all: 14 } : { toCommit: 13, all: 15 }

/** Begins a change that kills itself after a step. */
async function rotate(settings: Settings, step: number, change: Settings = CHANGE) {
  const result = await runScript('test/operator-task.ts', ['rotate', String(step)], { ...settings, ...change })
  await endLeftLock(settings)
  return result
}

/** What people and the operator see of the populated store. */
type Seen = { files: Record<string, string>; his: string[]; vapid: string; forms: unknown[]; mails: unknown[] }
type Populated = { couple: TestCouple; backup: string; shareId: string; chat: number; code: string; inbox: string; seen: Seen }
let populated: Populated
const CREDENTIAL = 'a-credential-of-a-phone'
const REFUSER = 'no-more@example.org'
const waitlist = { email: 'waiting@example.org' }
const subscription = {
  endpoint: 'https://push.example.org/device',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

async function allForms(): Promise<PublicForm[]> {
  const { vaults, keys } = testServer()
  const forms: PublicForm[] = []
  for await (const form of findForms(vaults.accounts, keys)) forms.push(form)
  return forms
}

async function lookAt({ her, him }: TestCouple, chat: number): Promise<Seen> {
  const { vaults, keys } = testServer()
  const files = await unzip((await as(await steppedUp(her)).call(exportAccount)).bytes)
  const his = [
    await as(him).call(listActions),
    await as(him).call(listReceivedSignals),
    await as(him).call(findPartnerSession, { params: { id: chat } }),
  ]
  const forms = await allForms()
  const rows = await tables<{ mails: { id: number; sealed: Uint8Array } }>(vaults.accounts)
    .selectFrom('mails')
    .selectAll()
    .orderBy('id')
    .execute()
  const mails = rows.map(({ id, sealed }) => unseal(keys.operator, associatedData(0, 'mails', id, 1), sealed))
  return { files, his: his.map(({ text }) => text), vapid: (await as(her).call(findPush)).reply.data.public_key, forms, mails }
}

/** Whether a role of PostgreSQL has this password: its stored key is SCRAM-SHA-256 (RFC 5802). */
async function hasPassword(role: string, password: string): Promise<boolean> {
  const client = new pg.Client(TEST_POSTGRES)
  await client.connect()
  const { rows } = await client.query<{ stored: string }>('select rolpassword as stored from pg_authid where rolname = $1', [role])
  await client.end()
  const [, iterations = '', salt = '', key = ''] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(rows[0]?.stored ?? '') ?? []
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(iterations), 32, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  return createHash('sha256').update(clientKey).digest('base64') === key
}

const once = { name: 'the reminder of today', now: NOON }
const mail = { to: 'person@example.org', subject: 'A subject', text: 'A text' }

afterAll(async () => {
  endServers()
  await removeStores()
}, LONG_TEST_MS)

describe('before the change', () => {
  setUpServer(OLD)
  test('a couple and a visitor fill every table', { timeout: LONG_TEST_MS }, async () => {
    setClock(NOON)
    const couple = await twoLinked()
    const { her, him } = couple
    const { vaults, keys, config } = testServer()
    await makePlanter().writeEverywhere(her)
    await as(her).call(sendSignal, { body: { category: 'mood', text: 'A quiet evening, please' } })
    await as(him).call(addAction, { body: { action_type: 'Practical Help', action_description: 'Cooked' } })
    const chat = (await as(him).call(sendPartnerMessage, { body: { message: 'How can I help?' } })).reply.session_id ?? 0
    expect((await as(her).call(addPush, { body: subscription })).status).toBe(201)
    const { id: shareId, answer } = await makeShare(her, { title: 'Report' })
    expect(answer.status).toBe(201)
    await guest.call(joinWaitlist, { body: waitlist })
    await guest.call(sendContact, { body: { name: 'A name', email: 'a@example.org', message: 'A message' } })
    await as(await steppedUp(her)).call(changeEmail, { body: { email: `other-${her.email}`, password: PASSWORD } })
    await queueEmail(vaults.accounts, keys, mail, NOON)
    await queueEmailOnce(vaults.accounts, keys, mail, { ...once, owner: her.id })
    await setRefused(vaults.accounts, refusalPath(keys, REFUSER).split('/')[2] ?? '', true, NOON)
    const [code = ''] = await replaceRecoveryCodes(vaults.accounts, keys, her.id)
    const stored = { name: 'Phone', credentialId: CREDENTIAL, publicKey: 'AAAA', transports: [] }
    await insertPasskey(vaults.accounts, keys, await opened(her), { stored, counter: 0, now: NOON })
    const inbox = new URL((await as(her).call(addSleepInbox)).reply.data.url).pathname
    const backup = join(freshFolder(), 'backup')
    const seen = await lookAt(couple, chat)
    await makeBackup(config, backup)
    populated = { couple, backup, shareId, chat, code, inbox, seen }
    expect([seen.forms.length, seen.mails.length > 1, Object.keys(seen.files).length > 15]).toEqual([2, true, true])
    for (const { table } of DIGESTS)
      expect(await tables<Record<string, object>>(vaults.accounts).selectFrom(table).selectAll().execute(), table).not.toEqual([])
  })

  test('every digest and every encrypted column of the accounts vault is known to the change, or not under the master key', async () => {
    const known = [
      ...DIGESTS.map(({ table, column }) => `${table}.${column}`),
      ...SEALED.map((table) => `${table}.sealed`),
      'data_keys.wrapped',
      'facts.value',
      // Under the key of an account; the SHA-256 of a random token; the keyed digest of a random id, which stays.
      'second_factors.sealed',
      'passkeys.sealed',
      'passkey_challenges.digest',
      'passkeys.digest',
      'login_tickets.digest',
      'users.sealed',
      'security_events.sealed',
      'one_time_tokens.sealed',
      'one_time_tokens.digest',
    ]
    const found = (await tablesOf(testServer().vaults.accounts)).flatMap(({ name, columns }) =>
      columns.filter((column) => /digest$|^(?:sealed|wrapped|value|key_\w+)$/.test(column)).map((column) => `${name}.${column}`),
    )
    expect(found.toSorted()).toEqual(known.toSorted())
  })

  test('only these values have a keyed digest', () => {
    const uses = new Set(
      readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
        .flatMap((path) =>
          [...readFileSync(join('src', path), 'utf8').matchAll(/\.blind\(\s*['`]([\w-]+)/g)].map(([, purpose]) => String(purpose)),
        ),
    )
    // Not stored with a row: where and on which device a login came from, the link against email, the name of a push,
    // an account on the log.
    const unstored = ['code-account', 'known-device', 'login-origin', 'mail-refusal', 'push-tag', 'security-log']
    expect([...uses].toSorted()).toEqual([...unstored, ...new Set(DIGESTS.map(({ purpose }) => purpose))].toSorted())
  })
})

describe('a change that is killed after each of its steps', () => {
  const cloned: Settings = { ...NEW }
  const kills: { end: unknown; errors: string }[] = []
  beforeAll(async () => {
    const store = await newStore()
    Object.assign(cloned, store, NEW)
    await restoreBackup(readConfig({ ...store, ...OLD }), populated.backup)
    // On PostgreSQL this creates the roles.
    await (await openStores(readConfig({ ...store, ...OLD }))).vaults.close()
    for (let step = 1; step < STEPS.toCommit; step += 1) kills.push(await rotate(store, step))
    // Nothing is changed until the commit: the store opens under the old key.
    await (await openStores(readConfig({ ...store, ...OLD }))).vaults.close()
    kills.push(await rotate(store, STEPS.toCommit))
    // After the commit, each further run has fewer steps.
    const left = STEPS.all - STEPS.toCommit
    for (let step = 2; step < 2 + left; step += 1) kills.push(await rotate(store, step))
    const last = await runScript('scripts/rotate-keys.ts', [], { ...store, ...CHANGE })
    expect(last).toMatchObject({ end: 0, errors: '', out: expect.stringContaining('under the new master key already') as string })
  }, LONG_TEST_MS)
  setUpServer(cloned)

  test('was killed at every step', () => {
    expect(kills).toEqual(Array.from({ length: STEPS.all }, () => ({ end: 'SIGKILL', out: '', errors: '' })))
  })

  test('leaves everything readable under the new key', async () => {
    setClock(NOON)
    const { couple, chat, seen } = populated
    // The tokens of the couple are of the old key.
    expect((await as(couple.her).call(findPush)).status).toBe(401)
    const tokens = makeTokens(testServer().keys)
    const again = ({ id, sessionId, ...rest }: TestCouple['her']) => ({
      ...rest,
      id,
      sessionId,
      token: tokens.access({ userId: id, sessionId }, NOON),
    })
    const now = await lookAt({ ...couple, her: again(couple.her), him: again(couple.him) }, chat)
    // Each export has a date of its own, and the log of the account names the exports before it.
    const withoutDates = ({ files }: Seen) =>
      Object.entries(files).filter(([name]) => name !== 'manifest.json' && !name.startsWith('account-events'))
    expect(withoutDates(now)).toEqual(withoutDates(seen))
    const eventsOf = ({ files }: Seen) => files['account-events.csv']?.split('\r\n') ?? []
    expect(eventsOf(now)).toEqual(expect.arrayContaining(eventsOf(seen)))
    expect(eventsOf(seen).length).toBeGreaterThan(2)
    expect({ ...now, files: {} }).toEqual({ ...seen, files: {} })
    for (const { email } of [couple.her, couple.him])
      expect((await guest.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  test('finds what was stored by a digest: a form sent again, a queued email, a refusal, a share, a device', async () => {
    const { vaults, keys } = testServer()
    const { couple, seen, shareId, code, inbox } = populated
    await guest.call(joinWaitlist, { body: waitlist })
    expect(await allForms()).toHaveLength(seen.forms.length)
    const mailIds = () => tables<{ mails: { id: number } }>(vaults.accounts).selectFrom('mails').select('id').orderBy('id').execute()
    // The sign-ins above queue their notices in the background.
    await testServer().server.settled()
    const queued = await mailIds()
    await queueEmailOnce(vaults.accounts, keys, mail, { ...once, owner: couple.her.id })
    expect(await mailIds()).toEqual(queued)
    expect(await mayReceive(vaults.accounts, keys, REFUSER, 'own', NOON)).toBe(false)
    expect((await guest.call(openShare, { params: { token: shareId } })).status).toBe(200)
    expect(await findOwner(vaults.accounts, keys, CREDENTIAL)).toBe(couple.her.id)
    const her = await findPerson(vaults.accounts, keys, couple.her.id)
    expect(her && (await takeCode(vaults.accounts, keys, her, code, NOON))).toBe('recovery')
    const night = await testServer().server.app.inject({ method: 'POST', url: inbox, payload: { sleep_hours: 7 } })
    expect(night.statusCode).toBe(200)
    expect(keys.blindRandom('push-endpoint', subscription.endpoint)).toBe(
      new Keys(oldMaster).blindRandom('push-endpoint', subscription.endpoint),
    )
  })

  test('leaves the old key without use: it starts no server, opens no row and forges no token', async () => {
    const { vaults } = testServer()
    const old = new Keys(oldMaster)
    const db = tables<Record<string, Record<string, unknown>>>(vaults.accounts)
    for (const { user_id, wrapped } of await db.selectFrom('data_keys').selectAll().execute())
      expect(() => unwrapDataKey(deriveKey(oldMaster, 'wrapping'), Number(user_id), wrapped as Uint8Array)).toThrow()
    for (const table of SEALED)
      for (const { id, sealed } of await db.selectFrom(table).selectAll().execute())
        expect(() => unseal(old.operator, associatedData(0, table, Number(id), 1), sealed as Uint8Array)).toThrow()
    const facts = await db.selectFrom('facts').selectAll().execute()
    for (const { value } of facts) expect(() => checkMark(old, value as Uint8Array)).toThrow()
    const { her } = populated.couple
    const users = await db.selectFrom('users').select('email_digest').execute()
    expect(users.map(({ email_digest }) => email_digest)).not.toContain(old.blind('email', her.email))
    expect((await guest.call(refresh, { body: { refresh: her.refresh } })).status).toBe(401)
    for (const role of ENGINE === 'postgres' ? ['accounts', 'hers', 'couple'] : []) {
      const name = `${new URL(cloned['DATABASE_URL'] ?? '').pathname.slice(1)}_${role}`
      expect(await hasPassword(name, testServer().keys.rolePassword(name))).toBe(true)
      expect(await hasPassword(name, old.rolePassword(name))).toBe(false)
    }
    await expect(makeBackup(readConfig({ ...cloned, ...OLD }), join(freshFolder(), 'b'))).rejects.toThrow('The master key is not the one')
  })
})

test('a store whose server runs, and one under neither key, are refused unchanged', { timeout: LONG_TEST_MS }, async () => {
  const settings = await newStore(OLD)
  const [woman] = await fillStore(settings, 1, 3)
  const server = await startServer(settings)
  const { end, errors } = await runScript('scripts/rotate-keys.ts', [], { ...settings, ...CHANGE })
  expect(end).toBe(1)
  expect(errors).toMatch(ENGINE === 'sqlite' ? /^Another Emberwell server already uses .*\n$/ : /^A server is using the database\..*\n$/)
  const reply = await fetch(`${server.url}/api/logs/all-logs/history/`, { headers: { authorization: `Bearer ${woman?.token}` } })
  expect(reply.status).toBe(200)
  expect((await server.end('SIGTERM')).code).toBe(0)
  const neither = { ...settings, MASTER_KEY: '11'.repeat(32), NEW_MASTER_KEY: '22'.repeat(32) }
  expect(await runScript('scripts/rotate-keys.ts', [], neither)).toMatchObject({
    end: 1,
    errors: 'The master key is not the one this store was begun with. Nothing was changed.\n',
  })
  await expect(rotateMasterKey(readConfig(settings), undefined)).rejects.toThrow('Please set NEW_MASTER_KEY')
  await expect(rotateMasterKey(readConfig(settings), oldMaster)).rejects.toThrow('is the one in use')
})

test('a generated key is replaced in its file, also twice, and after a kill before that', { timeout: LONG_TEST_MS }, async () => {
  const settings = await newStore({}, true)
  const [woman] = await fillStore(settings, 1, 3)
  const path = join(settings['DATA_DIR'] ?? '', 'master.key')
  const first = readFileSync(path, 'utf8')
  expect(await rotate(settings, STEPS.all, {})).toMatchObject({ end: 'SIGKILL', errors: '' })
  expect(readFileSync(path, 'utf8')).toBe(first)
  expect((await refusedStart(settings)).errors).toContain('A change of the master key has not finished.')
  expect(await runScript('scripts/rotate-keys.ts', [], settings)).toMatchObject({ end: 0, errors: '' })
  const second = readFileSync(path, 'utf8')
  const { out } = await runScript('scripts/rotate-keys.ts', [], settings)
  expect(out).toContain('1 accounts are under the new key')
  expect(new Set([first, second, readFileSync(path, 'utf8')]).size).toBe(3)
  expect(existsSync(`${path}.new`)).toBe(false)
  await inStores(settings, async ({ vaults, keys }) => {
    expect((await findPerson(vaults.accounts, keys, woman?.id ?? 0))?.profile.email).toBe('woman-0@example.org')
    const { digest } = await tables<{ users: { email_digest: string } }>(vaults.accounts)
      .selectFrom('users')
      .select('email_digest as digest')
      .executeTakeFirstOrThrow()
    expect(digest).toBe(keys.blind('email', 'woman-0@example.org'))
  })
})
