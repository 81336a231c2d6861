/** Reads questions about what she wrote: "when did I last write about my knees?". */
import { type LocalDate, yearsBefore, addDays } from '../../../kit/local-date.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { withoutManners } from './read-data-question-manners.ts'
import { plainOf, type Reader } from './read-data-question-parts.ts'

/**
 * The verbs of writing in the first person and her own symptoms, with words before what was written about; matched
 * without accents. `wrote` asks by its order of words ("did I write about"), `told` needs a question word, and `had` is
 * about anything that is no subject of its own: "how many days did I have a headache?".
 */
type Said = { readonly wrote: RegExp; readonly told: RegExp | null; readonly had: RegExp; readonly first: RegExp }

const TARGET = String.raw`(?<words>\p{L}[\p{L} ]{2,40})$`
const of = (...parts: readonly string[]) => new RegExp(parts.join(''), 'u')

const SAID: Readonly<Record<Language, Said>> = {
  en: {
    wrote: of(
      String.raw`(?:\b(?:did|have|had) i|^(?:show me |list )?(?:everything |anything |all )?(?:what|when|where|the (?:days|times) (?:when )?)i(?: have)?) (?:#\d |ever |last |first |also |already )*`,
      '(?:(?:write|wrote|written|note[d]?|say|said|put|talk(?:ed)?|complain(?:ed)?|record(?:ed)?|jot(?:ted)?) (?:#\\d |ever |anything |something |down )*(?:about|of|on|regarding)|mention(?:ed)?(?: anything| something)?(?: about| of)?) ',
      '(?:(?:my|the|an?|any|having|feeling) )*',
      TARGET,
    ),
    told: of(
      String.raw`\b(?:anything|something|notes?|entries|what do my notes say) (?:i (?:wrote|made|have) |in my (?:notes|diary|logs) |that )?(?:about|on|mention(?:ing)?) (?:(?:my|the|an?|any) )*`,
      TARGET,
    ),
    had: of(
      String.raw`\b(?:how many (?:days|nights|mornings|times)|how often|when|(?:which|what|on which) (?:days|nights))\b.*\b(?:(?:did|have) i (?:#\d |last |first |ever )*(?:have|had|get|got|gotten|suffer(?:ed)?(?: from| with)?|feel|felt|experienced?)|do i (?:get|have)) (?:(?:my|the|an?|any|some|really|bad|terrible|awful|with) )*`,
      TARGET,
    ),
    first: /\bfirst\b/,
  },
  es: {
    wrote: of(
      String.raw`\b(?:(?:escribi|anote|apunte|puse|comente|dije|hable|(?:he|habia) (?:escrito|anotado|apuntado|hablado|puesto|comentado|dicho)) `,
      String.raw`(?:#\d |algo |nada |por (?:ultima|primera) vez |ya |alguna vez |en (?:mis|el|mi) (?:notas|diario|apuntes) )*(?:sobre|acerca de|respecto a|del?)|(?:mencione|(?:he|habia) mencionado)(?: algo)?(?: sobre| del?)?)(?: #\d)? (?:(?:mi|mis|el|la|los|las|un|una) )*`,
      TARGET,
    ),
    told: of(
      String.raw`\b(?:algo|notas?|apuntes|mis notas) (?:en mis notas )?(?:sobre|acerca de|que hablen? de) (?:(?:mi|mis|el|la|los|las|un|una) )*`,
      TARGET,
    ),
    had: of(
      String.raw`\b(?:cuant[oa]s (?:dias|noches|mananas|veces)|con que frecuencia|cada cuanto|cuando|que (?:dias|noches))\b.*?\b(?:tuve|he tenido|tengo|senti|he sentido|sufri|he sufrido|(?:me )?(?:dolio|ha dolido|duele|dolieron|han dolido|dio|ha dado)) (?:#\d |por (?:ultima|primera) vez )*(?:(?:mi|mis|el|la|los|las|un|una|mucho|mucha|de) )*`,
      TARGET,
    ),
    first: /\bprimera vez\b/,
  },
  fr: {
    wrote: of(
      String.raw`\b(?:ai je|j ai|j avais) (?:deja |bien |#\d )*(?:(?:ecrit|note|parle|dit|mis|raconte|marque) (?:#\d |quelque chose |un truc |des choses |pour la (?:derniere|premiere) fois |deja |dans mes notes |dans mon journal )*`,
      String.raw`(?:sur|de|du|d|des|a propos (?:de|du|d|des)|concernant|au sujet (?:de|du|d|des))|(?:mentionne|evoque)(?: quelque chose)?(?: sur| a propos de)?) (?:(?:mon|ma|mes|le|la|les|l|une?|des|d) )*`,
      TARGET,
    ),
    told: of(
      String.raw`\b(?:quelque chose|notes?|mes notes) (?:dans mes notes )?(?:sur|a propos de|qui parlent? de) (?:(?:mon|ma|mes|le|la|les|l|une?|des) )*`,
      TARGET,
    ),
    had: of(
      String.raw`\b(?:combien de (?:jours|nuits|fois|matins)|a quelle frequence|quand|(?:quels|quelles) (?:jours|nuits))\b.*?\b(?:j ai|ai je) (?:#\d )?(?:(?:eu|souffert|ressenti|senti) )(?:#\d |pour la (?:derniere|premiere) fois )*(?:(?:mon|ma|mes|le|la|les|l|une?|des|du|de|d) )*`,
      TARGET,
    ),
    first: /\bpremiere fois\b/,
  },
}
/** French and Spanish have the order of a statement: "j'ai écrit sur mon mari". */
const ASKED_ANYWAY = /\b(?:alguna vez|est ce que|ai je)\b|\bdeja\b.*\bquelque chose\b/
/** Words after what was written about. */
const AFTER =
  / (?:quelque part )?(?:in|en|dans) (?:my |the |mi |el |mis |mon |le |mes )?(?:journal|diary|notes|diario|notas)(?: and when| y cuando| et quand)?$| quelque part$| (?:(?:pour )?la (?:derniere|premiere) fois|por (?:ultima|primera) vez|(?:for )?the (?:last|first) time|(?:last|first) time|recently|lately|before|so far|ever)$/
const MAX_WORDS = 4
/** Longest explanation after a comma, in characters. */
const LAST_WORDS = 60
/** Words of another question. */
const UNSEARCHED =
  /\b(?:it|this|that|what|how|much|right|something|nothing|anything|nada|rien|days|dias|jours|como|que|lo|eso|algo|comment|quoi|ca|cela)\b/

/**
 * A question about mentions of something in her texts, of the period it names or of the last year; undefined for any
 * other message. `isHad` reads "how many days did I have …" as one, which other readings precede.
 */
export function readMentions(sentence: string, reader: Reader, today: LocalDate, isHad = false): DataQuestion | undefined {
  const { grammar, said, times, language } = reader
  // What follows a comma explains the question.
  // Only the end is searched for such a comma: with many commas, searching all of it is slow.
  const end = Math.max(0, sentence.length - LAST_WORDS - 1)
  const clause = sentence.slice(0, end) + (sentence.slice(end).split(/,(?!.*\?.*,)/)[0] ?? '')
  const { text: plain, isRequest } = withoutManners(plainOf(clause, grammar), language)
  const timed = times.read(plain, today)
  if (!timed) return undefined
  const text = withoutTimes(timed.rest)
  const { wrote, told, had, first } = SAID[language]
  const isAsked = isRequest || sentence.includes('?') || said.asking.test(plain) || ASKED_ANYWAY.test(plain)
  const match = isHad ? had.exec(text) : ((language === 'en' || isAsked ? wrote.exec(text) : null) ?? (isAsked ? told?.exec(text) : null))
  const words = match?.groups?.['words']
  if (words === undefined || words.split(' ').length > MAX_WORDS || UNSEARCHED.test(words)) return undefined
  if (isHad && isOther(words, reader)) return undefined
  const [time, ...others] = timed.times.filter(({ kind }) => kind !== 'ever')
  if (others.length > 0) return undefined
  const days = time?.days ?? { from: addDays(yearsBefore(today, 1), 1), to: today }
  const found = { subject: 'everything', asks: 'mentions', flow: null, before: null, ...days, words: asWritten(words, sentence) } as const
  return first.test(plain) ? { ...found, isFirst: true } : found
}

/** Without times before the end, and without words after what was written about. */
function withoutTimes(text: string): string {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/ (?:in |on |en |el |le |au |du )?#\d/u, '').replace(AFTER, '')
  }
  return rest
}

/** Whether the words hold a subject, a detail or advice of their own. */
function isOther(words: string, { grammar, said, details }: Reader): boolean {
  const named = [...said.choices.map(([, , pattern]) => pattern), ...[...said.subjects, ...grammar.subjects].map(([, pattern]) => pattern)]
  return named.some((pattern) => new RegExp(pattern).test(words)) || details.read(words)?.rest !== words || said.advice.test(words)
}

/** The words with the accents of the sentence. */
export function asWritten(words: string, sentence: string): string {
  const written = sentence.split(/[^\p{L}\p{M}]+/u)
  const wanted = words.split(' ')
  const at = written.findIndex((_, index) => wanted.every((word, step) => toPlain(written[index + step] ?? '') === word))
  return at < 0 ? words : written.slice(at, at + wanted.length).join(' ')
}
