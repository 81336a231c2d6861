import type { Person } from '../../../kit/server/principal.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { language } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import type { Preferences } from '../../settings/contract.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { regionOf } from '../../text/rules/region.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** Language, region and tone of Lara's answers to her, and her settings. */
export type Reader = { readonly manner: Manner; readonly preferences: Preferences }

/**
 * Her language and region from onboarding, and her settings. By default the language is that of the request; the region
 * is that of her time zone, also if she lives in none of the four countries.
 */
export async function findHer(hers: HerVault, user: Person): Promise<Reader> {
  const [answers, preferences] = await Promise.all([findAnswers(hers, user), findPreferencesOf(hers, user)])
  const manner: Manner = {
    language: languageOfWord(answers?.language) ?? language(),
    region: answers?.region && answers.region !== 'elsewhere' ? answers.region : regionOf(user.timezone),
    tone: preferences.voice.tone,
  }
  return { preferences, manner }
}
