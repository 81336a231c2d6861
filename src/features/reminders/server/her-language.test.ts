import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { as, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../../../test/server.ts'
import { type PushService, startPushService } from '../../../../test/push-service.ts'
import { speakLanguages } from '../../../kit/server/languages.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { addFeed, addPush, addReminder, WEEKDAYS } from '../contract.ts'

setUpServer({ PUSH_LOOPBACK: '1' })

const DUE = '2026-11-21T13:00:00Z'
const BEGAN = {
  age_range: '51-55',
  menopause_phase: 'peri',
  region: 'US',
  goals: ['Better sleep'],
  enable_voice: false,
  share_with_partner: false,
} as const

let push: PushService
beforeAll(async () => {
  push = await startPushService()
  speakLanguages(fastify())
})
afterAll(() => push.close())

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  push.arrivals.length = 0
  push.answerWith(() => 201)
  her = await person('woman')
})

test.each([
  ['en', 'A moment for you', 'A note from Emberwell', 'Hello,', 'EN'],
  ['es', 'Un momento para ti', 'Una nota de Emberwell', 'Hola:', 'ES'],
  ['fr', 'Un moment pour vous', 'Emberwell', 'Bonjour,', 'FR'],
] as const)('what comes by itself comes in her language: %s', async (language, words, subject, hello, code) => {
  await as(her).call(saveOnboarding, { body: { ...BEGAN, language } })
  await as(her).call(addPush, { body: push.device(`device-${language}-${process.pid}`).subscription })
  const body = { kind: 'medicine', title: 'Gel', time: '13:00', days: [...WEEKDAYS], channels: ['push', 'email'] }
  expect((await as(her).call(addReminder, { body })).status).toBe(201)
  const { reply } = await as(await steppedUp(her)).call(addFeed)

  setClock(DUE)
  expect(await testServer().server.reminderWorker.deliver()).toBe(2)
  expect(push.arrivals.map(({ message }) => message)).toEqual([expect.objectContaining({ title: 'Emberwell', body: words })])
  const email = (await emailsTo(her.email)).find((text) => !text.includes('About your account')) ?? ''
  expect(email).toContain(hello)
  expect(/^Subject: (.*)\r$/m.exec(email)?.[1]).toContain(subject)

  const feed = await testServer().server.app.inject({ method: 'GET', url: new URL(reply.data.url).pathname })
  expect(feed.body).toContain(`SUMMARY:${words}\r\n`)
  expect(feed.body).toContain(`//${code}\r\n`)
})
