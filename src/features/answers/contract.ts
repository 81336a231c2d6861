/** The wire shape of an answer, for every audience. */
import * as z from 'zod/mini'
import { LocalDate } from '../../kit/local-date.ts'
import { Id } from '../../kit/schemas.ts'
import { Source } from '../knowledge/contract.ts'
import { HelpLine, SAFETY_CLASSES } from '../safety/contract.ts'

/** The messages sent by the three chips (docs/product.md, section 12). */
export const CHIP_MESSAGES = { facts: 'Quick Facts', pattern: 'TRACK_PROGRESS_REQUEST', breathing: 'Breathing Exercise' } as const
export const PROGRESS_REQUEST = 'progress_request'

/** One day behind a reported number: `words` is the text of her log, `log_id` its entry page if it has one. */
export const AnswerRow = z.object({
  day: LocalDate,
  words: z.string(),
  log_type: z.nullable(z.enum(['quick_log', 'deep_log'])),
  log_id: z.nullable(Id),
})
export type AnswerRow = z.infer<typeof AnswerRow>

/** A suggested next message; a tap sends `message` as if she had typed it. */
export const Chip = z.object({ label: z.string(), message: z.string(), message_type: z.nullable(z.literal(PROGRESS_REQUEST)) })
export type Chip = z.infer<typeof Chip>

/**
 * The parts of an answer besides its text. `layer` is the source of the answer; `class` the safety class recognised
 * (fixed text); `rows` the logs behind its numbers and `missing` the days of the period without one; `exercise` opens
 * the paced breathing on the page.
 */
export const AnswerParts = z.object({
  layer: z.enum(['safety', 'knowledge', 'own_data', 'guide', 'unknown', 'model']),
  class: z.nullable(z.enum(SAFETY_CLASSES)),
  help_lines: z.array(HelpLine),
  sources: z.array(Source),
  rows: z.array(AnswerRow),
  missing: z.array(LocalDate),
  chips: z.array(Chip),
  exercise: z.nullable(z.literal('breathing')),
})
export type AnswerParts = z.infer<typeof AnswerParts>
