import type { Person } from '../../../kit/server/person.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { editionIn, language } from '../../../kit/words.ts'
import { languageOfWord, type Onboarding } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import type { Preferences } from '../../settings/contract.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { regionFor } from '../../text/rules/region.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** Language, region and tone of Lara's answers to her, her settings, and her goals; empty without any. */
export type Reader = { readonly manner: Manner; readonly preferences: Preferences; readonly goals: Onboarding['goals'] }

/**
 * Her language and region from onboarding, and her settings. By default the language is that of the request; the region
 * is that of her time zone, also if she lives in none of the four countries.
 */
export async function findHer(hers: HerVault, user: Person): Promise<Reader> {
  const [answers, preferences] = await Promise.all([findAnswers(hers, user), findPreferencesOf(hers, user)])
  const manner: Manner = {
    language: languageOfWord(answers?.language) ?? language(),
    region: regionFor(answers?.region, user.timezone),
    tone: preferences.voice.tone,
  }
  return { preferences, manner, goals: answers?.goals ?? [] }
}

/** Runs `work` with texts and dates in her language and the spelling of her region. */
export function inManner<T>({ language: spoken, region }: Pick<Manner, 'language' | 'region'>, work: () => T): T {
  return inLanguage(editionIn(spoken, region), work)
}
