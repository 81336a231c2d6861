import type { Language } from '../words.ts'
import { settleDrafts } from './drafts.ts'
import { keepLanguage } from './language.ts'

/** Stores the language, writes all drafts to disk and reloads the page. */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  await settleDrafts()
  location.reload()
}
