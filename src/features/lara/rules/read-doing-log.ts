/** Reads what a request to note says of her Soft Log: a symptom with its severity, or the hours that she slept. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { SLEEP_HOURS_MAX } from '../../logs/contract.ts'
import type { Severity, Symptom } from '../../logs/rules/symptom-keys.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { toPlain } from '../../text/rules/written.ts'
import { DOING_LOG_WORDS, type SleepWords } from '../content/doing-log-words.ts'
import { ownPattern, SYMPTOM_NAMES, type Tracked } from './read-data-question-symptoms.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { wholeWords } from './whole-words.ts'

/** What is named in a text; `told` is how she said it, if not by its name. */
type Named = { readonly key: string; readonly at: number; readonly told: string }

/** The first symptom of a text, whether there are more, and the text with a mark in place of each. */
export type NotedSymptom = {
  readonly symptom: string
  readonly severity: Severity | undefined
  readonly isMany: boolean
  readonly rest: string
}

/** Hours of sleep in quarters, undefined if not said or not clear; `isRounded` if she named other minutes. */
export type NotedSleep = { readonly hours: number | undefined; readonly isRounded: boolean; readonly isSaid: boolean }

const MARK = '#'

type Pattern = readonly [key: string, pattern: RegExp]
const patterns = new Map<Language, { told: readonly Pattern[]; named: readonly Pattern[] }>()

function patternsOf(language: Language) {
  const known = patterns.get(language)
  if (known) return known
  const toPatterns = (names: Readonly<Partial<Record<Symptom, string>>>) =>
    Object.entries(names).map(([key, said]): Pattern => [key, wholeWords(said)])
  const made = { told: toPatterns(DOING_LOG_WORDS[language].told), named: toPatterns(SYMPTOM_NAMES[language]) }
  patterns.set(language, made)
  return made
}

/** The symptoms of a text in their order, each once. */
function namedIn(text: string, language: Language, tracked: Tracked): { found: Named[]; rest: string } {
  let rest = text
  const found: Named[] = []
  const take = (key: string, pattern: RegExp, isTold = false) => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [said] = match
      if (found.every((one) => one.key !== key)) found.push({ key, at: match.index, told: isTold ? said : '' })
      rest = rest.slice(0, match.index) + MARK.repeat(said.length) + rest.slice(match.index + said.length)
    }
  }
  const own = tracked.own_symptoms.filter(({ removed }) => !removed).toSorted((one, other) => other.name.length - one.name.length)
  for (const { key, name } of own) {
    const pattern = ownPattern(name, false)
    if (pattern) take(key, new RegExp(pattern.source, 'u'))
  }
  const { told, named } = patternsOf(language)
  for (const [key, pattern] of told) take(key, pattern, true)
  // A low mood is noted as a mood, unless she tracks it as a symptom.
  for (const [key, pattern] of named) if (key !== 'low_mood' || tracked.symptoms.includes(key)) take(key, pattern)
  return { found: found.toSorted((one, other) => one.at - other.at), rest }
}

/** A number of ten, of which 4 to 6 are moderate. */
const OF_TEN = /(?<![\d:])(10|[1-9]) ?(?:\/|out of|of|de|sobre|sur) ?10(?!\d)/u
const MODERATE_LEAST = 4
const SEVERE_LEAST = 7

/** The severity that a text tells: 1 mild to 3 severe. */
export function severityIn(text: string, language: Language): Severity | undefined {
  const of = OF_TEN.exec(text)?.[1]
  if (of !== undefined) return Number(of) >= SEVERE_LEAST ? 3 : Number(of) >= MODERATE_LEAST ? 2 : 1
  const [mild, moderate, severe] = DOING_LOG_WORDS[language].severities
  if (wholeWords(mild).test(text)) return 1
  if (wholeWords(severe).test(text)) return 3
  return wholeWords(moderate).test(text) ? 2 : undefined
}

/** The severity that a reply tells, if it tells nothing else: "it was quite bad", but not "thanks a lot". */
export function severityReply(text: string, language: Language): Severity | undefined {
  const { severities, beside } = DOING_LOG_WORDS[language]
  const isOnly = new RegExp(`^(?:(?:${severities.join('|')}|${beside})(?: |$))+$`).test(text)
  return isOnly ? severityIn(text, language) : undefined
}

/**
 * Whether a text is about another person, asks about a symptom, or names what was taken against it; in any language,
 * since "note" is a request in two.
 */
export function isNotOfHerLog(text: string): boolean {
  return SPOKEN.some((language) => wholeWords(DOING_LOG_WORDS[language].guard).test(text))
}

/** The symptom that a request about herself names, by its words in `text`; undefined if it names none to be noted. */
export function readNotedSymptom(text: string, language: Language, tracked: Tracked, isQuestion: boolean): NotedSymptom | undefined {
  const words = DOING_LOG_WORDS[language]
  const { found, rest } = namedIn(text, language, tracked)
  const [first, second] = found
  if (!first || (isQuestion && !wholeWords(words.one).test(rest))) return undefined
  // Of two symptoms, the words up to the "and" before the second are about the first.
  const upTo = second ? rest.slice(0, second.at) : rest
  const joins = [...upTo.slice(first.at).matchAll(new RegExp(` (?:${words.and}) `, 'g'))]
  const about = second && joins.length > 0 ? upTo.slice(0, first.at + (joins.at(-1)?.index ?? 0)) : upTo
  const isNone = wholeWords(words.none.replace('{symptom}', MARK)).test(`${rest.slice(0, first.at)}${MARK}`)
  const severity = isNone ? 0 : (severityIn(about, language) ?? severityIn(first.told, language))
  return { symptom: first.key, severity, isMany: found.length > 1, rest: rest.replace(wholeWords(words.when), ' ') }
}

type SleepPatterns = { readonly durations: RegExp; readonly vague: RegExp; readonly range: RegExp; readonly after: RegExp }
const sleepPatterns = new Map<Language, SleepPatterns>()

function sleepPatternsOf(language: Language): SleepPatterns {
  const known = sleepPatterns.get(language)
  if (known) return known
  const { numbers, unit, half, quarter, threeQuarters, minutes, vague, to, verb } = DOING_LOG_WORDS[language].sleep
  const number = `(?:\\d{1,2}(?:[.,]\\d{1,2})?|${numbers.join('|')})`
  const part = (name: string) => `(?:(?<half${name}>${half})|(?<quarter${name}>${quarter})|(?<three${name}>${threeQuarters}))`
  const count = `(?<![\\p{L}\\d.,:])(?<hours>${number})`
  const and = '(?:(?:and|y|et) )?'
  const made = {
    durations: new RegExp(
      `${count}(?:(?::(?<clock>\\d{2}))|(?: ${part('1')}))? ?(?:${unit})(?![\\p{L}])(?: ?(?:${part('2')}(?![\\p{L}\\d])|${and}(?<minutes>\\d{1,2})(?: ?(?:${minutes}))?(?![\\p{L}\\d]|[:.,]\\d)))?`,
      'gu',
    ),
    vague: new RegExp(`(?:${vague}) (?:\\S+ )?$`, 'u'),
    range: new RegExp(`(?:(?:^|[^\\p{L}\\d])${number} ?(?:${to})|(?:between|entre) ${number} (?:and|y|et)) ?$`, 'u'),
    after: new RegExp(
      `(?<![\\p{L}])(?:${verb})(?: only| just| about| solo| unas| que| seulement| environ)?:? ${count}(?::(?<clock>\\d{2})| ${part('1')})?(?= ?(?:[,.;!]|$|last|the|and|but|anoche|esta|hoy|y|pero|cette|la|et|mais))`,
      'u',
    ),
  }
  sleepPatterns.set(language, made)
  return made
}

/** The hours that a match of a duration says. */
function hoursOf(groups: Readonly<Record<string, string | undefined>>, { numbers }: SleepWords): number {
  const said = groups['hours'] ?? ''
  const word = numbers.findIndex((one) => wholeWords(one).test(said))
  const whole = word >= 0 ? word + 1 : Number(said.replace(',', '.'))
  const has = (name: string) => groups[`${name}1`] !== undefined || groups[`${name}2`] !== undefined
  const minutes = Number(groups['clock'] ?? groups['minutes'] ?? 0)
  return whole + (has('half') ? 0.5 : has('quarter') ? 0.25 : has('three') ? 0.75 : 0) + minutes / 60
}

/** A message with fractions and hyphens as they are spoken. */
function spoken(message: string): string {
  const fractions = message.replaceAll('½', ' 1/2').replaceAll('¼', ' 1/4').replaceAll('¾', ' 3/4')
  return toPlain(fractions)
    .replaceAll(/(?<=[a-z])[-'](?=[a-z])/g, ' ')
    .replaceAll(/[?!¿¡]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Two times of day, from going to sleep to waking: "23:30 a 6", "10am til 2pm", "de 8h30 à 13h". */
const NIGHT =
  /(?<![\d:.,])(\d{1,2})(?:[:.h](\d{2}))?(?: ?h)? ?(am|pm|a\.m\.|p\.m\.)?(?: ?(?:-|–|to|til|till|until|a|hasta|jusqu'a|a las)(?: las?)? ?)(\d{1,2})(?:[:.h]?(\d{2}))?(?: ?h)? ?(am|pm|a\.m\.|p\.m\.)?(?![\d:.,/]| ?(?:hours?|hrs?|horas?|heures?|times|veces|fois|de 10|sur 10)(?![a-z]))/
/** Longest night between such times, in hours. */
const NIGHT_MOST = 14
const HALF_DAY = 12
const OPEN_LEAST = 2

function nightHours(said: string): number | undefined {
  const found = NIGHT.exec(said)
  if (!found) return undefined
  const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = found
  const isLate = (half: string | undefined) => half?.startsWith('p') === true
  const timeOf = (hour: string | undefined, minutes: string | undefined, half: string | undefined) =>
    (half === undefined ? Number(hour) : (Number(hour) % HALF_DAY) + (isLate(half) ? HALF_DAY : 0)) + Number(minutes ?? 0) / 60
  const [begin, end] = [timeOf(from, fromMinutes, fromHalf), timeOf(to, toMinutes, toHalf)]
  if (begin > 24 || end > 24) return undefined
  // "From 11 to 6" leaves open which half of the day is meant.
  const isOpen = fromHalf === undefined && toHalf === undefined && begin <= HALF_DAY && end <= HALF_DAY
  const length = (end - begin + 48) % (isOpen ? HALF_DAY : 24)
  // "5 to 6" is a number of hours rather than two times.
  return length > (isOpen ? OPEN_LEAST : 0) && length <= NIGHT_MOST ? length : undefined
}

/** The hours in a message that names sleep; undefined if there are none, or none that are clear. */
function readHours(message: string, language: Language): NotedSleep {
  const { durations, vague, range, after } = sleepPatternsOf(language)
  const words = DOING_LOG_WORDS[language].sleep
  const said = spoken(message)
  const found = [...said.matchAll(durations)]
  const night = nightHours(said)
  if (night !== undefined) {
    const hours = Math.round(night * 4) / 4
    return { hours, isRounded: Math.abs(night - hours) > 0.001, isSaid: true }
  }
  const only = found[0] ?? after.exec(said)
  if (!only?.groups) return { hours: undefined, isRounded: false, isSaid: false }
  const before = said.slice(0, only.index)
  const exact = hoursOf(only.groups, words)
  const hours = Math.round(exact * 4) / 4
  const isClear = found.length < 2 && !vague.test(before) && !range.test(before) && exact <= SLEEP_HOURS_MAX
  return { hours: isClear ? hours : undefined, isRounded: isClear && Math.abs(exact - hours) > 0.001, isSaid: true }
}

/** The hours that a reply tells, if it tells nothing else; a number alone is hours. */
export function hoursReply(message: string, language: Language): NotedSleep {
  const { beside, sleep } = DOING_LOG_WORDS[language]
  const isOnly = new RegExp(`^(?:(?:\\d\\S*|${sleep.numbers.join('|')}|${beside})(?: |$))+$`).test(plainWords(message).join(' '))
  if (!isOnly || message.includes('?')) return { hours: undefined, isRounded: false, isSaid: false }
  return readHours(/^\W*\d{1,2}(?:[.,]\d{1,2})?\W*$/.test(message) ? `${message.trim()} h` : message, language)
}

/** The sleep that a request about herself names, by its plain words in `text`; undefined without one to be noted. */
export function readNotedSleep(message: string, text: string, language: Language, isQuestion: boolean): NotedSleep | undefined {
  const words = DOING_LOG_WORDS[language].sleep
  if (wholeWords(words.guard).test(text)) return undefined
  if (wholeWords(words.without).test(text)) {
    return wholeWords(words.nothing).test(text) ? { hours: 0, isRounded: false, isSaid: true } : undefined
  }
  const isNight = wholeWords(words.lastNight).test(text) && nightHours(spoken(message)) !== undefined
  if (!isNight && !wholeWords(words.named).test(text)) return undefined
  const read = readHours(message, language)
  if (read.isSaid) return read
  const isAppQuestion = isQuestion && !wholeWords(DOING_LOG_WORDS[language].one).test(text)
  return !isAppQuestion && wholeWords(words.bare).test(text) ? read : undefined
}

function namesWeekday(text: string, language: Language): boolean {
  return TIME_WORDS[language].weekdays.some((name) => wholeWords(name).test(text))
}

/**
 * The day whose log has a night; `day` is the one that a text names. Null for "yesterday", which may be the night
 * that began or the one that ended then; undefined for no such day.
 */
export function nightDay(text: string, day: LocalDate | undefined, today: LocalDate, language: Language): LocalDate | null | undefined {
  const { lastNight, nightBefore, nightOf } = DOING_LOG_WORDS[language].sleep
  const yesterday = addDays(today, -1)
  if (wholeWords(nightBefore).test(text)) return yesterday
  if (wholeWords(lastNight).test(text)) return today
  if (day !== undefined && day < today && wholeWords(nightOf).test(text)) return addDays(day, 1)
  return day === yesterday && !namesWeekday(text, language) ? null : day
}
