/** Questionnaires of a report. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Checkin, Instrument } from '../../checkins/contract.ts'
import { isDangerItem } from '../../checkins/rules/forms.ts'
import type { HormoneUse } from '../../treatments/rules/hormone-use.ts'
import type { ReportMrs, ReportScreening, Screening } from '../contract.ts'
import { type Days, isWithin } from './report-days.ts'

/** Days before the newest scale that count as three months earlier, and how far from it one may be. */
const THREE_MONTHS = 91
const NEAR_THREE_MONTHS = 31
/** A scale counts as the one at the start of a treatment up to this many days before and after it. */
const BEFORE_START = 60
const AFTER_START = 14
/** Most questionnaires of one kind that are listed. */
const LISTED = 6

/** The questionnaires of each choice. */
export const SCREENING_INSTRUMENTS: Readonly<Record<Screening, readonly Instrument[]>> = {
  phq: ['phq9', 'phq8', 'phq2'],
  gad: ['gad7', 'gad2'],
}

function nearest(checkins: readonly Checkin[], day: LocalDate, { before, after }: { before: number; after: number }): Checkin | undefined {
  const away = ({ local_date: on }: Checkin) => Math.abs(daysBetween(day, on))
  return checkins
    .filter(({ local_date: on }) => on >= addDays(day, -before) && on <= addDays(day, after))
    .toSorted((one, other) => away(one) - away(other))[0]
}

/** First day of the hormone treatment she uses now. */
function startOf(hormoneUses: readonly HormoneUse[]): LocalDate | undefined {
  return hormoneUses.find(({ to }) => to === null)?.from
}

/** The days, newest first and without overlap, whose scales `reportMrs` needs. */
export function mrsDays(hormoneUses: readonly HormoneUse[], { from, to }: Days): Days[] {
  const recent = { from: addDays(from, -(THREE_MONTHS + NEAR_THREE_MONTHS)), to }
  const start = startOf(hormoneUses)
  if (start === undefined || addDays(start, -BEFORE_START) >= recent.from) return [recent]
  const [end, last] = [addDays(start, AFTER_START), addDays(recent.from, -1)]
  return [recent, { from: addDays(start, -BEFORE_START), to: end < last ? end : last }]
}

/** The scales to compare: now, three months earlier, and at the start of the hormone treatment she uses. */
export function reportMrs(checkins: readonly Checkin[], hormoneUses: readonly HormoneUse[], period: Days): ReportMrs[] {
  const scales = checkins.filter(({ instrument }) => instrument === 'mrs')
  const now = scales.find(({ local_date: on }) => isWithin(period, on))
  if (!now) return []
  const earlier = scales.filter(({ id, local_date: on }) => id !== now.id && on <= now.local_date)
  const start = startOf(hormoneUses)
  const treatment = start === undefined ? undefined : nearest(earlier, start, { before: BEFORE_START, after: AFTER_START })
  const before = nearest(
    earlier.filter(({ id }) => id !== treatment?.id),
    addDays(now.local_date, -THREE_MONTHS),
    { before: NEAR_THREE_MONTHS, after: NEAR_THREE_MONTHS },
  )
  const rows: [ReportMrs['at'], Checkin | undefined][] = [
    ['now', now],
    ['before', before],
    ['treatment', treatment],
  ]
  return rows.flatMap(([at, one]) => (one ? [{ at, on: one.local_date, total: one.total, parts: one.parts }] : []))
}

/** Which questionnaires there are. */
export function screeningsIn(checkins: readonly Checkin[]): Screening[] {
  return (['phq', 'gad'] as const).filter((kind) => checkins.some(({ instrument }) => SCREENING_INSTRUMENTS[kind].includes(instrument)))
}

function itemOfDanger({ instrument, answers }: Checkin): number | null {
  return answers.find((_, place) => isDangerItem(instrument, place)) ?? null
}

/** The ticked questionnaires, newest first. The answer about death is only there when she ticked it. */
export function reportScreening(checkins: readonly Checkin[], kinds: readonly Screening[], hasItem9: boolean): ReportScreening[] {
  return kinds.flatMap((kind) =>
    checkins
      .filter(({ instrument }) => SCREENING_INSTRUMENTS[kind].includes(instrument))
      .slice(0, LISTED)
      .map((one) => ({
        instrument: one.instrument,
        on: one.local_date,
        total: one.total,
        item_9: hasItem9 && one.instrument === 'phq9' ? itemOfDanger(one) : null,
      })),
  )
}
