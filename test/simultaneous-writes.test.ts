import { describe, expect, test } from 'vitest'
import { createQuickLog, listLogs, LOG_EXISTS } from '../src/features/logs/contract.ts'
import { addDays } from '../src/kit/local-date.ts'
import { as, NOON, person, setClock, setUpServer } from './server.ts'

const ROUNDS = Number(process.env['SIMULTANEOUS_ROUNDS'] ?? 200)

describe('simultaneous writes', () => {
  setUpServer()

  test('twenty creates of one day store one log, many times', { timeout: 150_000 }, async () => {
    setClock(NOON)
    const client = as(await person('woman'))
    for (let round = 0; round < ROUNDS; round += 1) {
      const log_date = addDays('2026-11-21', -round)
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => client.call(createQuickLog, { body: { log_date, mood_rating: 1 + (index % 10) } })),
      )
      const created = replies.filter(({ status }) => status === 201)
      expect(created).toHaveLength(1)
      const refused = replies.filter(({ status }) => status === 400)
      expect(refused).toHaveLength(19)
      expect(new Set(refused.map(({ refusal }) => JSON.stringify([refusal.message, refusal.details, refusal.non_field_errors])))).toEqual(
        new Set([JSON.stringify([LOG_EXISTS(), { non_field_errors: [LOG_EXISTS()] }, [LOG_EXISTS()]])]),
      )
      const { data } = (await client.call(listLogs, { query: { from: log_date, to: log_date } })).reply
      expect(data).toEqual([created[0]?.reply.data])
    }
  })

  test('one key sent ten times at once stores one log with ten equal responses; another body under it is refused', async () => {
    setClock(NOON)
    const client = as(await person('woman'))
    for (let round = 0; round < 20; round += 1) {
      const log_date = addDays('2026-11-21', -round)
      const headers = { 'idempotency-key': `round-${round}-of-twenty` }
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => client.call(createQuickLog, { body: { log_date, mood_rating: 5 }, headers })),
      )
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(replies[0]?.status).toBe(201)
      expect((await client.call(createQuickLog, { body: { log_date, mood_rating: 6 }, headers })).status).toBe(422)
      expect((await client.call(createQuickLog, { body: { log_date: addDays(log_date, -100), mood_rating: 5 }, headers })).status).toBe(422)
    }
    expect((await client.call(listLogs)).reply.data.map(({ mood_rating }) => mood_rating)).toEqual(Array.from({ length: 20 }, () => 5))
  })
})
