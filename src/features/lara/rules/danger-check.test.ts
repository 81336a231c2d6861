import { expect, test } from 'vitest'
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { checkedDangers } from './danger-check.ts'

const rankingOf = (share: number) => (): Ranking => ({ likely: () => Float64Array.of(1 - share, share) })
const of = (name: Recognised['class'], cause: string, more: Partial<Recognised> = {}): Recognised => ({
  class: name,
  cause,
  isNow: false,
  about: 'self',
  isDenied: false,
  language: 'en',
  ...more,
})
const checked = (recognised: readonly Recognised[], share: number, message = 'I did it in one go') =>
  checkedDangers(recognised, message, 'woman', rankingOf(share))

test('a crisis that only the classifier suspects needs a likelihood of one half', () => {
  const suspected = [of('C1', WEIGHED), of('M1', WEIGHED)]
  expect(checked(suspected, 0.5)).toEqual(suspected)
  expect(checked(suspected, 0.49)).toEqual([of('M1', WEIGHED)])
})

test('one that phrases name is asked about if it is most unlikely, and may be denied if it is unlikely', () => {
  const named = [of('C2', 'control'), of('D', 'dose')]
  expect(checked(named, 0.5)).toEqual(named)
  expect(checked(named, 0.1)).toEqual([of('C2', 'control', { isUnlikely: true }), of('D', 'dose')])
  expect(checked(named, 0.09)).toEqual([of('C2', WEIGHED), of('D', 'dose')])
})

test('plain ones and those in a long message stay as they are', () => {
  const plain = [of('C1', 'suicide', { isPlain: true })]
  expect(checked(plain, 0)).toEqual(plain)
  const long = [of('C1', WEIGHED)]
  expect(checked(long, 0, 'word '.repeat(81))).toEqual(long)
})
