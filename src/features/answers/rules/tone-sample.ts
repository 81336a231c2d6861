import { SAMPLE_ENTRIES } from '../../knowledge/content/generated/sample-entry.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { entryInTone } from './tone.ts'
import { shown } from './wording.ts'

/** A question and Lara's answer to it in a tone, for Settings. */
export function toneSample(manner: Manner): { question: string; answer: string } {
  const [entry] = SAMPLE_ENTRIES
  if (!entry) throw new Error('There is no entry for the sample of a tone')
  return { question: shown([entry[manner.language].title], manner), answer: shown(entryInTone(entry, manner).paragraphs, manner) }
}
