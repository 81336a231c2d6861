import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { entryOf } from '../../answers/rules/knowledge-answer.ts'
import { LAST_TIME } from '../content/last-time.ts'
import type { Chip } from '../../answers/contract.ts'
import { toChip } from '../../answers/rules/answer.ts'
import { welcome } from '../../answers/rules/guides.ts'
import { forGoals } from '../rules/chip-order.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { shown } from '../../answers/rules/wording.ts'
import type { Reader } from './her-manner.ts'
import { findLastTopic } from './memory-store.ts'

/** Maximum length of a topic on a chip, in characters. */
const TOPIC_MAX = 80

async function lastTopic(hers: HerVault, user: Person, manner: Manner): Promise<string | undefined> {
  const last = await findLastTopic(hers, user)
  if (last?.about?.kind === 'own') return last.message
  const entry = entryOf(last?.about)
  return entry && shown([entry[manner.language].title], manner)
}

/**
 * Lara's first message and its chips, those that serve her goals first; if she allows Lara to remember, the last one
 * continues her last topic.
 */
export async function greeting(
  hers: HerVault,
  user: Person,
  { manner, preferences, goals }: Reader,
): Promise<{ text: string; chips: Chip[] }> {
  const { text, chips } = welcome(manner)
  const topic = preferences.lara.remember ? await lastTopic(hers, user, manner) : undefined
  const again =
    topic !== undefined && topic.length <= TOPIC_MAX ? [toChip(topic, LAST_TIME[manner.language].replace('{topic}', topic))] : []
  return { text, chips: [...forGoals(chips, goals), ...again] }
}
