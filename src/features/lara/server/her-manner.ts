import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { language } from '../../../kit/words.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import type { Preferences } from '../../settings/contract.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import type { Manner } from '../rules/speech.ts'

/** How Lara speaks with her by default, and what she chose in her settings. */
export type Her = { readonly manner: Manner; readonly preferences: Preferences }

/** Her language and region as she gave them at the start (until she did, the language of the request, and the US), and her settings. */
export async function findHer(hers: Vault<'hers'>, user: Person): Promise<Her> {
  const [answers, preferences] = await Promise.all([findAnswers(hers, user), findPreferencesOf(hers, user)])
  const manner: Manner = {
    language: languageOfWord(answers?.language) ?? language(),
    region: answers?.region ?? 'US',
    tone: preferences.voice.tone,
  }
  return { preferences, manner }
}
