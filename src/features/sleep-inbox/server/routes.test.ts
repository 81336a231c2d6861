import { beforeEach, describe, expect, test } from 'vitest'
import { countWork, countWorkOf } from '../../../../test/work-counter.ts'
import { as, guest, NOON, person, setClock, setUpServer, steppedUp, testServer, type TestPerson } from '../../../../test/server.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount } from '../../account/contract.ts'
import { changePassword } from '../../auth/contract.ts'
import { createQuickLog, findQuickLog, removeQuickLog } from '../../logs/contract.ts'
import { addSleepInbox, findSleepInbox, INBOX_USES_MAX, receiveSleep, removeSleepInbox } from '../contract.ts'

setUpServer()

const TODAY: LocalDate = '2026-11-21'
let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await steppedUp(await person('woman'))
})

const made = async () => {
  const { status, reply, text } = await as(her).call(addSleepInbox)
  expect(status, text).toBe(200)
  return /\/inbox\/([\w-]+)\/$/.exec(reply.data.url)?.[1] ?? ''
}
const send = (token: string, body: Record<string, unknown>) => guest.call(receiveSleep, { params: { token }, body })
const logOf = async (date: LocalDate) =>
  (await as(her).call(findQuickLog, { params: { date } })).reply.data as { sleep_hours?: number } | undefined
const quick = (answers: object) => as(her).call(createQuickLog, { body: { log_date: TODAY, ...answers } })
const times = async () => (await as(her).call(findSleepInbox)).reply.data

describe('a night', () => {
  test('is noted on the day she woke, today if no day is named', async () => {
    const token = await made()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await times()).toEqual({ created_at: '2026-11-21T12:00:00.000Z', last_used_at: null })
    setClock(NOON + 60_000)
    const { status, text } = await send(token, { sleep_hours: 7.4 })
    expect([status, JSON.parse(text)]).toEqual([200, { success: true, message: 'Received' }])
    await send(token, { date: addDays(TODAY, -1), sleep_hours: '6:10:59' })
    expect([(await logOf(TODAY))?.sleep_hours, (await logOf(addDays(TODAY, -1)))?.sleep_hours]).toEqual([7.5, 6.25])
    expect((await times()).last_used_at).toBe('2026-11-21T12:01:00.000Z')
  })

  test.each([
    [7, 7],
    ['7,5', 7.5],
    ['8.26', 8.25],
    [425, 7],
    [27_000, 7.5],
  ])('sent as %j is %s hours', async (sent, hours) => {
    await send(await made(), { sleep_hours: sent })
    expect((await logOf(TODAY))?.sleep_hours).toBe(hours)
  })

  test('is added to a log without hours; what she wrote stays as it is', async () => {
    const token = await made()
    await quick({ mood_rating: 6, note: 'mine' })
    await send(token, { sleep_hours: 7 })
    expect(await logOf(TODAY)).toMatchObject({ mood_rating: 6, note: 'mine', sleep_hours: 7 })
    await send(token, { sleep_hours: 9 })
    expect((await logOf(TODAY))?.sleep_hours, 'the first one stays').toBe(7)
  })

  test.each([5.5, 0])('never replaces her own answer of %s hours', async (hours) => {
    const token = await made()
    await quick({ sleep_hours: hours })
    expect((await send(token, { sleep_hours: 8 })).text).toBe((await send(token, { sleep_hours: 8, date: '2026-11-19' })).text)
    expect((await logOf(TODAY))?.sleep_hours).toBe(hours)
  })

  test('without sleep is no zero: nothing is noted', async () => {
    const token = await made()
    for (const nothing of [0, '0', '0:00', 0.05]) expect((await send(token, { sleep_hours: nothing })).status).toBe(200)
    expect((await as(her).call(findQuickLog, { params: { date: TODAY } })).status).toBe(404)
  })

  test('leaves a day that cannot be read as it is', async () => {
    const token = await made()
    await quick({ mood_rating: 6 })
    type Sealed = Record<'logs', { user_id: number; sealed: Uint8Array }>
    const logs = () => tables<Sealed>(testServer().vaults.hers)
    await logs()
      .updateTable('logs')
      .set({ sealed: Buffer.from('damaged') })
      .where('user_id', '=', her.id)
      .execute()
    expect((await send(token, { sleep_hours: 7 })).status).toBe(200)
    const row = await logs().selectFrom('logs').select('sealed').where('user_id', '=', her.id).executeTakeFirst()
    expect(Buffer.from(row?.sealed ?? []).toString()).toBe('damaged')
  })

  test.each([
    [{ sleep_hours: 7, date: '2026-11-22' }, 'date'],
    [{ sleep_hours: 7, date: '2026-11-13' }, 'date'],
    [{ sleep_hours: 7, date: 'today' }, 'date'],
    [{ sleep_hours: -1 }, 'sleep_hours'],
    [{ sleep_hours: 90_000 }, 'sleep_hours'],
    [{ sleep_hours: 'well' }, 'sleep_hours'],
    [{ sleep_hours: { toString: 1 } }, 'sleep_hours'],
    [{}, 'sleep_hours'],
  ])('%j is refused with the field', async (body, field) => {
    const { status, refusal } = await send(await made(), body)
    expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
  })

  test('can be written over by her, and counts as hers from then on', async () => {
    const token = await made()
    await send(token, { sleep_hours: 7 })
    expect((await as(her).call(removeQuickLog, { params: { date: TODAY } })).status).toBe(200)
    await quick({ sleep_hours: 6 })
    await send(token, { sleep_hours: 7 })
    expect((await logOf(TODAY))?.sleep_hours).toBe(6)
  })
})

describe('an address', () => {
  test('takes ten a day, those that are refused as well', async () => {
    const token = await made()
    for (let use = 0; use < INBOX_USES_MAX; use += 1)
      expect((await send(token, use % 2 ? {} : { sleep_hours: 7 })).status).toBe(use % 2 ? 400 : 200)
    expect((await send(token, { sleep_hours: 7 })).status).toBe(429)
    setClock(Date.parse('2026-11-22T00:00:00Z'))
    expect((await send(token, { sleep_hours: 7 })).status).toBe(200)
  })

  test('of two last ones at the same time takes one', async () => {
    const token = await made()
    for (let use = 1; use < INBOX_USES_MAX; use += 1) await send(token, {})
    const statuses = await Promise.all([send(token, { sleep_hours: 7 }), send(token, { sleep_hours: 8 })])
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429])
  })

  test('can be one only, is stored as a digest, and needs the password', async () => {
    const [first, second] = [await made(), await made()]
    expect([(await send(first, { sleep_hours: 7 })).status, (await send(second, { sleep_hours: 7 })).status]).toEqual([404, 200])
    const rows = await tables<{ sleep_inboxes: Record<string, unknown> & { user_id: number } }>(testServer().vaults.hers)
      .selectFrom('sleep_inboxes')
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second)
    expect((await as(await person('woman')).call(addSleepInbox)).refusal.code).toBe('reauth_required')
    expect((await as(await person('partner')).call(findSleepInbox)).status).toBe(403)
  })

  test('ends with a new password and with the account', async () => {
    const token = await made()
    const password = { new_password: 'another long walk', confirm_password: 'another long walk' }
    expect((await as(her).call(changePassword, { body: password })).status).toBe(200)
    expect((await send(token, { sleep_hours: 7 })).status).toBe(404)
    her = await steppedUp(await person('woman'))
    const other = await made()
    expect((await as(her).call(deleteAccount, { body: {} })).status).toBe(200)
    expect((await send(other, { sleep_hours: 7 })).status).toBe(404)
  })
})

describe('an address that is unknown, malformed or turned off', () => {
  countWork()

  test('answers like an unknown address of the server, whatever is sent, with the same work', async () => {
    const ended = await made()
    await as(her).call(removeSleepInbox)
    expect(await times()).toEqual({ created_at: null, last_used_at: null })
    const inject = (url: string, payload: object) => testServer().server.app.inject({ method: 'POST', url, payload })
    const nowhere = await inject('/api/exchange/nothing/here/', { sleep_hours: 7 })
    expect(nowhere.statusCode).toBe(404)
    const works: string[][] = []
    for (const token of [ended, 'x'.repeat(43), 'x', `${ended}0`]) {
      for (const body of [{ sleep_hours: 7 }, { sleep_hours: 'well' }, {}]) {
        const { answer, work } = await countWorkOf(() => inject(`/api/exchange/inbox/${token}/`, body))
        expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body])
        works.push(work)
      }
    }
    expect(works[0]?.length).toBeGreaterThan(0)
    for (const one of works) expect(one).toEqual(works[0])
  })
})
