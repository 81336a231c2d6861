/** Safety classes and the wire shape of help lines. */
import * as z from 'zod/mini'

/** Classes of messages with a fixed answer (docs/content.md, section 2); ordinary messages have none. */
export const SAFETY_CLASSES = ['C1', 'C2', 'M1', 'M2', 'D', 'X', 'I', 'P'] as const

/**
 * A help line or page. `phone` is formatted for people, `dial` for a phone link; `sms` has the number and the text
 * to send.
 */
export const HelpLine = z.object({
  name: z.string(),
  what: z.string(),
  phone: z.nullable(z.string()),
  dial: z.nullable(z.string()),
  sms: z.nullable(z.object({ number: z.string(), body: z.string() })),
  url: z.nullable(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>
