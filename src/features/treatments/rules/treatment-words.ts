import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type Message, plural, t } from '../../../kit/words.ts'
import { clockWords, daysWords } from '../../reminders/rules/when-words.ts'
import type { Change, Phase, Schedule, Treatment, TreatmentForm, TreatmentKind } from '../contract.ts'
import { phaseOn, type TreatmentChange } from './phases.ts'

/** What it is, as she chooses it. */
export const KIND_WORDS: Readonly<Record<TreatmentKind, Message>> = {
  oestrogen: () => t`Estrogen`,
  progestogen: () => t`Progesterone or a progestogen`,
  combined: () => t`Estrogen and progestogen together`,
  'vaginal-oestrogen': () => t`Vaginal estrogen`,
  testosterone: () => t`Testosterone`,
  tibolone: () => t`Tibolone`,
  'non-hormonal': () => t`A medicine without hormones`,
  supplement: () => t`A supplement or a plant remedy`,
  other: () => t`Something else`,
}

/** How it is taken. */
export const FORM_WORDS: Readonly<Record<TreatmentForm, Message>> = {
  patch: () => t`Patch`,
  gel: () => t`Gel`,
  spray: () => t`Spray`,
  tablet: () => t`Tablet`,
  capsule: () => t`Capsule`,
  pessary: () => t`Pessary`,
  cream: () => t`Cream`,
  ring: () => t`Ring`,
  ius: () => t`Hormonal coil`,
  implant: () => t`Implant`,
  injection: () => t`Injection`,
  other: () => t`Something else`,
}

/** Changes, as she chooses them. */
export const CHANGE_WORDS: Readonly<Record<Change, Message>> = {
  start: () => t`Started`,
  'dose-up': () => t`Higher dose`,
  'dose-down': () => t`Lower dose`,
  switch: () => t`Switched`,
  pause: () => t`Paused`,
  stop: () => t`Stopped`,
}

function timesWords(times: readonly string[]): string {
  return times.map(clockWords).join(', ')
}

/** When it is taken: "Mondays and Thursdays, 8:00 AM". */
export function scheduleWords(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'daily':
      return t`Every day, ${timesWords(schedule.times)}`
    case 'weekdays':
      return `${daysWords(schedule.days)}, ${timesWords(schedule.times)}`
    case 'every':
      return t`Every ${schedule.n} days, ${timesWords(schedule.times)}`
    case 'cycle':
      return `${plural(schedule.on, t`${schedule.on} day on`, t`${schedule.on} days on`)}, ${plural(schedule.off, t`${schedule.off} day off`, t`${schedule.off} days off`)}, ${timesWords(schedule.times)}`
    case 'calendar-month':
      return t`Days ${schedule.from_day} to ${schedule.to_day} of each month, ${timesWords(schedule.times)}`
    case 'with-bleeding':
      return t`While bleeding`
    case 'as-needed':
      return t`When needed`
    case 'in-place':
      return t`In place, to be changed by ${dayWords(schedule.until, 'date')}`
  }
}

/** Amount and strength of a phase, as she wrote them; empty for none. */
export function doseWords({ amount, strength }: Pick<Phase, 'amount' | 'strength'>): string {
  return [amount, strength].filter(Boolean).join(', ')
}

/** A change in words, without its day: "My patch: 50 → 75, higher dose". */
export function changeWords({ treatment: { name }, phase, before }: TreatmentChange<Pick<Treatment, 'name' | 'phases'>>): string {
  const what = CHANGE_WORDS[phase.change]().toLocaleLowerCase()
  const [now, then] = [phase.strength || phase.amount, before && (before.strength || before.amount)]
  if (now && then && now !== then) return t`${name}: ${then} → ${now}, ${what}`
  return now ? t`${name}: ${now}, ${what}` : t`${name}: ${what}`
}

/** What she takes on a day: amount, strength and plan; empty when nothing. */
export function takenWords(treatment: Treatment, day: LocalDate): string {
  const phase = phaseOn(treatment, day) ?? treatment.phases[0]
  return phase?.schedule ? [doseWords(phase), scheduleWords(phase.schedule)].filter(Boolean).join(' · ') : ''
}
