/** The language in which this browser shows the product. */
import { type Edition, editionOfTag, languageOf } from '../words.ts'

/** Storage key for the language chosen on this device or in the profile. */
export const LANGUAGE_KEY = 'emberwell-language'

/**
 * The edition to show: of the stored tag, else of the first supported language of the browser, else English. Where the
 * stored tag is plain `en`, the browser says whether it is British.
 */
export function wantedEdition(): Edition {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(LANGUAGE_KEY)
  } catch {
    // Without storage, the browser's languages decide.
  }
  const browser = navigator.languages.map(editionOfTag).filter((one) => one !== undefined)
  const known = editionOfTag(kept)
  if (kept !== 'en') return known ?? browser[0] ?? 'en'
  return browser.find((one) => languageOf(one) === 'en') ?? 'en'
}

/**
 * Stores the tag of a language for the next page load: `es`, or `en-GB` where a region decides. Without storage, the
 * browser's languages still decide.
 */
export function keepLanguage(tag: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, tag)
  } catch (error) {
    console.warn('The language was not stored: this browser refuses storage.', error)
  }
}
