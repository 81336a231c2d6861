import { expect, test } from 'vitest'
import { opened } from '../../test/couples.ts'
import { worldDays } from '../../test/pattern-worlds.ts'
import { as, guest, NOON, PASSWORD, person, setClock, setUpServer, testServer } from '../../test/server.ts'
import { login } from '../features/auth/contract.ts'
import { listExperiments, startExperiment } from '../features/experiments/contract.ts'
import type { QuickAnswers } from '../features/logs/contract.ts'
import { addLog } from '../features/logs/server/store.ts'
import { findPatterns } from '../features/patterns/contract.ts'
import { changePreferences } from '../features/settings/contract.ts'
import { addDays } from '../kit/local-date.ts'
import { tables } from '../kit/server/vaults.ts'

setUpServer()

const TODAY = '2026-11-21'
const DAY_MS = 86_400_000
const EVENING_MS = 6 * 3_600_000

const emails = async () =>
  (await tables<{ mails: { id: number } }>(testServer().vaults.accounts).selectFrom('mails').select('id').execute()).length

test('a look that she did not come for is made in the evening and told; one that she saw is not', async () => {
  setClock(NOON)
  const [away, here] = [await person('woman'), await person('woman')]
  for (const her of [away, here]) {
    const user = await opened(her)
    await as(her).call(changePreferences, { body: { notifications: { emailUpdates: true } } })
    const lived = worldDays('S0', 3, 52, { cause: 'sleep_hours', outcome: 'mood_rating', lag: 0, size: 0.9 })
    for (const [place, { values }] of lived.entries()) {
      const { sleep_hours, mood_rating } = values
      const answers = { sleep_hours, mood_rating } as QuickAnswers
      // The first look is due in 10 days.
      await addLog(testServer().vaults.hers, user, 'quick_log', addDays(TODAY, place - 32), answers, NOON)
    }
    expect((await as(her).call(findPatterns)).reply.data.next_look?.days_left).toBe(10)
  }
  setClock(NOON + 10 * DAY_MS)
  const { reply } = await guest.call(login, { body: { email: here.email, password: PASSWORD } })
  expect((await as({ ...here, token: reply.access }).call(findPatterns)).reply.data.news?.is_soon).toBe(false)
  // The email about a new device is queued after the reply to the login.
  await expect.poll(emails).toBe(1)

  setClock(NOON + 10 * DAY_MS + EVENING_MS)
  expect(await testServer().server.reminderWorker.deliver()).toBe(1)
  expect(await emails()).toBe(2)
})

test('the look of an experiment is told', async () => {
  setClock(NOON)
  const her = await person('woman')
  await as(her).call(changePreferences, { body: { notifications: { emailUpdates: true } } })
  const body = { cause: 'evening_walk', outcome: 'sleep_hours', kind: 'day', worth: 0.5, starts_on: addDays(TODAY, 1) } as const
  expect((await as(her).call(startExperiment, { body })).status).toBe(201)
  expect((await as(her).call(listExperiments)).reply.data.active?.days_planned).toBe(28)
  const before = await emails()
  setClock(NOON + 29 * DAY_MS + EVENING_MS)
  await testServer().server.reminderWorker.deliver()
  expect(await emails()).toBe(before)
  setClock(NOON + 30 * DAY_MS + EVENING_MS)
  await testServer().server.reminderWorker.deliver()
  expect(await emails()).toBe(before + 1)
})
