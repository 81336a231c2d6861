import type { LocalDate } from './local-date.ts'
import { type Language, LOCALES } from './words.ts'

const FULL: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }

/** Formats a calendar day in a language, by default in full. Independent of time zones. */
export function dayInLanguage(day: LocalDate, language: Language, options: Intl.DateTimeFormatOptions = FULL): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}
