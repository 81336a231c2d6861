import { beforeEach, describe, expect, test } from 'vitest'
import { as, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { saveBackground } from '../../background/contract.ts'
import { saveFlowDays } from '../contract.ts'
import { addKnownGap, changeKnownGap, findStage, GAP_MISSING, listKnownGaps, removeKnownGap } from '../rules/stage/endpoints.ts'

setUpServer()

const TODAY = '2026-11-21'
const ago = (days: number): LocalDate => addDays(TODAY, -days)
const GAP = { from: ago(90), to: ago(10) }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const stage = async () => (await as(her).call(findStage)).reply.data
const gaps = async () => (await as(her).call(listKnownGaps)).reply.data
const add = (body = GAP) => as(her).call(addKnownGap, { body })
/** A period of four days, the first one `back` days ago. */
const bleed = (back: number) =>
  as(her).call(saveFlowDays, {
    body: { days: [0, 1, 2, 3].map((index) => ({ entry_date: ago(back - index), flow_description: 'Moderate flow' })) },
  })

test('the stage follows the calendar, what she confirms and what she says about her body', async () => {
  expect(await stage()).toMatchObject({ stage: null, question: null, missing: { cycles: 4, birth_year: true, last_period: true } })
  await bleed(100)
  expect(await stage()).toMatchObject({ stage: null, question: { from: ago(96), to: TODAY } })
  await add({ from: ago(96), to: TODAY })
  expect(await stage()).toMatchObject({
    stage: 'late-transition',
    facts: [{ kind: 'gap', from: ago(96), to: TODAY, days: 97, is_running: true }],
    missing: { days: 268 },
    question: null,
  })
  await as(her).call(saveBackground, { body: { answers: { contraception: 'hormone-ius' }, version: 0 } })
  expect(await stage()).toMatchObject({ stage: null, refusals: ['contraception'], facts: [] })
})

test('a time without bleeding is added, changed, removed and put back', async () => {
  const { status, reply } = await add()
  expect([status, reply.data]).toMatchObject([201, GAP])
  expect(await gaps()).toEqual([reply.data])
  setClock(NOON + 60_000)
  const { id } = reply.data
  const changed = await as(her).call(changeKnownGap, { params: { id }, body: { ...GAP, to: ago(5) } })
  expect(changed.reply.data).toEqual({ ...reply.data, to: ago(5), updated_at: '2026-11-21T12:01:00.000Z' })
  expect(await gaps()).toEqual([changed.reply.data])
  await add({ from: ago(300), to: ago(200) })
  expect((await gaps()).map(({ from }) => from)).toEqual([GAP.from, ago(300)])
  expect((await as(her).call(removeKnownGap, { params: { id } })).status).toBe(200)
  expect((await gaps()).map(({ from }) => from)).toEqual([ago(300)])
  const again = await as(her).call(removeKnownGap, { params: { id } })
  expect([again.status, again.refusal.message]).toEqual([404, GAP_MISSING()])
  expect((await as(her).call(changeKnownGap, { params: { id }, body: GAP })).status).toBe(404)
  expect((await add()).status).toBe(201)
})

describe('is refused', () => {
  test.each([
    ['a time that ends tomorrow', { from: GAP.from, to: ago(-1) }, 'to', 'Please give a day that has come'],
    ['a last day before the first', { from: ago(3), to: ago(4) }, 'from', 'Please choose a last day on or after the first'],
    ['a day that does not exist', { from: '2026-02-30', to: ago(4) }, 'from', 'Please give a date that exists, as YYYY-MM-DD'],
  ])('%s', async (_name, body, field, words) => {
    const { status, refusal } = await add(body)
    expect([status, refusal.details]).toEqual([400, { [field]: [words] }])
    expect(await gaps()).toEqual([])
  })

  test('one with bleeding in it, and it names the day', async () => {
    await bleed(50)
    const { status, refusal } = await add()
    expect(status).toBe(400)
    expect(refusal.details).toEqual({
      from: ['You noted bleeding on Oct 2, 2026. Please give days without it, or change that day first.'],
    })
    const free = (await add({ from: ago(40), to: ago(10) })).reply.data
    const { status: changing } = await as(her).call(changeKnownGap, { params: { id: free.id }, body: GAP })
    expect(changing).toBe(400)
    expect((await gaps())[0]).toEqual(free)
  })

  test('but not one with spotting', async () => {
    await as(her).call(saveFlowDays, { body: { days: [{ entry_date: ago(50), flow_description: 'Light spotting' }] } })
    expect((await add()).status).toBe(201)
  })
})
