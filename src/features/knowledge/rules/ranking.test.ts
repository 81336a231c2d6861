import { describe, expect, test } from 'vitest'
import { readRanking, writeRanking, type Learned } from './ranking.ts'

const LEARNED: Learned = {
  bias: [0, 0, 0],
  rows: [
    { feature: 't sleep', weights: [[0, 4]] },
    { feature: 't bone', weights: [[1, 4]] },
    {
      feature: 't soup',
      weights: [
        [1, -1],
        [2, 5],
      ],
    },
  ],
}

describe('ranking', () => {
  test('survives a round trip and gives the likelihood of each class', () => {
    const ranking = readRanking(writeRanking(LEARNED))
    for (const [question, place] of [
      ['sleep?', 0],
      ['my bone', 1],
      ['soup', 2],
    ] as const) {
      const likely = [...ranking.likely(question, 'en')]
      expect([question, likely.indexOf(Math.max(...likely))]).toEqual([question, place])
      expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    }
  })

  test('gives equal likelihoods if no word of the question is known', () => {
    expect([...readRanking(writeRanking(LEARNED)).likely('zzz', 'en')]).toEqual([1 / 3, 1 / 3, 1 / 3])
  })

  test('is refused if truncated, extended, or with more classes than its format allows', () => {
    const bytes = writeRanking(LEARNED)
    expect(() => readRanking(bytes.slice(0, -1))).toThrow(RangeError)
    expect(() => readRanking(new Uint8Array([...bytes, 0]))).toThrow(RangeError)
    expect(() => writeRanking({ ...LEARNED, bias: Array.from({ length: 257 }, () => 0) })).toThrow('257 classes')
  })
})
