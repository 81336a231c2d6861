import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import type { Language } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'

/** The language that she chose at the start, English until she did: for what is brought to her outside of any request of hers. */
export async function findLanguage(hers: Vault<'hers'>, user: Person): Promise<Language> {
  const answers = await findAnswers(hers, user)
  return languageOfWord(answers?.language) ?? 'en'
}
