import type { LucideIcon } from 'lucide-react'
import { t } from '../../../kit/words.ts'
import type { LogAnswers } from '../contract.ts'

/**
 * One question of a log and its answer. `says` is the answer, undefined if unanswered; `name` labels the question
 * in the list of unanswered ones.
 */
export type Answer = {
  field: Exclude<keyof LogAnswers, 'symptoms'> | 'open_symptoms' | 'intimate_symptoms'
  asks: string
  name: string
  says: string | undefined
  /** Free text, shown with its line breaks. */
  isHerWords?: boolean
  /** Not listed among the unanswered questions. */
  isOptional?: boolean
}

/** The answers of one category, grouped as in the form. */
export type AnswerGroup = { label: string; icon: LucideIcon; answers: readonly Answer[] }

/** `words(value)`, or undefined for a missing value. */
export function saysOf<Value>(value: Value | null | undefined, words: (value: Value) => string): string | undefined {
  return value === null || value === undefined ? undefined : words(value)
}

/** "Yes" or "No". */
export function yesOrNo(value: number | boolean): string {
  return value ? t`Yes` : t`No`
}

/** "No", or the count. */
export function howMany(count: number): string {
  return count === 0 ? t`No` : String(count)
}

/** The answered questions of each category that has any, and the names of all unanswered ones. */
export function splitAnswers(groups: readonly AnswerGroup[]): { answered: AnswerGroup[]; leftOut: string[] } {
  const has = ({ says }: Answer) => says !== undefined
  return {
    answered: groups.map((group) => ({ ...group, answers: group.answers.filter(has) })).filter(({ answers }) => answers.length > 0),
    leftOut: groups.flatMap(({ answers }) => answers.filter((answer) => !has(answer) && !answer.isOptional).map(({ name }) => name)),
  }
}

/** A question whose answer differs between two versions of a log; `before` or `now` is undefined if unanswered. */
export type Difference = { field: Answer['field']; asks: string; before: string | undefined; now: string | undefined }

/** Differences between two versions, in the order of the form, and the number of equal answers. */
export function differences(before: readonly AnswerGroup[], now: readonly AnswerGroup[]): { changed: Difference[]; same: number } {
  const current = new Map(now.flatMap(({ answers }) => answers).map((answer) => [answer.field, answer.says]))
  const all = before.flatMap(({ answers }) => answers)
  const changed = all
    .filter(({ field, says }) => says !== current.get(field))
    .map(({ field, asks, says }) => ({ field, asks, before: says, now: current.get(field) }))
  return { changed, same: all.filter(({ field, says }) => says !== undefined && says === current.get(field)).length }
}
