import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import { changesIn } from '../rules/phases.ts'
import { changeWords } from '../rules/treatment-words.ts'
import { dosesIn, useTreatments } from './queries.ts'

/** What a calendar shows of a day: changes in words, and how many doses were taken. */
export type TreatmentMark = { changes: readonly string[]; taken: number }

/** A mark in words: "1 dose taken, My patch: started". */
export function markWords({ changes, taken }: TreatmentMark): string {
  return [taken > 0 && plural(taken, t`${taken} dose taken`, t`${taken} doses taken`), ...changes].filter(Boolean).join(', ')
}

/** The marks of one calendar year by day; empty while unknown. `isShown`: see `useTreatments`. */
export function useTreatmentMarks(year: number, isShown: boolean): ReadonlyMap<LocalDate, TreatmentMark> {
  const list = useTreatments(isShown)
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const { data = [] } = useQuery({ ...dosesIn(from, to), enabled: list.length > 0 })
  const marks = new Map<LocalDate, { changes: string[]; taken: number }>()
  const at = (day: LocalDate) => {
    const mark = marks.get(day) ?? { changes: [], taken: 0 }
    marks.set(day, mark)
    return mark
  }
  for (const change of changesIn(list, from, to)) at(change.day).changes.push(changeWords(change))
  for (const { local_date: day, state } of data) if (state !== 'skipped') at(day).taken += 1
  return marks
}
