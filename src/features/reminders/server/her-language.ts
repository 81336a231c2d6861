import type { Person } from '../../../kit/server/principal.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { Language } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'

/** The language she chose, by default English; for texts sent outside of a request. */
export async function findLanguage(hers: HerVault, user: Person): Promise<Language> {
  const answers = await findAnswers(hers, user)
  return languageOfWord(answers?.language) ?? 'en'
}
