import type { Language } from '../words.ts'
import { settleDrafts } from './drafts.ts'
import { keepLanguage } from './language.ts'

/** Shows everything in that language from now on: keeps it, and loads the page anew with all drafts on the disk. */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language)
  await settleDrafts()
  location.reload()
}
