import { mirrored } from '../../../kit/web/mirror.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { language } from '../../../kit/words.ts'
import { PREFERENCES } from '../../settings/rules/preferences.ts'
import { languageOf } from '../rules/language.ts'
import { regionHere } from '../rules/region.ts'
import type { Manner } from '../rules/speech.ts'
import { companion } from './queries.ts'

/** How Lara speaks to her, as far as this page knows. */
export function mannerHere(message: string): Manner {
  const known = queryClient.getQueryData(companion.queryKey)?.data
  return {
    language: languageOf(message, known?.language ?? language()),
    region: known?.region ?? regionHere(),
    tone: mirrored(PREFERENCES)?.voice.tone ?? 'nurturing',
  }
}
