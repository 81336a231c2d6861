/** Treatments and supplements of a report. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { type Dose, KINDS, type Phase, type Treatment } from '../../treatments/contract.ts'
import { adherenceOf } from '../../treatments/rules/adherence.ts'
import { changesIn, isOff, phaseOn, statusOn } from '../../treatments/rules/phases.ts'
import type { Report, ReportTreatment } from '../contract.ts'
import { type Days, isWithin } from './report-days.ts'

/** A treatment without whether it reminds her, which is a reminder. */
type StoredTreatment = Omit<Treatment, 'remind'>

/** By start, then by name. */
function orderOf({ started, name }: ReportTreatment): string {
  return `${started} ${name}`
}

const NO_DOSE = { amount: '', strength: '' }

function doseOf(phase: Phase | undefined): { amount: string; strength: string } {
  return phase ? { amount: phase.amount, strength: phase.strength } : NO_DOSE
}

/** The last phase up to a day in which something was taken. */
function lastTaken({ phases }: StoredTreatment, day: LocalDate): Phase | undefined {
  return phases.findLast(({ from, change }) => from <= day && !isOff(change))
}

function adherenceIn(treatment: StoredTreatment, doses: readonly Dose[], { from, to }: Days): ReportTreatment['adherence'] {
  const { planned, taken, skipped, not_noted } = adherenceOf(treatment, doses, { from, to, today: to })
  return planned > 0 ? { planned, taken, skipped, not_noted } : null
}

function toReportTreatment(treatment: StoredTreatment, doses: readonly Dose[], period: Days): ReportTreatment | undefined {
  const today = period.to
  const [status, phase] = [statusOn(treatment, today), phaseOn(treatment, today)]
  const started = treatment.phases[0]?.from
  if (!phase || !started || status === 'coming' || (status === 'past' && !isWithin(period, phase.from))) return undefined
  const { name, what, form, purpose, side_effects, reason_stopped } = treatment
  return {
    name,
    what,
    form,
    status,
    started,
    since: phase.from,
    ...doseOf(lastTaken(treatment, today)),
    schedule: phase.schedule,
    changes: changesIn([treatment], period.from, period.to).map((one) => ({
      on: one.day,
      change: one.phase.change,
      ...doseOf(one.phase),
      was: doseOf(one.before),
    })),
    adherence: adherenceIn(treatment, doses, period),
    purpose,
    side_effects,
    reason_stopped: status === 'now' ? '' : reason_stopped,
  }
}

/** The treatments she takes, has paused, or stopped within the period: hormones first, then by their start. */
export function reportTreatments(treatments: readonly StoredTreatment[], doses: readonly Dose[], period: Days): ReportTreatment[] {
  return treatments
    .flatMap((treatment) => toReportTreatment(treatment, doses, period) ?? [])
    .toSorted((one, other) => KINDS.indexOf(one.what) - KINDS.indexOf(other.what) || (orderOf(one) < orderOf(other) ? -1 : 1))
}

/** The supplements she noted as taken in her logs of the period, the most frequent first. */
export function reportSupplements(logs: readonly LogEntry[], period: Days): Report['supplements'] {
  const found = new Map<string, { name: string; days: number }>()
  for (const { log_date: day, supplements } of logs) {
    if (!isWithin(period, day)) continue
    for (const { name, taken } of supplements ?? []) {
      if (taken === false) continue
      const key = name.toLowerCase()
      found.set(key, { name, days: (found.get(key)?.days ?? 0) + 1 })
    }
  }
  return [...found.values()].toSorted((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1))
}
