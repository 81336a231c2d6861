import type * as z from 'zod/mini'
import type { Language } from '../contract.ts'

/** A language of the content. */
export type PageLanguage = z.infer<typeof Language>

const LANGUAGES: readonly PageLanguage[] = ['en', 'es', 'fr']

/** The language that this page is in; the content stands in the same. */
export function pageLanguage(): PageLanguage {
  const [language] = document.documentElement.lang.split('-')
  return LANGUAGES.find((known) => known === language) ?? 'en'
}
