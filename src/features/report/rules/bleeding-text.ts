/** Bleeding and the notes about it in words, for a doctor. */
import { type Flow, FLOWS, type RedFlagId, type RedFlagLevel } from '../../calendar/contract.ts'
import { flowNames } from '../../calendar/rules/flow-names.ts'
import { spellsOf } from '../../calendar/rules/spells.ts'
import type { StageFact, StageName, StageRefusal } from '../../calendar/rules/stage/endpoints.ts'
import { stretchesOf } from '../../calendar/rules/stretches.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { type Language, language, type Message, plural, t } from '../../../kit/words.ts'
import type { BleedingMonth, Report, ReportBleeding, ReportRedFlag } from '../contract.ts'
import { isBleeding } from './bleeding-months.ts'
import { dateWords, spanWords } from './report-dates.ts'
import { part, type ReportPart } from './report-document.ts'

/** Stretches of days that a note lists at most; the newest ones are kept. */
const STRETCHES_SHOWN = 4
/** Weakest first, to find the strongest flow of a bleed. */
const STRENGTHS: readonly Flow[] = ['light-spotting', 'other', 'light-flow', 'moderate', 'heavy']

const FLAG_WORDS: Readonly<Record<RedFlagId, Message>> = {
  R1: () => t`Bleeding a year or more after the last bleeding`,
  R2: () => t`Bleeding in the first 6 months of {HRT}, or 3 months after a change`,
  R3: () => t`Unscheduled bleeding on {HRT} beyond its first months, or returned after 3 months without any`,
  R4: () => t`Long, heavy or unexpected bleeding on sequential {HRT}`,
  R5: () => t`{estrogen} without a progestogen or hormonal coil noted`,
  R6: () => t`Sequential {HRT} for 5 years or more, or at 54 or older`,
  R7: () => t`Hormonal coil past its date for a change`,
  R8: () => t`Repeated cycles under 21 days, or bleeding for more than 7 days`,
  R9: () => t`Repeated heavy bleeding, or signs of it (clots, flooding, pads changed every 1 to 2 hours)`,
  R10: () => t`Bleeding after sex or between periods`,
  R11: () => t`No bleeding for more than 90 days, under 45`,
  R12: () => t`Bleeding with tamoxifen or an aromatase inhibitor`,
  emergency: () => t`Very heavy bleeding, or faintness with it`,
  'no-uterus': () => t`Bleeding although the womb was removed`,
}

const ADVICE_WORDS: Readonly<Record<RedFlagLevel, Message>> = {
  note: () => t`advised to keep noting it`,
  review: () => t`advised to ask at the next review`,
  book: () => t`advised to book a visit`,
  contact: () => t`advised to contact a doctor within days`,
  'two-weeks': () => t`advised to see a doctor within two weeks`,
  'this-week': () => t`advised to call a doctor this week`,
  emergency: () => t`advised to get help at once`,
}

/** One open note in a line: what, on which days, and what the app advised. */
export function redFlagWords({ id, level, days }: ReportRedFlag, region: Report['region']): string {
  const what = inRegion(FLAG_WORDS[id](), language(), region)
  const when = stretchesOf(days).slice(-STRETCHES_SHOWN).map(spanWords).join('; ')
  const advice = ADVICE_WORDS[level]()
  return when ? t`${what} (${when}); ${advice}.` : t`${what}; ${advice}.`
}

/** The section of open notes about bleeding. */
export function flagsPart({ red_flags: flags, region }: Report): ReportPart | undefined {
  if (flags === null) return undefined
  const lines = flags.length > 0 ? flags.map((flag) => redFlagWords(flag, region)) : [t`None noted.`]
  return part('flags', t`Warning signs in the bleeding notes`, { lines })
}

/** A bleed from its first to its last day: noted days of bleeding, those with heavy flow, and the strongest flow. */
export type Bleed = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly days: number
  readonly heavy: number
  readonly strongest: Flow
}

/** The bleeds of the strip, oldest first; days at most four apart are one. */
export function bleedsOf(months: readonly BleedingMonth[]): Bleed[] {
  const noted = months.flatMap(({ month, days }) =>
    days.flatMap((flow, place) => (flow !== null && isBleeding(flow) ? [{ day: addDays(`${month}-01`, place), flow }] : [])),
  )
  return spellsOf(noted.map(({ day, flow }) => ({ day, flow: FLOWS[flow] }))).map((spell) => {
    const flows = noted.filter(({ day }) => day >= spell.from && day <= spell.to).map(({ flow }) => flow)
    const strongest = flows.toSorted((one, other) => STRENGTHS.indexOf(other) - STRENGTHS.indexOf(one))[0] ?? 'other'
    return { ...spell, heavy: flows.filter((flow) => flow === 'heavy').length, strongest }
  })
}

function bleedWords({ from, to, days, heavy, strongest }: Bleed): string {
  const count = plural(days, t`${days} day`, t`${days} days`)
  const most = heavy > 0 ? t`heavy on ${heavy}` : flowNames()[FLOWS[strongest]].toLowerCase()
  return `${spanWords({ from, to })} (${count}, ${most})`
}

const STAGE_WORDS: Readonly<Record<StageName, Message>> = {
  'late-reproductive': () => t`late reproductive years (−3)`,
  'early-transition': () => t`early menopausal transition (−2)`,
  'late-transition': () => t`late menopausal transition (−1)`,
  postmenopause: () => t`postmenopause (+1)`,
}

const REFUSAL_WORDS: Readonly<Record<StageRefusal, Message>> = {
  'surgical-menopause': () => t`both ovaries removed`,
  hysterectomy: () => t`no womb`,
  ablation: () => t`endometrial ablation`,
  poi: () => t`premature ovarian insufficiency`,
  'cancer-treatment': () => t`cancer treatment`,
  contraception: () => t`hormonal contraception`,
  hormones: () => t`hormone therapy`,
  pregnancy: () => t`pregnancy in the last year`,
  'under-40': () => t`under 40`,
}

function factWords(fact: StageFact): string {
  if (fact.kind === 'cycle') return t`a cycle of ${fact.days} days from ${dateWords(fact.from)}`
  if (fact.kind === 'change') return t`cycles of ${fact.before} and ${fact.after} days from ${dateWords(fact.from)}`
  return t`no bleeding for ${fact.days} days, ${spanWords(fact)}`
}

/** The stage and what it rests on, or why there is none. */
export function stageLine({ stage, phase, refusals, cautions, facts }: ReportBleeding['stage']): string {
  if (refusals.length > 0)
    return t`Stage (STRAW+10): not read from the calendar, because of: ${refusals.map((one) => REFUSAL_WORDS[one]()).join(', ')}.`
  if (stage === null) return t`Stage (STRAW+10): not enough is noted.`
  const name = phase === 'later' ? t`late postmenopause (+2)` : STAGE_WORDS[stage]()
  const line = t`Stage (STRAW+10) that her calendar fits: ${name}. Basis: ${facts.map(factWords).join('; ')}.`
  return cautions.includes('pcos') ? `${line} ${t`With PCOS, this is a rough guide.`}` : line
}

function gapLine({ cycles: { longest_gap: gap } }: ReportBleeding): string | undefined {
  if (!gap || gap.days <= 0) return undefined
  const from = dateWords(addDays(gap.after, 1))
  const place = gap.until === null ? t`since ${from}` : spanWords({ from: addDays(gap.after, 1), to: addDays(gap.until, -1) })
  return t`Longest time without noted bleeding: ${gap.days} days (${place}); ${gap.none_days} of them noted as without bleeding.`
}

/** Last period, cycle lengths and longest gap, one line each. */
export function cycleLines(bleeding: ReportBleeding): string[] {
  const { last_period: last, cycles } = bleeding.cycles
  const lengths = cycles.map(({ days }) => days).join(', ')
  return [
    last ? t`Last period: ${spanWords(last)}.` : t`Last period: not noted.`,
    lengths && t`Cycle lengths, newest first: ${lengths} days.`,
    gapLine(bleeding),
  ].filter((line): line is string => Boolean(line))
}

/** The section about bleeding; its strip is drawn from the report. */
export function bleedingPart({ bleeding }: Report): ReportPart | undefined {
  if (!bleeding) return undefined
  const heading = t`Bleeding, last 12 months`
  const { noted_days: noted, bled_days: bled, heavy_days: heavy } = bleeding
  const rest = [...cycleLines(bleeding), stageLine(bleeding.stage)]
  if (noted === 0) return part('bleeding', heading, { lines: [t`Nothing is noted about bleeding in these months.`], notes: rest })
  const bleeds = bleedsOf(bleeding.months).toReversed().map(bleedWords).join('; ')
  return part('bleeding', heading, {
    lines: [t`Bleeding on ${bled} of ${noted} noted days, heavy on ${heavy}.`],
    notes: [bleeds ? t`Bleeds, newest first: ${bleeds}.` : t`No bleeding on the noted days.`, ...rest],
  })
}

type Lettered = Exclude<Flow, 'no-bleeding'>

/** The first letters of the flows, which differ within each language. */
const LETTERS: Readonly<Record<Language, Readonly<Record<Lettered, string>>>> = {
  en: { 'light-spotting': 'S', 'light-flow': 'L', moderate: 'M', heavy: 'H', other: 'O' },
  es: { 'light-spotting': 'S', 'light-flow': 'L', moderate: 'M', heavy: 'A', other: 'O' },
  fr: { 'light-spotting': 'P', 'light-flow': 'L', moderate: 'M', heavy: 'A', other: 'O' },
}

/** The letter of a day in the strip; empty where nothing is noted. "No bleeding" is a hollow cell without a letter. */
export function stripLetter(flow: Flow | null): string {
  return flow === null || flow === 'no-bleeding' ? '' : LETTERS[language()][flow]
}

/** What the letters of the strip mean: "S light spotting, L light flow …". */
export function stripLegend(): string {
  const names = flowNames()
  const lettered = Object.entries(LETTERS[language()]) as [Lettered, string][]
  return [...lettered.map(([flow, letter]) => `${letter} ${names[FLOWS[flow]].toLowerCase()}`), t`□ no bleeding`, t`empty: not noted`].join(
    ', ',
  )
}
