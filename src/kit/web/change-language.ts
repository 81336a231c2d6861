import { settleDrafts } from './drafts.ts'
import { keepLanguage } from './language.ts'

/** Stores the tag of a language, writes all drafts to disk and reloads the page. */
export async function changeLanguage(tag: string): Promise<void> {
  keepLanguage(tag)
  await settleDrafts()
  location.reload()
}
