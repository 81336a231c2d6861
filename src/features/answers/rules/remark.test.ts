import { expect, test } from 'vitest'
import type { Language } from '../../text/rules/speech.ts'
import { REMARK_TEXTS } from '../content/remark-words.ts'
import { remarkAnswer } from './remark.ts'

const manner = (language: Language) => ({ language, region: 'UK', tone: 'calm' }) as const
const EARLIER = ['Something Lara said.']

test.each([
  ['en', 'thats a lot lower than i thought'],
  ['en', 'right, so basically nothing works'],
  ['es', 'ah, pues no está tan mal'],
  ['fr', 'bof, ça ne me dit rien'],
] as const)('a remark in %s is acknowledged, in other words each time', (language, message) => {
  const first = remarkAnswer(message, manner(language), EARLIER)
  const second = remarkAnswer(message, manner(language), [...EARLIER, first?.text ?? ''])
  expect(REMARK_TEXTS[language]).toContain(first?.text)
  expect(REMARK_TEXTS[language]).toContain(second?.text)
  expect(second?.text).not.toBe(first?.text)
})

test.each([
  ['en', 'is that bad?'],
  ['en', 'what about that'],
  ['en', 'magnesium dose'],
  ['es', '¿y eso?'],
  ['fr', 'combien ça coûte'],
] as const)('a question in %s is none: %s', (language, message) => {
  expect(remarkAnswer(message, manner(language), EARLIER)).toBeUndefined()
})

test('a first message is no remark', () => {
  expect(remarkAnswer('well, that was odd', manner('en'), [])).toBeUndefined()
})
