import { beforeEach, expect, test } from 'vitest'
import { as, guest, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { refresh } from '../../auth/contract.ts'
import {
  answerRedFlag,
  type BleedingSign,
  createCalendarEntry,
  findCalendarEntry,
  type Flow,
  listRedFlags,
  type RedFlagAnswer,
  type RedFlagId,
  saveFlowDays,
  updateCalendarEntry,
} from '../contract.ts'
import { toDayParts } from '../rules/entry-day.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, sendMessage } from '../../lara/contract.ts'

setUpServer()

const TODAY = '2026-11-21'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function bleed(back: number, flow_description: Flow = 'light-flow', bleeding_signs: BleedingSign[] = []): Promise<number> {
  const body = { ...toDayParts(addDays(TODAY, -back)), flow_description, bleeding_signs }
  const { reply } = await as(her).call(createCalendarEntry, { body })
  return reply.data.id
}

async function flags(language = 'en') {
  return (await as(her).call(listRedFlags, { headers: { 'accept-language': language } })).reply.data
}

/** So many days later, with a new access token. */
async function after(days: number): Promise<void> {
  setClock(NOON + days * 86_400_000)
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
}

const ids = async () => (await flags()).cards.map(({ id }) => id)
const give = async (id: RedFlagId, answer: RedFlagAnswer) => (await as(her).call(answerRedFlag, { body: { id, answer } })).status

test('bleeding 798 days after the last shows the card immediately, in her language, and only once', async () => {
  await bleed(798)
  await bleed(0, 'light-spotting')
  for (const [language, words] of [
    ['en', /798 days earlier.*none in between.*doctor within two weeks/s],
    ['es', /798 días antes.*médico en las próximas dos semanas/s],
    ['fr', /798 jours plus tôt.*médecin dans les deux semaines/s],
  ] as const) {
    const { cards } = await flags(language)
    expect(cards).toHaveLength(1)
    const [card] = cards
    expect(card).toMatchObject({ id: 'R1', level: 'two-weeks', days: [addDays(TODAY, -798), TODAY], is_news: true })
    expect([card?.seen, ...(card?.advice ?? [])].join(' ')).toMatch(words)
    expect(card?.sources.length).toBeGreaterThan(0)
    expect(JSON.stringify(card)).not.toMatch(/[{]\w+[}]/)
  }
})

test('a gap of 1,500 days is found as well', async () => {
  await bleed(1_500)
  await bleed(1)
  expect(await ids()).toEqual(['R1'])
})

test('for a woman who stated that she is past menopause, the first spotting shows the card', async () => {
  const answers = {
    age_range: '51-55',
    menopause_phase: 'Postmenopausal',
    language: 'English',
    region: 'UK',
    goals: ['Better sleep'],
  } as const
  await as(her).call(saveOnboarding, { body: { ...answers, enable_voice: true, share_with_partner: false } })
  await bleed(0, 'light-spotting')
  expect((await flags()).cards[0]?.seen).toContain('past menopause')
})

test('a period four weeks after the last, or a day without bleeding, shows none', async () => {
  await bleed(400)
  await bleed(0, 'no-bleeding')
  expect(await ids()).toEqual([])
  her = await person('woman')
  await bleed(28)
  await bleed(0)
  expect(await ids()).toEqual([])
})

test('notes of other kinds make a year known', async () => {
  for (let back = 395; back >= 0; back -= 45)
    await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -back), mood_rating: 6 } })
  await bleed(0)
  expect((await flags()).cards[0]?.seen).toContain('after 395 days')
})

test('"I have seen a doctor": gone, until a new episode', async () => {
  await bleed(798)
  await bleed(20, 'light-spotting')
  expect(await give('R1', 'seen_doctor')).toBe(200)
  expect(await ids()).toEqual([])
  await bleed(19, 'light-flow')
  expect(await ids(), 'the same bleeding goes on').toEqual([])
  await bleed(1)
  expect(await ids()).toEqual(['R1'])
})

test('"Not now": gone for 14 days; read at saving: not shown there for 14 days', async () => {
  await bleed(798)
  await bleed(0)
  expect(await give('R1', 'read')).toBe(200)
  expect((await flags()).cards).toMatchObject([{ id: 'R1', is_news: false }])
  expect(await give('R1', 'not_now')).toBe(200)
  expect(await ids()).toEqual([])
  await after(13)
  expect(await ids()).toEqual([])
  await after(14)
  expect((await flags()).cards).toMatchObject([{ id: 'R1', is_news: true }])
})

test('an answer to a note that is not there is refused, also for a note of another woman', async () => {
  await bleed(798)
  await bleed(0)
  expect(await give('R9', 'seen_doctor')).toBe(404)
  const other = await person('woman')
  expect((await as(other).call(answerRedFlag, { body: { id: 'R1', answer: 'seen_doctor' } })).status).toBe(404)
  expect(await ids()).toEqual(['R1'])
})

test('while intimate entries are hidden, the reply says so', async () => {
  await bleed(798)
  await bleed(0)
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect((await flags()).is_hidden).toBe(true)
})

test('signs of heavy bleeding are stored with the day and show a card; very fast bleeding shows the emergency first', async () => {
  const id = await bleed(0, 'heavy', ['flooding', 'after_sex'])
  expect((await as(her).call(findCalendarEntry, { params: { id } })).reply.data.bleeding_signs).toEqual(['flooding', 'after_sex'])
  expect(await ids()).toEqual(['R10', 'R9'])
  await as(her).call(updateCalendarEntry, { params: { id }, body: { flow_description: 'heavy', bleeding_signs: ['faint_or_soaking'] } })
  const { cards } = await flags()
  expect(cards.map((card) => card.id)).toEqual(['emergency'])
  expect(cards[0]?.advice.join(' ')).toMatch(/call .* at once/)
})

test('signs that do not go with the flow are refused, and named', async () => {
  const body = { ...toDayParts(TODAY), flow_description: 'light-flow', bleeding_signs: ['flooding'] } as const
  const { status, text } = await as(her).call(createCalendarEntry, { body: { ...body, bleeding_signs: [...body.bleeding_signs] } })
  expect(status).toBe(400)
  expect(text).toContain('flooding does not go with this flow')
})

test('another flow for several days hides the signs, and its undo brings them back', async () => {
  const id = await bleed(0, 'heavy', ['large_clots'])
  const read = async () => (await as(her).call(findCalendarEntry, { params: { id } })).reply.data.bleeding_signs
  await as(her).call(saveFlowDays, { body: { days: [{ entry_date: TODAY, flow_description: 'Light flow' }] } })
  expect(await read()).toBeUndefined()
  await as(her).call(saveFlowDays, { body: { days: [{ entry_date: TODAY, flow_description: 'Heavy flow' }] } })
  expect(await read()).toEqual(['large_clots'])
})

test('Lara gives the same card when she is asked about bleeding', async () => {
  await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 6 } })
  await bleed(798)
  await bleed(0, 'light-spotting')
  const { session } = (await as(her).call(createChatSession)).reply
  const { reply } = (await as(her).call(sendMessage, { body: { message: 'When did I last bleed?', session_id: session.id } })).reply
  expect(reply.text).toContain('798 days earlier')
})
