/** Reads requests for a reminder: "remind me to take my magnesium at 8 pm", "rappelle-moi mon patch dimanche à 9 h". */
import { capitalised } from '../../../kit/capitalised.ts'
import { addDays, isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { type Weekday, WEEKDAYS } from '../../reminders/contract.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { REMINDER_WORDS, type ReminderWords } from '../content/reminder-words.ts'
import { readClock } from './read-clock.ts'
import { weekdayNumber } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { wholeWords } from './whole-words.ts'

/**
 * A reminder as she asked for it; `title` may be empty. Without a day in her words, `days` is empty and `date`
 * undefined. `hasRhythm`: it should come in another rhythm than on days of the week.
 */
export type ReminderRequest = {
  readonly about: 'log' | 'medicine' | 'check-in' | 'custom'
  readonly title: string
  readonly time: string | undefined
  /** Minutes from now, if she said so in place of a time: "in 2 hours". */
  readonly inMinutes?: number
  readonly days: readonly Weekday[]
  readonly date: LocalDate | undefined
  readonly hasRhythm: boolean
}

/** A message as words: `raw` as typed, `text` without accents, with the start of each word in it. */
type Typed = { readonly raw: readonly string[]; readonly text: string; readonly starts: readonly number[] }

const LENGTH_MOST = 240
/** The end of a title that belongs to its verb: "put the patch on". */
const PUT_ON = /^(?:put|turn|switch)(?: (?!(?:away|back|down|in|off|on|out|up)\b)\S+)+ on$/i
/** Rhythms that a reminder cannot have. */
const RHYTHM =
  /\b(?:twice|(?:two|three|four|2|3|4) times|every (?:other|second|third|two|three|few|[2-9]|month|hour)|monthly|hourly|(?:dos|tres|2|3) veces|cada (?:dos|tres|[2-9]|mes|hora)|(?:deux|trois|2|3) fois|toutes les \w+ (?:heures|semaines)|tous les (?:deux|trois|[2-9]|mois)|chaque (?:mois|heure)|un jour sur deux)\b/

function typedOf(message: string): Typed {
  const raw: string[] = []
  const starts: number[] = []
  let text = ''
  for (const word of message.trim().split(/\s+/)) {
    const plain = toPlain(word).replaceAll(/^[¿¡"'(]+|[,;!?)"]+$|\.+$/g, '')
    if (plain === '') continue
    if (text !== '') text += ' '
    starts.push(text.length)
    raw.push(word.replaceAll(/^[¿¡"(]+|[,;!?)"]+$|\.+$/g, ''))
    text += plain
  }
  return { raw, text, starts }
}

/** Finds patterns in a text, and remembers where. */
class Cutter {
  readonly #spans: (readonly [number, number])[] = []
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  cut(pattern: string): boolean {
    const found = wholeWords(pattern).exec(this.text)
    if (found) this.add(found.index, found.index + found[0].length)
    return found !== null
  }

  add(start: number, end: number): void {
    this.#spans.push([start, end])
  }

  covers(at: number): boolean {
    return this.#spans.some(([start, end]) => at >= start && at < end)
  }
}

const DAY_OF_MONTH: Readonly<Record<Language, string>> = {
  en: '(?:on )?the (?<day>\\d{1,2})(?:st|nd|rd|th)',
  es: '(?:para )?el (?:dia )?(?<day>\\d{1,2})(?! ?(?:de |h|mg|:))',
  fr: '(?:pour )?le (?<day>\\d{1,2})(?:er)?(?! ?(?:h|mg|:))',
}
/** Months in which a day such as the 31st surely comes. */
const MONTHS_AHEAD = 3

function dateIn(cutter: Cutter, language: Language, today: LocalDate): LocalDate | undefined {
  for (const [place, month] of TIME_WORDS[language].months.entries()) {
    for (const pattern of [
      `(?:on |el |le )?(?:the )?(\\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?(?:${month})`,
      `(?:on )?(?:${month}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?`,
    ]) {
      const found = wholeWords(pattern).exec(cutter.text)
      if (!found) continue
      const day = `-${String(place + 1).padStart(2, '0')}-${String(found[1]).padStart(2, '0')}`
      const year = Number(today.slice(0, 4))
      const date = [`${year}${day}`, `${year + 1}${day}`].find((one) => isLocalDate(one) && one >= today)
      if (!date) continue
      cutter.add(found.index, found.index + found[0].length)
      return date
    }
  }
  // "On the 9th".
  const found = wholeWords(DAY_OF_MONTH[language]).exec(cutter.text)
  const number = found?.groups?.['day']?.padStart(2, '0')
  if (!found || number === undefined) return undefined
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
    const month = Number(today.slice(5, 7)) - 1 + ahead
    const date = `${Number(today.slice(0, 4)) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${number}`
    if (!isLocalDate(date) || date < today) continue
    cutter.add(found.index, found.index + found[0].length)
    return date
  }
  return undefined
}

function weekdaysIn(cutter: Cutter, words: ReminderWords, language: Language): { days: Weekday[]; isEvery: boolean } {
  const names = TIME_WORDS[language].weekdays
  const days = WEEKDAYS.filter((_day, place) => wholeWords(`${names[place]}s?`).test(cutter.text))
  if (days.length === 0) return { days, isEvery: false }
  const isEvery = wholeWords(`(?:${words.every}) (?:${names.join('|')})s?`).test(cutter.text) && !/\bon \w+day\b(?! and)/.test(cutter.text)
  const isPlural = wholeWords(`(?:${names.filter((name) => !name.endsWith('s')).join('|')})s`).test(cutter.text)
  cutter.cut(
    `(?:(?:${words.every}|el|next|this|el proximo|este) )?(?:${names.join('|')})s?(?:(?:,| and| y| et|, and)? (?:(?:on|every|los|el|les?) )?(?:${names.join('|')})s?)*(?: (?:morning|afternoon|evening|night|(?:por|en|a) la (?:manana|tarde|noche)|matin|apres midi|soir))?(?: (?:prochaine?|que viene))?`,
  )
  return { days, isEvery: isEvery || isPlural || days.length > 1 }
}

function nextOn(day: Weekday, today: LocalDate): LocalDate {
  const away = (WEEKDAYS.indexOf(day) - weekdayNumber(today) + 7) % 7
  return addDays(today, away === 0 ? 7 : away)
}

type When = Pick<ReminderRequest, 'days' | 'date'>

function whenIn(cutter: Cutter, words: ReminderWords, language: Language, today: LocalDate): When {
  if (cutter.cut(words.daily)) return { days: [...WEEKDAYS], date: undefined }
  if (cutter.cut(words.workdays)) return { days: WEEKDAYS.slice(0, 5), date: undefined }
  if (cutter.cut(words.weekend)) return { days: WEEKDAYS.slice(5), date: undefined }
  const date = dateIn(cutter, language, today)
  if (date !== undefined) return { days: [], date }
  const { days, isEvery } = weekdaysIn(cutter, words, language)
  const [first] = days
  if (first) return isEvery ? { days, date: undefined } : { days: [], date: nextOn(first, today) }
  if (cutter.cut(words.tomorrow)) return { days: [], date: addDays(today, 1) }
  return { days: [], date: cutter.cut(words.today) ? today : undefined }
}

/** "In 2 hours", "en media hora", "dans 20 min". */
const FROM_NOW =
  '(?:in|dans|en|dentro de) (?<count>\\d{1,3}|an?|una?|une|half an|media|une demi)[ -]?(?<unit>h|hrs?|hours?|horas?|heures?|m|mins?|minutes?|minutos?)'

function minutesFromNow(text: string): number | undefined {
  const { count = '', unit = '' } = wholeWords(FROM_NOW).exec(text)?.groups ?? {}
  if (count === '') return undefined
  const number = /^(?:half an|media|une demi)$/.test(count) ? 0.5 : Number(count) || 1
  return unit.startsWith('h') ? number * 60 : number
}

function requestIn(typed: Typed, words: ReminderWords, language: Language, today: LocalDate): ReminderRequest | undefined {
  const { raw, text, starts } = typed
  if (wholeWords(words.guard).test(text)) return undefined
  const strong = wholeWords(words.strong).exec(text)
  const asked = strong ?? wholeWords(words.weak).exec(text)
  if (!asked) return undefined
  const cutter = new Cutter(text)
  cutter.add(0, asked.index + asked[0].length)
  const inMinutes = minutesFromNow(text)
  if (inMinutes !== undefined) cutter.cut(FROM_NOW)
  const clock = inMinutes === undefined ? readClock(text, language) : undefined
  if (clock) cutter.add(clock.start, clock.end)
  const { days, date } = whenIn(cutter, words, language, today)
  const hasWhen = clock !== undefined || inMinutes !== undefined || days.length > 0 || date !== undefined
  const rest = text.slice(asked.index + asked[0].length).trim()
  if (!strong && !hasWhen && !new RegExp(`^(?:${words.deed})(?=\\s|$|\\w)`, 'u').test(rest)) return undefined
  const joins = new RegExp(`^(?:${words.joins})$`)
  const left = raw.filter((_word, place) => !cutter.covers(starts[place] ?? 0))
  // "Vitamine D" ends with no article.
  const isJoin = (word: string | undefined) => word !== undefined && !/^\p{Lu}$/u.test(word) && joins.test(toPlain(word))
  while (isJoin(left[0])) left.shift()
  while (isJoin(left.at(-1)) && !PUT_ON.test(left.join(' '))) left.pop()
  const named = left.join(' ').replace(/^(?:d|l)['’]/i, '')
  const title = PRONOUN.test(named) ? '' : named
  const about = (['medicine', 'log', 'checkIn'] as const).find((name) => wholeWords(words[name]).test(text))
  return {
    about: about === 'checkIn' ? 'check-in' : (about ?? 'custom'),
    title: capitalised(title),
    time: clock?.time,
    ...(inMinutes !== undefined && { inMinutes }),
    days,
    date,
    hasRhythm: RHYTHM.test(text),
  }
}

/** A name that names nothing: "remind me of it". */
const PRONOUN = /^(?:it|that|this|them|lo|la|eso|ello|[çc]a|cela|le|esos dos d[ií]as|ces deux jours|those (?:two )?days)$/iu

/** Why she wants it, which is no part of its name: ", that's when the lines open". */
const REASON =
  /[,.]? (?:that['’]?s (?:when|because)|because|cos|coz|so (?:that )?i |(?:porfa )?(?:que|porque) (?:a m[ií]|si no|luego|se me|ya|no|siempre)|porque|parce qu|car (?:je|sinon|j['’])|sinon)(?!\p{L}).*$/iu
const TOMORROW = /\b(?:tmrw|tmr|tmw|tomoz|2moro|tomorow|tommorow)\b/giu
/** "8ish", "around 8-ish". */
const ABOUT = /(?:\b(?:at|around|about) )?\b(\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?)[ -]?ish\b/giu

/** The reminder that a message asks for on a day `today`; `undefined` if it asks for none. */
export function readReminder(message: string, today: LocalDate): ReminderRequest | undefined {
  if (message.length > LENGTH_MOST) return undefined
  const typed = typedOf(message.replace(REASON, '').replaceAll(TOMORROW, 'tomorrow').replaceAll(ABOUT, 'at $1'))
  for (const language of SPOKEN) {
    const found = requestIn(typed, REMINDER_WORDS[language], language, today)
    if (found) return found
  }
  return undefined
}
