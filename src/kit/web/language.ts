/** The language in which this browser shows the product. */
import { type Language, languageOfTag } from '../words.ts'

/** Storage key for the language chosen on this device or in the profile. */
export const LANGUAGE_KEY = 'emberwell-language'

/** The language to show: the stored one, else the first supported one of the browser, else English. */
export function wantedLanguage(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(LANGUAGE_KEY)
  } catch {
    // Without storage, the browser's languages decide.
  }
  return languageOfTag(kept) ?? navigator.languages.map(languageOfTag).find((one) => one !== undefined) ?? 'en'
}

/** Stores the language for the next page load. Without storage, the browser's languages still decide. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch (error) {
    console.warn('The language was not stored: this browser refuses storage.', error)
  }
}
