/** Changes to the last card: "no, four", "make that yesterday", "forget that one". */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { HOT_FLASHES_MAX } from '../../logs/contract.ts'
import { weekdayOf } from '../../reminders/rules/due.ts'
import { wallWords } from '../../reminders/rules/wall-clock.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { DOING_LOG_WORDS } from '../content/doing-log-words.ts'
import { DOING_WORDS } from '../content/doing-words.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { changedTime, CLOCK_BEGINNINGS, flowAnswer, momentAnswer, reminderAnswer } from './doing-answer.ts'
import { type Card, cardAnswer, type DoingContext } from './doing-card.ts'
import { noteCard } from './own-words.ts'
import { SLEPT } from './doing-next.ts'
import { logAnswer, sleepAnswer, symptomAnswer } from './doing-log-answer.ts'
import { type Clock, readClock } from './read-clock.ts'
import { dayNamed, flowIn, moodIn } from './read-doing.ts'
import { NOTED_QUESTIONS, readNotedAnswer } from './read-doing-answer.ts'
import { readNotedSleep, severityIn } from './read-doing-log.ts'
import { readReminder } from './read-reminder.ts'
import { wholeWords } from './whole-words.ts'

type ChangeWords = {
  /** What was wrong: "not yesterday", "instead of 4". */
  readonly denied: RegExp
  /** Words that begin a change. */
  readonly begins: RegExp
  /** "One" as a number, not as a pronoun. */
  readonly one: string
  readonly remind: string
}

const WORDS: Readonly<Record<Language, ChangeWords>> = {
  en: {
    denied: /\b(?:(?:and )?not|instead of|rather than) (?:at |on |the )*\S+/gu,
    begins:
      /^(?:(?:no|nah|nope|ah|oh|shoot|sorry|wait|actually|hang on|well|ok|make (?:it|that)|it was|more like|that s|call it)(?![\p{L}\d])[ ,.]*)+/u,
    one: '(?:only|just|was) one',
    remind: 'remind me',
  },
  es: {
    denied: /(?:^no(?= (?:ayer|hoy|anoche|antes)\b)|\by no|\ben vez de|\ben lugar de|\bque no) (?:a |las? |el )*\S+/gu,
    begins: /^(?:(?:no|ay|ah|perdon|espera|bueno|mejor|eran?|fueron|fue|pon(?:lo|le)?|que)(?![\p{L}\d])[ ,.]*)+/u,
    one: '(?:solo|fue|era|solamente) un[ao]?',
    remind: 'recuérdame',
  },
  fr: {
    denied: /\b(?:(?:et )?pas|et non|au lieu de|plutot que) (?:a |le |la |les )*\S+/gu,
    begins: /^(?:(?:non|ah|oh|pardon|attends?|attendez|en fait|plutot|c etait|mets?|mettez|enfin)(?![\p{L}\d])[ ,.]*)+/u,
    one: '(?:qu|seulement|juste) une?',
    remind: 'rappelle-moi',
  },
}

/** What a message states in plain letters, without what it denies and without its first words. */
function stated(message: string, language: Language): string {
  const plain = toPlain(message).replaceAll(/[’']/g, ' ').replaceAll(WORDS[language].denied, ' ')
  return plain.trim().replace(WORDS[language].begins, '').trim()
}

/** Dates, durations and ratings, whose numbers are no counts. */
const NOT_COUNTED =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|er)? (?:of |de )?(?:jan|feb|fev|mar|abr|apr|avr|may|mai|jun|juin|juil|jul|ago|aug|aout|sep|oct|nov|dec|dic|ene)\p{L}*|(?:the|on|el|le|du|dia) \d{1,2}(?:st|nd|rd|th)?|\d{1,3} ?(?:o ?clock|min(?:ute|uto)?s?|hours?|hrs?|horas?|heures?|h|days?|dias?|jours?)|\d{1,2} ?(?:\/|of|out of|de|sur|sobre) ?(?:5|10))(?![\p{L}\d])/gu

/** The last count in a text, 0 or more; times of day and "one" as a pronoun are not counts. */
function countIn(text: string, language: Language): number | undefined {
  const clock = readClock(text, language)
  const rest = (clock ? text.slice(0, clock.start) + text.slice(clock.end) : text).replaceAll(NOT_COUNTED, ' ')
  const { numbers } = DOING_LOG_WORDS[language].sleep
  const words = plainWords(rest)
  const said = words.flatMap((word) => {
    if (/^\d{1,2}$/.test(word)) return [Number(word)]
    const place = numbers.findIndex((number) => wholeWords(number).test(word))
    return place > 0 ? [place + 1] : []
  })
  if (said.length > 0) return said.at(-1)
  const plain = words.join(' ')
  if (wholeWords(WORDS[language].one).test(plain)) return 1
  return wholeWords('none|zero|ningun[ao]?|cero|aucune?').test(plain) ? 0 : undefined
}

/** A number of something that is no hours: "make that 3 coffees". */
const OF_OTHERS =
  /(?<!\p{L})\d{1,2} (?!(?:h|hrs?|hours?|horas?|heures?|and|y|et|no|not|pas|actually|really|then|instead|please|pls|porfa|mejor|creo|plutot|en fait|lol)(?!\p{L}))\p{L}{3,}/u

/** Largest number that is read as hours of sleep without a unit. */
const HOURS_MOST = 14

/** Messages that only cancel a card. */
const DROPS =
  /^(?:(?:actually|no|nah|oh|ok|sorry|wait|ay|bueno|mejor|perdon|non|ah|en fait|pardon)[ ,]+)*(?:(?:scrap|forget|cancel|drop|ignore|delete|bin|strike|undo|remove|leave) (?:that|it|this)(?: last)?(?: one)?(?: out)?|never mind(?: that)?|don t (?:note|log|add|put) (?:that|it)|(?:borra|quita|olvida|deja|cancela|elimina)(?:lo|la)?(?: eso| esa| ese)?|no lo (?:apuntes|anotes|pongas)|(?:oublie|efface|enleve|annule|supprime|laisse)[sz]?(?: (?:ca|cela|le|la|tomber))?|(?:ne )?(?:le|la) note(?:z|s)? pas)(?: please| por favor| stp| svp)?$/

/** Whether a message only cancels the last card, with or without its title. */
export function dropsCard(message: string, { title }: Doing): boolean {
  const named = plainWords(title)
  const words = plainWords(message).filter((word) => !named.includes(word))
  return DROPS.test(words.join(' ').replace(/ (?:the|my|el|la|los|las|mi|le|les|l|mon|ma|mes)$/, ''))
}

/** Whether a message begins with words such as "no wait, make it". */
export function beginsChange(message: string, language: Language): boolean {
  return WORDS[language].begins.test(toPlain(message).trim())
}

const clear = (time: string): Clock => ({ time, start: 0, end: 0, isClear: true })

type Read = { readonly text: string; readonly day: LocalDate | undefined; readonly clock: Clock | undefined }

function changedMoment(doing: Card<'moment'>, { text, day, clock }: Read, manner: Manner, context: DoingContext): Made | undefined {
  const { language } = manner
  const isMood = doing.moment === 'mood'
  const mood = isMood ? moodIn(text, language) : undefined
  const count = isMood ? undefined : countIn(text, language)
  const on = day ?? doing.day
  if (count !== undefined && count !== 1 && count <= HOT_FLASHES_MAX) {
    const question = doing.moment === 'hot_flash' ? 'hot_flashes_count' : 'night_sweats_count'
    return logAnswer({ kind: 'answer', question, value: count, day: on, isMany: false }, manner, context)
  }
  if (day === undefined && clock === undefined && mood?.value === undefined) return undefined
  const before = doing.time ?? (doing.asks_time ? undefined : wallWords(Date.parse(doing.at), context.timezone).slice(11))
  const asked = {
    kind: 'moment',
    moment: doing.moment,
    value: mood?.value ?? doing.value ?? undefined,
    outOf: undefined,
    day: on,
    clock: clock ?? (before === undefined ? undefined : clear(before)),
    isPart: false,
    isMany: false,
  } as const
  return momentAnswer(asked, text, manner, context)
}

function changedReminder(
  message: string,
  doing: Card<'reminder'>,
  { text }: Read,
  manner: Manner,
  context: DoingContext,
): Made | undefined {
  const { language } = manner
  const found = readReminder(`${WORDS[language].remind} ${text}`, context.today)
  // "Can we do 9?"
  const hour = /(?<![\d:.])(?:[1-9]|1\d|2[0-3])(?![\d:.])/.exec(text)?.[0]
  const only =
    hour === undefined || found?.date !== undefined
      ? undefined
      : readClock(`${CLOCK_BEGINNINGS[language]}${hour}${language === 'fr' ? ' h' : ''}`, language)?.time
  const time = changedTime(message, language) ?? found?.time ?? only
  const isOtherDay = found !== undefined && (found.days.length > 0 || found.date !== undefined)
  if (time === undefined && !isOtherDay) return undefined
  // "Make that 9 on Thursdays" would change the other days as well.
  const named = found?.date === undefined ? (found?.days ?? []) : [weekdayOf(found.date)]
  if (doing.days.length > 1 && isOtherDay && named.every((day) => doing.days.includes(day))) return undefined
  // A reminder for today or tomorrow moves to the next day on which its new time is still to come.
  const isSoon = doing.date !== null && doing.date <= addDays(context.today, 1)
  const before = doing.days.length > 0 || isSoon ? undefined : (doing.date ?? undefined)
  const { days, date } = isOtherDay ? found : { days: doing.days, date: before }
  const asked = { about: doing.about, title: doing.title, time: time ?? doing.time ?? undefined, days, date, hasRhythm: false }
  return reminderAnswer(asked, text, manner, context)
}

function changedAnswer(doing: Card<'answer'>, { text, day }: Read, manner: Manner, context: DoingContext): Made | undefined {
  const { language } = manner
  const question = NOTED_QUESTIONS.find((one) => one === doing.question)
  if (!question) return undefined
  const isNumber =
    question === 'hot_flashes_count' || question === 'night_sweats_count' || question === 'stress_triggers' || question === 'mood_rating'
  const energy =
    question === 'energy_level' ? readNotedAnswer(`${language === 'en' ? 'energy' : 'energia energie'} ${text}`, language) : undefined
  const value = isNumber ? countIn(text, language) : energy?.value
  const isNone = !isNumber && countIn(text, language) === 0
  if (value === undefined && day === undefined && !isNone) return undefined
  const asked = {
    kind: 'answer',
    question,
    value: value ?? (isNone ? 0 : (doing.value ?? undefined)),
    day: day ?? doing.day,
    isMany: false,
  } as const
  return logAnswer(asked, manner, context)
}

/** A number before a word that her own words have as well: "make that 3 coffees". */
const NUMBERED = /(\d+|\p{L}+) (\p{L}{3,})/gu

/** Her own words with another number or day. */
function changedNote({ text, day }: Card<'note'>, read: Read, { language }: Manner, context: DoingContext): Made | undefined {
  let changed = text
  for (const [, number = '', named = ''] of read.text.matchAll(NUMBERED)) {
    const before = new RegExp(`(\\d+|\\p{L}+)(?= ${named.replace(/s$/, '')})`, 'iu')
    if (countIn(number, language) !== undefined && before.test(toPlain(changed))) changed = changed.replace(before, number)
  }
  if (changed === text && (read.day === undefined || read.day === day)) return undefined
  return cardAnswer(DOING_TEXTS[language].ownWords, noteCard(changed, read.day ?? day, language, context))
}

/**
 * The card of the last answer with what a message changes: a number, a day, a time, a strength. `undefined` if it
 * changes nothing of it. The current language must be that of `manner`.
 */
export function changedCard(message: string, doing: Doing, manner: Manner, context: DoingContext): Made | undefined {
  const { language } = manner
  const text = stated(message, language)
  const read = { text, day: dayNamed(text, language, context.today), clock: readClock(text, language) }
  const { day } = read
  switch (doing.kind) {
    case 'moment':
      return changedMoment(doing, read, manner, context)
    case 'reminder':
      return changedReminder(message, doing, read, manner, context)
    case 'answer':
      return changedAnswer(doing, read, manner, context)
    case 'symptom': {
      const severity = severityIn(plainWords(text).join(' '), language)
      if (severity === undefined && day === undefined) return undefined
      const asked = { ...doing, severity: severity ?? doing.severity ?? undefined, day: day ?? doing.day, isMany: false }
      return symptomAnswer(asked, manner, context)
    }
    case 'sleep': {
      const slept = `${SLEPT[language]} ${text}`
      const found = readNotedSleep(slept, plainWords(slept).join(' '), language, false)
      const number = OF_OTHERS.test(text) ? undefined : countIn(text, language)
      const said = found?.hours ?? (number !== undefined && number <= HOURS_MOST ? number : undefined)
      if (said === undefined && day === undefined) return undefined
      const hours = said ?? doing.hours ?? undefined
      return sleepAnswer(
        { kind: 'sleep', hours, isRounded: found?.isRounded ?? false, day: day ?? doing.day, isMany: false },
        manner,
        context,
      )
    }
    case 'note':
      return changedNote(doing, read, manner, context)
    default: {
      const flow = flowIn(plainWords(text).join(' '), language)
      if (flow === undefined && day === undefined) return undefined
      const before = DOING_WORDS[language].flows.find(([name]) => name === doing.flow)?.[0]
      return flowAnswer({ kind: 'flow', flow: flow ?? before, day: day ?? doing.day }, manner, context)
    }
  }
}

/** The answer to "forget that one": nothing is noted without a tap; `rest` are the other cards. */
export function droppedAnswer(rest: readonly Doing[], { language }: Manner): Made {
  const { dropped, droppedOne } = DOING_TEXTS[language]
  const [first] = rest
  if (!first) return cardAnswer(dropped, undefined)
  const answer = cardAnswer(droppedOne, first)
  // Without `further`, one card would count as a change to one of those before.
  return { ...answer, parts: { ...answer.parts, further: rest.slice(1) } }
}

/** Asks not to write something down: "don't log that", "no pongas nada de lo de ayer", "ne notez rien de ça". */
const NOT_WRITTEN =
  /\b(?:(?:do not|don t|dont|no need to|please don t) (?:you )?(?:log|note|write|put|add|record|save|keep)|(?:leave|keep) (?:that|this|it|the (?:\w+ ){0,2}\w+) (?:bit |part )?(?:out|off)|(?:do not|don t|dont) want (?:it|that|this) (?:noted|logged|written)|no quiero (?:que lo )?(?:apuntar|anotar|poner|apuntes|anotes)\w*|(?:je )?(?:ne )?veux pas (?:le |la |que tu (?:le |la )?)?(?:noter|notes)|no (?:me )?(?:lo |la |los |las )?(?:anotes|apuntes|pongas|guardes|registres|escribas|anotes nada|anoten|guarden)|(?:mejor )?no (?:anotar|apuntar|poner|guardar) (?:eso|nada)|(?:ne )?(?:le |la |les |l )?(?:note|notez|notes|mets|mettez|ecris|ecrivez|enregistre|enregistrez|garde|gardez) (?:rien|pas)|ne (?:rien )?(?:noter|mettre|ecrire)(?: pas)?)\b/

/** Whether a message asks not to write something down. */
export function asksNotToWrite(message: string): boolean {
  return NOT_WRITTEN.test(plainWords(message).join(' '))
}

/** The answer to that, where no card was offered. */
export function notWrittenAnswer({ language }: Manner): Made {
  return cardAnswer(DOING_TEXTS[language].notWritten, undefined)
}
