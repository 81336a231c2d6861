import { queryClient } from '../../../kit/web/query-client.ts'
import { language } from '../../../kit/words.ts'
import { knownPreferences } from '../../settings/web/preferences-queries.ts'
import { regionHere } from '../../text/rules/region.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { companion } from './queries.ts'

/** Language, region and tone of a local answer, as far as the page knows them. */
export function mannerHere(): Manner {
  const known = queryClient.getQueryData(companion.queryKey)?.data
  return {
    language: known?.language ?? language(),
    region: known?.region ?? regionHere(),
    tone: knownPreferences()?.voice.tone ?? 'nurturing',
  }
}
