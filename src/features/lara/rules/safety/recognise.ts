import { languageOf } from '../language.ts'
import type { Speaker } from '../speech.ts'
import { ASKING_RULES } from './asking.ts'
import { CRISIS_RULES, CRISIS_SCALES } from './crisis.ts'
import type { Recognised, SafetyClass, SafetyRule } from './classes.ts'
import { MEDICAL_RULES } from './medical.ts'
import { featuresOf, WEIGHED, weighedParts } from './weighed.ts'
import { toWritten, type Written } from './written.ts'

/** The rules of all classes. */
const RULES: readonly SafetyRule[] = [...CRISIS_RULES, ...MEDICAL_RULES, ...ASKING_RULES]

/** How pressing a class is; the first comes first. */
const ORDER: readonly SafetyClass[] = ['C1', 'M1', 'C2', 'M2', 'D', 'X', 'P', 'I']

/** What phrases name in a message, each class and cause once, before a crisis is weighed. */
export function namedIn(written: Written, speaker: Speaker): readonly Recognised[] {
  const found = new Map<string, Recognised>()
  for (const one of RULES.flatMap((rule) => rule(written, speaker))) {
    const name = `${one.class} ${one.cause}`
    const known = found.get(name)
    const first = !known || (one.isNow && !known.isNow) ? one : known
    const isPlain = one.isPlain === true || known?.isPlain === true
    found.set(name, isPlain ? { ...first, isPlain } : first)
  }
  return [...found.values()]
}

/** The named ones as far as they weigh enough or are plain, and a crisis that weighs enough without a phrase. */
function weighedUp(written: Written, named: readonly Recognised[]): readonly Recognised[] {
  const parts = weighedParts(written.read).map(featuresOf)
  return CRISIS_SCALES.reduce<readonly Recognised[]>((all, { class: name, isMet }) => {
    const isNamed = all.some((one) => one.class === name)
    const isPlain = all.some((one) => one.class === name && one.isPlain === true)
    if (!isPlain && !isMet(parts, named)) return isNamed ? all.filter((one) => one.class !== name) : all
    if (isNamed) return all
    const language = languageOf(written.raw, 'en')
    return [...all, { class: name, cause: WEIGHED, isNow: false, about: 'self', isDenied: false, language }]
  }, named)
}

/** What a message holds that is answered from fixed text, the most pressing first; nothing for ordinary speech. Each class and cause once. */
export function recognise(message: string, speaker: Speaker): readonly Recognised[] {
  const written = toWritten(message)
  const rank = (one: Recognised) => ORDER.indexOf(one.class) * 4 + (one.isDenied ? 2 : 0) + (one.isNow ? 0 : 1)
  return weighedUp(written, namedIn(written, speaker)).toSorted((one, other) => rank(one) - rank(other))
}
