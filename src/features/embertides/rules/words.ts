import { capitalised } from '../../../kit/capitalised.ts'
import { t } from '../../../kit/words.ts'
import type { TideState, TideValues } from '../contract.ts'

type Level = readonly [from: number, words: string]

/** Descriptions of each element from a threshold on; each list starts at 0. */
const levels = (): Record<TideState, readonly Level[]> => ({
  energy: [
    [0, t`a resting ember`],
    [15, t`a low ember`],
    [35, t`a steady glow`],
    [70, t`a bright fire`],
    [95, t`a blazing sun`],
  ],
  focus: [
    [0, t`a misty sky`],
    [15, t`a hazy sky`],
    [40, t`a soft sky`],
    [70, t`a clear sky`],
    [95, t`a sky full of stars`],
  ],
  tension: [
    [0, t`still water`],
    [5, t`calm water`],
    [40, t`rolling water`],
    [65, t`restless water`],
    [95, t`stormy water`],
  ],
})

/** Description of one element, such as "a steady glow"; `value` 0 to 100. */
export function elementWords(state: TideState, value: number): string {
  return levels()[state].findLast(([from]) => value >= from)?.[1] ?? ''
}

/** The picture in one line: "A steady glow, a soft sky, calm water." */
export function tideWords({ energy, focus, tension }: TideValues): string {
  const line = `${elementWords('energy', energy)}, ${elementWords('focus', focus)}, ${elementWords('tension', tension)}.`
  return capitalised(line)
}

/** Value text of a slider: "50, a steady glow". */
export function valueWords(state: TideState, value: number): string {
  return `${value}, ${elementWords(state, value)}`
}

/** The prepared message to Lara. */
export function toChatContext(values: TideValues): string {
  const { energy, focus, tension } = values
  return [
    t`I would like to talk about how I am right now.`,
    t`My EmberTides: energy ${energy}, focus ${focus}, tension ${tension}, each of 100.`,
    t`It looks like this: ${tideWords(values).toLowerCase()}`,
  ].join(' ')
}
