import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeAuthenticator } from '../../../../test/authenticator.ts'
import { emailsTo } from '../../../../test/emails.ts'
import { withPasskey } from '../../../../test/passkeys.ts'
import { codeAt } from '../../../../test/second-factor-code.ts'
import { withSecondFactor } from '../../../../test/second-factor.ts'
import {
  as,
  clockNow,
  guest,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  testServer,
  type TestPerson,
} from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount } from '../../account/contract.ts'
import {
  changePassword,
  GIVE_PASSKEY,
  listSessions,
  login,
  passkeyLogin,
  passkeyReauth,
  reauth,
  secondStep,
  startPasskeyLogin,
  startPasskeyReauth,
} from '../../auth/contract.ts'
import { findSecondFactor, turnOffSecondFactor } from '../../second-factor/contract.ts'
import {
  addPasskey,
  listPasskeys,
  NO_PASSKEY,
  PASSKEY_NOT_ADDED,
  PASSKEY_REFUSED,
  removePasskey,
  renamePasskey,
  setPasskeyOnly,
  startPasskey,
} from '../contract.ts'

setUpServer()

beforeEach(() => setClock(NOON))

const MINUTE_MS = 60_000

const asked = async () => (await guest.call(startPasskeyLogin)).reply.data.options
const enter = (credential: string) => guest.call(passkeyLogin, { body: { credential } })
const namesOf = async (her: TestPerson) => (await as(her).call(listPasskeys)).reply.data.map(({ name }) => name)

describe('signing in', () => {
  test.each(['woman', 'partner'] as const)('a %s signs in with a passkey alone, also with the second step on', async (kind) => {
    const someone = await person(kind)
    await withSecondFactor(someone)
    const { device } = await withPasskey(someone)
    const { status, reply } = await enter(device.get(await asked()))
    expect(status).toBe(200)
    expect(reply).toMatchObject({ user_id: someone.id, user_type: kind, email: someone.email })
    expect((await as({ ...someone, token: reply.access }).call(listSessions)).reply.data).toHaveLength(2)
    expect((await as(someone).call(listPasskeys)).reply.data[0]).toMatchObject({ last_used_at: new Date(NOON).toISOString() })
  })

  test('every answer that does not fit gets the same refusal', async () => {
    const her = await person('woman')
    const { device } = await withPasskey(her)
    const stranger = makeAuthenticator(testServer().config.publicUrl)
    stranger.create(await asked().then((options) => JSON.stringify({ ...JSON.parse(options), user: { id: 'AA' } })))
    const used = device.get(await asked())
    expect((await enter(used)).status).toBe(200)
    const late = await asked()
    setClock(NOON + 5 * MINUTE_MS)
    const other = await as(await steppedUp(await person('woman'))).call(startPasskey)
    const { response, ...rest } = JSON.parse(device.get(await asked())) as { response: { signature: string } }
    const answers = {
      'a challenge used before': used,
      'a challenge older than five minutes': device.get(late),
      'a made-up challenge': device.get(JSON.stringify({ challenge: 'made-up' })),
      'the challenge of another account': device.get(other.reply.data.options),
      'a passkey that no account has': stranger.get(await asked()),
      'another signature': JSON.stringify({ ...rest, response: { ...response, signature: `AAAA${response.signature.slice(4)}` } }),
      'another site': device.get(await asked(), { origin: 'https://emberwell.example' }),
      'a user whom the device did not verify': device.get(await asked(), { isVerified: false }),
      'a counter that does not rise': device.get(await asked(), { counter: 1 }),
      'no JSON': '{',
      'JSON without fields': '{"id":1}',
      null: 'null',
    }
    const texts = new Set<string>()
    for (const [what, answer] of Object.entries(answers)) {
      const { status, refusal, text } = await enter(answer)
      expect.soft([status, refusal.message], what).toEqual([401, PASSKEY_REFUSED()])
      texts.add(text)
    }
    expect(texts.size).toBe(1)
    expect((await enter(device.get(await asked(), { counter: 50 }))).status, 'and a good one is accepted').toBe(200)
  })

  test('of two requests with one answer, one signs in', async () => {
    const { device } = await withPasskey(await person('woman'))
    const answer = device.get(await asked())
    const statuses = (await Promise.all([enter(answer), enter(answer)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401])
  })
})

describe('step-up', () => {
  test('a passkey opens what the password opens, with a challenge of this account only', async () => {
    const [her, other] = [await person('woman'), await person('woman')]
    const { device } = await withPasskey(her)
    setClock(NOON + 6 * MINUTE_MS)
    const body = { new_password: 'another quiet walk', confirm_password: 'another quiet walk' }
    expect((await as(her).call(changePassword, { body })).refusal.code).toBe('reauth_required')
    const start = async (someone: TestPerson) => (await as(someone).call(startPasskeyReauth)).reply.data.options
    const give = (credential: string) => as(her).call(passkeyReauth, { body: { credential } })
    expect((await give(device.get(await start(other)))).refusal).toMatchObject({ code: 'invalid', message: PASSKEY_REFUSED() })
    expect((await give(device.get(await asked()))).status, 'nor one of a sign-in').toBe(400)
    const { device: strange } = await withPasskey(other)
    expect((await give(strange.get(await start(her)))).status, 'nor the passkey of another account').toBe(400)
    expect((await give(device.get(await start(her)))).status).toBe(200)
    expect((await as(her).call(changePassword, { body })).status).toBe(200)
  })
})

describe('with passkeys only', () => {
  const limit = async (someone: TestPerson, is_only: boolean) => as(await steppedUp(someone)).call(setPasskeyOnly, { body: { is_only } })
  const password = ({ email }: TestPerson) => guest.call(login, { body: { email, password: PASSWORD } })

  test('the password alone does not sign in or step up; a passkey does, and a recovery code after the password', async () => {
    const her = await person('woman')
    expect((await limit(her, true)).refusal).toMatchObject({ code: 'conflict', message: NO_PASSKEY() })
    const { device } = await withPasskey(her)
    const codes = (await limit(her, true)).reply.data.recovery_codes
    expect(codes).toHaveLength(10)
    expect((await as(her).call(listPasskeys)).reply.is_only).toBe(true)
    const refused = (await password(her)).refusal
    expect(refused).toMatchObject({ code: 'second_step_required', message: GIVE_PASSKEY(), details: { way: ['passkey'] } })
    const give = (code: string) => guest.call(secondStep, { body: { ticket: refused.details?.['ticket']?.[0] ?? '', code } })
    expect((await give('123456')).status).toBe(400)
    expect((await give(codes[0] ?? '')).status).toBe(200)
    expect((await enter(device.get(await asked()))).status).toBe(200)
    expect((await as(her).call(reauth, { body: { password: PASSWORD } })).refusal.code).toBe('second_step_required')
    expect((await as(her).call(reauth, { body: { password: PASSWORD, code: codes[1] ?? '' } })).status).toBe(200)
    expect((await limit(her, false)).status).toBe(200)
    expect((await password(her)).status).toBe(200)
    const emails = (await emailsTo(her.email)).join()
    expect(emails).toContain('only a passkey signs in')
    expect(emails).toContain('signs in to your account again')
  })

  test('removing the last passkey ends it', async () => {
    const her = await person('partner')
    const { id } = await withPasskey(her)
    await limit(her, true)
    expect((await password(her)).status).toBe(403)
    await as(await steppedUp(her)).call(removePasskey, { params: { id } })
    expect((await password(her)).status).toBe(200)
    expect((await as(her).call(findSecondFactor)).reply.data.recovery_codes_left).toBe(0)
  })

  test('the recovery codes stay as long as the second step or the passkeys need them', async () => {
    const her = await person('woman')
    const { secret } = await withSecondFactor(her)
    await withPasskey(her)
    const left = async () => (await as(her).call(findSecondFactor)).reply.data.recovery_codes_left
    expect((await limit(her, true)).reply.data.recovery_codes, 'she has some').toEqual([])
    const { details } = (await password(her)).refusal
    expect(details, 'the passkey comes before the app').toMatchObject({ way: ['passkey'] })
    const body = { ticket: details?.['ticket']?.[0] ?? '', code: codeAt(secret, clockNow()) }
    expect((await guest.call(secondStep, { body })).status, 'nor does a code of the app do').toBe(400)
    await as(her).call(turnOffSecondFactor)
    expect(await left()).toBe(10)
    expect((await password(her)).refusal.details).toMatchObject({ way: ['passkey'] })
    await limit(her, false)
    expect(await left()).toBe(0)
  })
})

describe('managing', () => {
  test('passkeys are added, named, listed and removed; emails say so', async () => {
    const her = await person('woman')
    const { id, device } = await withPasskey(her, 'Phone')
    setClock(NOON + MINUTE_MS)
    await withPasskey(her, 'Laptop')
    expect(await namesOf(her)).toEqual(['Laptop', 'Phone'])
    expect((await as(her).call(renamePasskey, { params: { id }, body: { name: ' My phone ' } })).status).toBe(200)
    expect(await namesOf(her)).toEqual(['Laptop', 'My phone'])
    expect((await as(her).call(renamePasskey, { params: { id }, body: { name: ' ' } })).status).toBe(400)
    expect((await enter(device.get(await asked()))).status, 'a new name changes nothing else').toBe(200)
    expect((await as(her).call(removePasskey, { params: { id } })).status).toBe(200)
    expect(await namesOf(her)).toEqual(['Laptop'])
    expect((await enter(device.get(await asked()))).status).toBe(401)
    const emails = (await emailsTo(her.email)).join()
    expect(emails).toContain('A passkey was added')
    expect(emails).toContain('A passkey was removed')
  })

  test('another account can neither rename nor remove it', async () => {
    const [her, other] = [await person('woman'), await steppedUp(await person('partner'))]
    const { id } = await withPasskey(her)
    expect((await as(other).call(renamePasskey, { params: { id }, body: { name: 'Mine' } })).status).toBe(404)
    expect((await as(other).call(removePasskey, { params: { id } })).status).toBe(404)
    expect(await namesOf(her)).toEqual(['Phone'])
  })

  test('a passkey belongs to one account, and an answer adds it once', async () => {
    const [her, other] = [await steppedUp(await person('woman')), await steppedUp(await person('woman'))]
    const device = makeAuthenticator(testServer().config.publicUrl)
    const credential = device.create((await as(her).call(startPasskey)).reply.data.options)
    const add = (someone: TestPerson, answer: string) => as(someone).call(addPasskey, { body: { name: 'Phone', credential: answer } })
    expect((await add(other, credential)).refusal.message, 'a challenge of another account').toBe(PASSKEY_NOT_ADDED())
    expect((await add(her, credential)).status).toBe(201)
    expect((await add(her, credential)).status).toBe(400)
    expect((await add(other, device.create((await as(other).call(startPasskey)).reply.data.options))).status).toBe(400)
    expect(await namesOf(other)).toEqual([])
  })

  test('one that can no longer be read is listed without a name, does not sign in, and can be removed', async () => {
    const her = await person('woman')
    const { id, device } = await withPasskey(her)
    const logged = vi.spyOn(testServer().server.app.log, 'error')
    await tables<{ passkeys: { id: number; sealed: Uint8Array } }>(testServer().vaults.accounts)
      .updateTable('passkeys')
      .set({ sealed: Buffer.from('damaged') })
      .where('id', '=', id)
      .execute()
    expect(await namesOf(her)).toEqual([''])
    expect((await enter(device.get(await asked()))).status).toBe(401)
    expect((await as(her).call(removePasskey, { params: { id } })).status).toBe(200)
    expect(logged.mock.calls[0]?.[0]).toEqual({ table: 'passkeys', row: String(id) })
    logged.mockRestore()
  })

  test('a deleted account leaves none, and none signs in to it', async () => {
    const her = await person('woman')
    const { device } = await withPasskey(her)
    expect((await as(her).call(deleteAccount, { body: { now: true } })).status).toBe(200)
    expect((await enter(device.get(await asked()))).status).toBe(401)
  })

  test('challenges that were not answered are removed', async () => {
    await asked()
    setClock(NOON + 5 * MINUTE_MS)
    await testServer().server.sweep()
    const left = await tables<{ passkey_challenges: { digest: string } }>(testServer().vaults.accounts)
      .selectFrom('passkey_challenges')
      .selectAll()
      .execute()
    expect(left).toEqual([])
  })
})
