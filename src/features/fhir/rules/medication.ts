import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Phase, Schedule, Treatment } from '../../treatments/contract.ts'
import { isOff, statusOn } from '../../treatments/rules/phases.ts'
import { doseWords, scheduleWords } from '../../treatments/rules/treatment-words.ts'
import type { Coding } from './codes.ts'
import { type FhirContext, patientReference, type Resource } from './resource.ts'

const ATC = 'http://www.whocc.no/atc'

/** A treatment without whether it reminds her. */
type Taken = Omit<Treatment, 'remind'>

/**
 * The ATC code of what she picked from our list, only where the choice leaves no doubt: a combined product or a
 * progestogen may be for menopause (G03F, G03D) or for contraception (G03A), so these have none.
 */
function atcOf({ what, form }: Taken): Coding | undefined {
  if (what === 'oestrogen' || what === 'vaginal-oestrogen') return { system: ATC, code: 'G03C', display: 'Estrogens' }
  if (what === 'tibolone') return { system: ATC, code: 'G03CX01', display: 'tibolone' }
  if (what === 'progestogen' && form === 'ius') return { system: ATC, code: 'G02BA03', display: 'plastic IUD with progestogen' }
  return undefined
}

/** The plan as numbers, where FHIR can say it exactly; undefined otherwise, since the text says it anyway. */
function timingOf(schedule: Schedule): Record<string, unknown> | undefined {
  const timesOf = (times: readonly string[]) => ({ frequency: times.length, timeOfDay: times.map((time) => `${time}:00`) })
  switch (schedule.kind) {
    case 'daily':
      return { ...timesOf(schedule.times), period: 1, periodUnit: 'd' }
    case 'weekdays':
      return {
        timeOfDay: schedule.times.map((time) => `${time}:00`),
        dayOfWeek: schedule.days,
      }
    case 'every':
      return { ...timesOf(schedule.times), period: schedule.n, periodUnit: 'd' }
    default:
      return undefined
  }
}

/** Active while it is the last phase; otherwise what ended it decides. */
function statusFor(treatment: Taken, place: number, today: LocalDate): string {
  const next = treatment.phases[place + 1]
  if (statusOn({ phases: treatment.phases.slice(place, place + 1) }, today) === 'coming') return 'intended'
  if (!next || next.from > today) return 'active'
  if (next.change === 'stop') return 'stopped'
  return next.change === 'pause' ? 'on-hold' : 'completed'
}

function statementOf(context: FhirContext, treatment: Taken, phase: Phase, place: number, today: LocalDate): Resource {
  const { id, name, purpose, side_effects: sideEffects, reason_stopped: reason, phases } = treatment
  const next = phases[place + 1]
  const status = statusFor(treatment, place, today)
  const { schedule } = phase
  const timing = schedule && timingOf(schedule)
  const words = [doseWords(phase), schedule && scheduleWords(schedule)].filter(Boolean).join(' · ')
  const atc = atcOf(treatment)
  const patient = patientReference(context)
  return {
    resourceType: 'MedicationStatement',
    id: context.uuidOf(`MedicationStatement ${id} ${phase.from}`),
    status,
    ...((status === 'stopped' || status === 'on-hold') && reason && { statusReason: [{ text: reason }] }),
    medicationCodeableConcept: { ...(atc && { coding: [atc] }), text: name },
    subject: patient,
    effectivePeriod: { start: phase.from, ...(next && { end: addDays(next.from, -1) }) },
    informationSource: patient,
    ...(purpose && { reasonCode: [{ text: purpose }] }),
    ...(sideEffects && { note: [{ text: sideEffects }] }),
    dosage: [
      {
        text: words,
        ...(timing && { timing: { repeat: timing } }),
        ...(schedule?.kind === 'as-needed' && { asNeededBoolean: true }),
      },
    ],
  }
}

/**
 * What she takes and took: one MedicationStatement for each stretch in one dose that overlaps with the days from
 * `from` on. Names, doses and reasons are her own words.
 */
export function medicationStatements(context: FhirContext, treatment: Taken, from: LocalDate, today: LocalDate): Resource[] {
  return treatment.phases.flatMap((phase, place) => {
    const next = treatment.phases[place + 1]
    return isOff(phase.change) || (next && next.from <= from) ? [] : [statementOf(context, treatment, phase, place, today)]
  })
}
