/** Messages that reject the last answer: "no, not the hugs", "no me quedo en blanco, me pongo roja". */
import { NOT_OF } from '../content/meant-words.ts'
import { MISUNDERSTOOD, SAID_BEFORE } from '../content/misunderstood-words.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language } from '../../text/rules/speech.ts'

const CLAUSES = /(?<=[.!?;:…])\s+|(?<=,)\s+|\s+[–—-]\s+/

/** A clause that says "no" to what was answered, in plain words. */
const NO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:but|oh|bless you|sorry|well|no) )*(?:no|nope|nah|not)(?:$| (?:no|not|i|we|you|it|its|that|this|the|my|im|lara|asking|talking)\b)|\b(?:asked|said|told you) nothing\b|\bnothing about\b|^never mind\b|^forget (?:the|about|it)\b|^(?:wrong|other) topic\b|\b(?:it|that|this) (?:s|is) not\b|\b(?:it|that) isn t\b/,
  es: /^(?:(?:pero|ay|que|perdona|bueno|oye|no) )*no(?:$| (?:no|me|te|es|son|era|eran|fue|yo|eso|esa|ese|lo|habl\w*|pregunt\w*|dij\w*|digo|pedi\w*)\b)|^(?:deja|dejalo|dejelo|olvida|olvidalo)\b|\bno (?:es|son|era|eran|fue)\b/,
  fr: /^(?:(?:mais|ah|euh|bon|pardon|non) )*(?:non$|(?:non )?pas (?:ca|du tout|les?|la|l|mon|ma|mes|ce)\b)|^(?:rien a voir|laisse|laissez|oublie|oubliez)\b|\b(?:c est|ce n est|c etait) pas\b|\bj ai pas (?:demande|dit|saigne)\b/,
}

/** What clauses that only object say, with nothing of their own to be searched. */
function isRejection(clause: string, language: Language): boolean {
  // "Can't anything be done?" asks.
  if (/[?¿]/.test(clause)) return false
  const plain = plainWords(clause).join(' ')
  // "Pas de caillots" is a detail.
  const isNotOf = NOT_OF[language].test(plain) && !/^(?:non )?pas d(?:e|u|es)? /.test(plain)
  return NO[language].test(plain) || isNotOf || MISUNDERSTOOD[language].test(plain) || SAID_BEFORE[language].test(plain)
}

/** Whether a message rejects the last answer. */
export function rejects(message: string, language: Language): boolean {
  return message.split(CLAUSES).some((clause) => isRejection(clause, language))
}

/** A message without the clauses that reject; the whole if nothing else is in it. */
export function withoutRejected(message: string, language: Language): string {
  const kept = message.split(CLAUSES).filter((clause) => !isRejection(clause, language) && plainWords(clause).length > 1)
  return kept.length > 0 ? kept.join(' ') : message
}
