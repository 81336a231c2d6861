import { beforeEach, describe, expect, test } from 'vitest'
import { opened } from '../../../../test/couples.ts'
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
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { exportAccount, importAccount } from '../../account/contract.ts'
import { login, reauth } from '../../auth/contract.ts'
import { addLog, findLogDays } from '../../logs/server/store.ts'
import { changePreferences } from '../../settings/contract.ts'
import {
  ALCOHOL_REFUSED,
  extendExperiment,
  findExperiment,
  listExperiments,
  type NewExperiment,
  setKept,
  startExperiment,
  stopExperiment,
} from '../contract.ts'
import { type AssignedDay, planOf } from '../rules/plan.ts'
import { findExperiments } from './store.ts'

setUpServer()

const TODAY = '2026-11-21'
const FIRST = addDays(TODAY, 1)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WALK: NewExperiment = { cause: 'evening_walk', outcome: 'sleep_hours', kind: 'day', worth: 0.5 }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

/** Moves the clock to `at` (ms) and signs her in again: her session may have ended. */
async function moveTo(at: number): Promise<void> {
  setClock(at)
  const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  her = { ...her, token: reply.access }
}
const later = (days: number, hours = 0) => moveTo(NOON + days * DAY_MS + hours * HOUR_MS)

const start = (more: Partial<NewExperiment> = {}) => as(her).call(startExperiment, { body: { ...WALK, ...more } })
const started = async (more: Partial<NewExperiment> = {}) => (await start(more)).reply.data.id
const page = async (someone = her) => (await as(someone).call(listExperiments)).reply.data
const detail = async (id: number) => (await as(her).call(findExperiment, { params: { id } })).reply.data
const keep = (id: number, date: LocalDate, kept: 'yes' | 'partly' | 'no' = 'yes') =>
  as(her).call(setKept, { params: { id, date }, body: { kept } })
const storedOf = async (someone: TestPerson) => findExperiments(testServer().vaults.hers, await opened(someone))

/** Her Soft Logs of the days after those of the plan that have none yet. */
async function sleep(hours: (day: AssignedDay) => number): Promise<void> {
  const { hers } = testServer().vaults
  const [found] = await storedOf(her)
  const user = await opened(her)
  const noted = new Set(await findLogDays(hers, user, TODAY, '2099-01-01'))
  for (const day of found ? planOf(found.experiment) : []) {
    const date = addDays(day.date, 1)
    if (!noted.has(date)) await addLog(hers, user, 'quick_log', date, { sleep_hours: hours(day) }, NOON)
  }
}
/** Two hours more after days with the change. */
const better = ({ pair, isChange }: AssignedDay) => 5 + (pair % 2) + (isChange ? 2 : 0)
/** Four hours more after the change in every second pair, four less in the others. */
const unclear = ({ pair, isChange }: AssignedDay) => (isChange === (pair % 2 === 0) ? 9 : 5)

/** Says for every day of the plan that has come that she kept to it. */
async function keepAll(id: number): Promise<void> {
  for (const { date, kept } of (await detail(id)).plan) if (!kept) expect((await keep(id, date)).status).toBe(200)
}

describe('the plan', () => {
  test('shows today, and tomorrow from 18:00 on, never a day further', async () => {
    const id = await started()
    const lastShown = async () => (await detail(id)).plan.at(-1)?.date
    expect(await lastShown()).toBeUndefined()
    expect(await page()).toMatchObject({ active: { state: 'planned', days_left: 28 }, today: null, tomorrow: null })
    await later(0, 5.9)
    expect(await lastShown()).toBeUndefined()
    await later(0, 6)
    expect([await lastShown(), (await page()).tomorrow?.date]).toEqual([FIRST, FIRST])
    for (const [days, hours, shown] of [
      [1, 0, FIRST],
      [1, 11, addDays(FIRST, 1)],
      [20, 5, addDays(TODAY, 20)],
      [20, 6, addDays(TODAY, 21)],
      [40, 6, addDays(FIRST, 27)],
    ] as const) {
      await later(days, hours)
      expect(await lastShown()).toBe(shown)
    }
  })

  test('keeps to her clock when it changes within a pair', async () => {
    her = await person('woman', 'Europe/Berlin')
    const sunday = '2027-03-28'
    await moveTo(Date.parse('2027-03-25T12:00:00Z'))
    const id = await started({ starts_on: '2027-03-27' })
    // 18:00 is 17:00 UTC on Saturday and 16:00 UTC on Sunday.
    for (const [at, shown] of [
      ['2027-03-27T16:59:00Z', '2027-03-27'],
      ['2027-03-27T17:00:00Z', sunday],
      ['2027-03-28T15:59:00Z', sunday],
      ['2027-03-28T16:00:00Z', '2027-03-29'],
    ] as const) {
      await moveTo(Date.parse(at))
      const { plan } = await detail(id)
      expect(plan.at(-1)?.date, at).toBe(shown)
    }
    const { plan } = await detail(id)
    expect(plan[0]?.is_change).not.toBe(plan[1]?.is_change)
    expect((await keep(id, sunday)).status).toBe(200)
  })

  test('asks for today in words, and hides the cause on Home while she hides what is intimate', async () => {
    await started()
    await later(1)
    const { today } = await page()
    expect(today?.question).toMatch(/^Today: (?:with|without) an evening walk\. Did you keep to it\?$/)
    expect(today?.home_question).toBe(today?.question)
    await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
    expect((await page()).today).toMatchObject({ question: today?.question, home_question: 'Did you keep to today’s plan?' })
  })
})

describe('a start', () => {
  test('is refused while one is active, also of three at once', async () => {
    const replies = await Promise.all([start(), start(), start()])
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await storedOf(her)).toHaveLength(1)
    const id = (await page()).active?.id ?? 0
    expect((await as(her).call(stopExperiment, { params: { id } })).reply.data).toMatchObject({ state: 'stopped', plan: [] })
    expect((await start()).status).toBe(201)
    expect((await page()).past).toMatchObject([{ id, state: 'stopped' }])
  })

  test.each([
    ['kind', { kind: 'week' }],
    ['worth', { worth: 0 }],
    ['own_words', { cause: 'own' }],
    ['own_words', { own_words: 'Tea' }],
    ['starts_on', { starts_on: TODAY }],
    ['starts_on', { starts_on: addDays(TODAY, 29) }],
    ['feels_shaky', { cause: 'alcohol' }],
  ] as const)('without a fitting %s is refused: %j', async (field, more) => {
    expect(Object.keys((await start(more)).refusal.details ?? {})).toEqual([field])
  })

  test('with alcohol is refused to women who may be used to it', async () => {
    const alcohol = { cause: 'alcohol', feels_shaky: false } as const
    expect((await start({ ...alcohol, feels_shaky: true })).refusal.details).toEqual({ cause: [ALCOHOL_REFUSED()] })
    const user = await opened(her)
    for (let back = 1; back <= 28; back += 1) {
      const factors = { alcohol: back <= 21 ? (1 as const) : (0 as const) }
      await addLog(testServer().vaults.hers, user, 'quick_log', addDays(TODAY, -back), { factors }, NOON)
    }
    expect((await start(alcohol)).refusal.details).toEqual({ cause: [ALCOHOL_REFUSED()] })
    await later(30)
    expect((await start({ ...alcohol, starts_on: addDays(TODAY, 31) })).status).toBe(201)
  })
})

describe('a look', () => {
  test('is made once, on the first visit on or after its day, and nothing said later changes it', async () => {
    const id = await started()
    await sleep(better)
    await later(29)
    await keepAll(id)
    expect(await page()).toMatchObject({ active: { state: 'running', progress: expect.stringContaining('The answer comes on') as string } })
    await later(30)
    // Answers that arrive late, from a device without a connection, come before the look.
    expect((await keep(id, FIRST, 'partly')).reply.data.looks).toMatchObject([{ verdict: null }])
    const visits = await Promise.all([page(), page(), detail(id)])
    const [found] = (await detail(id)).looks
    expect(found).toMatchObject({ days: 28, date: addDays(TODAY, 30), verdict: 'helps', effect: 2 })
    expect(found?.text).toMatch(/^On days with an evening walk, you noted more hours of sleep: a difference of 2 h on average/)
    expect(found?.pairs).toHaveLength(14)
    expect(visits[0].past).toEqual(visits[1].past)
    expect(visits[2].looks).toEqual([found])
    expect((await keep(id, FIRST, 'no')).reply.data.looks).toEqual([found])
    await later(60)
    expect(await page()).toMatchObject({ active: null, past: [{ id, state: 'done', last_look: found }] })
  })

  test('that is not clear may be followed by 14 more days, twice', async () => {
    const id = await started()
    await sleep(unclear)
    const extend = () => as(her).call(extendExperiment, { params: { id } })
    expect((await extend()).status).toBe(409)
    await later(28)
    await keepAll(id)
    let at = 30
    for (const days of [28, 42, 56]) {
      await later(at)
      const { looks, state, extend_days: more, plan } = await detail(id)
      expect(looks.at(-1)).toMatchObject({ days, verdict: days < 56 ? 'not-clear' : 'no-clear-answer' })
      expect([state, more, plan.length]).toEqual(days < 56 ? ['undecided', 14, days] : ['done', null, days])
      if (days === 56) break
      const { reply } = await extend()
      expect(reply.data).toMatchObject({ state: 'running', days_planned: days + 14, ends_on: addDays(TODAY, at + 14) })
      expect((await extend()).status).toBe(409)
      await sleep(unclear)
      at += 14
      await later(at, 0)
      await keepAll(id)
      at += 2
    }
    expect((await extend()).status).toBe(409)
  })

  test('with days noted afterwards counts them, if they come before it', async () => {
    const id = await started()
    await later(30)
    // The first visit on its day finds no answers.
    expect((await detail(id)).looks).toMatchObject([{ verdict: 'not-enough', effect: null }])
    expect((await page()).active).toMatchObject({ state: 'undecided', days_kept: 0 })
    expect((await as(her).call(stopExperiment, { params: { id } })).reply.data).toMatchObject({ state: 'done' })
    expect((await page()).active).toBeNull()
  })
})

test('a day can be answered once it has come, also later and differently', async () => {
  const id = await started()
  await later(3)
  expect((await keep(id, addDays(TODAY, 4))).refusal.details).toHaveProperty('date')
  expect((await keep(id, TODAY)).refusal.details).toHaveProperty('date')
  await keep(id, FIRST, 'no')
  const { reply } = await keep(id, FIRST, 'partly')
  expect(reply.data).toMatchObject({ days_kept: 1, days_over: 3, days_left: 25, progress: 'Day 3 of 28' })
  expect(reply.data.plan.map(({ kept }) => kept)).toEqual(['partly', null, null])
})

test('an import brings the draw, the answers and the looks along', async () => {
  const id = await started()
  await sleep(better)
  await later(29)
  await keepAll(id)
  await later(30)
  const { past } = await page()
  await started({ cause: 'own', own_words: 'Hot bath', starts_on: addDays(TODAY, 31) })
  const before = await storedOf(her)
  await as(her).call(reauth, { body: { password: PASSWORD } })
  const { bytes } = await as(her).call(exportAccount)
  const other = await steppedUp(await person('woman'))
  const { status, text } = await as(other).call(importAccount, { raw: bytes, headers: { 'content-type': 'application/zip' } })
  expect(status, text).toBe(200)
  expect((await storedOf(other)).map(({ experiment }) => experiment)).toEqual(before.map(({ experiment }) => experiment))
  const { active, past: imported } = await page(other)
  expect(active?.title).toBe('With “Hot bath” – Sleep')
  expect(imported).toEqual(past.map((one) => ({ ...one, id: imported[0]?.id })))
  expect((await as(other).call(startExperiment, { body: { ...WALK, starts_on: addDays(TODAY, 31) } })).status).toBe(409)
})
