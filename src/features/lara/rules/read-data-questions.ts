/**
 * Messages that ask her notes for more than one thing: "when was my last period and how long did it last?", "my mood
 * and my sleep this week", "what did I set in EmberTides on Thursday?".
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { datedWords } from './period-dates.ts'
import { readDataQuestion, type ReadOptions } from './read-data-question.ts'
import { defaultDays } from './read-data-question-days.ts'
import { isOwn, partsOf, READERS } from './read-data-question-parts.ts'

/** Longest message that is read as two questions, in characters; each place where it may be cut is read anew. */
const MESSAGE_MAX = 200
/** Places that are tried, the first ones. */
const JOINTS_MOST = 4
/** Where a second question begins. */
const JOINTS = /[?!.;]\s+|,?\s+(?:and|plus|y|e|et)\s+|\s*[&+]\s*|,\s+/giu
/** Asks for what the first answer says already. */
const SAID_ALREADY =
  /^(?:and |y |et )?(?:when (?:was|were) (?:it|that|they)|cuando (?:fue|fueron)(?: eso)?|(?:c etait|ca etait) quand|quand (?:etait ce|c etait))$/
/** A second question with its own question word, in a message that is read as one. */
const ASKS_MORE = /[?]\s+\S|\b(?:and|y|et),?\s+(?:how|what|when|c[oó]mo|cu[aá]nd?[ot]|cu[aá]l|qu[eé]|comment|combien|quand|quel)/iu
/** A message that asks by its first words. */
const ASKS =
  /^[¿\s]*(?:(?:and|so|also|hey|hi|hello|ok|okay|lara|thanks|thank you|please|pls|y|oye|hola|vale|gracias|et|dis|alors|bonjour|merci)[\s,.!]+)*(?:how|what|when|which|did|do|does|was|were|is|are|have|has|am|show|tell|give|compare|list|c[oó]mo|cu[aá][nl]|qu[eé]\b|dime|ens[eé][nñ]ame|muestra|comment|combien|quand|quel|est[- ]ce|c['’]?\s?[eé]tait|montre|donne|tu peux|can you|puedes)/iu
/** Says something of hers in a sentence: a report, not only names of what is asked for. */
const TELLS =
  /\b(?:i|i['’]?(?:m|ve|d|ll)|j['’]|je|yo|he|tengo|tuve|estoy|estuve|was|were|is|are|been|fue|es|est[aá]n?(?! (?:semana|noche|mañana|tarde))|ha|a [eé]t[eé]|[eé]tait|est|sont|dorm[ií]|duermo|slept)(?![\p{L}])/iu
const MINE = /^[¿\s]*(?:my|mi|mis|los|las|mon|ma|mes|les)\s/iu
const OF_HERS = /\b(?:my|did i|have i|was|were|mi|mis|puse|tuve|fue|he|mon|ma|mes|j['’]?ai|ai[- ]je|[eé]tait|donnait)(?![\p{L}])/iu
const BEGUN: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et' }
const IN_TIDES = /\bember ?tides?\b/i
/** The values of EmberTides, as they are asked for by name. */
const TIDES = ['tide_energy', 'tide_focus', 'tide_tension'] as const

/**
 * The questions about her notes in a message, in their order; none for any other message. `followed` is the question
 * behind the last answer. Two are returned only where the message as a whole is not read as one.
 */
export function readDataQuestions(
  message: string,
  today: LocalDate,
  followed: DataQuestion | null,
  options: ReadOptions = {},
): readonly DataQuestion[] {
  const whole = readDataQuestion(message, today, followed, options)
  const tides =
    IN_TIDES.test(message) && message.length <= MESSAGE_MAX && !whole?.subject.startsWith('tide_') ? readTides(message, today) : []
  if (tides.length > 0) return tides
  const isRead = whole !== undefined && whole.asks !== 'unclear' && !(whole.subject === 'everything' && namesTwo(message, today))
  if (isRead && !ASKS_MORE.test(message)) return [whole]
  if (message.length > MESSAGE_MAX) return whole ? [whole] : []
  const isAsked = /[?¿]/.test(message) || ASKS.test(message) || (MINE.test(message) && !TELLS.test(message))
  const pair = isAsked ? readPair(message, today, options) : undefined
  return pair ?? (whole ? [whole] : [])
}

function namesTwo(message: string, today: LocalDate): boolean {
  return READERS.some((reader) => (partsOf(message, reader, today)?.subjects.length ?? 0) === 2)
}

/**
 * What she meant instead of the last question: "the ones of last month", "my mood"; `undefined` if it is no such thing.
 */
export function readCorrection(
  words: string,
  followed: DataQuestion,
  language: Language,
  today: LocalDate,
  options: ReadOptions = {},
): DataQuestion | undefined {
  const found = readDataQuestion(`${BEGUN[language]} ${words}?`, today, followed, options)
  return found && found.asks !== 'unclear' && !isSame(found, followed) ? found : undefined
}

/** The two questions of a message; `undefined` if it has no place at which both halves are one. */
function readPair(message: string, today: LocalDate, options: ReadOptions): readonly DataQuestion[] | undefined {
  const language = languageOf(message, 'en')
  for (const joint of [...message.matchAll(JOINTS)].slice(0, JOINTS_MOST)) {
    const [first, second] = [message.slice(0, joint.index), message.slice(joint.index + joint[0].length)]
    const read = (text: string, before: DataQuestion | null) => {
      const found = readDataQuestion(text, today, before, options)
      return found?.asks === 'unclear' ? undefined : found
    }
    const one = read(`${first}?`, null)
    const plain = toPlain(second)
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim()
    if (one && SAID_ALREADY.test(plain)) return [one]
    const other = (one && read(`${BEGUN[language]} ${second}`, one)) ?? read(`${second}?`, null)
    if (one && other && !isSame(one, other) && (hasTime(first, today) || !hasTime(second, today))) return [one, other]
    // A time at the end is of both: "my mood and my sleep this week".
    const timed = other ?? read(`${second}?`, null)
    if (!timed) continue
    const dated =
      one && !isSearched(one) ? { ...one, from: timed.from, to: timed.to } : read(`${first} ${datedWords(timed, language)}?`, null)
    if (dated && !isSame(dated, timed)) return [dated, timed]
  }
  return undefined
}

function isSearched({ asks }: DataQuestion): boolean {
  return ['last', 'first', 'gap', 'span', 'cycles', 'compare'].includes(asks)
}

function isSame(one: DataQuestion, other: DataQuestion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function hasTime(text: string, today: LocalDate): boolean {
  return READERS.some((reader) => (partsOf(text, reader, today)?.times.length ?? 0) > 0)
}

/** What she set in EmberTides, of the days named or the last time; none if it is not asked for as hers. */
function readTides(message: string, today: LocalDate): readonly DataQuestion[] {
  for (const reader of READERS) {
    const parts = partsOf(message, reader, today)
    if (!parts || parts.times.length > 1 || parts.said.advice.test(parts.text)) continue
    const [time] = parts.times
    if (!(isOwn(parts) && OF_HERS.test(message)) && !time) continue
    const asked = TIDES.filter((one) => parts.subjects.includes(one))
    const days = time ? ({ asks: 'how', ...time.days } as const) : ({ asks: 'last', ...defaultDays('last', today) } as const)
    return (asked.length > 0 ? asked : TIDES).map((subject) => ({ subject, before: null, flow: null, ...days }))
  }
  return []
}
