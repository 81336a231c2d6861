import { afterEach, describe, expect, test } from 'vitest'
import { addDays } from './local-date.ts'
import { dayInLanguage } from './day-in-language.ts'
import { dayWords, relativeDayWords, timeWords } from './day-words.ts'
import { filled, type Language, language, locale, type Message, numberWords, plural, type Source, speakFrom, t } from './words.ts'

const SPANISH = new Map([
  ['Good night', 'Buenas noches'],
  ['Good night, {0}', 'Buenas noches, {0}'],
  ['{0} of {1}', 'de {1}, {0}'],
  ['From {0} to {1}', 'De {0} a {1}'],
  ['Today', 'Hoy'],
  ['Not said yet', ''],
])

const CONSTANT: Message = () => t`Good night`
const [LOW, HIGH] = [1, 10]
const WITH_VALUES: Message = () => t`From ${LOW} to ${HIGH}`

let former: Source | undefined

function speak(spoken: Language, words: ReadonlyMap<string, string> = new Map()): void {
  const before = speakFrom({ edition: () => spoken, find: (message) => words.get(message) || undefined })
  former ??= before
}

afterEach(() => {
  if (former) speakFrom(former)
  former = undefined
})

describe('a message', () => {
  test('is in English by default', () => {
    expect([language(), locale()]).toEqual(['en', 'en-US'])
    expect([t`Good night`, t`Good night, ${'Ana'}`, CONSTANT(), WITH_VALUES()]).toEqual([
      'Good night',
      'Good night, Ana',
      'Good night',
      'From 1 to 10',
    ])
  })

  test('is looked up by its English text, with values placed by the translation', () => {
    speak('es', SPANISH)
    expect([t`Good night`, t`Good night, ${'Ana'}`, t`${3} of ${7}`]).toEqual(['Buenas noches', 'Buenas noches, Ana', 'de 7, 3'])
  })

  test('stays English where there is no translation', () => {
    speak('es', SPANISH)
    expect([t`Good morning, ${'Ana'}`, t`Not said yet`]).toEqual(['Good morning, Ana', 'Not said yet'])
  })

  test('as a constant is in the language of each use', () => {
    speak('es', SPANISH)
    expect([CONSTANT(), WITH_VALUES()]).toEqual(['Buenas noches', 'De 1 a 10'])
    speak('en')
    expect([CONSTANT(), WITH_VALUES()]).toEqual(['Good night', 'From 1 to 10'])
  })

  test('inserts values unchanged, whatever they contain', () => {
    speak('es', SPANISH)
    expect([t`Good night, ${'{1} $& {0}'}`, filled('{1}, {0}', ['a', 2]), filled('{0}', [])]).toEqual([
      'Buenas noches, {1} $& {0}',
      '2, a',
      '{0}',
    ])
  })
})

test.each([
  ['en', ['many', 'one', 'many', 'many']],
  ['es', ['many', 'one', 'many', 'many']],
  ['fr', ['one', 'one', 'one', 'many']],
] as const)('none, one, one and a half and two in %s', (spoken, forms) => {
  speak(spoken)
  expect([0, 1, 1.5, 2].map((count) => plural(count, 'one', 'many'))).toEqual(forms)
})

test.each([
  ['en', '1,234.5', '12,345.0'],
  ['es', '1234,5', '12.345,0'],
  ['fr', '1\u202f234,5', '12\u202f345,0'],
] as const)('numbers in %s', (spoken, short, long) => {
  speak(spoken)
  expect([numberWords(1234.5), numberWords(12_345, { minimumFractionDigits: 1 })]).toEqual([short, long])
})

test.each([
  ['en', 'Saturday, November 21', 'November 2026', '8:05 PM', '3:05 AM'],
  ['es', 'sábado, 21 de noviembre', 'noviembre de 2026', '20:05', '3:05'],
  ['fr', 'samedi 21 novembre', 'novembre 2026', '20:05', '03:05'],
] as const)('days and times in %s', (spoken, long, month, time, earlyTime) => {
  const day = '2026-11-21'
  speak(spoken, spoken === 'es' ? SPANISH : undefined)
  expect([dayWords(day, 'long'), dayWords(day, 'monthYear'), timeWords(Date.parse('2026-11-21T20:05:00Z'), 'UTC')]).toEqual([
    long,
    month,
    time,
  ])
  expect(timeWords(Date.parse('2026-11-21T03:05:00Z'), 'UTC')).toBe(earlyTime)
  expect(relativeDayWords(addDays(day, -2), day)).toBe(dayInLanguage('2026-11-19', spoken))
  expect(relativeDayWords(day, day)).toBe(spoken === 'es' ? 'Hoy' : 'Today')
})
