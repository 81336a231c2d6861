import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeReasoningStripper } from './reasoning-marks.ts'

test.each<[text: string, left: string]>([
  ['<think>She asks about sleep.</think>That is a lot.', 'That is a lot.'],
  ['<Thinking>One. <b>Two</b></thinking> That <reasoning>\n3 < 4\n</reasoning>is a lot.', ' That is a lot.'],
  ['That is a lot.<think>And then', 'That is a lot.'],
  ['<think>', ''],
  ['That <b>is</b> a lot </think> <', 'That <b>is</b> a lot </think> <'],
])('%s: reasoning is removed, however the text is split into pieces', (text, left) => {
  const cuts = fc.array(fc.nat(text.length), { maxLength: 12 }).map((at) => [0, ...at.toSorted((one, other) => one - other), text.length])
  fc.assert(
    fc.property(cuts, (at) => {
      const stripper = makeReasoningStripper()
      const pieces = at.slice(1).map((end, place) => stripper.take(text.slice(at[place], end)))
      expect(pieces.join('') + stripper.end()).toBe(left)
    }),
  )
})
