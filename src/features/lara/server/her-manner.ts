import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { language } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import type { Preferences } from '../../settings/contract.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { regionOf } from '../rules/region.ts'
import type { Manner } from '../rules/speech.ts'

/** How Lara speaks with her by default, and what she chose in her settings. */
export type Her = { readonly manner: Manner; readonly preferences: Preferences }

/**
 * Her language and region as she gave them at the start, and her settings. Until she did, and where she lives in none of the four countries, the
 * language is that of the request, the region that of her time zone.
 */
export async function findHer(hers: Vault<'hers'>, user: Person): Promise<Her> {
  const [answers, preferences] = await Promise.all([findAnswers(hers, user), findPreferencesOf(hers, user)])
  const manner: Manner = {
    language: languageOfWord(answers?.language) ?? language(),
    region: answers?.region && answers.region !== 'elsewhere' ? answers.region : regionOf(user.timezone),
    tone: preferences.voice.tone,
  }
  return { preferences, manner }
}
