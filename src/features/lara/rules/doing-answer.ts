/** Lara's answer to a request to write something down: one sentence, and the card that she confirms. */
import { capitalised } from '../../../kit/capitalised.ts'
import { relativeDayWords, timeWords } from '../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { toPageChip } from '../../answers/rules/app-answer.ts'
import { shown } from '../../answers/rules/wording.ts'
import { type Flow, FLOWS } from '../../calendar/contract.ts'
import { flowNames } from '../../calendar/rules/flow-names.ts'
import { TITLE_MAX } from '../../reminders/contract.ts'
import { comingDayWords, daysWords } from '../../reminders/rules/when-words.ts'
import { instantOf, wallWords } from '../../reminders/rules/wall-clock.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { type Card, cardAnswer, type DoingContext } from './doing-card.ts'
import { filledLogCard, logAnswer, sleepAnswer, symptomAnswer } from './doing-log-answer.ts'
import { type ReadCard, segmentsOf, withNext } from './doing-next.ts'
import { readClock } from './read-clock.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { type DoingRequest, readDoing } from './read-doing.ts'
import { readReminder, type ReminderRequest } from './read-reminder.ts'
import { wholeWords } from './whole-words.ts'

/** Hours between which a night sweat cannot be happening now. */
const NIGHT_ENDS = 8
const NIGHT_BEGINS = 22

/** The answer to a request to note a moment. The current language must be that of `manner`. */
export function momentAnswer(
  asked: Extract<DoingRequest, { kind: 'moment' }>,
  message: string,
  manner: Manner,
  context: DoingContext,
): Made {
  const { language } = manner
  const { today, now, timezone } = context
  const texts = DOING_TEXTS[language]
  const { moment, value, outOf, day, clock } = asked
  if (day === undefined) return cardAnswer(texts.askDay, undefined)
  // A night sweat that she tells of during the day was not just now.
  const hour = Number(wallWords(now, timezone).slice(11, 13))
  const isOfNight = moment === 'night_sweat' && hour >= NIGHT_ENDS && hour < NIGHT_BEGINS
  const isNow = day === today && !clock && !asked.isPart && !isOfNight
  const at = clock ? instantOf(day, clock.time, timezone) : now
  // A time of today that is still to come was meant for another half of the day.
  const isAhead = at > now
  const asksTime = !isNow && (!clock?.isClear || isAhead)
  // Another day keeps the seconds of this message, by which the moment is recognised.
  const stamp = now % 60_000
  const stamped = isNow ? now : instantOf(day, clock && !isAhead ? clock.time : wallWords(now, timezone).slice(11), timezone) + stamp
  const instant = Math.min(stamped, now)
  const name = capitalised(shown([texts.names[moment]], manner))
  const strength = moment !== 'mood' && value !== undefined ? `, ${texts.strength(value)}` : ''
  const dayName = capitalised(relativeDayWords(day, today))
  const doing: Card<'moment'> = {
    kind: 'moment',
    title: `${name}${strength}`,
    when: asksTime ? dayName : texts.at(dayName, timeWords(instant, timezone)),
    choices: moment === 'mood' ? texts.moods.map((label, place) => ({ value: String(place + 1), label })) : [],
    moment,
    value: value ?? null,
    day,
    at: new Date(instant).toISOString(),
    asks_time: asksTime,
    time: asksTime && clock && !isAhead ? clock.time : null,
  }
  const softLog = toPageChip('/tracker/soft', 'Soft Log', message, language)
  if (moment === 'mood' && value === undefined) {
    return outOf === undefined ? cardAnswer(texts.askMood, doing) : cardAnswer(texts.askMoodOf(outOf), doing, [softLog])
  }
  if (asked.isMany) return cardAnswer(texts.oneByOne, doing)
  return cardAnswer(asksTime ? texts.askTime : texts.confirm, doing)
}

/** The answer to a request to note a day of bleeding. The current language must be that of `manner`. */
export function flowAnswer({ flow, day, isMany }: Extract<DoingRequest, { kind: 'flow' }>, manner: Manner, { today }: DoingContext): Made {
  const texts = DOING_TEXTS[manner.language]
  if (day === undefined) return cardAnswer(texts.askDay, undefined)
  const names = flowNames()
  const doing: Card<'flow'> = {
    kind: 'flow',
    title: capitalised(texts.names.flow),
    when: capitalised(relativeDayWords(day, today)),
    choices: (Object.keys(FLOWS) as Flow[]).map((value) => ({ value, label: names[FLOWS[value]] })),
    day,
    flow: flow ?? null,
  }
  return cardAnswer(isMany ? texts.oneByOne : flow ? texts.confirmFlow : texts.askFlow, doing)
}

/** A request with its time and day worked out: from "in 2 hours", or from an hour of today that is over. */
function timed(asked: ReminderRequest, { today, now, timezone }: DoingContext): ReminderRequest {
  if (asked.inMinutes !== undefined) {
    const [date, time] = wallWords(now + asked.inMinutes * 60_000, timezone).split(/[T ]/)
    return { ...asked, days: [], date, time: time?.slice(0, 5) }
  }
  const { time, date } = asked
  // "At 11", said at 9 in the evening, is at 23:00.
  const isOver = date === today && time !== undefined && time < '12:00' && instantOf(today, time, timezone) <= now
  return isOver ? { ...asked, time: `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` } : asked
}

/** The day of a reminder that comes once: the one she named, or the next on which its time is still to come. */
function onceOn({ date, time }: ReminderRequest, { today, now, timezone }: DoingContext): LocalDate {
  if (date !== undefined) return date
  return time !== undefined && instantOf(today, time, timezone) <= now ? addDays(today, 1) : today
}

/** The answer to a request to be reminded. The current language must be that of `manner`. */
export function reminderAnswer(request: ReminderRequest, message: string, manner: Manner, context: DoingContext): Made {
  const asked = timed(request, context)
  const { language } = manner
  const texts = DOING_TEXTS[language]
  const { about, title, time, days } = asked
  const chip = toPageChip('/reminders', 'Reminders', message, language)
  if (asked.hasRhythm) return cardAnswer(texts.rhythm, undefined, [chip])
  const once = onceOn(asked, context)
  const onceWords = comingDayWords(instantOf(once, '12:00', context.timezone), context.now, context.timezone)
  const isOpen = days.length === 0 && asked.date === undefined
  const isOnce = days.length === 0 && (asked.date !== undefined || about === 'custom')
  const when = days.length > 0 ? daysWords(days) : texts.once(onceWords)
  const doing: Card<'reminder'> = {
    kind: 'reminder',
    title: (title || texts.reminders[about]).slice(0, TITLE_MAX),
    when: isOpen ? '' : when,
    choices: isOpen
      ? [
          { value: 'daily', label: texts.everyDay },
          { value: 'once', label: texts.once(onceWords) },
        ]
      : [],
    about,
    time: time ?? null,
    days: [...days],
    date: isOpen || days.length === 0 ? once : null,
    once: isOnce,
  }
  return cardAnswer(time === undefined ? texts.askReminderTime : texts.confirmReminder, doing, [chip])
}

/**
 * The answer to a request to write something down or to be reminded; `undefined` for any other message. The current
 * language must be that of `manner`.
 */
export function doingAnswer(message: string, manner: Manner, context: DoingContext): Made | undefined {
  const read: ReadCard = (request) => cardFor(request, manner, context)
  const made = read(message)
  const parts = made ? segmentsOf(message) : []
  return made && parts.length > 1 ? (withNext(made, parts, read, manner, context) ?? made) : made
}

/** The card for the first thing that a request names. */
function cardFor(message: string, manner: Manner, context: DoingContext): Made | undefined {
  const reminder = readReminder(message, context.today)
  if (reminder) return reminderAnswer(reminder, message, manner, context)
  const asked = readDoing(message, context.today, context.tracked)
  if (!asked) return undefined
  if (asked.kind === 'moment') return momentAnswer(asked, message, manner, context)
  if (asked.kind === 'flow') return flowAnswer(asked, manner, context)
  if (asked.kind === 'symptom') return symptomAnswer(asked, manner, context)
  if (asked.kind === 'sleep') return sleepAnswer(asked, manner, context)
  if (asked.kind === 'answer') return logAnswer(asked, manner, context)
  // "Note my blood pressure, 142 over 88" is kept in her words.
  if (/\d/.test(message)) return undefined
  const { inLog, nowhere } = DOING_TEXTS[manner.language]
  return asked.hasPlace
    ? cardAnswer(inLog, undefined, [toPageChip('/tracker/soft', 'Soft Log', message, manner.language)])
    : cardAnswer(nowhere, undefined, [toPageChip('/tracker/deep', 'Deep Log', message, manner.language)])
}

/** Longest message in words that fills in what a card asks for. */
const FILLED_MOST = 4
const HOURS_MOST = 7

/**
 * The card of the last answer with what a short message adds to it ("at 8", "good"); `undefined` if it adds nothing.
 * The current language must be that of `manner`.
 */
export function filledCard(message: string, doing: Doing, manner: Manner, context: DoingContext): Made | undefined {
  const whole = filledBy(message, doing, manner, context)
  if (whole) return whole
  // "Moderate. And the headache was mild."
  const [first = '', ...rest] = segmentsOf(message)
  const filled = rest.length > 0 ? filledBy(first, doing, manner, context) : undefined
  return filled && withNext(filled, rest, (request) => cardFor(request, manner, context), manner, context)
}

function filledBy(message: string, doing: Doing, manner: Manner, { today }: DoingContext): Made | undefined {
  const words = plainWords(message)
  const texts = DOING_TEXTS[manner.language]
  const changed = changedTime(message, manner.language)
  if (changed !== undefined && doing.kind === 'reminder') return cardAnswer(texts.confirmReminder, { ...doing, time: changed })
  if (changed !== undefined && doing.kind === 'moment')
    return cardAnswer(texts.confirm, {
      ...doing,
      when: capitalised(relativeDayWords(doing.day, today)),
      asks_time: true,
      time: changed,
    })
  if (words.length > (doing.kind === 'sleep' ? HOURS_MOST : FILLED_MOST)) return undefined
  const choice = doing.choices.find(({ label }) => plainWords(label).join(' ') === words.join(' '))
  if (choice && doing.kind === 'moment') return cardAnswer(texts.confirm, { ...doing, value: Number(choice.value) })
  if (doing.kind === 'symptom' || doing.kind === 'sleep') return filledLogCard(message, doing, choice?.value, manner)
  if (doing.kind === 'answer') return choice && cardAnswer(texts.confirmLog, { ...doing, value: Number(choice.value) })
  if (choice && doing.kind === 'flow') return cardAnswer(texts.confirmFlow, { ...doing, flow: choice.value as Flow })
  if (choice && doing.kind === 'reminder') return cardAnswer(texts.confirmReminder, { ...doing, once: choice.value === 'once' })
  const clock = readClock(toPlain(message).replace(/^(?=\d)/, CLOCK_BEGINNINGS[manner.language]), manner.language)
  if (!clock || doing.kind === 'flow' || doing.kind === 'note' || (doing.kind === 'moment' && !doing.asks_time)) return undefined
  return cardAnswer(doing.kind === 'moment' ? texts.confirm : texts.confirmReminder, { ...doing, time: clock.time })
}

/** What makes a number alone a time of day. */
export const CLOCK_BEGINNINGS = { en: 'at ', es: 'a las ', fr: 'a ' } as const

/** Longest message in words that changes the time of a reminder. */
const CHANGED_MOST = 20
/** What comes before the new time: "not 4pm, I finish at 4. Make it 9 in the morning". */
const CHANGES: Readonly<Record<Language, RegExp>> = {
  en: /.*\b(?:make (?:it|that)|(?:change|move|set|put) (?:it|that|the time|(?:the|my) [\w ]{0,30}reminder)(?: back)?(?: to| for| at)?|rather|better|instead)(?: at)? /,
  es: /.*\b(?:pon(?:lo|la|melo)|(?:cambia|mueve|pasa)(?:lo|la|melo)?|mejor)(?: a| para)?(?: las?)? /,
  fr: /.*\b(?:(?:mets|mettez|change|changez|decale|decalez)(?:[- ](?:le|la))?|plutot|mieux)(?: a| pour| vers)? /,
}

/** The new time of a reminder or a moment in a message that changes it. */
export function changedTime(message: string, language: Language): string | undefined {
  const plain = toPlain(message)
  if (plainWords(plain).length > CHANGED_MOST || !CHANGES[language].test(plain)) return undefined
  // One reminder has one time: "make it 9 on Thursdays" would change the other days as well.
  if (TIME_WORDS[language].weekdays.some((day) => wholeWords(`${day}s?`).test(plain))) return undefined
  const rest = plain.replace(CHANGES[language], '')
  return readClock(rest.replace(/^(?=\d)/, CLOCK_BEGINNINGS[language]), language)?.time
}

/** The card once more, for a "yes": only the tap writes. */
export function cardAgain(doing: Doing, { language }: Manner): Made {
  return cardAnswer(DOING_TEXTS[language].tap, doing)
}
