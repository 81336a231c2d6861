import { describe, expect, test } from 'vitest'
import { figuresOf } from '../../test/figures.ts'
import { testServer, setUpServer } from '../../test/server.ts'
import { captureLogs, makeInbox } from '../../test/privacy-boundary.ts'
import { CHANNELS, differences, type Observations, runStory, secretsFound, sequentialIds } from '../../test/world-comparison.ts'
import { countWork } from '../../test/work-counter.ts'

/** Days of her records before he is invited: a new account, some weeks, two years. */
const HISTORIES = [0, 40, 730] as const

const { tell } = figuresOf('two worlds')
const captured = captureLogs()
setUpServer({ LOG_LEVEL: 'trace' })
const open = makeInbox()
countWork()

const worlds = new Map<number, Observations>()
async function world(days: number): Promise<Observations> {
  const known = worlds.get(days) ?? (await runStory(days, { captured, open, isWaiting: true }))
  worlds.set(days, known)
  return known
}

describe('nothing outside her vault depends on her records', () => {
  test.each([40, 730])(
    'of %i days, with new entries between his calls',
    async (days) => {
      const [none, one] = [await world(0), await world(days)]
      expect(Object.fromEntries(differences(none, one))).toEqual({})
    },
    120_000,
  )
})

test('no number of hers, and no id or timestamp of a row of hers, appears outside her vault', async () => {
  for (const days of HISTORIES) expect(secretsFound(await world(days))).toEqual([])
}, 120_000)

test('the ids he is sent are random and do not count rows', async () => {
  for (const days of HISTORIES) expect(sequentialIds(await world(days))).toEqual([])
}, 120_000)

test('no endpoint of his streams its reply, so the number of chunks says nothing', () => {
  const streamed = testServer().server.endpoints.filter(({ access, events }) => access === 'partner' && Object.keys(events).length > 0)
  expect(streamed).toEqual([])
})

test('each channel carried enough to compare', async () => {
  const { by, ids, hers } = await world(40)
  const counts = CHANNELS.map((channel) => `${by[channel].length} ${channel}`)
  tell(
    `records of ${HISTORIES.join(', ')} days equal in: ${counts.join(', ')}; beside ${hers.writes} writes of hers, ${hers.secrets.length} numbers searched for`,
  )
  expect(by.replies.length).toBeGreaterThan(70)
  expect(by.emails.length).toBeGreaterThan(3)
  expect(by['couple vault'].length).toBeGreaterThan(5)
  expect(by.work.length).toBeGreaterThan(150)
  expect(by.metrics.length).toBeGreaterThan(20)
  expect(by.network).toEqual([])
  expect(new Set(ids).size).toBeGreaterThan(10)
  expect(hers.writes).toBeGreaterThan(60)
  expect(hers.secrets.length).toBeGreaterThan(150)
})
