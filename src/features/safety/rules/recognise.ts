import { featureNumber } from '../../text/rules/features.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { Speaker } from '../../text/rules/speech.ts'
import { ASKING_RULES } from './asking.ts'
import { besidesPast, isAside } from './asides.ts'
import { isConceptNamed, isShort } from './crisis-concepts.ts'
import { CRISIS_RULES, CRISIS_SCALES } from './crisis.ts'
import type { Recognised, ReportMatch, SafetyClass, SafetyRule } from './classes.ts'
import { MEDICAL_RULES } from './medical.ts'
import { readTogether } from './phrases.ts'
import { featureNumbersOf, type Further, PHRASES_WEIGHED, type Scales, WEIGHED, weighedParts } from './weighed.ts'
import { toWritten, type Written } from '../../text/rules/written.ts'

/** The rules of all classes. */
const RULES: readonly SafetyRule[] = [...CRISIS_RULES, ...MEDICAL_RULES, ...ASKING_RULES]

/** How pressing a class is; the first comes first. */
const ORDER: readonly SafetyClass[] = ['C1', 'M1', 'C2', 'M2', 'D', 'X', 'P', 'I']

/** What phrases name in a message, each class and cause once, before weights are applied. */
export function namedIn(written: Written, speaker: Speaker, report?: ReportMatch): readonly Recognised[] {
  readTogether(written.read)
  const found = new Map<string, Recognised>()
  for (const one of RULES.flatMap((rule) => rule(written, speaker, report))) {
    const name = `${one.class} ${one.cause}`
    const known = found.get(name)
    const first = !known || (one.isNow && !known.isNow) ? one : known
    const isPlain = one.isPlain === true || known?.isPlain === true
    found.set(name, isPlain ? { ...first, isPlain } : first)
  }
  return [...found.values()]
}

/**
 * Added to the threshold of a class where no phrase of it matches: most messages are ordinary, and those of a partner
 * are mostly about her (decisions 0098, 0101).
 */
const ALONE_MORE: Readonly<Record<Speaker, Readonly<Partial<Record<SafetyClass, number>>>>> = {
  woman: { C1: 36, C2: 55 },
  partner: { C1: 96, C2: 85 },
}
/** A short message such as "¿Y el gel?" may go on with what was said before. */
const SHORT_MORE: Readonly<Partial<Record<SafetyClass, number>>> = { D: 50 }

/** How much more a message must score when no phrase of the class names anything in it, in hundredths. */
export function aloneMore(name: SafetyClass, written: Written, speaker: Speaker): number {
  return (ALONE_MORE[speaker][name] ?? 0) + (isShort(written) ? (SHORT_MORE[name] ?? 0) : 0)
}

/**
 * The classes matched by phrases that score enough or are plain, and danger that scores enough without a phrase; in a
 * short message only if it also names a concept of the class (decision 0042). Phrases of M1 and D are not weighed.
 */
function weighedUp(
  written: Written,
  speaker: Speaker,
  named: readonly Recognised[],
  classifiers: readonly Scales[],
): readonly Recognised[] {
  const parts = weighedParts(written.read).map(featureNumbersOf)
  const partsWith = (further: Further) => {
    const numbers = further(written).map(featureNumber)
    return numbers.length === 0 ? parts : parts.map((part) => new Set([...part, ...numbers]))
  }
  const isOver = (name: SafetyClass) => {
    const read = besidesPast(written)
    return read !== undefined && !namedIn({ ...written, read }, speaker).some((one) => one.class === name)
  }
  return classifiers.reduce<readonly Recognised[]>((all, { class: name, further, isMet }) => {
    const own = all.filter((one) => one.class === name)
    const isPlain = own.some((one) => one.isPlain === true)
    if (own.length > 0) {
      const counts = !PHRASES_WEIGHED.has(name) || isPlain || (isMet(parts, named) && !isOver(name))
      return counts ? all : all.filter((one) => one.class !== name)
    }
    if (isShort(written) && !isConceptNamed(name, written)) return all
    if (name === 'D' && written.read.every((sentence) => isAside(sentence, name))) return all
    if (!isMet(partsWith(further), named, aloneMore(name, written, speaker)) || (PHRASES_WEIGHED.has(name) && isOver(name))) return all
    const language = languageOf(written.raw, 'en')
    const isEmergency = name === 'M1'
    const about = isEmergency && speaker === 'partner' ? 'other' : 'self'
    return [...all, { class: name, cause: WEIGHED, isNow: isEmergency, about, isDenied: false, language }]
  }, named)
}

/**
 * What a message contains that is answered from fixed text, the most urgent first; empty for ordinary speech. Each
 * class and cause once. `classifiers` are the trained ones unless a new table is measured.
 */
export function recognise(message: string, speaker: Speaker, classifiers: readonly Scales[] = CRISIS_SCALES): readonly Recognised[] {
  const written = toWritten(message)
  const rank = (one: Recognised) => ORDER.indexOf(one.class) * 4 + (one.isDenied ? 2 : 0) + (one.isNow ? 0 : 1)
  return weighedUp(written, speaker, namedIn(written, speaker), classifiers).toSorted((one, other) => rank(one) - rank(other))
}
