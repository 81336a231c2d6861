/** What cannot be sent of the days of a file. Apart from `to-bring.ts`, since it needs the names of all symptoms. */
import { FACTORS_MAX, OWN_NAME_MAX, SYMPTOMS_MAX } from '../../logs/contract.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { Dropped, DropReason, ImportedDay } from './imported-day.ts'
import { type BringChoices, listedIn } from './to-bring.ts'

/**
 * What is cut off when these days are sent with these choices: symptoms and factors beyond the most that a log
 * holds, and ends of names of factors of her own.
 */
export function cutOff(days: readonly ImportedDay[], choices: BringChoices): Dropped[] {
  const counts = new Map<string, Dropped>()
  const count = (kind: string, reason: DropReason) => {
    const known = counts.get(`${reason} ${kind}`) ?? { kind, reason, count: 0 }
    counts.set(`${reason} ${kind}`, { ...known, count: known.count + 1 })
  }
  for (const day of days) {
    const { symptoms, factors } = listedIn(day, choices)
    for (const [key] of symptoms.slice(SYMPTOMS_MAX)) count(symptomWords(key), 'too-many')
    for (const [, name] of factors.slice(FACTORS_MAX)) count(name, 'too-many')
    for (const [, name] of factors.slice(0, FACTORS_MAX)) if (name.length > OWN_NAME_MAX) count(name, 'shortened')
  }
  return [...counts.values()]
}
