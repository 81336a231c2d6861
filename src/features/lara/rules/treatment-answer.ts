/** Lara's answers to questions about her own treatments: her notes, and no advice (decision 0073). */
import { dayWords } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Message, plural, t } from '../../../kit/words.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import { clockWords } from '../../reminders/rules/when-words.ts'
import type { Dose, DoseState, Treatment } from '../../treatments/contract.ts'
import { adherenceOf } from '../../treatments/rules/adherence.ts'
import { dosesOn } from '../../treatments/rules/day-doses.ts'
import { phaseOn, planOf, statusOn } from '../../treatments/rules/phases.ts'
import { CHANGE_WORDS, doseWords, takenWords } from '../../treatments/rules/treatment-words.ts'
import { meantBy, startOf, type TreatmentQuestion } from './read-treatment-question.ts'

/** What an answer reads. `doses` are those of the days asked for. */
export type TreatmentNotes = { readonly treatments: readonly Treatment[]; readonly doses: readonly Dose[] }

/** Treatments named at most in one answer. */
const NAMED_MAX = 6

const link = () => ({ ...toChip(t`Open treatments`), to: '/treatments' })

function made(text: string, rows: readonly AnswerRow[] = []): Made {
  return { text, parts: partsOf('own_data', { rows: [...rows], chips: [link()] }), about: null, isFixed: true }
}

/** The answer while she hides intimate entries, which covers the names of treatments. */
export function hiddenTreatments(): Made {
  return made(
    t`You asked for intimate entries to be hidden, so I don’t look at your treatments. If you want me to, open Settings, then Privacy, and turn off “Hide intimate entries”.`,
  )
}

/** The answer to a question about her doses while her list is empty. */
export function noTreatments(): Made {
  return made(t`Your list of treatments is still empty, so there are no doses to look up. You can add one under Treatments.`)
}

/** The answer to a question about a treatment that she has not noted. */
export function notHerTreatment(treatments: readonly Pick<Treatment, 'name'>[]): Made {
  const names = treatments.slice(0, NAMED_MAX).map(({ name }) => name)
  return made(t`I can’t find that one among your treatments. Your list has: ${names.join(', ')}.`)
}

function row(day: LocalDate, words: string): AnswerRow {
  return { day, words, log_type: null, log_id: null }
}

function startWords(treatment: Treatment, today: LocalDate): string {
  const { name, phases } = treatment
  const start = startOf(treatment, today)
  const status = statusOn(treatment, today)
  const last = phaseOn(treatment, today)
  if (start === undefined) return t`${name}: you noted that you’ll start on ${dayWords(phases[0]?.from ?? today, 'date')}.`
  const days = daysBetween(start, today)
  const first = phases.find(({ change }) => change === 'start')?.from
  const date = dayWords(start, 'date')
  const begun = plural(
    days,
    t`${name}: you noted that you started on ${date}, ${days} day ago.`,
    t`${name}: you noted that you started on ${date}, ${days} days ago.`,
  )
  const earlier = first !== undefined && first < start ? t`The first time was on ${dayWords(first, 'date')}.` : ''
  const ended =
    last && status === 'past'
      ? t`You stopped on ${dayWords(last.from, 'date')}.`
      : last && status === 'paused'
        ? t`You paused on ${dayWords(last.from, 'date')}.`
        : ''
  return [begun, earlier, ended].filter(Boolean).join(' ')
}

function currentWords(treatment: Treatment, today: LocalDate): string {
  const since = phaseOn(treatment, today)?.from ?? today
  return t`${treatment.name}: ${takenWords(treatment, today)}, since ${dayWords(since, 'date')}.`
}

function doseCountWords(treatment: Treatment, { days }: TreatmentQuestion, doses: readonly Dose[], today: LocalDate): string | undefined {
  const { planned, taken, late, skipped, not_noted: open } = adherenceOf(treatment, doses, { ...days, today })
  if (planned === 0) return undefined
  const parts = [
    t`${taken} noted as taken`,
    late > 0 && t`${late} of them late`,
    t`${skipped} as skipped`,
    open > 0 && t`${open} without a note`,
  ]
  const { name } = treatment
  return `${plural(planned, t`${name}: ${planned} planned dose.`, t`${name}: ${planned} planned doses.`)} ${parts.filter(Boolean).join(', ')}.`
}

const STATE_WORDS: Readonly<Record<DoseState, Message>> = {
  taken: () => t`noted as taken`,
  late: () => t`noted as taken late`,
  skipped: () => t`noted as skipped`,
}

/** What she noted about the doses of one day; undefined if none was planned. */
function dayWordsOf(treatment: Treatment, day: LocalDate, doses: readonly Dose[]): string | undefined {
  const planned = dosesOn(day, [treatment], doses).filter(({ time, state }) => time !== undefined || state !== undefined)
  const parts = planned.map(({ time, state }) =>
    [time && clockWords(time), state ? STATE_WORDS[state]() : t`without a note`].filter(Boolean).join(', '),
  )
  return parts.length > 0 ? t`${treatment.name}: ${parts.join('; ')}.` : undefined
}

/** The next planned dose after those of today that she has noted; undefined if none is planned. */
function nextWords(treatment: Treatment, doses: readonly Dose[], today: LocalDate): string | undefined {
  const isDone = dosesOn(today, [treatment], doses).every(({ state }) => state !== undefined)
  const next = planOf(treatment)(isDone ? addDays(today, 1) : today)
  const { name } = treatment
  return next && t`${name}: next planned on ${dayWords(next.day, 'long')}, ${next.times.map(clockWords).join(', ')}.`
}

/**
 * The answer from her notes, in the current language; undefined when none of her treatments is meant. States what she
 * noted and no more: no answer says what is right, or what to do about a dose.
 */
export function answerTreatmentQuestion(
  asked: TreatmentQuestion,
  { treatments, doses }: TreatmentNotes,
  today: LocalDate,
): Made | undefined {
  const meant = meantBy(asked.named, treatments)
  if (asked.asks === 'start') {
    const found = meant.slice(0, NAMED_MAX)
    if (found.length === 0) return undefined
    const rows = found.flatMap(({ name, phases }) =>
      phases
        .filter(({ from }) => from <= today)
        .map((phase) =>
          row(phase.from, [`${name}: ${CHANGE_WORDS[phase.change]().toLocaleLowerCase()}`, doseWords(phase)].filter(Boolean).join(', ')),
        ),
    )
    return made(found.map((one) => startWords(one, today)).join('\n\n'), rows)
  }
  if (asked.asks === 'current') {
    const found = meant.filter((one) => statusOn(one, today) === 'now').slice(0, NAMED_MAX)
    if (found.length === 0) return undefined
    const note = t`That’s what you noted; your doctor or pharmacist can tell you what’s right for you.`
    return made([...found.map((one) => currentWords(one, today)), note].join('\n\n'))
  }
  if (asked.asks === 'next') {
    const found = meant.flatMap((one) => nextWords(one, doses, today) ?? []).slice(0, NAMED_MAX)
    return made(found.length > 0 ? found.join('\n\n') : t`You haven’t noted when the next dose is.`)
  }
  const { from, to } = asked.days
  if (from === to) {
    const found = meant.flatMap((one) => dayWordsOf(one, to, doses) ?? []).slice(0, NAMED_MAX)
    const day = dayWords(to, 'long')
    return made(found.length > 0 ? [t`Your doses on ${day}:`, ...found].join('\n\n') : t`You had no dose of it planned for ${day}.`)
  }
  const counted = meant.flatMap((one) => doseCountWords(one, asked, doses, today) ?? []).slice(0, NAMED_MAX)
  if (counted.length === 0) return undefined
  const span = t`From ${dayWords(from, 'date')} to ${dayWords(to < today ? to : today, 'date')}:`
  const note = t`A dose without a note is not a missed one: I only know what you noted.`
  return made([span, ...counted, note].join('\n\n'))
}
