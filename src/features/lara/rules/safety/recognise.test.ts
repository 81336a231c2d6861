import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

/** Plain cases of each pressing class, and the word in them that may be mistyped. */
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

describe('a pressing message is recognised', () => {
  test('in any case, without accents, with much punctuation or none', () => {
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

  test('with ordinary talk before and after it', () => {
    fc.assert(
      fc.property(pressing, talk, talk, ([name, text], before, after) => {
        expect(classesOf(`${before} ${text}. ${after}`)).toContain(name)
      }),
    )
  })

  test('with a letter of its weightiest word missing, doubled or swapped', () => {
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

  test('when it is spelled to be missed', () => {
    for (const text of ['I want to k1ll myself', 's u i c i d e', 'su!cidal', 'i want 2 dieee', 'KMS', 'unalive myself']) {
      expect([text, classesOf(text)]).toEqual([text, expect.arrayContaining(['C1'])])
    }
  })

  test('a crisis stands before violence, and violence before the rest', () => {
    expect([...new Set(classesOf('My husband hits me. I want to die.'))].slice(0, 2)).toEqual(['C1', 'C2'])
  })
})

describe('what is said of oneself and of others', () => {
  test('a denial alone is no crisis; a worry behind it is one, told softly', () => {
    expect(classesOf("I'm not suicidal, just tired of the flushes")).not.toContain('C1')
    expect(classesOf('No me quiero morir, solo quiero dormir')).not.toContain('C1')
    const [first] = recognise('I would never hurt myself but I keep picturing it', 'woman')
    expect(first).toMatchObject({ class: 'C1', isDenied: true })
  })

  test('somebody else in danger is told apart', () => {
    for (const text of ['My sister says she wants to die', 'Mi hermana se quiere matar', 'Ma sœur veut mourir']) {
      expect(recognise(text, 'woman')[0]).toMatchObject({ class: 'C1', about: 'other' })
    }
  })

  test('the partner who hurts or wants to watch is told apart from the one who is hurt', () => {
    const causesOf = (text: string) => recognise(text, 'partner').map((one) => one.cause)
    expect(causesOf('I hit my wife yesterday')).toContain('own')
    expect(causesOf('How do I make her show me her phone')).toContain('seeking')
    expect(causesOf('My wife hits me')).toContain('violence')
  })

  test('plan, means and what was taken are near', () => {
    for (const text of [
      'I took the whole bottle of pills',
      "I'm standing on the ledge of the bridge and I want to jump",
      'He is kicking the door',
    ]) {
      expect([text, recognise(text, 'woman').some((one) => one.isNow)]).toEqual([text, true])
    }
  })
})
