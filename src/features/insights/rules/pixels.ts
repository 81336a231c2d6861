/** The year in pixels: which measures there are, and the level and the words of a day. */
import { plural, t } from '../../../kit/words.ts'
import { type FlowDescription, FLOWS } from '../../calendar/contract.ts'
import { flowNames } from '../../calendar/rules/flow-names.ts'
import { formMoodNames, moodName, toFormMood } from '../../logs/rules/mood-scale.ts'
import { toFormEnergy } from '../../logs/rules/quick.ts'
import type { DayValues } from '../contract.ts'
import { numberWords } from './measures.ts'

/** What is known of one day; a measure without a value is absent or null. */
export type PixelDay = Partial<Omit<DayValues, 'day'>> & { readonly flow?: FlowDescription | null | undefined }

/** How full a pixel is: 0 an explicit "none", 1 to 5 in fifths, `other` outside of the order. */
export type PixelLevel = 0 | 1 | 2 | 3 | 4 | 5 | 'other'

/** One measure. `levels` are its levels in words, lowest first; `valueOf` is undefined for a day without a value. */
export type PixelMeasure = {
  readonly name: string
  readonly levels: readonly (readonly [PixelLevel, string])[]
  readonly valueOf: (day: PixelDay) => { readonly level: PixelLevel; readonly words: string } | undefined
}

const FLOW_LEVELS: readonly (readonly [PixelLevel, FlowDescription])[] = [
  [0, FLOWS['no-bleeding']],
  [1, FLOWS['light-spotting']],
  [2, FLOWS['light-flow']],
  [3, FLOWS.moderate],
  [5, FLOWS.heavy],
  ['other', FLOWS.other],
]

const MOOD_LEVELS = [1, 2, 3, 4, 5] as const
const ENERGY = { low: 1, mid: 3, high: 5 } as const
/** Lower ends of the levels. */
const SLEEP_FROM = [0, 5, 6, 7, 8] as const
const COUNT_FROM = [0, 1, 2, 4, 6, 10] as const

/** The position of the highest of the ascending `ends` that `value` reaches. */
function placeIn(ends: readonly number[], value: number): number {
  return ends.findLastIndex((end) => value >= end)
}

/** A value of a measure, or undefined if it is not known. */
function known<Value, Result>(value: Value | null | undefined, to: (value: Value) => Result): Result | undefined {
  return value === null || value === undefined ? undefined : to(value)
}

/** The measures of the year view, by key, in the order of the choice. */
export const pixelMeasures = () =>
  ({
    mood: {
      name: t`Mood`,
      levels: MOOD_LEVELS.map((level) => [level, formMoodNames()[level - 1] ?? ''] as const),
      valueOf: ({ mood }) => known(mood, (value) => ({ level: toFormMood(value) as PixelLevel, words: moodName(value) })),
    },
    hot_flashes: {
      name: t`Hot flashes`,
      levels: [
        [0, t`None`],
        [1, '1'],
        [2, '2–3'],
        [3, '4–5'],
        [4, '6–9'],
        [5, t`10 or more`],
      ],
      valueOf: ({ hot_flashes: count }) =>
        known(count, (value) => ({
          level: placeIn(COUNT_FROM, value) as PixelLevel,
          words: value === 0 ? t`no hot flashes` : plural(value, t`${value} hot flash`, t`${value} hot flashes`),
        })),
    },
    bleeding: {
      name: t`Bleeding`,
      levels: FLOW_LEVELS.map(([level, flow]) => [level, flowNames()[flow]] as const),
      valueOf: ({ flow }) =>
        known(flow, (value) => ({
          level: FLOW_LEVELS.find(([, one]) => one === value)?.[0] ?? 'other',
          words: flowNames()[value],
        })),
    },
    sleep: {
      name: t`Sleep`,
      levels: [
        [1, t`Under 5 hours`],
        [2, t`5 to 6 hours`],
        [3, t`6 to 7 hours`],
        [4, t`7 to 8 hours`],
        [5, t`8 hours or more`],
      ],
      valueOf: ({ sleep }) =>
        known(sleep, (value) => ({
          level: (placeIn(SLEEP_FROM, value) + 1) as PixelLevel,
          words: plural(value, t`${numberWords(value)} hour`, t`${numberWords(value)} hours`),
        })),
    },
    energy: {
      name: t`Energy`,
      levels: [
        [ENERGY.low, t`Low`],
        [ENERGY.mid, t`Medium`],
        [ENERGY.high, t`High`],
      ],
      valueOf: ({ energy }) =>
        known(energy, (value) => {
          const level = ENERGY[toFormEnergy(value)]
          return { level, words: level === ENERGY.low ? t`Low` : level === ENERGY.mid ? t`Medium` : t`High` }
        }),
    },
  }) as const satisfies Record<string, PixelMeasure>

export type PixelKey = keyof ReturnType<typeof pixelMeasures>
