import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { isNamedEntry } from './knowledge-answer.ts'
import type { Statement } from './speech-act.ts'
import { entriesFor, speechActText } from './speech-act-text.ts'
import { shown } from './wording.ts'

/** Lara's answer to a statement, with the entries on its topic as chips; `undefined` if knowledge answers it. */
export function speechActAnswer(act: Statement, message: string, manner: Manner): Made | undefined {
  if (isNamedEntry(message, manner.language)) return undefined
  const offered = entriesFor(act, 'woman').flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
  const chips = offered.map((entry) => toChip(shown([entry[manner.language].title], manner)))
  return { text: speechActText(act, message, manner, 'woman'), parts: partsOf('guide', { chips }), about: null }
}
