import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type Background, type BackgroundQuestion, QUESTIONS } from '../contract.ts'

/** When Home asks again: not before `after`, and not at all once `isOver`. */
export type Asking = { readonly after?: LocalDate; readonly isOver?: true }

/** Days between two questions on Home, and between the creation of the account and the first one. */
export const QUESTION_EVERY_DAYS = 7

/** The day from which Home may ask again after a question of `today`. */
export function nextAskedOn(today: LocalDate): LocalDate {
  return addDays(today, QUESTION_EVERY_DAYS)
}

/** The question that Home asks now: the first unanswered one, at most one a week. `since` is her first day here. */
export function questionNow(answers: Background, asking: Asking, since: LocalDate, today: LocalDate): BackgroundQuestion | null {
  if (asking.isOver || daysBetween(since, today) < QUESTION_EVERY_DAYS) return null
  if (asking.after !== undefined && today < asking.after) return null
  return QUESTIONS.find((question) => answers[question] === undefined) ?? null
}

/** What is wrong with answers beyond their shape, with the field on the wire; undefined if nothing. */
export function answersProblem(
  { birth_year: born, last_period: last, ius_inserted_on: inserted, contraception }: Background,
  today: LocalDate,
): { field: keyof Background; words: string } | undefined {
  if (last && last.date > today) return { field: 'last_period', words: t`Please give a day that has come` }
  if (last?.precision === 'month' && !last.date.endsWith('-01'))
    return { field: 'last_period', words: t`Please give the first day of the month` }
  if (inserted !== undefined && inserted > today) return { field: 'ius_inserted_on', words: t`Please give a day that has come` }
  if (inserted !== undefined && contraception !== 'hormone-ius')
    return { field: 'ius_inserted_on', words: t`Please give this day only with a hormone IUS` }
  if (last && born !== undefined && Number(last.date.slice(0, 4)) < born)
    return { field: 'last_period', words: t`Please give a day after your birth` }
  return undefined
}
