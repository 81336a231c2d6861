/** Reads a time of day: "at 3", "9pm", "a las 8 de la noche", "à 20 h 30". */
import type { Language } from '../../text/rules/speech.ts'

/** A time `HH:MM` with its position in the text; `isClear` if the text says which half of the day is meant. */
export type Clock = { readonly time: string; readonly start: number; readonly end: number; readonly isClear: boolean }

type ClockWords = {
  readonly clocks: readonly RegExp[]
  /** Hours as words, from 1 on. */
  readonly hours: readonly string[]
  readonly noon: RegExp
  readonly midnight: RegExp
  /** Parts of the day; a number below 12 then is in that part. */
  readonly morning: RegExp
  readonly later: RegExp
  readonly night: RegExp
}

const HOURS_FRENCH =
  'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt-et-une|vingt-deux|vingt-trois'.split(
    '|',
  )
/** Minutes as words, besides halves and quarters. */
const MINUTES_SAID: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20 }
const WORDS: Readonly<Record<Language, ClockWords>> = {
  en: {
    hours: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    clocks: [
      /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))? in the (?:morning|afternoon|evening)(?!\w)/,
      /(?<![\w])(?:(?:at|around|about) )?(?<half>half)(?: past)? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:ish)?(?: in the (?:morning|afternoon|evening)| at night)?(?![\w:%/]| ?(?:an?|of|hours?|hrs?|glass\w*|pints?|tablets?|pills?|days?|weeks?)\b)/,
      /(?<![\w])(?<!(?:from|between) )(?:(?:at|around|about) )?(?:a )?(?:(?<quarter>quarter)|(?<minutes>five|ten|twenty|(?:5|10|20|25)(?= past))) (?<to>to|past|after) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:ish)?(?: in the (?:morning|afternoon|evening)| at night)?(?![\w:%/]| ?(?:hours?|hrs?|days?)\b)/,
      /(?<![\w])at ([01]\d|2[0-3])([0-5]\d)(?:h|hrs| hours)?(?![\w:/])/,
      /(?<![\w])at (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:ish)?(?: in the (?:morning|afternoon|evening)| at night)?(?![\w:]| (?:point|time|go|stage|or|of|to|past|days?|weeks?|hours?)\b)/,
      /(?<![\d:])(?:(?:at|around|about|by) )?(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|a\.m\.?|p\.m\.?|o'?clock)(?: in the (?:morning|afternoon|evening)| at night)?(?![\w])/,
      /(?<![\w])(?:at|by|(?:around|about)(?! \d+ of\b)) (\d{1,2})(?:[:.h](\d{2}))?(?: in the (?:morning|afternoon|evening)| at night)?(?![\d:%/]| ?(?:of (?:\d|ten|them)|out|mg|days?|times?|weeks?|hours?|years?)\b)/,
      /(?<![\d:/-])(\d{1,2}):(\d{2})(?![\d:])/,
    ],
    noon: /\b(?:at )?(?:noon|midday)\b/,
    midnight: /\b(?:at )?midnight\b/,
    morning: /\bmornings?\b|\bam\b|a\.m\./,
    later: /\b(?:afternoons?|evenings?|tonight)\b|pm\b|p\.m\./,
    night: /\bnights?\b/,
  },
  es: {
    hours: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    clocks: [
      /(?<![\w])(?:a |sobre |hacia |serian |eran |desde )(?:eso de )?las? (\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?:(?:[:.h]| y )(\d{2}|media|cuarto))?(?: h(?:oras)?)?(?: ?(?:am|pm|a\.m\.?|p\.m\.?))?(?: (?:de|por|en) la (?:manana|tarde|noche|madrugada))?/,
      /(?<![\w])tipo (\d{1,2})(?:[:.](\d{2}))? ?h?(?![\w:/])/,
      /(?<![\d:/-])(\d{1,2}):(\d{2})(?![\d:])/,
    ],
    noon: /\b(?:al |a )?mediodia\b/,
    midnight: /\b(?:a )?medianoche\b/,
    morning: /(?:de|por|en) la (?:manana|madrugada)|cada manana|todas las mananas|\bam\b|a\.m\./,
    later: /\btardes?\b|\bpm\b|p\.m\./,
    night: /\bnoches?\b|\banoche\b/,
  },
  fr: {
    hours: HOURS_FRENCH,
    clocks: [
      /(?<![\w])(?:a|vers|pour) (dix-sept|dix-huit|dix-neuf|vingt-et-une|vingt-deux|vingt-trois|vingt|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) (?:h|heures?)(?: (demie|quart)| et (demie|quart))?(?: (?:du matin|de l'apres-midi|du soir|de la nuit))?(?!\w)/,
      /(?<![\w])(?:a |vers |pour )?(\d{1,2}) ?(?:h(?:eures?)?|:)(?: ?(\d{2})| et (demie|quart))?(?: (?:du matin|de l'apres-midi|du soir|de la nuit))?(?!\w)/,
    ],
    noon: /\b(?:a )?midi\b/,
    midnight: /\b(?:a )?minuit\b/,
    morning: /\bmatins?\b/,
    later: /\bapres-midi\b|\bsoirs?\b|\bsoiree\b/,
    night: /\bnuits?\b/,
  },
}

/** An hour without its half of the day is in the afternoon up to here. */
const EARLY_HOUR = 6
const MINUTES: Readonly<Record<string, number>> = { media: 30, demie: 30, cuarto: 15, quart: 15 }

/** The hour and minute that a match says. */
function timeOf(found: RegExpExecArray, hours: readonly string[]): { hour: number; minute: number } {
  const { half, quarter, minutes: few, to } = found.groups ?? {}
  const toHour = (said: string | undefined) => (said && hours.includes(said) ? hours.indexOf(said) + 1 : Number(said))
  if (half !== undefined) return { hour: toHour(found[2]), minute: 30 }
  if (to !== undefined) {
    const minutes = quarter === undefined ? (MINUTES_SAID[few ?? ''] ?? 0) : 15
    const hour = toHour(found[4])
    return to === 'to' ? { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes } : { hour, minute: minutes }
  }
  const part = found[2] ?? found[3]
  const minutes = part === undefined || part === "o'clock" ? 0 : (MINUTES[part] ?? Number(part))
  return { hour: toHour(found[1]), minute: Number.isNaN(minutes) ? 0 : minutes }
}

/** Minutes before the hour: "11h moins le quart", "las 4 menos cuarto". */
const LESS = /^ ?(?:moins|menos) (?:(?<quarter>le quart|cuarto)|(?<ten>dix|diez)|(?<five>cinq|cinco)|(?<twenty>vingt|veinte))/

function before({ hour }: { hour: number; minute: number }, { groups }: RegExpExecArray): { hour: number; minute: number } {
  const minutes = groups?.['quarter'] ? 15 : groups?.['ten'] ? 10 : groups?.['five'] ? 5 : 20
  return { hour: hour === 0 ? 23 : hour - 1, minute: 60 - minutes }
}

/** The first time of day in a text without accents; `undefined` if there is none. */
export function readClock(text: string, language: Language): Clock | undefined {
  const { clocks, hours, noon, midnight, morning, later, night } = WORDS[language]
  for (const [pattern, time] of [
    [noon, '12:00'],
    [midnight, '00:00'],
  ] as const) {
    const found = pattern.exec(text)
    if (found) return { time, start: found.index, end: found.index + found[0].length, isClear: true }
  }
  for (const pattern of clocks) {
    const found = pattern.exec(text)
    if (!found) continue
    const whole = timeOf(found, hours)
    const less = LESS.exec(text.slice(found.index + found[0].length))
    const { hour: said, minute } = less ? before(whole, less) : whole
    if (said > 23 || minute > 59) continue
    // "0300" has 24 hours: it is never in the afternoon.
    const isMorning = morning.test(text) || /^0\d$/.test(found[1] ?? '')
    const isLate = later.test(text) || (night.test(text) && said >= EARLY_HOUR)
    const isClear = said > 12 || said === 0 || isMorning || isLate || night.test(text)
    const isPast = isClear ? isLate && !isMorning : said < EARLY_HOUR
    const hour = said < 12 && isPast ? said + 12 : said === 12 && isMorning ? 0 : said
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    return { time, start: found.index, end: found.index + found[0].length + (less?.[0].length ?? 0), isClear }
  }
  return undefined
}
