/** Takes a question about her notes apart: its times, subjects, details and words for statistics. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DataAsk, DataSubject } from '../../answers/rules/data-question.ts'
import { OWN_FACTOR } from './data-factors.ts'
import { readClockRange } from './read-data-question-clock.ts'
import { type Details, DetailsReader } from './read-data-question-details.ts'
import { DETAILS_SAID } from './read-data-question-details-said.ts'
import { ENGLISH } from './read-data-question-english.ts'
import { FRENCH } from './read-data-question-french.ts'
import type { DataGrammar, StatisticsSaid } from './read-data-question-grammar.ts'
import { withoutManners } from './read-data-question-manners.ts'
import { withoutSlips } from './read-data-question-slips.ts'
import { deniedLimit, isCountedWithout, isDenied } from './read-data-question-negation.ts'
import { readTracked, SYMPTOM_WORD, type Tracked } from './read-data-question-symptoms.ts'
import { SPANISH } from './read-data-question-spanish.ts'
import { isSearch, statisticIn, statisticsOf } from './read-data-question-statistics.ts'
import { type NamedTime, TimeReader } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'

/** In a question without a verb: possessives, and words that ask for a number. */
export const MINE = /^(?:my|mi|mis|mon|ma|mes)$/

/** A placeholder for a detail, a time or a subject. */
export const MARK = /^[#@%~=&]/

export type Reader = {
  readonly grammar: DataGrammar
  readonly said: StatisticsSaid
  readonly times: TimeReader
  readonly details: DetailsReader
  readonly language: Language
  /** What she tracks; undefined if that is not known. */
  readonly tracked?: Tracked | undefined
}

export function readerOf(grammar: DataGrammar, language: Language): Reader {
  return {
    grammar,
    said: statisticsOf(language),
    times: new TimeReader(TIME_WORDS[language]),
    details: new DetailsReader(DETAILS_SAID[language]),
    language,
  }
}

/** The reader of each language. */
export const READER_OF: Readonly<Record<Language, Reader>> = {
  en: readerOf(ENGLISH, 'en'),
  es: readerOf(SPANISH, 'es'),
  fr: readerOf(FRENCH, 'fr'),
}
export const READERS: readonly Reader[] = Object.values(READER_OF)

/** "In my EmberTides", and what the subjects are called there. */
const IN_TIDES = /(?: (?:in|on|from|of|en|de|dans|sur|d))?(?: (?:my|mis|mi|mes|mon|the|las|los|les|el))? ?\bember ?tides?\b/g
const TIDES: Partial<Record<DataSubject, DataSubject>> = { energy: 'tide_energy', clarity: 'tide_focus', stress: 'tide_tension' }

export type Parts = {
  readonly grammar: DataGrammar
  readonly said: StatisticsSaid
  readonly today: LocalDate
  /** The text with its details, times and subjects replaced by marks; `worded` still has the subjects, `plain` all. */
  readonly text: string
  readonly worded: string
  readonly plain: string
  readonly details: Details
  readonly times: readonly NamedTime[]
  readonly subjects: readonly DataSubject[]
  readonly flow: string | null
  /** Key of the symptom, and her own name of it or of a factor. */
  readonly symptom: string | undefined
  readonly named: string | undefined
  readonly without: boolean
  /** Something is denied: "did I not have". */
  readonly isDenied: boolean
  readonly isQuestion: boolean
}

export function plainOf(sentence: string, grammar: DataGrammar): string {
  let plain = ` ${toPlain(sentence)
    .replaceAll(/(?<!\d)-|-(?!\d)|['’]/g, ' ')
    .replaceAll(/(?<=\d)[.,](?=\d)/g, '-')
    .replaceAll(/[^\p{L}\d#-]+/gu, ' ')
    .replaceAll(/(?<=\d)-5(?= )/g, ' 5')
    .replaceAll(/(?<= \d{1,2}) ?h ?30(?= )/g, ' 5 h')
    .trim()} `
  for (const [from, to] of grammar.spellings) plain = plain.replaceAll(from, to)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

/** Maximum number of words; longer sentences are left to the other sources. */
export const WORDS_MAX = 30

const SYMPTOM = new RegExp(`\\b${SYMPTOM_WORD}\\b`, 'g')

export function partsOf(
  sentence: string,
  { grammar, said, times: reader, details: detailsReader, language, tracked }: Reader,
  today: LocalDate,
): Parts | undefined {
  const isKnown = (word: string) => grammar.known.has(word) || said.known.has(word)
  const { text: plain, isRequest } = withoutManners(withoutSlips(plainOf(sentence, grammar), grammar.mended, isKnown), language)
  if (plain.includes('#') || plain.split(' ').length > WORDS_MAX) return undefined
  const named = readTracked(plain, language, tracked)
  const clocked = named && readClockRange(named.rest, language)
  const detailed = named && detailsReader.read(clocked?.rest ?? named.rest)
  const details = detailed && {
    ...detailed,
    ...(clocked && { clock: clocked.clock }),
    ...(detailed.factor === OWN_FACTOR && { factor: named.factor }),
    ...(named.severity !== undefined && { limit: { is: 'exactly' as const, value: named.severity } }),
  }
  const read = details && reader.read(details.rest, today)
  if (!read) return undefined
  const found: { subject: DataSubject; at: number }[] = []
  let text = read.rest.replaceAll(IN_TIDES, '')
  const isTides = text !== read.rest
  const taken = (named: DataSubject, pattern: RegExp) => {
    const subject = (isTides && TIDES[named]) || named
    text = text.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      found.push({ subject, at: rest.findLast((one) => typeof one === 'number') ?? 0 })
      return grammar.ownVerbs?.test(whole) ? '@ yo' : '@'
    })
  }
  taken('symptom', SYMPTOM)
  const choice = said.choices.find(([, , pattern]) => new RegExp(pattern).test(text))
  if (choice) taken(choice[0], choice[2])
  const flow = choice?.[1] ?? grammar.flows.find(([, pattern]) => new RegExp(pattern).test(text))?.[0] ?? null
  for (const [subject, pattern] of [...said.subjects, ...grammar.subjects]) taken(subject, pattern)
  const measures = [...new Set(found.map(({ subject }) => subject))]
  // "Nights under 5 hours".
  const subjects: DataSubject[] = measures.length === 0 && details.limit && grammar.nights.test(text) ? ['sleep'] : measures
  const isBleeding = subjects.includes('bleeding')
  const without = new RegExp(grammar.without).test(text.replaceAll('%', '@'))
  text = text.replaceAll(grammar.without, '@ ')
  if (!choice) for (const [, pattern] of grammar.flows) text = text.replaceAll(pattern, isBleeding || subjects.length === 0 ? '@' : ' ? ')
  text = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@(?: @)+/g, '@')
    .trim()
  const isNegated = isDenied(text, language)
  const { limit, ...unlimited } = details
  const other = limit && isNegated ? deniedLimit(limit) : undefined
  const [subject = details.factor === undefined ? undefined : 'factor'] = subjects
  return {
    grammar,
    said,
    today,
    text,
    worded: read.rest,
    plain,
    details: limit && isNegated ? { ...unlimited, ...(other && { limit: other }) } : details,
    times: read.times,
    isDenied: isNegated,
    subjects: flow && subjects.length === 0 ? ['bleeding'] : subjects,
    symptom: named.symptom,
    named: named.named,
    flow: choice || isBleeding || subjects.length === 0 ? flow : null,
    without: without || (isNegated && !limit && isCountedWithout(subject)),
    isQuestion: isRequest || sentence.includes('?'),
  }
}

/** The first word that is neither a mark nor in the vocabulary. */
export function unreadWord({ text, grammar, said }: Parts): string | undefined {
  return text.split(' ').find((word) => word !== '' && !MARK.test(word) && !grammar.known.has(word) && !said.known.has(word))
}

export function hasDetails({ details }: Parts): boolean {
  return (
    details.weekdays !== undefined ||
    details.part !== undefined ||
    details.clock !== undefined ||
    details.factor !== undefined ||
    details.limit !== undefined
  )
}

export function isOwn({ grammar, text, plain }: Parts): boolean {
  return grammar.own.test(text) || grammar.own.test(plain) || grammar.ownVerbs?.test(text) === true
}

/** Whether days are counted, or the last one is asked for. */
export function isListed({ said, grammar, text }: Parts): boolean {
  return said.days.test(text) || grammar.last.test(text)
}

export function isSideBySide({ times, subjects, said, text }: Parts): boolean {
  return times.length === 2 && subjects.length === 0 && !said.advice.test(text)
}

/** "When did my hot flashes start?" */
const BEGAN =
  /^(?:(?:and|y|et) )?(?:when|cuando|quand)\b.*\b(?:start(?:ed)?|beg[aiu]n|empez(?:o|aron)|comenz(?:o|aron)|commence(?:e|es)?|debute(?:e|es)?)\b/

/** Asks for the number of periods, not of their days. */
const PERIODS_COUNTED =
  /\b(?:how many (?:periods?|cycles?|times (?:did|have|has) (?:i|my) (?:\p{L}+ ){0,2}(?:my |a )?period)|cuant[oa]s (?:reglas|periodos|menstruaciones|ciclos|veces .*(?:regla|periodo|menstruacion))|combien de (?:cycles|regles|menstruations|fois .*regles))\b/u

export function statisticOf({ text, worded, said, subjects, without }: Parts): DataAsk | undefined {
  const [subject] = subjects
  if (subject !== undefined && subject !== 'bleeding' && BEGAN.test(text)) return 'first'
  if (subject === 'bleeding' && without && said.high.test(text)) return 'gap'
  if (subject === 'bleeding' && PERIODS_COUNTED.test(worded)) return 'cycles'
  const bleeding = subject === 'bleeding' ? statisticIn(worded, said, subject) : undefined
  return bleeding && isSearch(bleeding) ? bleeding : statisticIn(text, said, subject)
}

/** "The best", "the worst". */
export function rankIn({ grammar, text }: Parts): 'best' | 'worst' | undefined {
  if (/\b(?:best|mejor(?:es)?|meilleure?s?)\b/.test(text) && grammar.best.test(text)) return 'best'
  return /\b(?:worst|peor(?:es)?|pires?)\b/.test(text) && grammar.worst.test(text) ? 'worst' : undefined
}
