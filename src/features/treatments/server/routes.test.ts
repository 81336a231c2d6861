import { beforeEach, describe, expect, test } from 'vitest'
import { as, guest, NOON, person, setClock, type TestPerson, testServer, setUpServer, withToken } from '../../../../test/server.ts'
import { refresh } from '../../auth/contract.ts'
import { tables } from '../../../kit/server/vaults.ts'
import {
  addPhase,
  addTreatment,
  listDoses,
  listTreatments,
  type NewTreatment,
  removeTreatment,
  replaceTreatment,
  RESTORE_WITHIN_MS,
  restoreTreatment,
  setDose,
  TREATMENTS_MAX,
} from '../contract.ts'
import { sweepRemovedTreatments } from './store.ts'

setUpServer()

const PATCH: NewTreatment = {
  name: 'My patch',
  what: 'oestrogen',
  form: 'patch',
  purpose: 'Hot flashes',
  side_effects: '',
  reason_stopped: '',
  phases: [
    {
      from: '2026-09-07',
      change: 'start',
      amount: '1 patch',
      strength: '50 µg/24 h',
      schedule: { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] },
    },
  ],
}
const SCHEDULE = PATCH.phases[0]?.schedule ?? null

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const add = async (change: Partial<NewTreatment> = {}) => (await as(her).call(addTreatment, { body: { ...PATCH, ...change } })).reply.data
const list = async (who = her) => (await as(who).call(listTreatments)).reply.data
const doses = async (from = '2026-11-01', to = '2026-11-30') => (await as(her).call(listDoses, { query: { from, to } })).reply.data

describe('treatments', () => {
  test('one is added, listed with all she wrote, changed and removed', async () => {
    const { status, reply } = await as(her).call(addTreatment, { body: PATCH })
    expect(status).toBe(201)
    expect(reply.data).toMatchObject(PATCH)
    expect(await list()).toEqual([reply.data])
    const params = { id: reply.data.id }
    const changed = await as(her).call(replaceTreatment, { params, body: { ...PATCH, side_effects: 'Itching' } })
    expect(changed.reply.data).toMatchObject({ ...PATCH, side_effects: 'Itching', id: params.id })
    expect((await as(her).call(removeTreatment, { params })).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await as(her).call(removeTreatment, { params })).status).toBe(404)
    expect((await as(her).call(replaceTreatment, { params, body: PATCH })).status).toBe(404)
  })

  test.each<NewTreatment['phases'][number]['schedule']>([
    { kind: 'daily', times: ['08:00', '20:00'] },
    { kind: 'every', n: 3, starts_on: '2026-09-07', times: ['08:00'] },
    { kind: 'cycle', on: 12, off: 16, starts_on: '2026-09-07', times: ['22:00'] },
    { kind: 'calendar-month', from_day: 1, to_day: 12, times: ['22:00'] },
    { kind: 'with-bleeding' },
    { kind: 'as-needed' },
    { kind: 'in-place', until: '2031-09-07' },
  ])('a plan comes back as it was sent: %j', async (schedule) => {
    const { phases } = await add({ phases: [{ from: '2026-09-07', change: 'start', amount: '', strength: '', schedule }] })
    expect(phases[0]?.schedule).toEqual(schedule)
    expect((await list())[0]?.phases[0]?.schedule).toEqual(schedule)
  })

  test('a change is put where its day belongs; a day has one change', async () => {
    const { id } = await add()
    const phase = { from: '2026-11-02', change: 'stop', amount: '', strength: '', schedule: null } as const
    await as(her).call(addPhase, { params: { id }, body: { ...phase, reason_stopped: 'It itched' } })
    const up = { from: '2026-10-05', change: 'dose-up', amount: '1 patch', strength: '75 µg/24 h', schedule: SCHEDULE } as const
    const { reply } = await as(her).call(addPhase, { params: { id }, body: up })
    expect(reply.data.phases.map(({ from, change }) => [from, change])).toEqual([
      ['2026-09-07', 'start'],
      ['2026-10-05', 'dose-up'],
      ['2026-11-02', 'stop'],
    ])
    expect(reply.data.reason_stopped).toBe('It itched')
    const { status, refusal } = await as(her).call(addPhase, { params: { id }, body: up })
    expect([status, refusal.details]).toEqual([400, { from: ['There is already a change on that day. Please choose another day.'] }])
    const early = await as(her).call(addPhase, { params: { id }, body: { ...up, from: '2026-08-03' } })
    expect(early.refusal.details).toEqual({ from: ['The first change must be the start'] })
  })

  test('changes sent at once are all kept', async () => {
    const { id } = await add()
    const days = ['2026-10-01', '2026-10-02', '2026-10-03']
    const answers = await Promise.all(
      days.map((from) =>
        as(her).call(addPhase, { params: { id }, body: { from, change: 'dose-up', amount: '', strength: '', schedule: SCHEDULE } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list())[0]?.phases.map(({ from }) => from)).toEqual(['2026-09-07', ...days])
  })

  test('one sent twice under one key is stored once', async () => {
    const headers = { 'idempotency-key': 'patch-of-this-noon' }
    const [first, second] = [
      await as(her).call(addTreatment, { body: PATCH, headers }),
      await as(her).call(addTreatment, { body: PATCH, headers }),
    ]
    expect(second.reply).toEqual(first.reply)
    expect(await list()).toHaveLength(1)
  })

  test('a removed one can be restored with its doses for an hour, then it is gone for good', async () => {
    const { id } = await add()
    const dose = { treatment_id: id, local_date: '2026-11-19', slot: 0, state: 'taken' } as const
    await as(her).call(setDose, { body: dose })
    await as(her).call(removeTreatment, { params: { id } })
    expect(await doses()).toEqual([])
    expect((await as(her).call(setDose, { body: dose })).status).toBe(404)
    await sweepRemovedTreatments(testServer().vaults.hers, NOON + RESTORE_WITHIN_MS - 1)
    expect((await as(her).call(restoreTreatment, { params: { id } })).reply.data).toMatchObject(PATCH)
    expect(await doses()).toEqual([dose])
    await as(her).call(removeTreatment, { params: { id } })
    setClock(NOON + RESTORE_WITHIN_MS)
    const { access } = (await guest.call(refresh, { body: { refresh: her.refresh } })).reply
    expect((await withToken(access).call(restoreTreatment, { params: { id } })).status).toBe(404)
    await sweepRemovedTreatments(testServer().vaults.hers, NOON + RESTORE_WITHIN_MS)
    for (const table of ['treatments', 'doses'] as const) {
      const hers = tables<Record<string, { user_id: number }>>(testServer().vaults.hers)
      expect(await hers.selectFrom(table).selectAll().where('user_id', '=', her.id).execute(), table).toEqual([])
    }
  })

  test('there are at most fifty', async () => {
    for (let count = 0; count < TREATMENTS_MAX; count += 1) await add({ name: `Number ${count}` })
    const { status, refusal } = await as(her).call(addTreatment, { body: PATCH })
    expect([status, refusal.message]).toEqual([
      400,
      `You have ${TREATMENTS_MAX} treatments, as many as there can be. Please delete one first.`,
    ])
    const [first] = await list()
    await as(her).call(removeTreatment, { params: { id: first?.id ?? 0 } })
    await add()
    expect((await as(her).call(restoreTreatment, { params: { id: first?.id ?? 0 } })).status).toBe(400)
    expect(await list()).toHaveLength(TREATMENTS_MAX)
  })

  const phase = PATCH.phases[0] as NewTreatment['phases'][number]
  const planned = (schedule: object) => ({ phases: [{ ...phase, schedule }] })
  test.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Please give it a name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name', 'Please use at most 80 characters'],
    [
      'an unknown form',
      { form: 'tea' },
      'form',
      'Please choose one of: patch, gel, spray, tablet, capsule, pessary, cream, ring, ius, implant, injection, other',
    ],
    ['no phase', { phases: [] }, 'phases', 'Please say since when you take it'],
    ['a stop first', { phases: [{ from: '2026-09-07', change: 'stop', schedule: null }] }, 'phases', 'The first change must be the start'],
    [
      '21 phases',
      { phases: Array.from({ length: 21 }, (_, at) => ({ ...phase, from: `2026-01-${String(at + 1).padStart(2, '0')}` })) },
      'phases',
      'Please give at most 20 changes',
    ],
    [
      'two on one day',
      { phases: [phase, { ...phase, change: 'dose-up' }] },
      'phases',
      'There is already a change on that day. Please choose another day.',
    ],
    ['a day far ahead', { phases: [{ ...phase, from: '2027-12-01' }] }, 'phases', 'Please choose a day within the next year'],
    [
      'a start without a plan',
      { phases: [{ ...phase, schedule: null }] },
      'phases.0.schedule',
      'Please say when it is taken; a pause and a stop have no such plan',
    ],
    [
      'an unknown plan',
      planned({ kind: 'now and then' }),
      'phases.0.schedule.kind',
      'Please choose one of: daily, weekdays, every, cycle, calendar-month, with-bleeding, as-needed, in-place',
    ],
    ['no time', planned({ kind: 'daily', times: [] }), 'phases.0.schedule.times', 'Please give at least one time'],
    [
      'a time that does not exist',
      planned({ kind: 'daily', times: ['24:00'] }),
      'phases.0.schedule.times.0',
      'Please give a time from 00:00 to 23:59',
    ],
    [
      'a time twice',
      planned({ kind: 'daily', times: ['08:00', '08:00'] }),
      'phases.0.schedule.times',
      'Please give each time once, the earliest first',
    ],
    [
      'seven times',
      planned({ kind: 'daily', times: [1, 2, 3, 4, 5, 6, 7].map((hour) => `0${hour}:00`) }),
      'phases.0.schedule.times',
      'Please give at most 6 times a day',
    ],
    ['no weekday', planned({ kind: 'weekdays', days: [], times: ['08:00'] }), 'phases.0.schedule.days', 'Please choose at least one day'],
    [
      'an interval of one',
      planned({ kind: 'every', n: 1, starts_on: '2026-09-07', times: ['08:00'] }),
      'phases.0.schedule.n',
      'Please give a whole number from 2 to 180',
    ],
    [
      'a month backwards',
      planned({ kind: 'calendar-month', from_day: 12, to_day: 1, times: ['08:00'] }),
      'phases.0.schedule.to_day',
      'Please choose a last day on or after the first',
    ],
    ['a field of another', { partner: 'him' }, 'partner', 'This field is not known'],
  ])('%s is refused, and the field is named', async (_name, change, field, sentence) => {
    const { status, refusal } = await as(her).call(addTreatment, { body: { ...PATCH, ...change } as never })
    expect(status).toBe(400)
    expect(refusal.details?.[field]).toEqual([sentence])
    expect(await list()).toEqual([])
  })
})

describe('doses', () => {
  test('one is noted, corrected and taken back', async () => {
    const { id } = await add()
    const dose = { treatment_id: id, local_date: '2026-11-19', slot: 0 }
    const note = async (body: object) => (await as(her).call(setDose, { body: { ...dose, ...body } as never })).reply.before
    expect(await note({ state: 'taken', at: '2026-11-19T08:05:00Z', place: ' Left hip ' })).toBeNull()
    expect(await doses()).toEqual([{ ...dose, state: 'taken', at: '2026-11-19T08:05:00Z', place: 'Left hip' }])
    expect(await note({ state: 'skipped' })).toBe('taken')
    expect(await doses()).toEqual([{ ...dose, state: 'skipped' }])
    expect(await note({ state: null })).toBe('skipped')
    expect(await note({ state: null })).toBeNull()
    expect(await doses()).toEqual([])
  })

  test('notes about one dose sent at once leave one', async () => {
    const { id } = await add()
    const states = ['taken', 'skipped', 'late'] as const
    const body = { treatment_id: id, local_date: '2026-11-19', slot: 0 }
    const answers = await Promise.all(states.map((state) => as(her).call(setDose, { body: { ...body, state } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await doses()).toHaveLength(1)
  })

  test('those of the days asked for are listed in order', async () => {
    const { id } = await add()
    for (const [local_date, slot] of [
      ['2026-11-20', 1],
      ['2026-11-20', 0],
      ['2026-11-18', 0],
      ['2026-10-31', 0],
    ] as const)
      await as(her).call(setDose, { body: { treatment_id: id, local_date, slot, state: 'taken' } })
    expect((await doses()).map(({ local_date, slot }) => [local_date, slot])).toEqual([
      ['2026-11-18', 0],
      ['2026-11-20', 0],
      ['2026-11-20', 1],
    ])
  })

  test.each<[string, object, string, string]>([
    ['tomorrow', { local_date: '2026-11-22' }, 'local_date', 'Please choose today or a day before it'],
    ['a day long ago', { local_date: '2016-11-20' }, 'local_date', 'Please choose a day within the last ten years'],
    ['a twelfth slot', { slot: 12 }, 'slot', 'Please give a whole number from 0 to 11'],
    ['an unknown state', { state: 'missed' }, 'state', 'Please choose one of: taken, skipped, late'],
    ['a time to come', { at: '2026-11-21T23:00:00Z' }, 'at', 'Please give a time that is not in the future'],
    ['a long place', { place: 'x'.repeat(61) }, 'place', 'Please use at most 60 characters'],
  ])('%s is refused, and the field is named', async (_name, change, field, sentence) => {
    const { id } = await add()
    const body = { treatment_id: id, local_date: '2026-11-19', slot: 0, state: 'taken', ...change }
    const { status, refusal } = await as(her).call(setDose, { body: body as never })
    expect(status).toBe(400)
    expect(refusal.details?.[field]).toEqual([sentence])
    expect(await doses()).toEqual([])
  })

  test.each([
    ['2026-11-20', '2026-11-19'],
    ['2025-01-01', '2026-11-20'],
  ])('a range from %s to %s is refused', async (from, to) => {
    const { status, refusal } = await as(her).call(listDoses, { query: { from, to } })
    expect([status, refusal.details]).toEqual([400, { to: ['Please choose a last day from the first one to 399 days after it'] }])
  })
})

test('only she can read and write them', async () => {
  const { id } = await add()
  const params = { id }
  const dose = { treatment_id: id, local_date: '2026-11-19', slot: 0, state: 'taken' } as const
  const [other, partner] = [await person('woman'), await person('partner')]
  expect(await list(other)).toEqual([])
  expect((await as(other).call(setDose, { body: dose })).status).toBe(404)
  expect((await as(other).call(removeTreatment, { params })).status).toBe(404)
  expect((await as(other).call(replaceTreatment, { params, body: PATCH })).status).toBe(404)
  expect((await as(partner).call(listTreatments)).status).toBe(403)
  expect((await as(partner).call(setDose, { body: dose })).status).toBe(403)
  expect((await guest.call(listTreatments)).status).toBe(401)
})

test('only ids, days and times are stored in clear', async () => {
  const { id } = await add()
  await as(her).call(setDose, { body: { treatment_id: id, local_date: '2026-11-19', slot: 0, state: 'skipped', place: 'Left hip' } })
  const hers = tables<Record<string, { user_id: number; sealed: Uint8Array }>>(testServer().vaults.hers)
  for (const [table, columns] of [
    ['treatments', ['created_at', 'id', 'removed_at', 'updated_at', 'user_id', 'version']],
    ['doses', ['id', 'local_date', 'slot', 'treatment_id', 'updated_at', 'user_id', 'version']],
  ] as const) {
    const [row] = await hers.selectFrom(table).selectAll().where('user_id', '=', her.id).execute()
    const { sealed, ...clear } = row ?? { sealed: new Uint8Array() }
    expect(Object.keys(clear).toSorted()).toEqual([...columns])
    expect(Buffer.from(sealed).toString('latin1')).not.toMatch(/patch|oestrogen|skipped|hip/)
  }
})
