/** The language of her profile, which counts for more than that of the browser. */
import { findOnboarding, languageOfWord } from '../../features/onboarding/contract.ts'
import { ApiError, call } from '../../kit/web/api.ts'
import { changeLanguage } from '../../kit/web/change-language.ts'
import { keepLanguage } from '../../kit/web/language.ts'
import { currentSession } from '../../kit/web/session.ts'
import { language } from '../../kit/words.ts'

async function findLanguage(): Promise<string | undefined> {
  try {
    return (await call(findOnboarding)).data?.language
  } catch (error) {
    // Without the server the page stays as it is; the next login asks again.
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Shows everything in the language of her profile, where she has one; asked when she has signed in or set up her account. */
export async function adoptProfileLanguage(): Promise<void> {
  if (currentSession()?.user.user_type !== 'woman') return
  const hers = languageOfWord(await findLanguage())
  if (!hers || !currentSession()) return
  if (hers === language()) keepLanguage(hers)
  else await changeLanguage(hers)
}
