/** Whether a symptom or a measure of hers comes before her periods: "do my headaches come before I bleed?" */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { toPlain } from '../../text/rules/written.ts'
import { BEFORE_PERIOD } from '../rules/data-factors.ts'
import { partsOf, READER_OF } from '../rules/read-data-question-parts.ts'
import { readNotes } from '../rules/read-notes-question.ts'
import { shareOf } from './from-kinds.ts'
import { impliedQuestion, questionOn } from './implied-question.ts'
import { answerFromNotes } from './notes-answers.ts'
import { notesRankings } from './rankings.ts'
import type { Question } from './question.ts'

/** Days whose periods are looked at. */
const DAYS = 365
/** Likelihood that her notes are asked about, and the share from which a measure is taken. */
const NOTES_LEAST = 0.3
const MEASURE_LEAST = 0.15
const ASKED =
  /\b(?:(?:before|ahead of|around|leading up to|run up to|near|close to|with)\b.{0,20}\b(?:my (?:next )?period|periods|(?:i )?bleed(?:s|ing)?|i(?: m)? come on|coming on|time of the month)|premenstrual|(?:antes de|cerca de|alrededor de|previos? a|con)\b.{0,20}\b(?:la regla|mi regla|reglas|el periodo|mi periodo|me (?:venga|viene|baje|baja)|menstruacion|mancho)|(?:avant|autour de|pres de|approche de)\b.{0,12}\b(?:les|mes|des) regles)/

/** The days before her periods and the others, for a question about them; undefined for any other message. */
export async function answerBeforePeriods(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner, turns } = question
  if (!ASKED.test(toPlain(message).replaceAll(/['’]/g, ' ')) || shareOf(question, 'notes') < NOTES_LEAST) return undefined
  const read = readNotes(message, manner.language, notesRankings(), turns.length > 0)
  if (!read) return undefined
  const tracked = await findChoices(question.hers, question.user)
  // A symptom by its name, and one of her own, are read by the grammar.
  const own = partsOf(message, { ...READER_OF[manner.language], tracked }, today)
  const named = read.measures.find(({ measure, share }) => share >= MEASURE_LEAST && measure !== 'bleeding' && measure !== 'all')
  const spokenOf = named && named.measure !== 'same' ? questionOn(named.measure, today) : impliedQuestion(turns, manner.language, today)
  const about = own?.symptom === undefined ? spokenOf : { subject: 'symptom' as const, symptom: own.symptom, named: own.named }
  // Only one thing can divide the days.
  if (!about || about.subject === 'bleeding' || about.subject === 'factor') return undefined
  const { subject, symptom, named: name } = about
  const asked = {
    subject,
    asks: 'split',
    before: null,
    flow: null,
    from: addDays(today, 1 - DAYS),
    to: today,
    factor: BEFORE_PERIOD,
  } as const
  return answerFromNotes(
    question,
    [{ ...asked, ...(symptom !== undefined && { symptom }), ...(name !== undefined && { named: name }) }],
    today,
  )
}
