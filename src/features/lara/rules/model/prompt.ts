/** What a language model is asked: its rules, and all that it is given, as one JSON object of data. */
import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import type { Manner } from '../speech.ts'
import type { NumberSummary } from './number-summary.ts'
import { redact } from './redaction.ts'

/** How many messages of a conversation go along at most. */
export const TURNS_MAX = 12

/** One message of the conversation before. */
export type Said = { readonly from: 'her' | 'lara'; readonly text: string }

/** What a model may be given: her message, what came before it, the answer that was built, and her numbers where she allows it. */
export type Material = {
  readonly message: string
  readonly before: readonly Said[]
  readonly built: string
  readonly numbers: NumberSummary | null
}

/** What is sent. `sent` is the text of all data in it: a reply may use no number but those. */
export type Prompt = { readonly system: string; readonly given: string; readonly sent: string }

/** Puts a prompt together; her words and what was said before go in without `names` and other marks of a person. */
export function toPrompt({ message, before, built, numbers }: Material, names: ReadonlySet<string>, { language, tone }: Manner): Prompt {
  const conversation = before.slice(-TURNS_MAX).map(({ from, text }) => ({ from, text: redact(text, names) }))
  const asked = redact(message, names)
  const given = { conversation, ...(numbers && { numbers_of_her_last_days: numbers }), reviewed_answer: built, message: asked }
  return {
    system: [...MODEL_RULES[language], MODEL_TONES[language][tone]].join('\n'),
    given: JSON.stringify(given),
    sent: [...conversation.map(({ text }) => text), built, asked, ...Object.values(numbers ?? {})].join('\n'),
  }
}
