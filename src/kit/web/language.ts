/** In which language this browser shows the product. */
import { type Language, languageOfTag } from '../words.ts'

/** Where the language is kept that she chose on this device, or that her profile has. */
export const LANGUAGE_KEY = 'emberwell-language'

/** The language to show: what is kept here, else the first of the browser's own that we have, else English. */
export function wantedLanguage(): Language {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(LANGUAGE_KEY)
  } catch {
    // Where the browser forbids storage, its own languages decide.
  }
  return languageOfTag(kept) ?? navigator.languages.map(languageOfTag).find((one) => one !== undefined) ?? 'en'
}

/** Keeps the language for the next page that is loaded; where the browser forbids storage, its own languages go on deciding. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch (error) {
    console.warn('The language is not kept: this browser refuses to store it.', error)
  }
}
