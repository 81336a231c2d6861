/** The parts of an entry, each of which may name one thing: "slept 5h, two flushes and a headache yesterday". */
import { relativeDayWords } from '../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { LOCALES } from '../../../kit/words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { asksToRemind } from './asked-reminder.ts'
import { segmentsOf } from './doing-next.ts'
import { readClock } from './read-clock.ts'
import { dayNamed } from './read-doing.ts'

const WEEKDAY =
  '(?<!\\p{L})(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)(?!\\p{L})'
const WEEKDAYS = new RegExp(WEEKDAY, 'giu')
/** Before a day of the week. */
const BEFORE_WEEKDAY = new RegExp(`\\s+(?=(?:(?:on|le|el|and|y|et) )?${WEEKDAY})`, 'iu')
/** Days of the week and parts of the day. */
const WHEN = new RegExp(`${WEEKDAY}|(?<!\\p{L})(?:mornings?|evenings?|noche|mañana|soir|matin)(?!\\p{L})`, 'iu')

/** A part that begins with a day of the week. */
const WHEN_FIRST = new RegExp(`^(?:on |el |los |le |every )?(?:${WHEN.source})`, 'iu')

/** Words for a part of today. */
const TODAY =
  /(?<!\p{L})(?:now|just now|this (?:morning|afternoon|evening)|tonight|ahora(?: mismo)?|esta (?:mañana|tarde|noche)|maintenant|ce (?:matin|soir|midi)|cet apr[eè]s)(?!\p{L})/iu

/** Words that go on from a request to be reminded: "and Friday at 6". */
const GOES_ON_WORDS = 4

/** A part that is only a time of day: "around 8 in the morning", "vers 9h30"; "6h30" alone may be of sleep. */
const TIME_ALONE =
  /^\s*(?:(?:at|around|about|by|vers|à|hacia|sobre|a eso de|(?:como |tipo )?a)\s+(?:las?\s+)?\d{1,2}(?:\s?[:.h]\s?\d{0,2})?\s?(?:[ap]\.?m\.?|heures?|horas|o['’]clock)?(?:\s?(?:ish|in the (?:morning|evening|afternoon)|at night|de la (?:ma[ñn]ana|tarde|noche)|du (?:matin|soir)))?|\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\.?)\s*[.!?]*$/iu

const AND: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et' }

/** The parts of a message as typed; the days and times of one reminder are not separated. */
function typedParts(message: string, language: Language, today: LocalDate): string[] {
  const parts: string[] = []
  // "Monday 5h Tuesday 6h30 Wednesday 4": each day is a part.
  const isOfDays = (part: string) => !asksToRemind(message) && [...part.matchAll(WEEKDAYS)].length > 1
  for (const part of segmentsOf(message).flatMap((one) => (isOfDays(one) ? one.split(BEFORE_WEEKDAY) : [one]))) {
    const last = parts.at(-1)
    const isShort = part.trim().split(/\s+/).length <= GOES_ON_WORDS
    const isDated = WHEN.test(part) || dayNamed(part, language, today) !== undefined || readClock(toPlain(part), language) !== undefined
    if (last !== undefined && TIME_ALONE.test(part)) {
      parts[parts.length - 1] = `${last} ${part.trim()}`
      continue
    }
    const isWhen = WHEN_FIRST.test(part) || (isShort && isDated)
    if (last !== undefined && isWhen && asksToRemind(last)) parts[parts.length - 1] = `${last} ${AND[language]} ${part}`
    else parts.push(part)
  }
  return parts
}

/** A part of a message as typed, and as `said` with the `day` that was named before it. */
export type Part = { readonly typed: string; readonly said: string; readonly day: LocalDate }

const ON: Readonly<Record<Language, string>> = { en: 'on', es: 'el', fr: 'le' }

/** A day as it is read again: "yesterday", "on 19 November". */
function dateWords(day: LocalDate, language: Language, today: LocalDate): string {
  if (day === addDays(today, -1)) return relativeDayWords(day, today)
  // "7h le 15 novembre", not "7h 15".
  return `${ON[language]} ${new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))}`
}

/** The parts of a message. One without a day gets the one that was named before it. In the current language. */
export function partsIn(message: string, language: Language, today: LocalDate): Part[] {
  const parts = typedParts(message, language, today)
  const days = parts.map((part) =>
    asksToRemind(part) ? undefined : (dayNamed(part, language, today) ?? (TODAY.test(part) ? today : undefined)),
  )
  // "Two flushes and a headache yesterday": a day named only at the end applies to all parts.
  let last = days.findIndex((day) => day !== undefined) === days.length - 1 ? days.at(-1) : undefined
  return parts.map((typed, place) => {
    const own = days[place]
    last = own ?? last
    const isSame = own !== undefined || last === undefined || last === today || asksToRemind(typed)
    const day = own ?? last ?? today
    return { typed, said: isSame ? typed : `${typed} ${dateWords(day, language, today)}`, day }
  })
}
