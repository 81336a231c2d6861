import type { Speaker } from '../speech.ts'
import { ASKING_RULES } from './asking.ts'
import { CRISIS_RULES } from './crisis.ts'
import type { Recognised, SafetyClass, SafetyRule } from './classes.ts'
import { MEDICAL_RULES } from './medical.ts'
import { WEIGHED } from './weighed.ts'
import { toWritten } from './written.ts'

/** The rules of all classes. */
const RULES: readonly SafetyRule[] = [...CRISIS_RULES, ...MEDICAL_RULES, ...ASKING_RULES]

/** How pressing a class is; the first comes first. */
const ORDER: readonly SafetyClass[] = ['C1', 'M1', 'C2', 'M2', 'D', 'X', 'P', 'I']

/** What a message holds that is answered from fixed text, the most pressing first; nothing for ordinary speech. Each class and cause once. */
export function recognise(message: string, speaker: Speaker): readonly Recognised[] {
  const written = toWritten(message)
  const found = new Map<string, Recognised>()
  for (const one of RULES.flatMap((rule) => rule(written, speaker))) {
    const name = `${one.class} ${one.cause}`
    const known = found.get(name)
    if (!known || (one.isNow && !known.isNow)) found.set(name, one)
  }
  const rank = (one: Recognised) => ORDER.indexOf(one.class) * 4 + (one.isDenied ? 2 : 0) + (one.isNow ? 0 : 1)
  // What a phrase names says more than what the words weigh.
  const named = new Set([...found.values()].filter(({ cause }) => cause !== WEIGHED).map((one) => one.class))
  const told = [...found.values()].filter((one) => one.cause !== WEIGHED || !named.has(one.class))
  return told.toSorted((one, other) => rank(one) - rank(other))
}
