import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { LAST_TIME } from '../content/last-time.ts'
import type { Chip } from '../contract.ts'
import { toChip } from '../rules/answer.ts'
import { welcome } from '../rules/guides.ts'
import type { Manner } from '../rules/speech.ts'
import { shown } from '../rules/wording.ts'
import type { Her } from './her-manner.ts'
import { findLastTopic } from './memory-store.ts'

/** A topic that is longer does not fit on a chip, in characters. */
const TOPIC_MAX = 80

async function lastTopic(hers: Vault<'hers'>, user: Person, manner: Manner): Promise<string | undefined> {
  const last = await findLastTopic(hers, user)
  if (last?.about?.kind === 'own') return last.said
  const { about } = last ?? {}
  const entry = about?.kind === 'entry' ? KNOWLEDGE.find(({ id }) => id === about.id) : undefined
  return entry && shown([entry[manner.language].title], manner)
}

/** Lara's first words and the chips below them; where she wishes to be remembered, one takes up what was spoken of last. */
export async function greeting(hers: Vault<'hers'>, user: Person, { manner, preferences }: Her): Promise<{ text: string; chips: Chip[] }> {
  const { text, chips } = welcome(manner)
  const topic = preferences.lara.remember ? await lastTopic(hers, user, manner) : undefined
  const again =
    topic !== undefined && topic.length <= TOPIC_MAX ? [toChip(topic, LAST_TIME[manner.language].replace('{topic}', topic))] : []
  return { text, chips: [...chips, ...again] }
}
