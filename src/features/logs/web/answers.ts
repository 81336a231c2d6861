import type { LucideIcon } from 'lucide-react'
import { t } from '../../../kit/words.ts'
import type { LogAnswers } from '../contract.ts'

/** One question of a log and what she answered. `says` is undefined where she left it out; `name` calls it there. */
export type Answer = {
  field: keyof LogAnswers
  asks: string
  name: string
  says: string | undefined
  /** Her own words, which keep their lines. */
  isHerWords?: boolean
}

/** The answers of one category, as the form groups them. */
export type AnswerGroup = { label: string; icon: LucideIcon; answers: readonly Answer[] }

/** `words` of a value that is there; undefined of one that is not. */
export function saysOf<Value>(value: Value | null | undefined, words: (value: Value) => string): string | undefined {
  return value === null || value === undefined ? undefined : words(value)
}

/** Yes or no. */
export function yesOrNo(value: number | boolean): string {
  return value ? t`Yes` : t`No`
}

/** No, or yes with its count. */
export function howMany(count: number): string {
  return count === 0 ? t`No` : t`Yes, ${count}`
}

/** The answered questions of each category that has any, and the names of all that were left out. */
export function splitAnswers(groups: readonly AnswerGroup[]): { answered: AnswerGroup[]; leftOut: string[] } {
  const has = ({ says }: Answer) => says !== undefined
  return {
    answered: groups.map((group) => ({ ...group, answers: group.answers.filter(has) })).filter(({ answers }) => answers.length > 0),
    leftOut: groups.flatMap(({ answers }) => answers.filter((answer) => !has(answer)).map(({ name }) => name)),
  }
}

/** One question where two versions of a log differ: what it said `before`, and what it says `now`; undefined where it was left out. */
export type Difference = { field: Answer['field']; asks: string; before: string | undefined; now: string | undefined }

/** Where two versions differ, in the order of the form, and how many answers both share. */
export function differences(before: readonly AnswerGroup[], now: readonly AnswerGroup[]): { changed: Difference[]; same: number } {
  const said = new Map(now.flatMap(({ answers }) => answers).map((answer) => [answer.field, answer.says]))
  const all = before.flatMap(({ answers }) => answers)
  const changed = all
    .filter(({ field, says }) => says !== said.get(field))
    .map(({ field, asks, says }) => ({ field, asks, before: says, now: said.get(field) }))
  return { changed, same: all.filter(({ field, says }) => says !== undefined && says === said.get(field)).length }
}
