import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

/** Plain examples of each urgent class, and the word in them to misspell. */
const PRESSING = [
  ['C1', 'I want to kill myself', 'myself'],
  ['C1', 'suicide is on my mind every night', 'suicide'],
  ['C1', 'Estoy pensando en quitarme la vida', 'pensando'],
  ['C1', "Je n'ai plus envie de vivre", 'vivre'],
  ['C2', 'My husband hits me when I forget things', 'husband'],
  ['C2', 'Mi marido me golpea cuando bebe', 'golpea'],
  ['C2', 'Mon conjoint me frappe', 'frappe'],
] as const
const TALK = [
  'The fan by the bed helps a little.',
  'I slept five hours and had two hot flashes.',
  'My coffee is decaf now.',
  'Los sofocos van mejor esta semana.',
  'Le ventilateur aide un peu.',
  'Should I log naps?',
  'Work was long, and dinner was late.',
]
const pressing = fc.constantFrom(...PRESSING)
const talk = fc.array(fc.constantFrom(...TALK), { maxLength: 6 }).map((lines) => lines.join(' '))
const classesOf = (text: string) => recognise(text, 'woman').map((one) => one.class)

describe('an urgent message is recognised', () => {
  test('in upper or lower case, without accents, with any punctuation', () => {
    fc.assert(
      fc.property(
        pressing,
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        fc.constantFrom('', '.', '!!!', '…', ' 😔'),
        (known, upper, end) => {
          const [name, text] = known
          const typed = Array.from(text, (letter, place) => (upper[place] ? letter.toUpperCase() : letter)).join('')
          expect(classesOf(typed + end)).toContain(name)
          expect(classesOf(typed.normalize('NFD').replaceAll(/[\p{M}'’]/gu, '') + end)).toContain(name)
        },
      ),
    )
  })

  test('with ordinary text before and after it', () => {
    fc.assert(
      fc.property(pressing, talk, talk, ([name, text], before, after) => {
        expect(classesOf(`${before} ${text}. ${after}`)).toContain(name)
      }),
    )
  })

  test('with a letter of its key word missing, doubled or swapped', () => {
    fc.assert(
      fc.property(pressing, fc.nat(), fc.constantFrom('missing', 'doubled', 'swapped'), ([name, text, word], chosen, slip) => {
        const place = 1 + (chosen % (word.length - 2))
        const [before, letter, next] = [word.slice(0, place), word.charAt(place), word.charAt(place + 1)]
        const rest = word.slice(place + 1)
        const typed =
          slip === 'missing'
            ? before + rest
            : slip === 'doubled'
              ? before + letter + letter + rest
              : before + next + letter + word.slice(place + 2)
        fc.pre(typed.length >= 5)
        expect(classesOf(text.replace(word, typed))).toContain(name)
      }),
    )
  })

  test('if it is obfuscated', () => {
    for (const text of ['I want to k1ll myself', 's u i c i d e', 'su!cidal', 'i want 2 dieee', 'KMS', 'unalive myself']) {
      expect([text, classesOf(text)]).toEqual([text, expect.arrayContaining(['C1'])])
    }
  })

  test('self-harm takes precedence over violence, and violence over other classes', () => {
    expect([...new Set(classesOf('My husband hits me. I want to die.'))].slice(0, 2)).toEqual(['C1', 'C2'])
  })
})

describe('about oneself and about others', () => {
  test('a denial alone is not a crisis; with a concern after it, it is a mild one', () => {
    expect(classesOf("I'm not suicidal, just tired of the flushes")).not.toContain('C1')
    expect(classesOf('No me quiero morir, solo quiero dormir')).not.toContain('C1')
    const [first] = recognise('I would never hurt myself but I keep picturing it', 'woman')
    expect(first).toMatchObject({ class: 'C1', isDenied: true })
  })

  test('a danger to another person is distinguished', () => {
    for (const text of ['My sister says she wants to die', 'Mi hermana se quiere matar', 'Ma sœur veut mourir']) {
      expect(recognise(text, 'woman')[0]).toMatchObject({ class: 'C1', about: 'other' })
    }
  })

  test('a partner who is violent or controlling is distinguished from one who is hurt', () => {
    const causesOf = (text: string) => recognise(text, 'partner').map((one) => one.cause)
    expect(causesOf('I hit my wife yesterday')).toContain('own')
    expect(causesOf('How do I make her show me her phone')).toContain('seeking')
    expect(causesOf('My wife hits me')).toContain('violence')
  })

  test('plan, means and an overdose are recognised as imminent', () => {
    for (const text of [
      'I took the whole bottle of pills',
      "I'm standing on the ledge of the bridge and I want to jump",
      'He is kicking the door',
    ]) {
      expect([text, recognise(text, 'woman').some((one) => one.isNow)]).toEqual([text, true])
    }
  })
})
