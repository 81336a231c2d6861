import { describe, expect, test } from 'vitest'
import { recentOf } from './latest-conversation.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')

function session(id: number, at: string) {
  return { id, title: '', created_at: at, updated_at: at, message_count: 2 }
}

describe('the conversation that the chat opens with', () => {
  test.each([
    { name: 'none', times: [], begun: 0, id: undefined },
    { name: 'one of the night before', times: ['2026-11-20T22:30:00Z'], begun: 0, id: 0 },
    { name: 'the newest of two', times: ['2026-11-21T07:00:00Z', '2026-11-21T06:00:00Z'], begun: 0, id: 0 },
    { name: 'one of 12 hours ago', times: ['2026-11-20T20:00:00Z'], begun: 0, id: undefined },
    { name: 'one that she left for a new one', times: ['2026-11-21T07:00:00Z'], begun: Date.parse('2026-11-21T07:01:00Z'), id: undefined },
    { name: 'one begun since', times: ['2026-11-21T07:02:00Z'], begun: Date.parse('2026-11-21T07:01:00Z'), id: 0 },
  ])('$name', ({ times, begun, id }) => {
    expect(
      recentOf(
        times.map((at, place) => session(place, at)),
        NOW,
        begun,
      )?.id,
    ).toBe(id)
  })
})
