import type { LocalDate } from '../../../kit/local-date.ts'
import type { Onboarding } from '../../onboarding/contract.ts'

/** What besides her calendar a card rests on: her answers at the start, and the days that hold a note of any kind. */
export type TriageFacts = {
  readonly ageRange: Onboarding['age_range'] | null
  readonly phase: Onboarding['menopause_phase'] | null
  readonly noteDays: readonly LocalDate[]
}

/** A card that she was shown, and when. */
export type ShownCard = { readonly cause: string; readonly on: LocalDate }

/** How far back her calendar is looked at: a year without bleeding, and the bleeding before it. */
export const TRIAGE_DAYS = 800
