import type { Language } from '../rules/speech.ts'

/** The chip that takes up what she spoke of last, for those who wish Lara to remember. */
export const LAST_TIME: Readonly<Record<Language, string>> = {
  en: 'Last time: {topic}',
  es: 'La última vez: {topic}',
  fr: 'La dernière fois : {topic}',
}
