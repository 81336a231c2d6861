/** Treatments in words, for a doctor. */
import type { Schedule, TreatmentKind } from '../../treatments/contract.ts'
import { CHANGE_WORDS, doseWords, FORM_WORDS, KIND_WORDS, scheduleWords } from '../../treatments/rules/treatment-words.ts'
import { plural, t } from '../../../kit/words.ts'
import type { Report, ReportTreatment, ReportTreatmentChange } from '../contract.ts'
import { dateWords } from './report-dates.ts'
import { part, type ReportItem, type ReportPart } from './report-document.ts'

/** Kinds whose name says more than the form. */
const NAMED_KINDS: readonly TreatmentKind[] = [
  'oestrogen',
  'progestogen',
  'combined',
  'vaginal-oestrogen',
  'testosterone',
  'tibolone',
  'non-hormonal',
]

/** "Estradot (estrogen, patch)". */
export function treatmentTitle({ name, what, form }: Pick<ReportTreatment, 'name' | 'what' | 'form'>): string {
  const kind = NAMED_KINDS.includes(what) ? KIND_WORDS[what]() : ''
  const details = [kind, form === 'other' ? '' : FORM_WORDS[form]()].filter(Boolean).map((word) => word.toLocaleLowerCase())
  return details.length > 0 ? t`${name} (${details.join(', ')})` : name
}

/** "1 patch, 50 µg/24 h · Mondays and Thursdays, 8:00 AM". */
export function planWords(treatment: Pick<ReportTreatment, 'amount' | 'strength' | 'schedule'>): string {
  const { schedule } = treatment
  // The schema of a reply describes all schedules by one flat shape.
  return [doseWords(treatment), schedule ? scheduleWords(schedule as Schedule) : ''].filter(Boolean).join(' · ')
}

function sinceWords({ status, since, started }: ReportTreatment): string {
  const [from, start] = [dateWords(since), dateWords(started)]
  if (status === 'past') return t`Stopped on ${from}; started ${start}.`
  if (status === 'paused') return t`Paused since ${from}; started ${start}.`
  return since === started ? t`Since ${from}.` : t`In this way since ${from}; started ${start}.`
}

function changeLine({ on, change, was, ...dose }: ReportTreatmentChange): string {
  const [now, before] = [doseWords(dose), doseWords(was)]
  const what = CHANGE_WORDS[change]().toLocaleLowerCase()
  const words = now && before && now !== before ? `${before} → ${now}` : now
  return words ? t`${dateWords(on)}: ${what}, ${words}` : t`${dateWords(on)}: ${what}`
}

/** "84 of 90 planned doses taken, 4 skipped, 2 not noted." Without any note it does not say that none was taken. */
export function adherenceWords({ planned, taken, skipped, not_noted }: NonNullable<ReportTreatment['adherence']>): string {
  if (taken + skipped === 0) return plural(planned, t`${planned} planned dose, not noted.`, t`${planned} planned doses, none noted.`)
  const first = plural(planned, t`${taken} of ${planned} planned dose taken`, t`${taken} of ${planned} planned doses taken`)
  const rest = [skipped > 0 && t`${skipped} skipped`, not_noted > 0 && t`${not_noted} not noted`].filter(Boolean)
  return `${[first, ...rest].join(', ')}.`
}

function treatmentItem(treatment: ReportTreatment): ReportItem {
  const { changes, adherence, purpose, side_effects: effects, reason_stopped: reason, started } = treatment
  // The start is said with "since".
  const told = changes.filter(({ on }) => on !== started)
  const plan = planWords(treatment)
  const lines = [
    plan && `${plan}.`,
    sinceWords(treatment),
    told.length > 0 && t`Changes: ${told.map(changeLine).join('; ')}.`,
    adherence && adherenceWords(adherence),
    purpose && t`For: “${purpose}”`,
    effects && t`Side effects, in her words: “${effects}”`,
    reason && t`Why it ended, in her words: “${reason}”`,
  ]
  return { title: treatmentTitle(treatment), lines: lines.filter((line): line is string => Boolean(line)) }
}

function supplementsLine({ supplements }: Report): string | undefined {
  if (supplements.length === 0) return undefined
  const each = supplements.map(({ name, days }) => plural(days, t`${name} (${days} day)`, t`${name} (${days} days)`))
  return t`Supplements in her daily notes: ${each.join(', ')}.`
}

/** The section of treatments and supplements. */
export function treatmentsPart(report: Report): ReportPart | undefined {
  const { sections, treatments } = report
  const hasTreatments = sections.includes('treatments')
  if (!hasTreatments && !sections.includes('supplements')) return undefined
  const supplements = supplementsLine(report)
  const isEmpty = treatments.length === 0
  return part('treatments', hasTreatments ? t`Treatments` : t`Supplements`, {
    lines: isEmpty && !(supplements && !hasTreatments) ? [t`None noted.`] : [],
    items: treatments.map(treatmentItem),
    notes: supplements === undefined ? [] : [supplements],
  })
}
