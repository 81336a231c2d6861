import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { type Edition, editionIn } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'

/** The edition for her language and region, by default American English; for texts sent outside of a request. */
export async function findLanguage(hers: HerVault, user: Person): Promise<Edition> {
  const answers = await findAnswers(hers, user)
  return editionIn(languageOfWord(answers?.language) ?? 'en', answers?.region)
}
