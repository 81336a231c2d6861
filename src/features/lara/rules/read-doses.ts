/** Questions known to be about her treatments, in any words (decision 0103). */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Language } from '../../text/rules/speech.ts'
import { sinceWords } from './period-dates.ts'
import { READER_OF } from './read-data-question-parts.ts'
import { DOSE_DAYS, isAny, type Known, meantBy, namedIn, startOf, toText, type TreatmentQuestion } from './read-treatment-question.ts'

const NEXT = /\b(?:next|due|again|toca|proxim[oa]|siguiente|prochaine?s?|quand (?:est ce que )?je (?:dois|change|remets))\b/
const BEGUN =
  /\b(?:since when|how long|how many (?:days|weeks|months) (?:have i been|am i)|start(?:ed)?|began|desde cuando|cuanto (?:tiempo )?(?:llevo|hace)|empece|depuis (?:quand|combien)|commence|debute|combien de temps)\b/
const CURRENT =
  /\b(?:what|which|dose|strength|que dosis|cual|dosis|quelle?s? dose|dosage|quoi)\b.*\b(?:am i|i m|im|now|on|tomo|llevo|estoy|ahora|prends|suis|actuel\w*)\b/

/** What a message asks of her treatments that is known to be about them; without a time, the doses of 30 days. */
export function readDoses(message: string, treatments: readonly Known[], language: Language, today: LocalDate): TreatmentQuestion {
  const text = toText(message)
  const named = namedIn(text, treatments)
  const asks = NEXT.test(text) ? 'next' : BEGUN.test(text) ? 'start' : CURRENT.test(text) ? 'current' : 'doses'
  if (asks !== 'doses') return { asks, named, days: { from: today, to: today } }
  const time = READER_OF[language].times.read(text, today)?.times[0]
  return { asks, named, days: time?.days ?? { from: addDays(today, 1 - DOSE_DAYS), to: today } }
}

/** The day from which she takes the one treatment that a message names. */
export function startNamed(message: string, treatments: readonly Known[], today: LocalDate): LocalDate | undefined {
  const named = namedIn(toText(message), treatments)
  const meant = isAny(named) ? meantBy(named, treatments) : []
  const [only] = meant
  return only && meant.length === 1 ? startOf(only, today) : undefined
}

/** Dates a question by the start of what was spoken of: "since I started it". */
const SINCE_IT: Readonly<Record<Language, RegExp>> = {
  en: /\bsince i(?: ve| have)? (?:started|began|been|went|put|got|had)(?: on)?(?: (?:it|them|that|this|on it|on them))?(?: on)?$|\bsince i(?: ve| have)? (?:started|began|put|got)(?: on)? (?:it|them)\b/,
  es: /\bdesde que (?:me )?(?:l[oa]s? )(?:puse|pongo|uso|use|tomo|tome|llevo|tengo|empece)\b|\bdesde que (?:empece|comence)(?: con (?:el|ella|eso|esto))?$/,
  fr: /\bdepuis que je (?:l|le|la|les) (?:ai (?:mise?|prise?|commencee?)|mets|prends|porte|utilise|ai)\b|\bdepuis que j ai (?:commence|debute)(?: avec)?$/,
}

/** Whether a message dates by the start of what was spoken of. */
export function saysSinceIt(message: string, language: Language): boolean {
  return SINCE_IT[language].test(toText(message))
}

/** A message with the day from which she takes her only treatment in place of "since I started it"; else undefined. */
export function withStartOfIt(message: string, treatments: readonly Known[], language: Language, today: LocalDate): string | undefined {
  const text = toText(message)
  const [only, ...others] = treatments
  const start = only && others.length === 0 && SINCE_IT[language].test(text) ? startOf(only, today) : undefined
  return start && `${text.replace(SINCE_IT[language], sinceWords(start, language))}?`
}

/** Whether a message names a form or kind of treatment, such as "progesterone", that none of hers is. */
export function namesOther(message: string, treatments: readonly Known[]): boolean {
  const named = namedIn(toText(message), treatments)
  return isAny(named) && meantBy(named, treatments).length === 0
}
