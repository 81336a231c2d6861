import { beforeEach, describe, expect, test } from 'vitest'
import { as, clockNow, NOON, person, setClock, setUpServer, type TestPerson, testServer } from '../../../../test/server.ts'
import { addSession } from '../../auth/server/session-store.ts'
import { makeTokens } from '../../auth/server/tokens.ts'
import { changePreferences } from '../../settings/contract.ts'
import { type Background, BACKGROUND_CHANGED, findBackground, saveBackground } from '../contract.ts'

setUpServer()

const answers: Background = { birth_year: 1974, uterus: 'yes', contraception: 'none', doctor_note: 'Migraine with aura' }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

/** Moves the clock to `days` days after her account was created, and signs her in again. */
async function later(days: number): Promise<void> {
  setClock(NOON + days * 86_400_000)
  const sessionId = await addSession(testServer().vaults.accounts, her.id, 'Test', clockNow())
  her = { ...her, sessionId, token: makeTokens(testServer().keys).access({ userId: her.id, sessionId }, clockNow()) }
}

const find = async () => (await as(her).call(findBackground)).reply.data
const save = (body: { answers: Background; version: number; ask_again?: 'later' | 'never' }) => as(her).call(saveBackground, { body })

test('nothing is answered at first', async () => {
  expect(await find()).toEqual({ answers: {}, version: 0, question: null })
})

test('answers are replaced as a whole, and can be cleared', async () => {
  const { status, reply } = await save({ answers, version: 0 })
  expect([status, reply.data]).toEqual([200, { answers, version: 1, question: null }])
  expect(await find()).toEqual(reply.data)
  await save({ answers: { smoker: true }, version: 1 })
  expect(await find()).toEqual({ answers: { smoker: true }, version: 2, question: null })
  await save({ answers: {}, version: 2 })
  expect(await find()).toEqual({ answers: {}, version: 3, question: null })
})

describe('a change from another device is not overwritten', () => {
  test('one after the other', async () => {
    await save({ answers, version: 0 })
    for (const version of [0, 2]) {
      const { status, refusal } = await save({ answers: {}, version })
      expect([status, refusal.message]).toEqual([409, BACKGROUND_CHANGED()])
    }
    expect((await find()).answers).toEqual(answers)
  })

  test.each([0, 1])('at the same moment, from version %d', async (version) => {
    if (version) await save({ answers, version: 0 })
    const replies = await Promise.all([1960, 1961, 1962].map((birth_year) => save({ answers: { birth_year }, version })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const [kept] = replies.filter(({ status }) => status === 200)
    expect(await find()).toEqual(kept?.reply.data)
  })
})

describe('Home', () => {
  test('asks the first question after a week, and one a week at most', async () => {
    await later(6)
    expect((await find()).question).toBeNull()
    await later(7)
    expect((await find()).question).toBe('birth_year')
    expect((await save({ answers: { birth_year: 1974 }, version: 0, ask_again: 'later' })).reply.data.question).toBeNull()
    await later(13)
    expect((await find()).question).toBeNull()
    await later(14)
    expect((await find()).question).toBe('last_period')
  })

  test('puts a question off, and asks it again', async () => {
    await later(7)
    await save({ answers: {}, version: 0, ask_again: 'later' })
    expect((await find()).question).toBeNull()
    await later(14)
    expect((await find()).question).toBe('birth_year')
  })

  test('asks no more when she says so, also after changes in Settings', async () => {
    await later(7)
    await save({ answers: {}, version: 0, ask_again: 'never' })
    await save({ answers, version: 1 })
    await later(63)
    expect((await find()).question).toBeNull()
  })

  test('asks nothing while intimate entries are hidden', async () => {
    await later(7)
    const hide = (sexualHealthMasked: boolean) => as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked } } })
    await hide(true)
    expect((await find()).question).toBeNull()
    await hide(false)
    expect((await find()).question).toBe('birth_year')
  })

  test('asks only what is open', async () => {
    await later(7)
    await save({ answers: { ...answers, last_period: { date: '2026-10-01', precision: 'month' } }, version: 0 })
    expect((await find()).question).toBe('ovaries')
  })
})

test.each<[string, Record<string, unknown>, string]>([
  ['answers.birth_year', { birth_year: 1919 }, 'Please give a whole number from 1920 to 2015'],
  ['answers.last_period', { last_period: { date: '2026-11-22', precision: 'day' } }, 'Please give a day that has come'],
  ['answers.last_period', { last_period: { date: '2026-10-02', precision: 'month' } }, 'Please give the first day of the month'],
  [
    'answers.last_period',
    { birth_year: 1974, last_period: { date: '1973-10-02', precision: 'day' } },
    'Please give a day after your birth',
  ],
  ['answers.ius_inserted_on', { contraception: 'hormone-ius', ius_inserted_on: '2026-11-22' }, 'Please give a day that has come'],
  ['answers.ius_inserted_on', { ius_inserted_on: '2026-11-02' }, 'Please give this day only with a hormone IUS'],
  ['answers.doctor_note', { doctor_note: 'x'.repeat(501) }, 'Please use at most 500 characters'],
  ['answers.weight', { weight: 60 }, 'This field is not known'],
])('%s is refused in %j', async (field, wrong, words) => {
  const { status, refusal } = await save({ answers: wrong, version: 0 })
  expect([status, refusal.details]).toEqual([400, { [field]: [words] }])
  expect((await find()).version).toBe(0)
})
