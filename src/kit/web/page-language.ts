type Language = 'en' | 'es' | 'fr'

const LANGUAGES: readonly Language[] = ['en', 'es', 'fr']

/** The language that this page is in; the content stands in the same. */
export function pageLanguage(): Language {
  const [language] = document.documentElement.lang.split('-')
  return LANGUAGES.find((known) => known === language) ?? 'en'
}
