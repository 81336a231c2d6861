/** "On how many days did I not have a headache": what is denied must never be answered with what was. */
import type { DataAsk, DataSubject, Limit } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { COUNTED } from './read-data-question-statistics.ts'

/** Words that deny. */
const DENIES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|never)\b/,
  es: /\b(?:no|nunca|tampoco)\b/,
  fr: /\b(?:pas|jamais|rien)\b/,
}
/** "Didn't I have one yesterday?", "or not?" ask whether something was. */
const ASKS_WHETHER =
  /^(?:(?:and|but|y|pero|et|mais) )?(?:(?:did|have|has|had|was|were|is|am|are|do) not (?:i|my|there|@|#)|no |(?:n ai|n avais|n etais|n est) je? ?pas|est ce que je n)|\b(?:or not|o no|ou pas|ou non|why not|por que no|pourquoi pas|verdad que no|not yet|pas encore)\b/

/** Whether a text with its marks denies something. */
export function isDenied(text: string, language: Language): boolean {
  return DENIES[language].test(text) && !ASKS_WHETHER.test(text)
}

/** The bound that holds where the given one does not; `undefined` if that is none. */
export function deniedLimit({ is, value }: Limit): Limit | undefined {
  const other = { over: 'most', under: 'least', least: 'under', most: 'over', exactly: undefined } as const
  const denied = other[is]
  return denied && { is: denied, value }
}

/** Whether days without the subject can be counted. */
export function isCountedWithout(subject: DataSubject | undefined): boolean {
  return subject !== undefined && (COUNTED.has(subject) || subject === 'symptom' || subject === 'factor')
}

/** What may be asked although it is denied: these answers tell both what was and what was not. */
export function mayBeDenied(subject: DataSubject, asks: DataAsk, hasLimit: boolean): boolean {
  if (asks === 'days') return hasLimit || isCountedWithout(subject)
  return asks === 'last' || asks === 'gap' || asks === 'cycles' || asks === 'split' || subject === 'logging' || subject === 'bleeding'
}
