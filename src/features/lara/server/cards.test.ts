import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { createCalendarEntry, type Flow, listCalendar, updateCalendarEntry } from '../../calendar/contract.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, listCalendarCards, sendMessage, settleCalendarCard } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function bleed(back: number, flow_description: Flow = 'light-flow'): Promise<number> {
  const { reply } = await as(her).call(createCalendarEntry, { body: { ...toDayParts(addDays(TODAY, -back)), flow_description } })
  return reply.data.id
}

async function cards(language = 'en') {
  return (await as(her).call(listCalendarCards, { headers: { 'accept-language': language } })).reply.data
}

test('bleeding 798 days after the last shows the card immediately, in her language, and only once', async () => {
  await bleed(798)
  const id = await bleed(0, 'light-spotting')
  for (const [language, words] of [
    ['en', /798 days earlier.*none in between.*doctor within two weeks/s],
    ['es', /798 días antes.*médico en las próximas dos semanas/s],
    ['fr', /798 jours plus tôt.*médecin dans les deux semaines/s],
  ] as const) {
    const { cards: found } = await cards(language)
    expect(found).toHaveLength(1)
    expect(found[0]?.entry_id).toBe(id)
    expect(found[0]?.text.join(' ')).toMatch(words)
    expect(found[0]?.sources.length).toBeGreaterThan(0)
  }
})

test('a gap of 1,500 days is found as well', async () => {
  await bleed(1_500)
  await bleed(1)
  expect((await cards()).cards).toHaveLength(1)
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
  expect((await cards()).cards[0]?.text.join(' ')).toContain('past menopause')
})

test('a period four weeks after the last, or a day without bleeding, shows none', async () => {
  await bleed(400)
  await bleed(0, 'no-bleeding')
  expect((await cards()).cards).toEqual([])
  const other = await person('woman')
  her = other
  await bleed(28)
  await bleed(0)
  expect((await cards()).cards).toEqual([])
})

test('a dismissed card is not shown, and returns when the flow of that day changes', async () => {
  await bleed(798)
  const id = await bleed(0, 'light-spotting')
  const before = (await as(her).call(listCalendar, {})).reply.data
  expect((await as(her).call(settleCalendarCard, { params: { id } })).status).toBe(200)
  expect((await cards()).cards).toEqual([])
  expect((await as(her).call(listCalendar, {})).reply.data, 'the entry itself is as it was').toEqual(before)
  const change = (flow_description: Flow, symptoms: string) =>
    as(her).call(updateCalendarEntry, { params: { id }, body: { flow_description, symptoms } })
  await change('light-spotting', 'a little cramp')
  expect((await cards()).cards).toEqual([])
  await change('heavy', 'a little cramp')
  expect((await cards()).cards).toHaveLength(1)
})

test('no one can dismiss the card of another woman', async () => {
  await bleed(798)
  const id = await bleed(0)
  expect((await as(await person('woman')).call(settleCalendarCard, { params: { id } })).status).toBe(404)
  expect((await cards()).cards).toHaveLength(1)
})

test('while intimate entries are hidden, the reply says so', async () => {
  await bleed(798)
  await bleed(0)
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect((await cards()).is_hidden).toBe(true)
})

test('Lara gives the same card when she is asked about bleeding', async () => {
  await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 6 } })
  await bleed(798)
  await bleed(0, 'light-spotting')
  const { session } = (await as(her).call(createChatSession)).reply
  const { reply } = (await as(her).call(sendMessage, { body: { message: 'When did I last bleed?', session_id: session.id } })).reply
  expect(reply.text).toContain('798 days earlier')
})
