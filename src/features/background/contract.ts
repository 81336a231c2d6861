/**
 * What she says about her body ("About my body"): the stage, the bleeding rules and the report read it. Every field is
 * optional; a missing field is a question that she has not answered.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { text, whole } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

const YesNoUnsure = z.enum(['yes', 'no', 'unsure'])

/** Most characters of what her doctor should know. */
export const DOCTOR_NOTE_MAX = 500

export const Background = z.strictObject({
  birth_year: z.optional(whole(1920, 2015)),
  /** Last period before she began to log here: a day, or the first day of a month if she knows only the month. */
  last_period: z.optional(z.strictObject({ date: LocalDate, precision: z.enum(['day', 'month']) })),
  uterus: z.optional(YesNoUnsure),
  ovaries: z.optional(z.enum(['both', 'one', 'none', 'unsure'])),
  ablation: z.optional(z.boolean()),
  contraception: z.optional(z.enum(['none', 'combined', 'progestogen-pill', 'implant', 'injection', 'hormone-ius', 'copper', 'other'])),
  /** Day on which the hormone IUS was inserted. */
  ius_inserted_on: z.optional(LocalDate),
  pcos: z.optional(YesNoUnsure),
  poi: z.optional(YesNoUnsure),
  cancer_treatment: z.optional(z.enum(['none', 'chemotherapy', 'pelvic-radiation', 'endocrine'])),
  pregnant_last_year: z.optional(z.boolean()),
  lynch_or_cowden: z.optional(YesNoUnsure),
  smoker: z.optional(z.boolean()),
  doctor_note: z.optional(text(DOCTOR_NOTE_MAX)),
})
export type Background = z.infer<typeof Background>

/** Kinds of contraception that contain hormones, which change bleeding or stop it. */
export const HORMONAL_CONTRACEPTION: readonly Background['contraception'][] = [
  'combined',
  'progestogen-pill',
  'implant',
  'injection',
  'hormone-ius',
]

/** A question of "About my body" as Home asks it. */
export const QUESTIONS = ['birth_year', 'last_period', 'contraception', 'uterus', 'ovaries', 'pcos', 'cancer_treatment', 'smoker'] as const
export type BackgroundQuestion = (typeof QUESTIONS)[number]

export const BACKGROUND_SAVED: Message = () => t`Your answers have been saved.`
export const BACKGROUND_CHANGED: Message = () =>
  t`These answers were changed on another device since you opened them. Here they are as they are now; please make your change again.`

/**
 * Her answers. `version` counts the changes, 0 before the first one. `question` is the one that Home asks now, null for
 * none.
 */
const BackgroundState = z.object({
  answers: Background,
  version: z.number(),
  question: z.nullable(z.enum(QUESTIONS)),
})
export type BackgroundState = z.infer<typeof BackgroundState>

export const findBackground = endpoint('GET /api/background/', 'woman', { reply: z.object({ data: BackgroundState }) })

/**
 * Replaces all answers, if `version` is still that of the stored ones; otherwise `conflict`. `ask_again` says when Home
 * asks next: `later` in a week at the earliest, `never` no more; omitted, nothing changes.
 */
export const saveBackground = endpoint('PUT /api/background/', 'woman', {
  body: z.strictObject({
    answers: Background,
    version: whole(0, 2 ** 31 - 2),
    ask_again: z.optional(z.enum(['later', 'never'], { error: () => t`Please choose from: later, never` })),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: BackgroundState }),
})
