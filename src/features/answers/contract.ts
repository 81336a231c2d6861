/** The wire shape of an answer, for every audience. */
import * as z from 'zod/mini'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant } from '../../kit/schemas.ts'
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

/**
 * A suggested next message; a tap sends `message` as if she had typed it. With `to`, a path of the app such as
 * `/settings?tab=profile`, it is a link to that page instead.
 */
export const Chip = z.object({
  label: z.string(),
  message: z.string(),
  message_type: z.nullable(z.literal(PROGRESS_REQUEST)),
  to: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
})
export type Chip = z.infer<typeof Chip>

const Choice = z.object({ value: z.string(), label: z.string() })
const TimeOfDay = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))

/** What all cards have: what it is and when, in words. `choices` are for what is left to be chosen. */
const cardParts = { title: z.string(), when: z.string(), choices: z.array(Choice) }

/**
 * Something that Lara offers to write down. Nothing is written before she confirms it.
 *
 * `moment`: `value` is 1 to 5. If `asks_time`, she gives the time of day; `time` is then a suggestion, and of `at` only
 * the seconds count, by which the moment is recognised later.
 * `flow`: `flow` is a choice of the calendar's form, null if she did not say.
 * `symptom`: a key of the Soft Log; `severity` is 0 none to 3 severe, null if she did not say.
 * `sleep`: hours in quarters, null if she did not say; `day` is that of the log, the day after the night.
 * `answer`: another answer of the Soft Log by its name on the wire, or a factor by its key; `value` as in the log.
 * `note`: her own words, for the line of the Soft Log.
 * Of these four, `at` is when the card was made: an older answer of that day is hers, not that of the card.
 * `reminder`: null for a `time` that she did not say. With `date`, it comes once if `once` is chosen.
 */
export const Doing = z.union([
  z.object({
    ...cardParts,
    kind: z.literal('moment'),
    moment: z.enum(['mood', 'hot_flash', 'night_sweat']),
    value: z.nullable(z.number().check(z.gte(1), z.lte(5), z.multipleOf(1))),
    day: LocalDate,
    at: Instant,
    asks_time: z.boolean(),
    time: TimeOfDay,
  }),
  z.object({
    ...cardParts,
    kind: z.literal('flow'),
    day: LocalDate,
    flow: z.nullable(z.enum(['light-spotting', 'light-flow', 'moderate', 'heavy', 'other', 'no-bleeding'])),
  }),
  z.object({
    ...cardParts,
    kind: z.literal('symptom'),
    day: LocalDate,
    at: Instant,
    symptom: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/)),
    severity: z.nullable(z.literal([0, 1, 2, 3])),
  }),
  z.object({
    ...cardParts,
    kind: z.literal('sleep'),
    day: LocalDate,
    at: Instant,
    hours: z.nullable(z.number().check(z.gte(0), z.lte(24), z.multipleOf(0.25))),
  }),
  z.object({
    ...cardParts,
    kind: z.literal('answer'),
    day: LocalDate,
    at: Instant,
    question: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/)),
    value: z.nullable(z.number().check(z.gte(0), z.lte(40), z.multipleOf(1))),
  }),
  z.object({
    ...cardParts,
    kind: z.literal('note'),
    day: LocalDate,
    at: Instant,
    text: z.string(),
  }),
  z.object({
    ...cardParts,
    kind: z.literal('reminder'),
    about: z.enum(['log', 'medicine', 'check-in', 'custom']),
    time: TimeOfDay,
    days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
    date: z.nullable(LocalDate),
    once: z.boolean(),
  }),
])
export type Doing = z.infer<typeof Doing>

/**
 * The parts of an answer besides its text. `layer` is the source of the answer; `class` the safety class recognised
 * (fixed text); `rows` the logs behind its numbers and `missing` the days of the period without one; `exercise` opens
 * the paced breathing on the page; `doing` is a card that she can confirm, only in her own chat, and `further` are the
 * cards for what else she named, in order.
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
  doing: z.optional(Doing),
  further: z.optional(z.array(Doing)),
})
export type AnswerParts = z.infer<typeof AnswerParts>
