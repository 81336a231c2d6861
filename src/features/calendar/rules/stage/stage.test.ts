import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '../../../../kit/local-date.ts'
import type { Background } from '../../../background/contract.ts'
import type { FlowDescription } from '../../contract.ts'
import type { HormoneUse } from '../../../treatments/rules/hormone-use.ts'
import type { FlowNote } from '../spells.ts'
import type { StageName, StageRefusal } from './endpoints.ts'
import type { Span } from './known-time.ts'
import { stageFrom } from './stage.ts'

const TODAY = '2026-11-26'
const ago = (days: number): LocalDate => addDays(TODAY, -days)
const on = (back: number, flow: FlowDescription = 'Moderate flow'): FlowNote => ({ day: ago(back), flow })
/** `length` days of flow, the first one `back` days ago. */
const period = (back: number, length = 4, flow: FlowDescription = 'Moderate flow') =>
  Array.from({ length }, (_, index) => on(back - index, flow))
/** "No bleeding" on every `step`th day from `from` to `to` days ago. */
const none = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => on(from - index * step, 'No bleeding'))
/** She confirmed that there was no bleeding from `from` to `to` days ago. */
const confirmed = (from: number, to: number): Span => ({ from: ago(from), to: ago(to) })

/** Periods of four days; the lengths of the cycles between them, oldest first. The last one began ten days ago. */
function cycles(...lengths: number[]): FlowNote[] {
  const starts = lengths.toReversed().reduce((all, days) => [...all, (all.at(-1) ?? 0) + days], [10])
  return starts.flatMap((back) => period(back))
}
/** The days of these cycles that are not bleeding, as confirmed ranges. */
const knownBetween = (...lengths: number[]): Span[] => {
  const starts = lengths.toReversed().reduce((all, days) => [...all, (all.at(-1) ?? 0) + days], [10])
  return starts.slice(1).map((back, index) => confirmed(back - 4, (starts[index] ?? 0) + 1))
}

const BORN = { birth_year: 1976 } as const
const HRT: HormoneUse = { kind: 'combined', isSequential: false, from: ago(100), to: null, changes: [], changeBy: null }

type Calendar = { days?: FlowNote[]; gaps?: Span[]; background?: Background; hormones?: HormoneUse[] }
type Expected = StageName | null

const stageOf = ({ days = [], gaps = [], background = BORN, hormones = [] }: Calendar) =>
  stageFrom({ days, knownGaps: gaps, background, hormoneUses: hormones, today: TODAY })

/** Expectations follow decision 0067, not the code. */
const CALENDARS: [string, Calendar, Expected][] = [
  // After the last period
  ['365 confirmed days since the last day of bleeding', { days: period(368), gaps: [confirmed(364, 0)] }, 'postmenopause'],
  ['364 confirmed days', { days: period(367), gaps: [confirmed(363, 0)] }, 'late-transition'],
  ['366 confirmed days', { days: period(369), gaps: [confirmed(365, 0)] }, 'postmenopause'],
  ['400 days, one answer in every 14', { days: [...period(403), ...none(386, 0, 14)] }, 'postmenopause'],
  ['400 days, one answer in every 15', { days: [...period(403), ...none(385, 10, 15)] }, null],
  ['400 days with a hole of 13', { days: period(403), gaps: [confirmed(399, 214), confirmed(200, 0)] }, 'postmenopause'],
  ['400 days with a hole of 14', { days: period(403), gaps: [confirmed(399, 215), confirmed(200, 0)] }, 'late-transition'],
  ['400 days, the last 13 without an answer', { days: period(403), gaps: [confirmed(399, 13)] }, 'postmenopause'],
  ['400 days, the last 14 without an answer', { days: period(403), gaps: [confirmed(399, 14)] }, 'late-transition'],
  ['400 days, never an answer', { days: period(403) }, null],
  [
    '400 confirmed days with spotting in the middle',
    { days: [...period(403), on(200, 'Light spotting')], gaps: [confirmed(399, 0)] },
    'postmenopause',
  ],
  [
    '400 confirmed days, with a light flow after 200',
    { days: [...period(403), on(200, 'Light flow')], gaps: [confirmed(399, 0)] },
    'late-transition',
  ],
  [
    '400 confirmed days, with other bleeding after 200',
    { days: [...period(403), on(200, 'Other')], gaps: [confirmed(399, 0)] },
    'late-transition',
  ],
  [
    'the last period as told, confirmed since',
    { background: { ...BORN, last_period: { date: '2019-05-03', precision: 'day' } }, gaps: [{ from: '2019-05-04', to: TODAY }] },
    'postmenopause',
  ],
  ['the last period as told, not confirmed', { background: { ...BORN, last_period: { date: '2019-05-03', precision: 'day' } } }, null],
  [
    'the last period told by its month counts from the end of the month',
    { background: { ...BORN, last_period: { date: '2025-11-01', precision: 'month' } }, gaps: [{ from: '2025-11-02', to: TODAY }] },
    'late-transition',
  ],
  ['"no bleeding" alone, without a period', { days: none(399, 0) }, null],

  // A long gap
  ['a confirmed gap of 59 days', { days: [...period(83), ...period(20)], gaps: [confirmed(79, 21)] }, null],
  ['a confirmed gap of 60 days', { days: [...period(84), ...period(20)], gaps: [confirmed(80, 21)] }, 'late-transition'],
  ['a confirmed gap of 61 days', { days: [...period(85), ...period(20)], gaps: [confirmed(81, 21)] }, 'late-transition'],
  ['a gap of 60 days without an answer', { days: [...period(84), ...period(20)] }, null],
  ['59 confirmed days until today', { days: period(62), gaps: [confirmed(58, 0)] }, null],
  ['60 confirmed days until today', { days: period(63), gaps: [confirmed(59, 0)] }, 'late-transition'],
  ['a gap of 60 days with one answer in the middle', { days: [...period(84), ...none(50, 50), ...period(20)] }, null],
  ['a gap of 60 days with an answer in every 14', { days: [...period(84), ...none(67, 25, 14), ...period(20)] }, 'late-transition'],
  ['a gap that ended 24 months ago', { days: [...period(833), ...period(729)], gaps: [confirmed(829, 730)] }, 'late-transition'],
  ['a gap that ended a day earlier', { days: [...period(834), ...period(730)], gaps: [confirmed(830, 731)] }, null],
  ['60 known days inside a gap of 120', { days: [...period(144), ...period(20)], gaps: [confirmed(110, 51)] }, 'late-transition'],
  ['59 known days inside a gap of 120', { days: [...period(144), ...period(20)], gaps: [confirmed(110, 52)] }, null],

  // Changing cycles
  ['two pairs of cycles that differ by 7', { days: cycles(28, 35, 28, 28, 35) }, 'early-transition'],
  ['two pairs that differ by 6', { days: cycles(28, 34, 28, 28, 34) }, 'late-reproductive'],
  ['two pairs, one by 7 and one by 6', { days: cycles(28, 35, 29, 29, 35) }, 'late-reproductive'],
  ['two pairs that differ by 8', { days: cycles(28, 36, 28, 28, 36) }, 'early-transition'],
  ['one change of 8 only', { days: cycles(28, 28, 28, 36, 34, 34) }, 'late-reproductive'],
  ['one odd cycle between usual ones', { days: cycles(28, 28, 38, 28, 28) }, 'late-reproductive'],
  ['two changes in a row the same way', { days: cycles(21, 28, 35) }, 'early-transition'],
  ['again in the 9th cycle after the first', { days: cycles(28, 35, 33, 31, 29, 28, 28, 28, 28, 28, 35) }, 'early-transition'],
  ['again in the 10th cycle after the first', { days: cycles(28, 35, 33, 31, 29, 28, 28, 28, 28, 28, 28, 35) }, 'early-transition'],
  ['again in the 11th', { days: cycles(28, 35, 33, 31, 29, 28, 28, 28, 28, 28, 28, 28, 35) }, 'late-reproductive'],
  ['an uncertain cycle of 42 days between', { days: cycles(28, 28, 28, 42, 28, 28, 28, 42) }, 'late-reproductive'],
  [
    'the same, confirmed',
    { days: cycles(28, 28, 28, 42, 28, 28, 28, 42), gaps: knownBetween(28, 28, 28, 42, 28, 28, 28, 42) },
    'early-transition',
  ],
  ['a cycle of 41 days counts without answers', { days: cycles(28, 28, 41, 28, 28, 41) }, 'early-transition'],

  // Regular cycles
  ['four cycles of 28', { days: cycles(28, 28, 28, 28) }, 'late-reproductive'],
  ['five cycles of 28', { days: cycles(28, 28, 28, 28, 28) }, 'late-reproductive'],
  ['three cycles of 28', { days: cycles(28, 28, 28) }, null],
  ['four of 21', { days: cycles(21, 21, 21, 21) }, 'late-reproductive'],
  ['four of 20', { days: cycles(20, 20, 20, 20) }, null],
  ['four of 35', { days: cycles(35, 35, 35, 35) }, 'late-reproductive'],
  ['four of 36', { days: cycles(36, 36, 36, 36) }, null],
  ['four of 28, no birth year', { days: cycles(28, 28, 28, 28), background: {} }, null],
  ['four periods of spotting alone', { days: [122, 94, 66, 38, 10].flatMap((back) => period(back, 4, 'Light spotting')) }, null],
  ['four cycles three years ago', { days: [1122, 1094, 1066, 1038, 1010].flatMap((back) => period(back)) }, null],
]

test('there are at least 40 calendars', () => expect(CALENDARS.length).toBeGreaterThanOrEqual(40))

test.each(CALENDARS)('%s', (_name, calendar, expected) => {
  expect(stageOf(calendar).stage).toBe(expected)
})

describe('refusals', () => {
  const LATE: Calendar = { days: [...period(184), ...period(120)], gaps: [confirmed(180, 121)] }
  test('without any of them, the calendar is the late transition', () => expect(stageOf(LATE).stage).toBe('late-transition'))

  test.each<[string, Background, StageRefusal | undefined]>([
    ['a hysterectomy', { uterus: 'no' }, 'hysterectomy'],
    ['not sure about the womb', { uterus: 'unsure' }, undefined],
    ['both ovaries removed', { ovaries: 'none' }, 'surgical-menopause'],
    ['one ovary removed', { ovaries: 'one' }, undefined],
    ['an ablation', { ablation: true }, 'ablation'],
    ['no ablation', { ablation: false }, undefined],
    ['the combined pill', { contraception: 'combined' }, 'contraception'],
    ['the progestogen pill', { contraception: 'progestogen-pill' }, 'contraception'],
    ['an implant', { contraception: 'implant' }, 'contraception'],
    ['the injection', { contraception: 'injection' }, 'contraception'],
    ['a hormone IUS', { contraception: 'hormone-ius' }, 'contraception'],
    ['a copper IUD', { contraception: 'copper' }, undefined],
    ['another contraception', { contraception: 'other' }, undefined],
    ['chemotherapy', { cancer_treatment: 'chemotherapy' }, 'cancer-treatment'],
    ['pelvic radiotherapy', { cancer_treatment: 'pelvic-radiation' }, 'cancer-treatment'],
    ['tamoxifen or an aromatase inhibitor', { cancer_treatment: 'endocrine' }, 'cancer-treatment'],
    ['no cancer treatment', { cancer_treatment: 'none' }, undefined],
    ['a pregnancy in the last year', { pregnant_last_year: true }, 'pregnancy'],
    ['premature ovarian insufficiency', { poi: 'yes' }, 'poi'],
    ['born 39 years ago', { birth_year: 1987 }, 'under-40'],
    ['born 40 years ago', { birth_year: 1986 }, undefined],
    ['the copper smoker', { contraception: 'copper', smoker: true }, undefined],
  ])('%s', (_name, background, refusal) => {
    const { stage, refusals, facts, question } = stageOf({ ...LATE, background: { ...BORN, ...background } })
    expect(refusals).toEqual(refusal ? [refusal] : [])
    expect(stage).toBe(refusal ? null : 'late-transition')
    if (refusal) expect([facts, question]).toEqual([[], null])
  })

  test.each<[string, Partial<HormoneUse>, boolean]>([
    ['hormones since before the last period', { from: ago(300) }, true],
    ['hormones from 100 days after the last period', { from: ago(17) }, true],
    ['stopped 91 days ago', { from: ago(300), to: ago(91) }, true],
    ['stopped 92 days ago', { from: ago(300), to: ago(92) }, false],
    ['planned for tomorrow', { from: ago(-1) }, false],
    ['vaginal oestrogen', { from: ago(300), kind: 'vaginal-oestrogen' }, false],
    ['tibolone', { from: ago(300), kind: 'tibolone' }, true],
  ])('%s', (_name, use, isRefused) => {
    expect(stageOf({ ...LATE, hormones: [{ ...HRT, ...use }] }).refusals).toEqual(isRefused ? ['hormones'] : [])
  })

  test.each([
    [364, ['hormones']],
    [365, []],
  ])('hormones from day %d after the last period', (after, refusals) => {
    const hormones = [{ ...HRT, from: addDays(ago(800), after) }]
    expect(stageOf({ days: [on(800)], gaps: [confirmed(799, 0)], hormones }).refusals).toEqual(refusals)
  })

  test('several are all named', () => {
    expect(stageOf({ background: { uterus: 'no', ovaries: 'none' } }).refusals).toEqual(['surgical-menopause', 'hysterectomy'])
  })

  test('PCOS is a caution beside the stage', () => {
    expect(stageOf({ ...LATE, background: { ...BORN, pcos: 'yes' } })).toMatchObject({ stage: 'late-transition', cautions: ['pcos'] })
  })
})

describe('facts', () => {
  test('the late transition names its gap', () => {
    const { facts, missing } = stageOf({ days: [...period(84), ...period(20)], gaps: [confirmed(80, 21)] })
    expect(facts).toEqual([{ kind: 'gap', from: ago(80), to: ago(21), days: 60, is_running: false }])
    expect(missing.days).toBeNull()
  })

  test('a gap that lasts says how many days are missing until a year', () => {
    const { facts, missing } = stageOf({ days: period(104), gaps: [confirmed(100, 0)] })
    expect(facts).toEqual([{ kind: 'gap', from: ago(100), to: TODAY, days: 101, is_running: true }])
    expect(missing.days).toBe(264)
  })

  test('the early transition names both changes', () => {
    expect(stageOf({ days: cycles(28, 35, 28, 28, 35) }).facts).toEqual([
      { kind: 'change', from: ago(136), turn: ago(101), to: ago(73), before: 35, after: 28 },
      { kind: 'change', from: ago(73), turn: ago(45), to: ago(10), before: 28, after: 35 },
    ])
  })

  test('regular cycles are named, and missing ones counted', () => {
    const { facts } = stageOf({ days: cycles(28, 28, 28, 28) })
    expect(facts[0]).toEqual({ kind: 'cycle', from: ago(122), next: ago(94), days: 28 })
    expect(facts).toHaveLength(4)
    expect(stageOf({ days: cycles(28, 28) }).missing).toEqual({ cycles: 2, days: null, birth_year: false, last_period: false })
    expect(stageOf({ background: {} }).missing).toEqual({ cycles: 4, days: null, birth_year: true, last_period: true })
  })

  test.each([
    ['2020-11-27', 'first-years'],
    ['2020-11-26', 'later'],
  ] as const)('a last period on %s is in the %s', (date, phase) => {
    const background = { ...BORN, last_period: { date, precision: 'day' as const } }
    expect(stageOf({ background, gaps: [{ from: addDays(date, 1), to: TODAY }] })).toMatchObject({ stage: 'postmenopause', phase })
  })
})

describe('the question', () => {
  test.each<[string, Calendar, [number, number] | null]>([
    ['asks about the time since the last period when it would change the stage', { days: period(403) }, [399, 0]],
    ['not before that is 60 days', { days: period(62) }, null],
    ['asks from then on', { days: period(63) }, [59, 0]],
    ['asks about a gap between two periods', { days: [...period(84), ...period(20)] }, [80, 21]],
    ['asks about the newest of two', { days: [...period(300), ...period(150), ...period(20)] }, [146, 21]],
    ['asks about a short time if several together would', { days: cycles(28, 28, 28, 44, 28, 28, 28, 44) }, [50, 11]],
    ['asks nothing that would change nothing', { days: cycles(28, 28, 28, 28) }, null],
    ['asks nothing once it is answered', { days: period(403), gaps: [confirmed(399, 0)] }, null],
    ['asks nothing when a stage is refused', { days: period(403), background: { uterus: 'no' } }, null],
  ])('%s', (_name, calendar, expected) => {
    expect(stageOf(calendar).question).toEqual(expected ? { from: ago(expected[0]), to: ago(expected[1]) } : null)
  })
})
