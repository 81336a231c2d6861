/** Reads questions about what she wrote: "when did I last write about my knees?". */
import { type LocalDate, yearsBefore, addDays } from '../../../kit/local-date.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { plainOf, type Reader } from './read-data-question-parts.ts'

/** The verbs of writing in the first person, and words before what was written about; matched without accents. */
const WROTE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:did|have|had) i (?:#\d |ever |last |first |also |already )*(?:(?:write|wrote|written|note[d]?|complain(?:ed)?) (?:anything |something |down )*(?:about|of)|mention(?:ed)?) (?:(?:my|the|an?|any|having|feeling) )*(?<words>\p{L}[\p{L} ]{2,40})$/u,
  es: /\b(?:(?:escribi|anote|apunte|(?:he|habia) (?:escrito|anotado|apuntado|hablado)) (?:#\d |algo |nada |por ultima vez |ya |alguna vez )*(?:sobre|acerca de|del?)|mencione|(?:he|habia) mencionado)(?: #\d)? (?:(?:mi|mis|el|la|los|las|un|una) )*(?<words>\p{L}[\p{L} ]{2,40})$/u,
  fr: /\b(?:ai je|j ai|j avais) (?:deja )?(?:(?:ecrit|note|parle) (?:quelque chose |pour la derniere fois |deja )*(?:sur|de|du|d|a propos de)|mentionne) (?:(?:mon|ma|mes|le|la|les|l|une?|des) )*(?<words>\p{L}[\p{L} ]{2,40})$/u,
}
/** Words after what was written about. */
const AFTER =
  / (?:quelque part )?(?:in|en|dans) (?:my |the |mi |el |mis |mon |le |mes )?(?:journal|diary|notes|diario|notas)(?: and when| y cuando| et quand)?$| quelque part$| (?:pour la derniere fois|la derniere fois|por ultima vez|the last time|last time|recently|lately|before|so far|ever)$/
const MAX_WORDS = 4
/** Words of another question. */
const UNSEARCHED =
  /\b(?:it|this|that|what|how|much|right|something|nothing|anything|nada|rien|days|dias|jours|como|que|lo|eso|algo|comment|quoi|ca|cela)\b/

/**
 * A question about mentions of something in her texts, of the period it names or of the last year; undefined for any
 * other message.
 */
export function readMentions(sentence: string, { grammar, said, times, language }: Reader, today: LocalDate): DataQuestion | undefined {
  // What follows a comma explains the question.
  const [clause = ''] = sentence.split(',')
  const plain = plainOf(clause, grammar)
  if (!(sentence.includes('?') || said.asking.test(plain.split(' ')[0] ?? ''))) return undefined
  const timed = times.read(plain, today)
  if (!timed) return undefined
  const text = timed.rest.replace(/ (?:in |on |en |el |le |au |du )?#\d/u, '').replace(AFTER, '')
  const words = WROTE[language].exec(text)?.groups?.['words']
  if (words === undefined || words.split(' ').length > MAX_WORDS || UNSEARCHED.test(words)) return undefined
  const [time, ...others] = timed.times.filter(({ kind }) => kind !== 'ever')
  if (others.length > 0) return undefined
  const days = time?.days ?? { from: addDays(yearsBefore(today, 1), 1), to: today }
  return { subject: 'everything', asks: 'mentions', flow: null, before: null, ...days, words: asWritten(words, sentence) }
}

/** The words with the accents of the sentence. */
function asWritten(words: string, sentence: string): string {
  const written = sentence.split(/[^\p{L}\p{M}]+/u)
  const wanted = words.split(' ')
  const at = written.findIndex((_, index) => wanted.every((word, step) => toPlain(written[index + step] ?? '') === word))
  return at < 0 ? words : written.slice(at, at + wanted.length).join(' ')
}
