/** Holidays in her words, as dates that the readers of questions know: "halloween" is 31 October. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Language } from '../../text/rules/speech.ts'

/** A day of the year: month and day from 1, or a rule that gives it for a year. */
type Day = readonly [month: number, day: number] | ((year: number) => LocalDate)

const iso = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The fourth Thursday of November. */
function thanksgiving(year: number): LocalDate {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return iso(year, 11, 1 + ((4 - weekday + 7) % 7) + 21)
}

/** Easter Sunday in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easter(year: number): LocalDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return iso(year, Math.floor(f / 31), (f % 31) + 1)
}

const HOLIDAYS: Readonly<Record<Language, readonly (readonly [pattern: string, day: Day])[]>> = {
  en: [
    ['(?:christmas|xmas) eve', [12, 24]],
    ['boxing day', [12, 26]],
    ['(?:christmas|xmas)(?: day)?', [12, 25]],
    ["new year[’']?s? eve", [12, 31]],
    ['hogmanay', [12, 31]],
    ["new year[’']?s?(?: day)?", [1, 1]],
    ["hallowe?[’']?en(?: night)?", [10, 31]],
    ['bonfire night', [11, 5]],
    ['thanksgiving(?: day)?', thanksgiving],
    ["valentine[’']?s?(?: day)?", [2, 14]],
    ["(?:st\\.? |saint )?(?:patrick|paddy)[’']?s? day", [3, 17]],
    ['easter(?: sunday)?', easter],
    ['(?:the )?fourth of july', [7, 4]],
  ],
  es: [
    ['nochebuena', [12, 24]],
    ['navidad', [12, 25]],
    ['nochevieja|noche vieja|fin de a[ñn]o', [12, 31]],
    ['a[ñn]o nuevo', [1, 1]],
    ['(?:noche de |d[ií]a de )?reyes', [1, 6]],
    ['halloween', [10, 31]],
    ['todos los santos', [11, 1]],
    ['d[ií]a de (?:los )?muertos', [11, 2]],
    ['san valent[ií]n', [2, 14]],
    ['domingo de pascua', easter],
  ],
  fr: [
    ['(?:le )?(?:soir|réveillon|reveillon) de no[eë]l', [12, 24]],
    ['no[eë]l', [12, 25]],
    ["(?:le )?(?:réveillon|reveillon)(?: du (?:jour|nouvel) (?:de l[’'])?an)?|(?:la )?saint[- ]sylvestre", [12, 31]],
    ["(?:le )?(?:jour de l[’']an|nouvel an)", [1, 1]],
    ['halloween', [10, 31]],
    ['(?:la )?toussaint', [11, 1]],
    ['(?:la )?saint[- ]valentin', [2, 14]],
    ['(?:dimanche de )?p[aâ]ques', easter],
  ],
}

const patterns = new Map<Language, readonly (readonly [RegExp, Day])[]>()

function patternsOf(language: Language): readonly (readonly [RegExp, Day])[] {
  const known = patterns.get(language)
  if (known) return known
  const made = HOLIDAYS[language].map(
    ([pattern, day]) =>
      [new RegExp(`(?<![\\p{L}\\d])(?:the )?(?:${pattern})([\\s-]+week[\\s-]?ends?)?(?![\\p{L}\\d])`, 'giu'), day] as const,
  )
  patterns.set(language, made)
  return made
}

/** The last time that a day of the year came, up to `today`. */
function lastTime(day: Day, today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4))
  const of = (one: number) => (typeof day === 'function' ? day(one) : iso(one, ...day))
  return of(year) <= today ? of(year) : of(year - 1)
}

/** The days from Friday to Sunday around a day. */
function weekendOf(day: LocalDate): { from: LocalDate; to: LocalDate } {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  // From Monday to Wednesday the weekend before is meant, from Thursday on the one that follows.
  const friday = addDays(day, weekday < 3 ? -3 - weekday : 4 - weekday)
  return { from: friday, to: addDays(friday, 2) }
}

const RANGE: Readonly<Record<Language, (from: LocalDate, to: LocalDate) => string>> = {
  en: (from, to) => `from ${from} to ${to}`,
  es: (from, to) => `del ${from} al ${to}`,
  fr: (from, to) => `du ${from} au ${to}`,
}

/** The message with the last date of a holiday that it names; the same text if it names none. */
export function withHolidays(message: string, language: Language, today: LocalDate): string {
  let text = message
  for (const [pattern, day] of patternsOf(language)) {
    text = text.replace(pattern, (_said, weekend: string | undefined) => {
      const date = lastTime(day, today)
      if (!weekend) return date
      const { from, to } = weekendOf(date)
      return RANGE[language](from, to)
    })
  }
  return text
}
