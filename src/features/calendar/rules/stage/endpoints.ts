/**
 * Wire shapes and endpoints of the stage by STRAW+10, and of the times without bleeding that she confirms. Property
 * names are those on the wire.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../../../kit/endpoint.ts'
import { LocalDate } from '../../../../kit/local-date.ts'
import { Done, Id, Instant, PathId } from '../../../../kit/schemas.ts'
import { type Message, t } from '../../../../kit/words.ts'

/** Largest number of ranges without bleeding of an account. */
export const KNOWN_GAPS_MAX = 200

export const GAP_MISSING: Message = () => t`This time without bleeding is no longer there.`

/** "I had no bleeding between these days": a record of its own, both days included. */
const gapDays = { from: LocalDate, to: LocalDate }
export const NewKnownGap = z.strictObject(gapDays)
export type NewKnownGap = z.infer<typeof NewKnownGap>
export const KnownGap = z.object({ id: Id, ...gapDays, created_at: Instant, updated_at: Instant })
export type KnownGap = z.infer<typeof KnownGap>

const STAGES = ['late-reproductive', 'early-transition', 'late-transition', 'postmenopause'] as const
/** Stages of STRAW+10 that a calendar can show: -3, -2, -1, and from +1a on. */
export type StageName = (typeof STAGES)[number]

const REFUSALS = [
  'surgical-menopause',
  'hysterectomy',
  'ablation',
  'poi',
  'cancer-treatment',
  'contraception',
  'hormones',
  'pregnancy',
  'under-40',
] as const
/** Why bleeding says nothing about the stage. */
export type StageRefusal = (typeof REFUSALS)[number]

/**
 * What a stage rests on. A gap has its first and last day without bleeding; a change two cycles, the second from `turn`
 * on, with their lengths in days; a cycle its first day and that of the next.
 */
const StageFact = z.union([
  z.object({ kind: z.literal('gap'), ...gapDays, days: z.number(), is_running: z.boolean() }),
  z.object({ kind: z.literal('change'), from: LocalDate, turn: LocalDate, to: LocalDate, before: z.number(), after: z.number() }),
  z.object({ kind: z.literal('cycle'), from: LocalDate, next: LocalDate, days: z.number() }),
])
export type StageFact = z.infer<typeof StageFact>

/**
 * The stage by STRAW+10 (`rules/stage/stage.ts`), null when it is refused or not enough is known. `missing`: cycles to
 * note until there are enough, days without bleeding until a whole year is known (null unless a known gap lasts), and
 * answers about her body. `question` is a time of which she has not said whether there was bleeding, and whose answer
 * would change the stage.
 */
export const Stage = z.object({
  stage: z.nullable(z.enum(STAGES)),
  phase: z.nullable(z.enum(['first-years', 'later'])),
  refusals: z.array(z.enum(REFUSALS)),
  cautions: z.array(z.enum(['pcos'])),
  facts: z.array(StageFact),
  missing: z.object({ cycles: z.number(), days: z.nullable(z.number()), birth_year: z.boolean(), last_period: z.boolean() }),
  question: z.nullable(z.object(gapDays)),
})
export type Stage = z.infer<typeof Stage>

/** The stage that her calendar of the last ten years shows. */
export const findStage = endpoint('GET /api/landing/calendar/stage/', 'woman', { reply: z.object({ data: Stage }) })

/** Ranges in which she confirmed that there was no bleeding, newest first. */
export const listKnownGaps = endpoint('GET /api/landing/calendar/known-gaps/', 'woman', { reply: z.object({ data: z.array(KnownGap) }) })

const SavedGap = z.object({ success: z.literal(true), message: z.string(), data: KnownGap })

export const addKnownGap = endpoint('POST /api/landing/calendar/known-gaps/', 'woman', { status: 201, body: NewKnownGap, reply: SavedGap })

export const changeKnownGap = endpoint('PUT /api/landing/calendar/known-gaps/:id/', 'woman', {
  params: { id: PathId },
  body: NewKnownGap,
  reply: SavedGap,
})

export const removeKnownGap = endpoint('DELETE /api/landing/calendar/known-gaps/:id/', 'woman', { params: { id: PathId }, reply: Done })
