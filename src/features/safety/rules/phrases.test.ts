import { describe, expect, test } from 'vitest'
import { covered, has, seek, toPhrases } from './phrases.ts'
import { toWritten } from '../../text/rules/written.ts'

const words = (message: string) => toWritten(message).read.map((sentence) => sentence.readings.map((readings) => readings.at(-1)))

describe('reading a message', () => {
  test.each([
    ["I don't", 'i do not'],
    ['dont', 'do not'],
    ['s.u.i.c.i.d.e', 'suicide'],
    ['su1cide', 'suicide'],
    ['su*cide', 'suicide'],
    ['sui cide', 'suicide'],
    ['k!ll my self', 'kill myself'],
    ['want 2 dieee', 'want to diee'],
    ['sucidal', 'suicidal'],
    ["J'ai", 'j ai'],
    ['38.9 at 2 - hot', '38.9 at 2 , hot'],
    ['ＤＩＥ', 'die'],
  ])('%s is read as %s', (typed, meant) => {
    expect(words(typed).flat().join(' ')).toBe(meant)
  })

  test('a known word close to a key word is not corrected to it', () => {
    for (const word of ['loving', 'breath', 'morning', 'bride', 'heating', 'dormir']) expect(words(word)).toEqual([[word]])
  })
})

describe('matching a phrase', () => {
  const concepts = { who: 'i|we', die: 'die|dying|end_it_all' }
  const phrases = toPhrases(concepts, ['<who> want* ~2 <die>', '^ suicid* $', 'rope now?'])
  const read = (text: string) => toWritten(text).read.flatMap((sentence) => seek(phrases, sentence).map(({ pattern }) => pattern))

  test('allows words in between, word beginnings, phrases, and ends of sentences', () => {
    expect(read('I wanted to die')).toEqual([0])
    expect(read('we want to, end it all')).toEqual([0])
    expect(read('I want to go and never die')).toEqual([])
    expect(read('Well. Suicidal. Really')).toEqual([1])
    expect(read('a suicidal one')).toEqual([])
  })

  test('matches as far as possible, but not where a guard applies', () => {
    const [sentence] = toWritten('a rope now').read
    expect(sentence && seek(phrases, sentence)).toEqual([{ start: 1, end: 3, pattern: 2 }])
    expect(sentence && [...covered(phrases, sentence)]).toEqual([1, 2])
    expect(sentence && has(phrases, sentence, new Set([1]))).toBe(false)
  })

  test('a pattern with an unknown concept or without a word is refused', () => {
    expect(() => toPhrases(concepts, ['<nobody>'])).toThrow('No concept')
    expect(() => toPhrases(concepts, ['~3 x?'])).toThrow('Nothing in the pattern')
  })
})
