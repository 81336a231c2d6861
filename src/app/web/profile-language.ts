/** The language of her profile, which takes precedence over that of the browser. */
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
    // If the server is unreachable, the page keeps its language until the next login.
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Switches the page to the language of her profile, if set; called after sign-in and after account setup. */
export async function adoptProfileLanguage(): Promise<void> {
  if (currentSession()?.user.user_type !== 'woman') return
  const profileLanguage = languageOfWord(await findLanguage())
  if (!profileLanguage || !currentSession()) return
  if (profileLanguage === language()) keepLanguage(profileLanguage)
  else await changeLanguage(profileLanguage)
}
