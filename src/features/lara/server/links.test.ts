import { beforeEach, expect, test } from 'vitest'
import { opened } from '../../../../test/couples.ts'
import { worldDays } from '../../../../test/pattern-worlds.ts'
import { as, NOON, person, setClock, setUpServer, type TestPerson, testServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import { PROGRESS_REQUEST } from '../../answers/contract.ts'
import { addLog } from '../../logs/server/store.ts'
import { findPatterns } from '../../patterns/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { openChat } from '../../../../test/lara-chat.ts'

setUpServer()

const TODAY = '2026-11-21'
const SLEEP_AND_MOOD = [
  'is there a link between sleep and mood?',
  '¿hay relación entre el sueño y el ánimo?',
  'mon humeur est-elle liée au sommeil ?',
]

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function say(message: string, message_type?: typeof PROGRESS_REQUEST) {
  return (await openChat(her))(message, message_type)
}

/** Her Soft Logs up to yesterday, oldest first. */
async function note(days: readonly object[]): Promise<void> {
  const user = await opened(her)
  for (const [place, answers] of days.entries())
    await addLog(testServer().vaults.hers, user, 'quick_log', addDays(TODAY, place - days.length), answers, NOON)
}

/** Days with a strong link between sleep and mood. */
const sleepAndMood = (count: number) =>
  worldDays('S0', 3, count, { cause: 'sleep_hours', outcome: 'mood_rating', lag: 0, size: 0.9 }).map(
    ({ values: { sleep_hours, mood_rating } }) => ({ sleep_hours, mood_rating }),
  )

/** Days on which mood is lower after alcohol. */
function alcoholAndMood(count: number): object[] {
  const random = seededRandom(7)
  const drinks = Array.from({ length: count }, () => (random() < 0.4 ? 1 : 0))
  return drinks.map((alcohol, place) => ({ factors: { alcohol }, mood_rating: (drinks[place - 1] ? 3 : 7) + Math.floor(random() * 3) }))
}

const shownNow = async () => (await as(her).call(findPatterns)).reply.data.shown

test('what shows on the page is said in the same words, with the days behind it', async () => {
  await note(sleepAndMood(50))
  const [english] = SLEEP_AND_MOOD
  const { text, parts } = await say(english ?? '')
  const [shown] = await shownNow()
  expect(text).toBe(`${shown?.text}\n\n${shown?.note}`)
  expect(parts?.rows).toHaveLength((shown?.much.days.length ?? 0) + (shown?.little.days.length ?? 0))
  expect((await say('Show Pattern', PROGRESS_REQUEST)).text).toContain(shown?.text)
  for (const message of SLEEP_AND_MOOD) expect((await say(message)).parts?.chips).toMatchObject([{ to: '/patterns' }])
  expect((await say('does alcohol make my night sweats worse?')).text).toMatch(/^(You don’t note|When we last looked)/)
})

test('with too few days, no comparison is made', async () => {
  await note(sleepAndMood(10))
  for (const message of SLEEP_AND_MOOD) {
    const { text, parts } = await say(message)
    expect(text).toContain('10')
    expect(parts).toMatchObject({ layer: 'own_data', rows: [] })
  }
})

test('a hidden factor is not named', async () => {
  await note(alcoholAndMood(80))
  expect(await shownNow()).toMatchObject([{ cause: 'alcohol' }])
  expect((await say('do you see any patterns?')).text).toContain('Alcohol')
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  for (const message of ['do you see any patterns?', 'what goes with my mood?', 'does alcohol affect my mood?'])
    expect(JSON.stringify(await say(message))).not.toContain('Alcohol')
  expect((await say('Show Pattern', PROGRESS_REQUEST)).text).not.toContain('Alcohol')
})
