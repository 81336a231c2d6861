import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedForm } from './joined.ts'

const TEXTS = ['sleep', 'meal']
type Form = {
  symptoms?: Record<string, number>
  sleep?: string
  meal?: string
  mood?: string
  count?: number
  supplements?: { name: string; taken: boolean }[]
}
const joined = (earlier: Form, later: Form) => joinedForm<Form>(earlier, later, TEXTS)

test('texts are joined line by line, and a field of only one form is preserved', () => {
  expect(joined({ sleep: 'The storm', count: 4 }, { sleep: 'The child', meal: 'Soup' })).toEqual({
    sleep: 'The storm\n\nThe child',
    meal: 'Soup',
    count: 4,
  })
})

test('identical texts are not repeated', () => {
  expect(joined({ sleep: 'The storm' }, { sleep: 'The storm' })).toEqual({ sleep: 'The storm' })
  expect(joined({ sleep: 'The storm' }, { sleep: 'The storm and heat' })).toEqual({ sleep: 'The storm and heat' })
})

test('the later of two choices or numbers wins', () => {
  expect(joined({ mood: 'calm', count: 4 }, { mood: 'fine', count: 0 })).toEqual({ mood: 'fine', count: 0 })
})

test('of answers by key, the later of two wins and those of only one form are preserved', () => {
  expect(joined({ symptoms: { migraine: 3, itching: 1 } }, { symptoms: { itching: 0, leaks: 2 } })).toEqual({
    symptoms: { migraine: 3, itching: 0, leaks: 2 },
  })
})

test('lists are united; of two supplements with the same name the later one wins', () => {
  const [iron, again, zinc] = [
    { name: 'Iron', taken: false },
    { name: 'Iron', taken: true },
    { name: 'Zinc', taken: true },
  ] as const
  expect(joined({ supplements: [iron, zinc] }, { supplements: [again] })).toEqual({ supplements: [zinc, again] })
})

test('no text of either form is lost', () => {
  const form = fc.record({ sleep: fc.string(), meal: fc.string() }, { requiredKeys: [] })
  fc.assert(
    fc.property(form, form, (earlier, later) => {
      const both = joined(earlier, later)
      for (const one of [earlier, later]) {
        for (const [name, words] of Object.entries(one)) expect(both[name as 'sleep'] ?? '').toContain(words)
      }
    }),
  )
})
