/** Puts dates in place of "since my last period", so that the reader of questions needs no calendar. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Days } from '../../answers/rules/data-question.ts'
import type { Spell } from '../../calendar/rules/spells.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'

/** Patterns for plain text without apostrophes. Groups: `n` and `unit` of a length; `end`, `ended` for its last day. */
type Forms = Readonly<Record<'since' | 'during' | 'before' | 'after', RegExp>>

const EN_PERIOD = String.raw`(?:my|the) (?:last |latest |most recent )?period`
const ES_PERIOD = String.raw`(?:mi|la) (?:ultima )?(?:regla|menstruacion)`
const FR_PERIOD = String.raw`(?:mes|les) (?:dernieres )?regles`
/** Numbers up to ten, each language in its order. */
const NUMBERS = [
  'one two three four five six seven eight nine ten'.split(' '),
  'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
  'un deux trois quatre cinq six sept huit neuf dix'.split(' '),
]
const NUMBER = String.raw`\d{1,2}|${NUMBERS.flat().join('|')}`
const WEEK = /^(?:week|semana|semaine)s?$/
const toForm = (pattern: string) => new RegExp(String.raw`\b${pattern}\b`)

const FORMS: Readonly<Record<Language, Forms>> = {
  en: {
    since: toForm(
      `since (?:the (?:start|beginning|(?<end>end)) of )?${EN_PERIOD}(?: (?:started|began|came|(?<ended>ended|stopped|finished)))?`,
    ),
    during: toForm(`(?:during|on) ${EN_PERIOD}`),
    before: toForm(`(?:(?:in|during) )?the (?:(?<n>${NUMBER}) )?(?<unit>weeks?|days?) before ${EN_PERIOD}`),
    after: toForm(`(?:(?:in|during) )?the (?:(?<n>${NUMBER}) )?(?<unit>weeks?|days?) after ${EN_PERIOD}`),
  },
  es: {
    since: toForm(
      `desde (?:(?:el (?:inicio|comienzo|principio|(?<end>final|fin)) de )|que (?:me vino|me bajo|tuve|empezo|(?<ended>termino|acabo)) )?${ES_PERIOD}`,
    ),
    during: toForm(`durante ${ES_PERIOD}`),
    before: toForm(
      `(?:(?:en|durante) )?(?:la|los|el) (?:(?<n>${NUMBER}) )?(?<unit>semanas?|dias?) (?:antes de|anterior(?:es)? a) ${ES_PERIOD}`,
    ),
    after: toForm(
      `(?:(?:en|durante) )?(?:la|los|el) (?:(?<n>${NUMBER}) )?(?<unit>semanas?|dias?) (?:despues de|siguientes? a) ${ES_PERIOD}`,
    ),
  },
  fr: {
    since: toForm(`depuis (?:(?:le debut|(?<end>la fin)) de )?${FR_PERIOD}`),
    during: toForm(`(?:pendant|durant) ${FR_PERIOD}`),
    before: toForm(
      `(?:(?:pendant|durant|dans) )?(?:la|les|le) (?:(?<n>${NUMBER}) )?(?<unit>semaines?|jours?) (?:avant|precedant) ${FR_PERIOD}`,
    ),
    after: toForm(
      `(?:(?:pendant|durant|dans) )?(?:la|les|le) (?:(?<n>${NUMBER}) )?(?<unit>semaines?|jours?) (?:apres|suivant) ${FR_PERIOD}`,
    ),
  },
}
const WEEK_DAYS = 7

type Found = { readonly language: Language; readonly form: keyof Forms; readonly match: RegExpExecArray; readonly plain: string }

function findForm(message: string): Found | undefined {
  const plain = toPlain(message)
    .replaceAll(/['’]/g, ' ')
    .replaceAll(/\bla veille de(?=s? )/g, 'le jour avant')
    .replaceAll(/\bavant des regles\b/g, 'avant les regles')
  for (const language of SPOKEN)
    for (const form of ['before', 'after', 'since', 'during'] as const) {
      const match = FORMS[language][form].exec(plain)
      if (match) return { language, form, match, plain }
    }
  return undefined
}

/** Whether a message dates its question by her last period. */
export function namesPeriod(message: string): boolean {
  return findForm(message) !== undefined
}

function numberOf(said: string): number {
  return /^\d/.test(said) ? Number(said) : Math.max(...NUMBERS.map((words) => words.indexOf(said))) + 1
}

function daysOf({ form, match }: Found, { from, to }: Spell, today: LocalDate): Days | undefined {
  const { n, unit, end, ended } = match.groups ?? {}
  const isWeek = WEEK.test(unit ?? '')
  // "The days before" has no number.
  if (unit !== undefined && n === undefined && !isWeek && unit.endsWith('s')) return undefined
  const count = (n === undefined ? 1 : numberOf(n)) * (isWeek ? WEEK_DAYS : 1)
  if (count < 1) return undefined
  const isEnd = (end ?? ended) !== undefined
  const days = {
    since: { from: isEnd ? addDays(to, 1) : from, to: today },
    during: { from, to },
    before: { from: addDays(from, -count), to: addDays(from, -1) },
    after: { from: addDays(to, 1), to: addDays(to, count) },
  }[form]
  return days.from > today ? undefined : { from: days.from, to: days.to < today ? days.to : today }
}

/** The message in plain text with the dates of her newest period; `undefined` if it names none, or those are ahead. */
export function withPeriodDates(message: string, period: Spell, today: LocalDate): string | undefined {
  const found = findForm(message)
  const days = found && daysOf(found, period, today)
  if (!found || !days) return undefined
  const { language, match, plain } = found
  const dated = found.form === 'since' ? sinceWords(days.from, language) : datedWords(days, language)
  return `${plain.slice(0, match.index)}${dated}${plain.slice(match.index + match[0].length)}`
}

/** A day as the reader of questions reads it: "october 3 2026". */
function dayWords(day: LocalDate, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  const month = toPlain(date.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }))
  const [number, year] = [date.getUTCDate(), day.slice(0, 4)]
  if (language === 'en') return `${month} ${number} ${year}`
  return language === 'es' ? `${number} de ${month} de ${year}` : `${number} ${month} ${year}`
}

/** The days from one until today, which a comparison sets beside as many before: "since october 3 2026". */
export function sinceWords(from: LocalDate, language: Language): string {
  return `${{ en: 'since', es: 'desde el', fr: 'depuis le' }[language]} ${dayWords(from, language)}`
}

/** Days as the reader of questions reads them: "from october 3 2026 to october 9 2026". */
export function datedWords(days: Days, language: Language): string {
  const [from, to] = [dayWords(days.from, language), dayWords(days.to, language)]
  return { en: `from ${from} to ${to}`, es: `del ${from} al ${to}`, fr: `du ${from} au ${to}` }[language]
}
