import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { codeAt } from '../../../../test/second-factor-code.ts'
import { withSecondFactor } from '../../../../test/second-factor.ts'
import {
  as,
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
import {
  changePassword,
  forgotPassword,
  GIVE_CODE,
  listSessions,
  login,
  LOGIN_FAILED,
  reauth,
  resetPassword,
  secondStep,
  signup,
  TICKET_DEAD,
} from '../../auth/contract.ts'
import { findUserDetails } from '../../settings/contract.ts'
import {
  ALREADY_ON,
  CODE_OLD,
  CODE_USED,
  CODE_WRONG,
  findSecondFactor,
  NOT_STARTED,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../contract.ts'

setUpServer()

beforeEach(() => setClock(NOON))

const STEP_MS = 30_000
const MINUTE_MS = 60_000

async function ticketFor({ email }: TestPerson, password = PASSWORD): Promise<string> {
  const { status, refusal } = await guest.call(login, { body: { email, password } })
  expect([status, refusal.code, refusal.message]).toEqual([403, 'second_step_required', GIVE_CODE()])
  return refusal.details?.['ticket']?.[0] ?? ''
}

const give = (ticket: string, code: string) => guest.call(secondStep, { body: { ticket, code } })

/** A code that is none of those of the next or last ten minutes. */
function wrongCode(secret: string): string {
  const near = new Set(Array.from({ length: 61 }, (_, at) => codeAt(secret, NOON + (at - 30) * STEP_MS)))
  return ['000000', '111111', '222222'].find((code) => !near.has(code)) ?? '333333'
}

describe('sign-in with a code', () => {
  test.each(['woman', 'partner'] as const)('a %s signs in with password and code, and has no session in between', async (kind) => {
    const someone = await person(kind)
    const { secret } = await withSecondFactor(someone)
    const ticket = await ticketFor(someone)
    expect((await as(someone).call(listSessions)).reply.data).toHaveLength(1)
    const { status, reply } = await give(ticket, codeAt(secret, NOON))
    expect(status).toBe(200)
    expect(reply).toMatchObject({ user_id: someone.id, user_type: kind })
    expect((await as({ ...someone, token: reply.access }).call(findUserDetails)).status).toBe(200)
    expect((await as(someone).call(listSessions)).reply.data).toHaveLength(2)
  })

  test('the refusal of a wrong password does not depend on whether a second factor is on', async () => {
    const [without, her] = [await person('woman'), await person('woman')]
    await withSecondFactor(her)
    const refusals = await Promise.all(
      [without.email, her.email, 'nobody@example.org'].map((email) => guest.call(login, { body: { email, password: 'a guess' } })),
    )
    expect(new Set(refusals.map(({ text, status }) => `${status} ${text}`)).size).toBe(1)
    expect(refusals[0]?.refusal.message).toBe(LOGIN_FAILED())
  })

  test('codes of one step before and after are accepted, those beyond are not', async () => {
    for (const [steps, message] of [[-1], [0], [1], [-2, CODE_OLD()], [-20, CODE_OLD()], [-40, CODE_WRONG()], [2, CODE_WRONG()]] as const) {
      setClock(NOON - 100 * MINUTE_MS)
      const her = await person('woman')
      const { secret } = await withSecondFactor(her)
      setClock(NOON)
      const { status, refusal } = await give(await ticketFor(her), codeAt(secret, NOON + steps * STEP_MS))
      expect.soft([steps, status, refusal.message], `${steps} steps`).toEqual([steps, message ? 400 : 200, message])
    }
  })

  test('a code is accepted once, also by two requests at the same time', async () => {
    const her = await person('woman')
    const { secret } = await withSecondFactor(her)
    const tickets = [await ticketFor(her), await ticketFor(her), await ticketFor(her)]
    const replies = await Promise.all(tickets.map((ticket) => give(ticket, codeAt(secret, NOON))))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.refusal).toMatchObject({ details: { code: [CODE_USED()] } })
  })

  test('a ticket works once, for ten minutes and five codes', async () => {
    const her = await person('woman')
    const { secret, recoveryCodes } = await withSecondFactor(her)
    const dead = { code: 'unauthenticated', message: TICKET_DEAD() }
    const used = await ticketFor(her)
    expect((await give(used, codeAt(secret, NOON))).status).toBe(200)
    expect((await give(used, recoveryCodes[0] ?? '')).refusal).toMatchObject(dead)

    const late = await ticketFor(her)
    setClock(NOON + 10 * MINUTE_MS)
    expect((await give(late, codeAt(secret, NOON + 10 * MINUTE_MS))).refusal).toMatchObject(dead)

    const tried = await ticketFor(her)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await give(tried, wrongCode(secret))).refusal.message).toBe(CODE_WRONG())
    expect((await give(tried, recoveryCodes[1] ?? '')).refusal).toMatchObject(dead)
    expect((await give('made-up', codeAt(secret, NOON))).refusal).toMatchObject(dead)
    expect((await as(her).call(findSecondFactor)).reply.data.recovery_codes_left, 'a dead ticket uses no code').toBe(10)
  })

  test('a sign-in that waits ends with a new password', async () => {
    const her = await person('woman')
    const { secret } = await withSecondFactor(her)
    const ticket = await ticketFor(her)
    const body = { new_password: 'another quiet walk', confirm_password: 'another quiet walk' }
    expect((await as(await steppedUp(her)).call(changePassword, { body })).status).toBe(200)
    expect((await give(ticket, codeAt(secret, NOON))).refusal.message).toBe(TICKET_DEAD())
  })

  test('without the factor, sign-in and step-up reply as before', async () => {
    const her = await person('woman')
    const { status, reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
    expect([status, Object.keys(reply).toSorted()]).toEqual([200, ['access', 'full_name', 'refresh', 'user_id', 'user_type']])
    expect((await as(her).call(reauth, { body: { password: PASSWORD } })).status).toBe(200)
  })
})

describe('recovery codes', () => {
  test('there are ten; each works once, in any spelling, and its use is announced by email', async () => {
    const her = await person('woman')
    const { recoveryCodes } = await withSecondFactor(her)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect((await give(await ticketFor(her), first)).status).toBe(200)
    expect((await give(await ticketFor(her), first)).refusal.message).toBe(CODE_WRONG())
    const careless = ` ${second.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await give(await ticketFor(her), careless)).status).toBe(200)
    expect((await as(her).call(findSecondFactor)).reply.data).toEqual({
      is_on: true,
      on_since: new Date(NOON).toISOString(),
      is_passkey_only: false,
      recovery_codes_left: 8,
    })
    expect((await emailsTo(her.email)).filter((text) => text.includes('recovery code was just used'))).not.toHaveLength(0)
  })

  test('new ones replace the old ones', async () => {
    const her = await person('woman')
    const { recoveryCodes } = await withSecondFactor(her)
    const renewed = (await as(await steppedUp(her)).call(renewRecoveryCodes)).reply.data.recovery_codes
    expect((await give(await ticketFor(her), recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await give(await ticketFor(her), renewed[0] ?? '')).status).toBe(200)
    expect((await emailsTo(her.email)).some((text) => text.includes('has new recovery codes'))).toBe(true)
  })

  test('neither they nor the secret are in the database in clear', async () => {
    const her = await person('woman')
    const { secret, recoveryCodes } = await withSecondFactor(her)
    const { accounts } = testServer().vaults
    const rows: unknown[] = []
    for (const table of ['second_factors', 'recovery_codes'])
      rows.push(...(await tables<Record<string, Record<string, unknown>>>(accounts).selectFrom(table).selectAll().execute()))
    const stored = JSON.stringify(rows, (_name, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    for (const code of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replace('-', ''))
    }
  })
})

describe('turning it on and off', () => {
  test('nothing is asked at sign-in until the first code was given', async () => {
    const her = await steppedUp(await person('woman'))
    const { secret, url } = (await as(her).call(startSecondFactor)).reply.data
    expect(url).toContain(`secret=${secret}`)
    expect(url).toContain(encodeURIComponent(her.email))
    expect((await guest.call(login, { body: { email: her.email, password: PASSWORD } })).status).toBe(200)
    const on = (code: string) => as(her).call(turnOnSecondFactor, { body: { code } })
    expect((await on(wrongCode(secret))).refusal).toMatchObject({ details: { code: [CODE_WRONG()] } })
    expect((await as(her).call(findSecondFactor)).reply.data.is_on).toBe(false)
    const turnedOn = await on(codeAt(secret, NOON))
    expect(turnedOn.reply.data.recovery_codes).toHaveLength(10)
    expect((await give(await ticketFor(her), codeAt(secret, NOON))).refusal.message, 'the first code is used').toBe(CODE_USED())
    expect((await as(her).call(startSecondFactor)).refusal.message).toBe(ALREADY_ON())
    expect((await emailsTo(her.email)).some((text) => text.includes('also needs a code from an app'))).toBe(true)
  })

  test('a setup ends after an hour, and is removed by the sweep', async () => {
    const her = await steppedUp(await person('woman'))
    const { secret } = (await as(her).call(startSecondFactor)).reply.data
    setClock(NOON + 60 * MINUTE_MS)
    const body = { code: codeAt(secret, NOON + 60 * MINUTE_MS) }
    expect((await as(await steppedUp({ ...her, token: await freshToken(her) })).call(turnOnSecondFactor, { body })).refusal.message).toBe(
      NOT_STARTED(),
    )
    await testServer().server.sweep()
    const left = await tables<{ second_factors: { user_id: number } }>(testServer().vaults.accounts)
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
    expect(left).toEqual([])
  })

  test('off, the password alone signs in again, and an email says so', async () => {
    const her = await person('woman')
    const { recoveryCodes } = await withSecondFactor(her)
    const ticket = await ticketFor(her)
    expect((await as(await steppedUp(her)).call(turnOffSecondFactor)).status).toBe(200)
    expect((await guest.call(login, { body: { email: her.email, password: PASSWORD } })).status).toBe(200)
    expect((await give(ticket, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await emailsTo(her.email)).some((text) => text.includes('no longer needs a code'))).toBe(true)
  })

  test('a new password by email leaves it on', async () => {
    const her = await person('woman')
    const { secret } = await withSecondFactor(her)
    await guest.call(forgotPassword, { body: { email: her.email } })
    await reset(her)
    const ticket = await ticketFor(her, 'another quiet walk')
    expect((await give(ticket, codeAt(secret, NOON))).status).toBe(200)
  })

  test('a new password for an address that was never confirmed removes it, because a stranger may have turned it on', async () => {
    const email = 'never-confirmed@example.org'
    const body = { full_name: 'Ana', email, password: PASSWORD, confirm_password: PASSWORD }
    const { reply } = await guest.call(signup, { body })
    const stranger = { id: reply.user_id, sessionId: 0, token: reply.access, refresh: reply.refresh, email }
    await as(stranger).call(reauth, { body: { password: PASSWORD } })
    const { secret } = (await as(stranger).call(startSecondFactor)).reply.data
    await as(stranger).call(turnOnSecondFactor, { body: { code: codeAt(secret, NOON) } })
    await guest.call(forgotPassword, { body: { email } })
    await reset(stranger)
    expect((await guest.call(login, { body: { email, password: 'another quiet walk' } })).status).toBe(200)
  })
})

async function reset({ id, email }: TestPerson): Promise<void> {
  const found = (await emailsTo(email)).flatMap((text) => [...text.matchAll(/\/reset-password\/\d+\/([\w-]{43})/g)]).at(-1)
  const body = { new_password: 'another quiet walk', confirm_password: 'another quiet walk' }
  expect((await guest.call(resetPassword, { params: { uid: id, token: found?.[1] ?? '' }, body })).status).toBe(200)
}

async function freshToken(someone: TestPerson): Promise<string> {
  const { makeTokens } = await import('../../auth/server/tokens.ts')
  return makeTokens(testServer().keys).access({ userId: someone.id, sessionId: someone.sessionId }, NOON + 60 * MINUTE_MS)
}

test('a code used while the clock was ahead does not lock out the codes of now', async () => {
  const her = await person('woman')
  setClock(NOON + 60 * MINUTE_MS)
  const { secret } = await withSecondFactor({ ...her, token: await freshToken(her) })
  setClock(NOON)
  await testServer().server.sweep()
  setClock(NOON + 2 * STEP_MS)
  expect((await give(await ticketFor(her), codeAt(secret, NOON + 2 * STEP_MS))).status).toBe(200)
})

describe('step-up', () => {
  test('needs the password and a code; the code is asked only after the right password', async () => {
    const her = await person('woman')
    const { secret } = await withSecondFactor(her)
    setClock(NOON + 6 * MINUTE_MS)
    const ask = (body: { password: string; code?: string }) => as(her).call(reauth, { body })
    expect((await ask({ password: 'a guess' })).refusal).toMatchObject({ code: 'invalid', details: { password: expect.anything() } })
    expect((await ask({ password: PASSWORD })).refusal).toMatchObject({ code: 'second_step_required' })
    expect((await as(her).call(turnOffSecondFactor)).refusal.code).toBe('reauth_required')
    expect((await ask({ password: PASSWORD, code: wrongCode(secret) })).refusal).toMatchObject({ details: { code: [CODE_WRONG()] } })
    expect((await ask({ password: PASSWORD, code: codeAt(secret, NOON + 6 * MINUTE_MS) })).status).toBe(200)
    expect((await as(her).call(turnOffSecondFactor)).status).toBe(200)
  })
})

test('with a damaged secret no code of the app fits, recovery codes work, and the operator is told', async () => {
  const her = await person('woman')
  const { secret, recoveryCodes } = await withSecondFactor(her)
  const logged = vi.spyOn(testServer().server.app.log, 'error')
  await tables<{ second_factors: { user_id: number; sealed: Uint8Array } }>(testServer().vaults.accounts)
    .updateTable('second_factors')
    .set({ sealed: Buffer.from('damaged') })
    .where('user_id', '=', her.id)
    .execute()
  const ticket = await ticketFor(her)
  expect((await give(ticket, codeAt(secret, NOON))).refusal.message).toBe(CODE_WRONG())
  expect((await give(ticket, recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await as(her).call(findSecondFactor)).status).toBe(200)
  expect((await as(await steppedUp(her)).call(turnOffSecondFactor)).status).toBe(200)
  expect(logged.mock.calls[0]?.[0]).toEqual({ table: 'second_factors', row: String(her.id) })
  logged.mockRestore()
})
