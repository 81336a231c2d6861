/**
 * Rules about bleeding that a doctor should hear of (decision 0068; docs/content.md, section 2). They count days and
 * compare dates; a day without a note is unknown. Words and sources are in `red-flag-table.ts`.
 */
import { addDays, daysBetween } from '../../../kit/local-date.ts'
import { HORMONAL_CONTRACEPTION } from '../../background/contract.ts'
import { HEAVY_SIGNS, RED_FLAG_LEVELS, type RedFlagId } from '../contract.ts'
import {
  ageIn,
  daysWith,
  type Evidence,
  HEAVY,
  heavyDays,
  isNews,
  periodStarts,
  type RedFlagInput,
  runsOf,
  toEvidence,
  within,
} from './red-flag-evidence.ts'
import type { RedFlag, Seen } from './red-flag-finding.ts'
import { expiredDevice, longSequential, onContinuous, onSequential, regimenOn, unopposed } from './red-flag-hormones.ts'
import { GAP_SILENCE_DAYS, isKnownGap, YEAR_DAYS, yearsWithout } from './known-days.ts'

const HALF_YEAR_DAYS = 183
const SHORT_CYCLE_DAYS = 21
const LONG_DAYS = 7
/** So long a bleeding is reported even once. */
const VERY_LONG_DAYS = 8
const LOOKED_PERIODS = 3
const HEAVY_PERIODS = 2
const HEAVY_PERIOD_DAYS = 3
const BETWEEN_TIMES = 2
const GAP_DAYS = 90
const EARLY_AGE = 45
const UNDER_45: readonly RedFlagInput['ageRange'][] = ['35-40', '41-45']
const RAISED_BY_RISK: readonly RedFlagId[] = ['R1', 'R3', 'R4']

/** R1: any bleeding after a year without, or after she said that she is past menopause; not with hormone therapy. */
function afterAYear(evidence: Evidence): RedFlag | undefined {
  const { newest, bled, notes, phase, background } = evidence
  if (!newest) return undefined
  const last = background.last_period
  // Known by its month only, it may have been on the last day of it.
  const earlier = last && (last.precision === 'day' ? last.date : addDays(last.date, 30))
  const days = bled.map(({ day }) => day)
  const known = earlier !== undefined && earlier < (days[0] ?? '') ? [earlier, ...days] : days
  const years = yearsWithout(known, notes).filter(({ until }) => until <= newest.to && daysBetween(until, newest.from) < YEAR_DAYS)
  const isPast = phase === 'Postmenopausal'
  const year = years.findLast((one) => one.isKnown || !isPast)
  if (!year && !isPast) return undefined
  const spell = within(bled, newest)
  const flow = spell.find(({ day }) => day === year?.until)?.flow ?? spell.at(-1)?.flow
  if (flow === undefined) return undefined
  const seen: Seen = year ? { about: 'after-a-year', flow, count: year.days, isKnown: year.isKnown } : { about: 'past-menopause', flow }
  const since = year && days.includes(year.since) ? [year.since] : []
  return {
    id: 'R1',
    level: 'two-weeks',
    seen,
    since: newest.from,
    about: { from: newest.from, to: newest.to },
    days: [...new Set([...since, ...(year ? [year.until] : []), ...spell.map(({ day }) => day)])].toSorted(),
  }
}

/** R8: two cycles under 21 days in half a year; bleeding for more than 7 days twice, or for more than 8 once. */
function oftenOrLong(evidence: Evidence): RedFlag | undefined {
  const { today, bled } = evidence
  const starts = periodStarts(evidence)
  const short = starts.flatMap(({ day, isKnown }, index) => {
    const before = starts[index - 1]?.day
    const isShort = before !== undefined && isKnown && daysBetween(before, day) < SHORT_CYCLE_DAYS
    return isShort && daysBetween(day, today) < HALF_YEAR_DAYS ? [{ before, day }] : []
  })
  const [one, other] = short.slice(-2)
  if (one && other && isNews(today, other.day)) {
    const days = [...new Set([one.before, one.day, other.before, other.day])].toSorted()
    return {
      id: 'R8',
      level: 'book',
      seen: { about: 'short-cycles' },
      since: other.day,
      about: { from: other.before, to: other.day },
      days,
    }
  }
  const runs = runsOf(bled).filter(({ to, count }) => count > LONG_DAYS && daysBetween(to, today) < HALF_YEAR_DAYS)
  const [before, run] = [runs.at(-2), runs.at(-1)]
  if (!run || !isNews(today, run.to)) return undefined
  const { from, to, count } = run
  const shared = { id: 'R8', level: 'book', since: from, about: { from, to } } as const
  if (before) return { ...shared, seen: { about: 'long-twice', count: runs.length }, days: [before.from, before.to, from, to] }
  return count > VERY_LONG_DAYS ? { ...shared, seen: { about: 'long', count }, days: [from, to] } : undefined
}

/** R9: a sign of heavy bleeding, or heavy flow on three days in two of the last three periods. */
function heavy(evidence: Evidence): RedFlag | undefined {
  const { newest, today, periods } = evidence
  const signs = newest ? daysWith(evidence, newest, HEAVY) : []
  if (newest && signs.length > 0)
    return {
      id: 'R9',
      level: 'book',
      seen: { about: 'heavy-signs' },
      since: newest.from,
      about: { from: newest.from, to: newest.to },
      days: signs,
    }
  const many = periods.slice(-LOOKED_PERIODS).filter((period) => heavyDays(evidence, period).length >= HEAVY_PERIOD_DAYS)
  const last = many.at(-1)
  if (!last || many.length < HEAVY_PERIODS || !isNews(today, last.to)) return undefined
  const days = many.slice(-HEAVY_PERIODS).flatMap((period) => heavyDays(evidence, period))
  return { id: 'R9', level: 'book', seen: { about: 'heavy-twice' }, since: last.from, about: { from: last.from, to: last.to }, days }
}

/** R10: bleeding after sex, or between periods at least twice in half a year. */
function unexpected(evidence: Evidence, isOtherwiseNamed: boolean): RedFlag | undefined {
  const { spells, today } = evidence
  const recent = spells.filter(({ to }) => daysBetween(to, today) < HALF_YEAR_DAYS)
  const afterSex = recent.findLast((spell) => isNews(today, spell.to) && daysWith(evidence, spell, ['after_sex']).length > 0)
  if (afterSex)
    return {
      id: 'R10',
      level: 'two-weeks',
      seen: { about: 'after-sex' },
      since: afterSex.from,
      about: { from: afterSex.from, to: afterSex.to },
      days: daysWith(evidence, afterSex, ['after_sex']),
    }
  const between = recent.filter((spell) => daysWith(evidence, spell, ['between_periods']).length > 0)
  const last = between.at(-1)
  if (isOtherwiseNamed || !last || between.length < BETWEEN_TIMES || !isNews(today, last.to)) return undefined
  const days = between.flatMap((spell) => daysWith(evidence, spell, ['between_periods']))
  return {
    id: 'R10',
    level: 'two-weeks',
    seen: { about: 'between-periods', count: between.length },
    since: last.from,
    about: { from: last.from, to: last.to },
    days,
  }
}

/** R11: more than 90 known days without bleeding under 45, with a "No bleeding" in the last 30. */
function gapUnder45(evidence: Evidence): RedFlag | undefined {
  const { bled, none, notes, today, ageRange, phase, background } = evidence
  const last = bled.at(-1)?.day
  const age = ageIn(evidence)
  const isUnder = age === undefined ? UNDER_45.includes(ageRange) : age < EARLY_AGE
  if (last === undefined || !isUnder || phase === 'Postmenopausal' || HORMONAL_CONTRACEPTION.includes(background.contraception))
    return undefined
  const count = daysBetween(last, today)
  const isStated = none.some((day) => day > last && daysBetween(day, today) <= GAP_SILENCE_DAYS)
  if (count <= GAP_DAYS || !isStated || !isKnownGap(notes, last, today, GAP_SILENCE_DAYS)) return undefined
  return { id: 'R11', level: 'book', seen: { about: 'gap', count }, since: last, about: null, days: [last] }
}

/** R12, and the rule for a woman without a uterus: any bleeding. */
function anyBleeding({ newest, bled }: Evidence, flag: Pick<RedFlag, 'id' | 'level' | 'seen'>): RedFlag | undefined {
  if (!newest) return undefined
  return {
    ...flag,
    since: newest.from,
    about: { from: newest.from, to: newest.to },
    days: within(bled, newest).map(({ day }) => day),
  }
}

/** Very fast bleeding; each day of it is a finding of its own. */
function emergency(evidence: Evidence): RedFlag | undefined {
  const { newest } = evidence
  const day = newest && daysWith(evidence, newest, [HEAVY_SIGNS[4]]).at(-1)
  if (day === undefined) return undefined
  return { id: 'emergency', level: 'emergency', seen: { about: 'emergency' }, since: day, about: { from: day, to: day }, days: [day] }
}

/** R13: a major risk factor raises the level by one. */
function raised(flag: RedFlag, { background }: Evidence): RedFlag {
  if (background.lynch_or_cowden !== 'yes' || !RAISED_BY_RISK.includes(flag.id)) return flag
  const level = RED_FLAG_LEVELS[RED_FLAG_LEVELS.indexOf(flag.level) + 1] ?? flag.level
  return { ...flag, level, isRaised: true }
}

function bleedingFlags(evidence: Evidence): (RedFlag | undefined)[] {
  const { newest, background } = evidence
  const regimen = newest && regimenOn(evidence, newest.to)
  const isEndocrine = background.cancer_treatment === 'endocrine'
  const menopausal = afterAYear(evidence)
  const year = regimen ? undefined : menopausal
  const endocrine = isEndocrine ? anyBleeding(evidence, { id: 'R12', level: 'two-weeks', seen: { about: 'endocrine' } }) : undefined
  const isBleedFree = regimen?.kind === 'continuous' || (regimen?.kind === 'oestrogen-only' && menopausal !== undefined)
  const therapy =
    regimen && (isBleedFree ? onContinuous(evidence, regimen) : regimen.kind === 'sequential' ? onSequential(evidence, regimen) : undefined)
  // One bleeding gets one note: the most urgent rule that names it.
  const named = year ?? therapy ?? endocrine
  return [
    year,
    year ? undefined : endocrine,
    therapy,
    regimen || year ? undefined : oftenOrLong(evidence),
    therapy && therapy.id !== 'R2' ? undefined : heavy(evidence),
    unexpected(evidence, named !== undefined || regimen !== undefined),
    regimenOn(evidence, evidence.today) ? undefined : gapUnder45(evidence),
  ]
}

/** The findings in her calendar and treatments, most urgent first; at most one of each cause. */
export function redFlags(input: RedFlagInput): RedFlag[] {
  const evidence = toEvidence(input)
  const found =
    input.background.uterus === 'no'
      ? [anyBleeding(evidence, { id: 'no-uterus', level: 'book', seen: { about: 'no-uterus' } })]
      : [...bleedingFlags(evidence), unopposed(evidence), longSequential(evidence), expiredDevice(evidence)]
  return [emergency(evidence), ...found]
    .filter((flag) => flag !== undefined)
    .map((flag) => raised(flag, evidence))
    .toSorted((one, other) => RED_FLAG_LEVELS.indexOf(other.level) - RED_FLAG_LEVELS.indexOf(one.level))
}
