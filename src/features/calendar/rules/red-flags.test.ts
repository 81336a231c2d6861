import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from '../../../kit/date-grid.ts'
import { addDays, yearsBefore } from '../../../kit/local-date.ts'
import { type BleedingSign, FLOWS, type FlowDescription, RED_FLAG_IDS } from '../contract.ts'
import type { Regimen } from '../../treatments/contract.ts'
import { type HormoneUse, toHormoneUses } from '../../treatments/rules/hormone-use.ts'
import { isOpen, mayInterrupt, withAnswer } from './red-flag-notes.ts'
import { RED_FLAG_TABLE } from './red-flag-table.ts'
import type { BleedingDay, RedFlagInput } from './red-flag-evidence.ts'
import { redFlags } from './red-flags.ts'

/** A Saturday. Days are given as numbers of days before it. */
const TODAY = '2026-11-21'
const ago = (days: number) => addDays(TODAY, -days)

type Calendar = readonly BleedingDay[]
type Given = Partial<Omit<RedFlagInput, 'days' | 'today'>>

const on = (back: number, flow: FlowDescription = 'Light flow', ...signs: BleedingSign[]): BleedingDay => ({ day: ago(back), flow, signs })
/** The days from one to the other, the earlier first. */
const from = (first: number, last: number, flow: FlowDescription = 'Light flow'): Calendar =>
  Array.from({ length: first - last + 1 }, (_, index) => on(first - index, flow))
/** A note of any kind every `step` days. */
const notes = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((first - last) / step) + 1 }, (_, index) => ago(first - index * step))
const none = (...days: number[]): Calendar => days.map((back) => on(back, 'No bleeding'))
/** Without bleeding, these notes show a year without. */
const STEADY: Given = { noteDays: notes(500, 0, 3) }
const NOTED: Given = { noteDays: notes(240, 0, 3) }

const treatment = (given: Partial<HormoneUse>): HormoneUse => ({
  kind: 'combined',
  isSequential: false,
  from: ago(400),
  to: null,
  changes: [],
  changeBy: null,
  ...given,
})
/** Hormone therapy that began so many calendar months before a day. */
const since = (day: string, months: number, given: Partial<HormoneUse> = {}) => treatment({ from: addMonths(day, -months), ...given })
const hrt = (...hormoneUses: HormoneUse[]): Given => ({ hormoneUses })
const monthly = (given: Partial<HormoneUse> = {}): Given => hrt(treatment({ isSequential: true, ...given }))

function flags(days: Calendar, given: Given = {}) {
  return redFlags({
    days,
    noteDays: [],
    knownGaps: [],
    background: {},
    hormoneUses: [],
    ageRange: '46-50',
    phase: 'Perimenopausal',
    today: TODAY,
    ...given,
  })
}

/** The findings in short: "R1 two-weeks". */
const short = (days: Calendar, given?: Given) => flags(days, given).map(({ id, level }) => `${id} ${level}`)

/** She confirmed that there was no bleeding from `first` to `last` days ago. */
const confirmed = (first: number, last: number, given: Given = {}): Given => ({
  ...given,
  knownGaps: [{ from: ago(first), to: ago(last) }],
})
/** A combined product taken every day, since so many months before a day. */
const everyDay = (day: string, months: number, regimen: Regimen | undefined, switched?: [day: string, regimen: Regimen]): Given => {
  const phase = { amount: '', strength: '', schedule: { kind: 'daily' as const, times: ['08:00'] } }
  const start = { ...phase, from: addMonths(day, -months), change: 'start' as const, ...(regimen && { regimen }) }
  const then = switched ? [{ ...phase, from: switched[0], change: 'switch' as const, regimen: switched[1] }] : []
  return hrt(...toHormoneUses([{ what: 'combined', phases: [start, ...then] }]))
}

const PERIODS_18_DAYS_APART = [...from(50, 47), ...from(32, 29), ...from(14, 11)]
const NONE_SINCE_95 = [on(95), on(60, 'No bleeding'), on(35, 'No bleeding'), on(10, 'No bleeding')]
const YOUNG: Given = { ageRange: '41-45', noteDays: notes(100, 0, 10) }
const BIRTH_YEAR = (age: number) => 2026 - age

/** Written from the rules of decision 0068: what is in her calendar, what else is known, what is shown. */
const TABLE: readonly [what: string, days: Calendar, given: Given, shown: readonly string[]][] = [
  // R1: bleeding a year or more after the last, without hormone therapy.
  ['365 days after the last, known', [on(368), on(3)], STEADY, ['R1 two-weeks']],
  ['364 days after the last', [on(367), on(3)], STEADY, []],
  ['one spot 798 days after the last, nothing noted between', [on(798), on(0, 'Light spotting')], {}, ['R1 two-weeks']],
  ['one spot after a known year', [on(400), on(1, 'Light spotting')], STEADY, ['R1 two-weeks']],
  ['"Other" flow after a known year', [on(400), on(1, 'Other')], STEADY, ['R1 two-weeks']],
  ['"No bleeding" is none', [on(400), on(1, 'No bleeding')], STEADY, []],
  ['her first bleeding after a year of notes', [on(1)], { noteDays: notes(390, 1, 30) }, ['R1 two-weeks']],
  ['her first bleeding after 300 days of notes', [on(1)], { noteDays: notes(301, 1, 30) }, []],
  ['her first bleeding, one note long ago', [on(1)], { noteDays: [ago(500)] }, []],
  ['a second bleeding after the year', [on(480), on(60), on(10)], STEADY, ['R1 two-weeks']],
  ['that was 89 days ago', [on(480), on(89)], STEADY, ['R1 two-weeks']],
  ['that was 90 days ago', [on(480), on(90)], STEADY, []],
  ['she said that she is past menopause', [on(2, 'Light spotting')], { phase: 'Postmenopausal' }, ['R1 two-weeks']],
  ['past menopause, no bleeding', [on(2, 'No bleeding')], { phase: 'Postmenopausal' }, []],
  [
    'her last period before she began here, 365 days earlier',
    [on(2)],
    { background: { last_period: { date: ago(367), precision: 'day' } } },
    ['R1 two-weeks'],
  ],
  ['her last period 364 days earlier', [on(2)], { background: { last_period: { date: ago(366), precision: 'day' } } }, []],
  [
    'her last period in a month 12 months ago, perhaps on its last day',
    [on(2)],
    { background: { last_period: { date: '2025-11-01', precision: 'month' } } },
    [],
  ],
  [
    'vaginal estrogen is no hormone therapy',
    [on(400), on(3)],
    { ...STEADY, ...hrt(treatment({ kind: 'vaginal-oestrogen' })) },
    ['R1 two-weeks'],
  ],
  ['her first bleeding, a day after 364 confirmed days without', [on(1)], confirmed(366, 2), ['R1 two-weeks']],
  ['her first bleeding, after a day less', [on(1)], confirmed(365, 2), []],
  ['past menopause as she said, a bleeding within the confirmed year wins', [on(200), on(1)], confirmed(366, 2), []],
  ['hormone therapy that has ended', [on(400), on(3)], { ...STEADY, ...hrt(treatment({ to: ago(4) })) }, ['R1 two-weeks']],

  // R2: continuous therapy, within 6 months of its start or 3 of a change.
  ['continuous therapy, on the day six months after its start', [on(5)], hrt(since(ago(5), 6)), ['R2 note']],
  ['continuous therapy, a day later than six months', [on(5)], hrt(since(ago(6), 6)), ['R3 contact']],
  ['tibolone in its first months', [on(5)], hrt(since(ago(5), 2, { kind: 'tibolone' })), ['R2 note']],
  ['three months after a change', [on(5)], hrt(treatment({ changes: [addMonths(ago(5), -3)] })), ['R2 note']],
  ['a day later than three months after a change', [on(5)], hrt(treatment({ changes: [addMonths(ago(6), -3)] })), ['R3 contact']],
  ['a year without, but newly on therapy', [on(400), on(3)], { ...STEADY, ...hrt(since(ago(3), 1)) }, ['R2 note']],
  [
    'estrogen and a continuous progestogen, the second added a month ago',
    [on(5)],
    hrt(treatment({ kind: 'oestrogen' }), since(ago(5), 1, { kind: 'progestogen' })),
    ['R2 note'],
  ],
  [
    'estrogen with a hormone coil, in its first months',
    [on(5)],
    { ...hrt(since(ago(5), 2, { kind: 'oestrogen' })), background: { contraception: 'hormone-ius' } },
    ['R2 note'],
  ],
  [
    'a therapy resumed after a month goes on',
    [on(5)],
    hrt(treatment({ from: ago(700), to: ago(40) }), treatment({ from: ago(20) })),
    ['R2 note'],
  ],

  [
    'a therapy resumed after 31 days counts from its first start',
    [on(5)],
    hrt(treatment({ from: ago(700), to: ago(181) }), treatment({ from: ago(150) })),
    ['R3 contact'],
  ],
  [
    'a therapy resumed after 32 days begins anew',
    [on(5)],
    hrt(treatment({ from: ago(700), to: ago(182) }), treatment({ from: ago(150) })),
    ['R2 note'],
  ],

  // R3: later, heavy, or after three months without.
  [
    'bleeding on the day three months after the last, in the fifth month',
    [{ day: addMonths(ago(5), -3), flow: 'Light flow' }, on(5)],
    { ...STEADY, ...hrt(since(ago(5), 5)) },
    ['R3 contact'],
  ],
  [
    'bleeding a day less than three months after the last, in the fifth month',
    [{ day: addDays(addMonths(ago(5), -3), 1), flow: 'Light flow' }, on(5)],
    { ...STEADY, ...hrt(since(ago(5), 5)) },
    ['R2 note'],
  ],
  ['three confirmed months without', [on(5)], confirmed(160, 6, hrt(since(ago(5), 5))), ['R3 contact']],
  ['heavy flow in the first months', [on(5, 'Heavy flow')], hrt(since(ago(5), 2)), ['R3 contact']],
  ['bleeding three months after the last, in the fifth month', [on(100), on(5)], { ...STEADY, ...hrt(since(ago(5), 5)) }, ['R3 contact']],
  [
    'bleeding less than three months after the last, in the fifth month',
    [on(90), on(5)],
    { ...STEADY, ...hrt(since(ago(5), 5)) },
    ['R2 note'],
  ],
  ['three months without a note are no months without bleeding', [on(5)], hrt(since(ago(5), 5)), ['R2 note']],
  [
    'estrogen alone, years after the last period',
    [on(700), on(3)],
    { ...STEADY, ...hrt(since(TODAY, 3, { kind: 'oestrogen' })) },
    ['R2 note'],
  ],

  // R4: sequential therapy.
  ['a withdrawal bleed of seven days', from(10, 4), monthly(), []],
  ['a withdrawal bleed of eight days', from(11, 4), monthly(), ['R4 contact']],
  ['one heavy day', [on(6), on(5, 'Heavy flow'), on(4)], monthly(), []],
  ['two heavy days', [on(6), ...from(5, 4, 'Heavy flow')], monthly(), ['R4 contact']],
  ['one heavy day with flooding', [on(5, 'Heavy flow', 'flooding')], monthly(), ['R4 contact']],
  ['one heavy day with clots', [on(5, 'Heavy flow', 'large_clots')], monthly(), ['R4 contact']],
  ['spotting outside the monthly bleed in two of three cycles', [on(66), on(52), on(38), on(24), on(10)], monthly(), ['R4 contact']],
  ['spotting outside the monthly bleed in one of three cycles', [on(66), on(52), on(38), on(10)], monthly(), []],
  [
    'a progestogen in cycles beside estrogen',
    from(11, 4),
    hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen', isSequential: true })),
    ['R4 contact'],
  ],

  ['a bleed 20 days after the last in two of three cycles', [on(100), on(80), on(60), on(40), on(20)], monthly(), ['R4 contact']],
  ['bleeds 21 days apart', [on(105), on(84), on(63), on(42), on(21)], monthly(), []],
  [
    'two kinds one after the other, every day: a bleed of seven days in the eighth month',
    from(10, 4),
    everyDay(ago(4), 8, 'sequential'),
    [],
  ],
  ['the same, a bleed of eight days', from(11, 4), everyDay(ago(4), 8, 'sequential'), ['R4 contact']],
  ['the same, a bleed in the first months', from(10, 4), everyDay(ago(4), 2, 'sequential'), []],
  ['all the same, every day: a bleed in the eighth month', from(10, 4), everyDay(ago(4), 8, 'continuous'), ['R3 contact']],
  ['all the same, every day: a bleed in the first months', from(10, 4), everyDay(ago(4), 2, 'continuous'), ['R2 note']],
  ['every day, she has not said which kind', from(10, 4), everyDay(ago(4), 8, undefined), ['R3 contact']],
  [
    'from two kinds to one, three months ago',
    [on(5)],
    everyDay(ago(5), 30, 'sequential', [addMonths(ago(5), -3), 'continuous']),
    ['R2 note'],
  ],
  [
    'from two kinds to one, a day more than three months ago',
    [on(5)],
    everyDay(ago(5), 30, 'sequential', [addMonths(ago(6), -3), 'continuous']),
    ['R3 contact'],
  ],
  ['the day before she goes from two kinds to one', from(10, 4), everyDay(ago(4), 30, 'sequential', [ago(3), 'continuous']), []],

  // R5: estrogen without a second hormone.
  ['estrogen alone for three months', [], hrt(since(TODAY, 3, { kind: 'oestrogen' })), []],
  ['estrogen alone for three months and a day', [], hrt(since(ago(1), 3, { kind: 'oestrogen' })), ['R5 book']],
  ['estrogen with a progestogen', [], hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen' })), []],
  [
    'estrogen whose progestogen ended four months ago',
    [],
    hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen', to: ago(122) })),
    ['R5 book'],
  ],
  [
    'estrogen whose progestogen ended two months ago',
    [],
    hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen', to: ago(60) })),
    [],
  ],
  ['estrogen with a hormone coil', [], { ...hrt(treatment({ kind: 'oestrogen' })), background: { contraception: 'hormone-ius' } }, []],
  ['estrogen alone without a uterus', [], { ...hrt(treatment({ kind: 'oestrogen' })), background: { uterus: 'no' } }, []],
  ['estrogen alone that has ended', [], hrt(treatment({ kind: 'oestrogen', to: ago(1) })), []],

  // R6: sequential therapy for five years, or at 54.
  ['sequential therapy for five years', [], monthly({ from: yearsBefore(TODAY, 5) }), ['R6 review']],
  ['a day less than five years', [], monthly({ from: addDays(yearsBefore(TODAY, 5), 1) }), []],
  ['sequential therapy at 54', [], { ...monthly(), background: { birth_year: BIRTH_YEAR(54) } }, ['R6 review']],
  ['sequential therapy at 53', [], { ...monthly(), background: { birth_year: BIRTH_YEAR(53) } }, []],
  ['five years, but under 46', [], { ...monthly({ from: ago(2_000) }), background: { birth_year: BIRTH_YEAR(45) } }, []],

  ['five years, at 46', [], { ...monthly({ from: ago(2_000) }), background: { birth_year: BIRTH_YEAR(46) } }, ['R6 review']],
  ['two kinds one after the other, every day for five years', [], everyDay(TODAY, 60, 'sequential'), ['R6 review']],
  ['all the same, every day for five years', [], everyDay(TODAY, 60, 'continuous'), []],

  // R7: a coil past its date.
  [
    'a coil a day past its date',
    [],
    hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen', changeBy: ago(1) })),
    ['R7 book'],
  ],
  ['a coil on its date', [], hrt(treatment({ kind: 'oestrogen' }), treatment({ kind: 'progestogen', changeBy: TODAY })), []],
  ['a coil past its date without estrogen', [], hrt(treatment({ kind: 'progestogen', changeBy: ago(1) })), []],

  // R8: often or long.
  ['two cycles of 18 days', PERIODS_18_DAYS_APART, NOTED, ['R8 book']],
  ['two cycles of 20 days', [on(44), on(24), on(4)], NOTED, ['R8 book']],
  ['two cycles of 21 days', [on(46), on(25), on(4)], NOTED, []],
  ['one short cycle', [on(32), on(14)], NOTED, []],
  ['a long cycle between two short ones', [on(100), on(82), on(42), on(24)], NOTED, ['R8 book']],
  ['two short cycles more than half a year apart', [on(230), on(212), on(42), on(24)], NOTED, []],
  ['two short cycles, the first ended 182 days ago', [on(200), on(182), on(42), on(24)], NOTED, ['R8 book']],
  ['two short cycles, the first ended 183 days ago', [on(201), on(183), on(42), on(24)], NOTED, []],
  ['periods with nothing noted between', PERIODS_18_DAYS_APART.filter(({ day }) => [ago(50), ago(32), ago(14)].includes(day)), {}, []],
  ['seven days twice', [...from(60, 54), ...from(20, 14)], NOTED, []],
  ['eight days once', from(20, 13), NOTED, []],
  ['eight days twice', [...from(60, 53), ...from(20, 13)], NOTED, ['R8 book']],
  ['nine days once', from(20, 12), NOTED, ['R8 book']],
  ['nine days with a gap of one', [...from(20, 16), ...from(14, 11)], NOTED, []],

  // R9: heavy.
  ['three heavy days in two of three periods', [...from(70, 68, 'Heavy flow'), on(40), ...from(10, 8, 'Heavy flow')], NOTED, ['R9 book']],
  [
    'three heavy days in two periods, two light ones between',
    [...from(98, 96, 'Heavy flow'), on(70), on(40), ...from(10, 8, 'Heavy flow')],
    NOTED,
    [],
  ],
  ['two heavy days in two periods', [...from(41, 40, 'Heavy flow'), ...from(11, 10, 'Heavy flow')], NOTED, []],
  ['three heavy days once', from(10, 8, 'Heavy flow'), NOTED, []],
  ['changed every one to two hours', [on(5, 'Heavy flow', 'changed_often')], {}, ['R9 book']],
  ['large clots', [on(5, 'Heavy flow', 'large_clots')], {}, ['R9 book']],
  ['flooding', [on(5, 'Heavy flow', 'flooding')], {}, ['R9 book']],
  ['double protection', [on(5, 'Heavy flow', 'double_protection')], {}, ['R9 book']],
  ['a sign that does not belong to light flow', [on(5, 'Light flow', 'flooding')], {}, []],
  ['faint, or soaking a pad an hour', [on(1, 'Heavy flow', 'faint_or_soaking')], {}, ['emergency emergency']],
  ['faint, with flooding', [on(1, 'Heavy flow', 'faint_or_soaking', 'flooding')], {}, ['emergency emergency', 'R9 book']],

  // R10: after sex, or between periods twice.
  ['after sex once', [on(5, 'Light spotting', 'after_sex')], {}, ['R10 two-weeks']],
  ['between periods once', [on(5, 'Light spotting', 'between_periods')], {}, []],
  [
    'between periods twice',
    [on(35, 'Light spotting', 'between_periods'), on(5, 'Light spotting', 'between_periods')],
    {},
    ['R10 two-weeks'],
  ],
  [
    'between periods on two days of one bleeding',
    [on(6, 'Light spotting', 'between_periods'), on(5, 'Light spotting', 'between_periods')],
    {},
    [],
  ],
  [
    'between periods twice, 183 days apart',
    [on(188, 'Light spotting', 'between_periods'), on(5, 'Light spotting', 'between_periods')],
    {},
    [],
  ],

  [
    'between periods twice, the first 182 days ago',
    [on(182, 'Light spotting', 'between_periods'), on(5, 'Light spotting', 'between_periods')],
    {},
    ['R10 two-weeks'],
  ],
  [
    'between periods twice, the first 183 days ago',
    [on(183, 'Light spotting', 'between_periods'), on(5, 'Light spotting', 'between_periods')],
    {},
    [],
  ],

  // R11: no bleeding for 90 days under 45.
  ['91 confirmed days under 45', [on(91)], confirmed(90, 0, { ageRange: '41-45' }), ['R11 book']],
  ['90 confirmed days under 45', [on(90)], confirmed(89, 0, { ageRange: '41-45' }), []],
  ['confirmed until 30 days ago', [on(120)], confirmed(119, 30, { ageRange: '41-45' }), ['R11 book']],
  ['confirmed until 31 days ago', [on(120)], confirmed(119, 31, { ageRange: '41-45' }), []],
  ['confirmed from 30 days after the last', [on(120)], confirmed(90, 0, { ageRange: '41-45' }), ['R11 book']],
  ['confirmed from 31 days after the last', [on(121)], confirmed(90, 0, { ageRange: '41-45' }), []],
  ['confirmed, with a bleeding noted in between', [on(120), on(60)], confirmed(119, 0, { ageRange: '41-45' }), []],
  ['a time confirmed ahead does not count before it has come', [on(80)], confirmed(79, -30, { ageRange: '41-45' }), []],
  ['the last "No bleeding" 30 days ago', [on(95), on(60, 'No bleeding'), on(30, 'No bleeding')], YOUNG, ['R11 book']],
  ['the last "No bleeding" 31 days ago', [on(95), on(60, 'No bleeding'), on(31, 'No bleeding')], YOUNG, []],
  ['notes 30 days apart', [on(95), ...none(65, 35, 5)], { ageRange: '41-45' }, ['R11 book']],
  ['notes 31 days apart', [on(96), ...none(65, 35, 5)], { ageRange: '41-45' }, []],
  ['91 known days under 45', [on(91), ...NONE_SINCE_95.slice(1)], YOUNG, ['R11 book']],
  ['90 known days under 45', [on(90), ...NONE_SINCE_95.slice(1)], YOUNG, []],
  ['46 or older', NONE_SINCE_95, { ...YOUNG, ageRange: '46-50' }, []],
  ['44 by her year of birth', NONE_SINCE_95, { ...YOUNG, ageRange: null, background: { birth_year: BIRTH_YEAR(44) } }, ['R11 book']],
  ['45 by her year of birth', NONE_SINCE_95, { ...YOUNG, background: { birth_year: BIRTH_YEAR(45) } }, []],
  ['her notes have a hole', NONE_SINCE_95, { ...YOUNG, noteDays: notes(100, 97, 1) }, []],
  ['she never said that there was none', [on(95)], YOUNG, []],
  ['a hormone coil', NONE_SINCE_95, { ...YOUNG, background: { contraception: 'hormone-ius' } }, []],
  ['no uterus, no bleeding', NONE_SINCE_95, { ...YOUNG, background: { uterus: 'no' } }, []],

  // R12, and the guard for women without a uterus.
  ['hormone treatment for cancer', [on(5)], { background: { cancer_treatment: 'endocrine' } }, ['R12 two-weeks']],
  ['hormone treatment for cancer, no bleeding', [on(5, 'No bleeding')], { background: { cancer_treatment: 'endocrine' } }, []],
  ['chemotherapy', [on(5)], { background: { cancer_treatment: 'chemotherapy' } }, []],
  ['no uterus', [on(400), on(5)], { ...STEADY, background: { uterus: 'no' } }, ['no-uterus book']],
  [
    'no uterus, and faint',
    [on(5, 'Heavy flow', 'faint_or_soaking')],
    { background: { uterus: 'no' } },
    ['emergency emergency', 'no-uterus book'],
  ],
  ['not sure about the uterus', [on(400), on(5)], { ...STEADY, background: { uterus: 'unsure' } }, ['R1 two-weeks']],

  // R13: a major risk factor raises R1 to R4.
  ['Lynch, after a year', [on(400), on(3)], { ...STEADY, background: { lynch_or_cowden: 'yes' } }, ['R1 this-week']],
  ['Lynch, first months of therapy', [on(5)], { ...hrt(since(ago(5), 2)), background: { lynch_or_cowden: 'yes' } }, ['R3 two-weeks']],
  ['Lynch, a long withdrawal bleed', from(11, 4), { ...monthly(), background: { lynch_or_cowden: 'yes' } }, ['R4 two-weeks']],
  ['Lynch, two short cycles', PERIODS_18_DAYS_APART, { ...NOTED, background: { lynch_or_cowden: 'yes' } }, ['R8 book']],
  ['not sure about Lynch', [on(400), on(3)], { ...STEADY, background: { lynch_or_cowden: 'unsure' } }, ['R1 two-weeks']],

  // Nothing to say.
  ['no calendar', [], {}, []],
  ['a period every four weeks', [...from(60, 57), ...from(32, 29), ...from(4, 1)], NOTED, []],
  ['days that have not come', [on(400), on(-1)], STEADY, []],
]

describe('what is shown for a calendar', () => {
  test.each(TABLE)('%s', (_what, days, given, shown) => expect(short(days, given)).toEqual(shown))

  test('there are at least 60 calendars, and every cause is shown by one', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60)
    const shown = new Set(TABLE.flatMap(([, , , all]) => all.map((one) => one.split(' ')[0])))
    expect(shown).toEqual(new Set(RED_FLAG_IDS))
  })
})

describe('what a card says of the calendar', () => {
  test('the day of bleeding, and the days without before it', () => {
    expect(flags([on(400), on(3, 'Light spotting')], STEADY)).toEqual([
      {
        id: 'R1',
        level: 'two-weeks',
        seen: { about: 'after-a-year', flow: 'Light spotting', count: 397, isKnown: true },
        since: ago(3),
        about: { from: ago(3), to: ago(3) },
        days: [ago(400), ago(3)],
      },
    ])
  })

  test('an unknown year is said to be one', () => {
    expect(flags([on(400), on(3)])[0]?.seen).toMatchObject({ about: 'after-a-year', isKnown: false })
  })
})

describe('her answers', () => {
  const first = flags([on(400), on(30)], STEADY)[0]
  const later = flags([on(400), on(30), on(3)], STEADY)[0]
  const faint = flags([on(1, 'Heavy flow', 'faint_or_soaking')])[0]
  if (!first || !later || !faint) throw new Error('There are no findings')

  test('a doctor has seen it: gone until a new episode', () => {
    const answers = withAnswer({}, first, 'seen_doctor', TODAY)
    expect(isOpen(first, answers, TODAY)).toBe(false)
    expect(isOpen(first, answers, addDays(TODAY, 100))).toBe(false)
    expect(isOpen(later, answers, TODAY)).toBe(true)
    const longer = flags([on(400), on(30), on(29), on(28)], STEADY)[0]
    expect(longer && isOpen(longer, answers, TODAY), 'more days of the same bleeding').toBe(false)
  })

  test('not now: gone for 14 days, also for a new episode', () => {
    const answers = withAnswer({}, first, 'not_now', TODAY)
    expect([0, 13, 14].map((days) => isOpen(first, answers, addDays(TODAY, days)))).toEqual([false, false, true])
    expect(isOpen(later, answers, TODAY)).toBe(false)
  })

  test('read at saving: still there, and not shown at saving for 14 days', () => {
    const answers = withAnswer({}, first, 'read', TODAY)
    expect(isOpen(first, answers, TODAY)).toBe(true)
    expect([0, 13, 14].map((days) => mayInterrupt(first, answers, addDays(TODAY, days)))).toEqual([false, false, true])
  })

  test('an answer to one cause hides no other', () => {
    const answers = withAnswer({}, first, 'seen_doctor', TODAY)
    expect(isOpen({ ...first, id: 'R12' }, answers, TODAY)).toBe(true)
  })

  test('emergencies are shown each time', () => {
    const answers = withAnswer(withAnswer({}, faint, 'read', TODAY), faint, 'not_now', TODAY)
    expect(mayInterrupt(faint, answers, TODAY)).toBe(true)
    expect(isOpen(faint, answers, TODAY)).toBe(false)
    const next = flags([on(1, 'Heavy flow', 'faint_or_soaking'), on(0, 'Heavy flow', 'faint_or_soaking')])[0]
    expect(next && isOpen(next, answers, TODAY)).toBe(true)
  })
})

test('every cause has a source of its own, read on a day that has come', () => {
  const firsts = RED_FLAG_IDS.map((id) => RED_FLAG_TABLE[id].sources[0]?.citation)
  expect(new Set(firsts).size).toBe(RED_FLAG_IDS.length)
  for (const id of RED_FLAG_IDS) for (const { on: read } of RED_FLAG_TABLE[id].sources) expect(read <= '2026-11-26').toBe(true)
})

const anyDay = fc.record({ day: fc.integer({ min: 0, max: 700 }).map(ago), flow: fc.constantFrom(...Object.values(FLOWS)) })

test('the order of the days is irrelevant, each cause is found once, and a card about bleeding names days of it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyDay, { maxLength: 60, selector: ({ day }) => day }), fc.boolean(), (days, isPast) => {
      const given: Given = { noteDays: notes(700, 0, 5), phase: isPast ? 'Postmenopausal' : 'Perimenopausal', ageRange: '41-45' }
      const found = flags(days, given)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      const bled = new Set(days.filter((one) => one.flow !== 'No bleeding').map(({ day }) => day))
      for (const { days: named, about } of found) {
        expect(about === null || named.length > 0).toBe(true)
        for (const day of named)
          expect(bled.has(day) || day === [...days.map((one) => one.day), ...(given.noteDays ?? [])].toSorted()[0]).toBe(true)
      }
      expect(flags(days.toReversed(), given)).toEqual(found)
    }),
  )
})
