import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { createChatSession, sendMessage } from '../../lara/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { addCheckin, findMoodOffer } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'
let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  // Nine logs with a low mood, and one day of taps.
  for (let back = 1; back <= 9; back += 1) await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -back), mood_rating: 4 } })
  await as(her).call(addMoment, { body: { kind: 'mood', value: 1, at: '2026-11-21T09:00:00Z' } })
})

const lowDays = async () => (await as(her).call(findMoodOffer)).reply.data.low_days

test('ten low days of fourteen bring the offer, until she puts it off or answers', async () => {
  expect(await lowDays()).toBe(10)
  await as(her).call(changePreferences, { body: { checkins: { offerPutOff: TODAY } } })
  expect(await lowDays()).toBeNull()
  await as(her).call(changePreferences, { body: { checkins: { offerPutOff: addDays(TODAY, -14) } } })
  expect(await lowDays()).toBe(10)
  const phq2 = { instrument: 'phq2', language: 'en', form_version: 1, answers: [1, 1], at: '2026-11-21T11:00:00Z' } as const
  expect((await as(her).call(addCheckin, { body: phq2 })).status).toBe(201)
  expect(await lowDays()).toBeNull()
})

test('a better mood in a log of a day counts more than a tap', async () => {
  await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 8 } })
  expect(await lowDays()).toBeNull()
})

test('there is none after words of danger', async () => {
  const { session } = (await as(her).call(createChatSession)).reply
  const body = { message: 'I want to kill myself', session_id: session.id }
  expect((await as(her).call(sendMessage, { body })).reply.reply.parts?.class).toBe('C1')
  expect(await lowDays()).toBeNull()
})
