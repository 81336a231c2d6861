import { describe, expect, test } from 'vitest'
import { HOSTILE } from '../../../../test/hostile-messages.ts'
import { recognise } from './recognise.ts'
import { toWritten } from '../../text/rules/written.ts'

const CRISES = ['I want to kill myself.', 'Quiero quitarme la vida.', 'Je veux me tuer ce soir.']
const CRISES_OF_TWO_WORDS = ['Quiero morirme.', 'Me mato.', 'Unalive myself.', 'Veux mourir.']
const isCrisis = (message: string) => recognise(message, 'woman').some((one) => one.class === 'C1')

describe.each(Object.entries(HOSTILE))('a message of %s', (_, message) => {
  test('is read as at most 100 sentences of at most 1,001 words each', () => {
    expect(message).toHaveLength(4_000)
    const { read } = toWritten(message)
    expect(read.length).toBeLessThanOrEqual(100)
    expect(Math.max(0, ...read.map(({ words }) => words.length))).toBeLessThanOrEqual(1_001)
  })

  test.each(CRISES)('does not hide "%s" before or after it', (crisis) => {
    expect(isCrisis(`${crisis}\n${message.slice(crisis.length + 1)}`)).toBe(true)
    expect(isCrisis(`${message.slice(crisis.length + 1)}\n${crisis}`)).toBe(true)
  })
})

test('repeated sentences are read at most twice, and what follows them is read with their last words', () => {
  const { read } = toWritten(`${'the nights are long and I am tired of them '.repeat(40)}because I want to die`)
  expect(read[0]?.words.length).toBeLessThan(60)
  expect(read[0]?.words.slice(-8).join(' ')).toBe('tired of them because i want to die')
  expect(isCrisis(`${'I want to '.repeat(300)}die`)).toBe(true)
})

test('two words of danger at the end of a long message are recognised', () => {
  const days = Array.from({ length: 60 }, (_, day) => `Hoy, día ${day}, fui al mercado con mi hermana y compramos tomates.`)
  for (const crisis of CRISES_OF_TWO_WORDS) expect([crisis, isCrisis(`${days.join(' ')} ${crisis}`)]).toEqual([crisis, true])
})

test('a long ordinary message is read completely', () => {
  const days = Array.from({ length: 80 }, (_, day) => `On day ${day + 100} I slept ${day} hours, then walked.`)
  const { read } = toWritten(days.join(' '))
  expect(read).toHaveLength(80)
  expect(read.map(({ text }) => text)).toEqual(days.map((day) => day.toLowerCase().slice(0, -1)))
})
