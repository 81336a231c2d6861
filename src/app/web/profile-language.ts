/** The language and region of her profile, which take precedence over those of the browser. */
import { findOnboarding, languageOfWord } from '../../features/onboarding/contract.ts'
import { ApiError, call } from '../../kit/web/api.ts'
import { changeLanguage } from '../../kit/web/change-language.ts'
import { keepLanguage } from '../../kit/web/language.ts'
import { currentSession } from '../../kit/web/session.ts'
import { edition, editionIn, TAGS } from '../../kit/words.ts'

async function findAnswers() {
  try {
    return (await call(findOnboarding)).data
  } catch (error) {
    // If the server is unreachable, the page keeps its language until the next login.
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Switches the page to the edition of her profile, if set; called after sign-in and after account setup. */
export async function adoptProfileLanguage(): Promise<void> {
  if (currentSession()?.user.user_type !== 'woman') return
  const answers = await findAnswers()
  const language = languageOfWord(answers?.language)
  if (!language || !currentSession()) return
  const wanted = editionIn(language, answers?.region)
  if (wanted === edition()) keepLanguage(TAGS[wanted])
  else await changeLanguage(TAGS[wanted])
}
