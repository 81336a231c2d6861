/** Builds the prompt for a language model: its rules, and all input as one JSON object. */
import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import type { Manner } from '../../../text/rules/speech.ts'
import { type Ground, groundText } from './grounding.ts'
import type { NumberSummary } from './number-summary.ts'
import { redact } from './redaction.ts'

/** Maximum number of earlier messages in the prompt. */
export const MESSAGES_MAX = 12

/** An earlier message of the conversation. */
export type PromptMessage = { readonly from: 'her' | 'lara'; readonly text: string }

/**
 * Input of a prompt: her message, the messages before it, the answer that was built, the nearest entries, and her
 * numbers if she allows it.
 */
export type Material = {
  readonly message: string
  readonly before: readonly PromptMessage[]
  readonly built: string
  readonly grounds: readonly Ground[]
  readonly numbers: NumberSummary | null
}

/** A prompt. `sent` is the text of all data in it: a reply may contain no other number. */
export type Prompt = { readonly system: string; readonly given: string; readonly sent: string }

/** Builds a prompt; her text and earlier messages are included without `names` and other identifying data. */
export function toPrompt(
  { message, before, built, grounds, numbers }: Material,
  names: ReadonlySet<string>,
  { language, tone }: Manner,
): Prompt {
  const conversation = before.slice(-MESSAGES_MAX).map(({ from, text }) => ({ from, text: redact(text, names) }))
  const asked = redact(message, names)
  const given = {
    conversation,
    ...(numbers && { numbers_of_her_last_days: numbers }),
    reviewed_answer: built,
    entries: grounds.map(({ id, title, text }) => ({ id, title, text })),
    message: asked,
  }
  return {
    system: [...MODEL_RULES[language], MODEL_TONES[language][tone]].join('\n'),
    given: JSON.stringify(given),
    sent: [...conversation.map(({ text }) => text), built, groundText(grounds), asked, ...Object.values(numbers ?? {})].join('\n'),
  }
}
