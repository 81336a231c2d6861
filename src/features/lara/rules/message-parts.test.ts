import { expect, test } from 'vitest'
import type { After, MessageKind } from './message-kinds.ts'
import { partsOfMessage } from './message-parts.ts'

/** Reads a kind by the first word that is listed. */
const WORDS: Readonly<Record<string, MessageKind>> = { note: 'log', how: 'notes', where: 'app', why: 'question', thanks: 'thanks' }

function partsIn(message: string, share = 0.95): string[] {
  const afters: After[] = []
  const parts = partsOfMessage(message, 'start', (text, after) => {
    afters.push(after)
    const kind = Object.entries(WORDS).find(([word]) => text.toLowerCase().split(/\W+/).includes(word))?.[1] ?? 'complaint'
    return { kind, share, shareOf: () => 0 }
  })
  expect(afters[0]).toBe('start')
  return parts.map(({ kind, text }) => `${kind}: ${text}`)
}

test('a message is parted where it asks for different things', () => {
  expect(partsIn('How did I sleep? Where is the graph?')).toEqual(['notes: How did I sleep?', 'app: Where is the graph?'])
  expect(partsIn('Thanks a lot. Note a headache, and why do I get them')).toEqual([
    'thanks: Thanks a lot.',
    'log: Note a headache',
    'question: and why do I get them',
  ])
})

test('what asks for one thing, or is not sure, stays whole', () => {
  expect(partsIn('Note a headache, and note my sleep')).toHaveLength(1)
  expect(partsIn('I feel bad. So bad.')).toHaveLength(1)
  expect(partsIn('How did I sleep? Where is the graph?', 0.4)).toHaveLength(1)
})

test('days and times in a request to note are no question of their own', () => {
  expect(partsIn('Note a reminder at 8, how about Monday to Friday')).toHaveLength(1)
})
