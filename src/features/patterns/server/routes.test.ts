import { beforeEach, expect, test } from 'vitest'
import { opened } from '../../../../test/couples.ts'
import { worldDays } from '../../../../test/pattern-worlds.ts'
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
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { login } from '../../auth/contract.ts'
import { exportAccount, importAccount } from '../../account/contract.ts'
import type { QuickAnswers } from '../../logs/contract.ts'
import { addLog } from '../../logs/server/store.ts'
import { changePreferences } from '../../settings/contract.ts'
import { findPatterns, setPatternQuestion } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'
const DAY_MS = 86_400_000
const SLEEP_AND_MOOD = { cause: 'sleep_hours', outcome: 'mood_rating' }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

/** Moves the clock to `days` after NOON; her session ends meanwhile. */
async function later(days: number): Promise<void> {
  setClock(NOON + days * DAY_MS)
  const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  her = { ...her, token: reply.access }
}

/** Her Soft Logs on the days before `today`, with a strong link between sleep and mood. */
async function note(someone: TestPerson, days: number, today: LocalDate = TODAY): Promise<void> {
  const lived = worldDays('S0', 3, days, { ...SLEEP_AND_MOOD, lag: 0, size: 0.8 })
  const user = await opened(someone)
  for (const { date, values } of lived) {
    const { regular_meals: meals, alcohol, caffeine_after_noon, ...numbers } = values
    const factors = { ...(alcohol !== undefined && { alcohol }), ...(caffeine_after_noon !== undefined && { caffeine_after_noon }) }
    const answers = { ...numbers, ...(meals !== undefined && { regular_meals: meals === 1 }), factors } as QuickAnswers
    await addLog(testServer().vaults.hers, user, 'quick_log', addDays(today, daysBetween('2026-01-05', date) - days), answers, NOON)
  }
}

const patterns = async (someone = her) => (await as(someone).call(findPatterns)).reply.data
const looks = async (someone = her) =>
  (
    await tables<Record<'pattern_looks', { user_id: number; look: number }>>(testServer().vaults.hers)
      .selectFrom('pattern_looks')
      .select('look')
      .where('user_id', '=', someone.id)
      .execute()
  ).map(({ look }) => look)

test('without a note there is nothing to look at, and with too few the first look waits', async () => {
  expect(await patterns()).toMatchObject({ next_look: null, days_missing: 20, looked: null, news: null, own: null, shown: [] })
  const user = await opened(her)
  for (const back of [1, 60]) await addLog(testServer().vaults.hers, user, 'quick_log', addDays(TODAY, -back), { mood_rating: 6 }, NOON)
  expect(await patterns()).toMatchObject({ next_look: null, days_noted: 2, days_missing: 18 })
  expect(await looks()).toEqual([])
})

test('the first visit after the day of a look makes it, and nothing is computed until the next one', async () => {
  await note(her, 50)
  const { shown, looked, news, next_look: next } = await patterns()
  expect(looked).toEqual({ day: TODAY, days: expect.any(Number) as number })
  expect(shown).toMatchObject([{ ...SLEEP_AND_MOOD, label: 'Mood', since: TODAY }])
  const [first] = shown
  expect(first?.text).toMatch(/^After nights of at least .* hours, you noted a better mood: usually \d+, against \d+ /)
  expect(first?.much.days.length).toBeGreaterThan(8)
  expect(first?.much.days.every(({ value }) => typeof value === 'number')).toBe(true)
  expect(news).toEqual({ text: first?.text, is_soon: false })
  expect(next?.days_left).toBeGreaterThan(7)

  // Neither new notes, nor those of earlier days, nor another time zone move a look.
  await later(8)
  const user = await opened(her)
  await addLog(testServer().vaults.hers, user, 'quick_log', addDays(TODAY, -300), { mood_rating: 2 }, NOON)
  const still = await patterns()
  expect([still.shown, still.looked, still.next_look?.day, still.news]).toEqual([shown, looked, next?.day, null])
  expect(await looks()).toEqual([1])
  await later(next?.days_left ?? 0)
  await patterns()
  expect(await looks()).toEqual([1, 2])
})

test('two visits at once store one look and show the same', async () => {
  await note(her, 70)
  const replies = await Promise.all([patterns(), patterns(), patterns()])
  expect(await looks()).toEqual([2])
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

test('an import brings the looks along and makes none', async () => {
  await note(her, 70)
  const before = await patterns()
  await as(her).call(setPatternQuestion, { body: SLEEP_AND_MOOD })
  const { bytes } = await as(await steppedUp(her)).call(exportAccount)
  const other = await steppedUp(await person('woman'))
  const { status, text } = await as(other).call(importAccount, { raw: bytes, headers: { 'content-type': 'application/zip' } })
  expect(status, text).toBe(200)
  expect(await looks(other)).toEqual([2])
  expect(await patterns(other)).toMatchObject({ shown: before.shown, looked: before.looked, own: SLEEP_AND_MOOD })
  expect(await looks(other)).toEqual([2])
})

test('her own question is answered at the first look that is 14 days later, and asking it again moves nothing', async () => {
  await note(her, 55)
  await patterns()
  const ask = async (outcome: string) => as(her).call(setPatternQuestion, { body: { cause: 'alcohol', outcome } })
  const { own } = (await ask('sleep_hours')).reply.data
  // Day 63 is 8 days away; day 91 counts.
  expect(own).toEqual({
    cause: 'alcohol',
    outcome: 'sleep_hours',
    since: TODAY,
    counts_from: addDays(TODAY, 91 - 55),
    result: 'The first answer comes on December 27.',
    is_none: false,
  })
  await later(3)
  expect((await ask('sleep_hours')).reply.data.own).toEqual(own)
  expect((await ask('night_sweats_count')).reply.data.own?.since).toBe(addDays(TODAY, 3))
  await later(40)
  const answered = (await patterns()).own
  expect(answered?.result).toMatch(/^Alcohol and night sweats|^Alcohol and Night sweats/i)
  expect((await ask('alcohol')).refusal.details).toEqual({ outcome: ['Please choose two that can be compared'] })
})

test('news name no factor while what is intimate is hidden', async () => {
  const news = async () => (await patterns()).news?.text
  await note(her, 50)
  await patterns()
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect(await news()).toContain('a better mood')
})
