import type { Language } from '../../text/rules/speech.ts'

/** The chip that continues her last topic, shown if she allows Lara to remember. */
export const LAST_TIME: Readonly<Record<Language, string>> = {
  en: 'Last time: {topic}',
  es: 'La última vez: {topic}',
  fr: 'La dernière fois : {topic}',
}
