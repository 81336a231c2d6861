/** The seven steps of signup: what each asks, when Next may be pressed, and what is sent at the end (spec §4, §5, §9). */
import { AGE_RANGES, GOALS, LANGUAGES, type Onboarding, PHASES, REGIONS } from './contract.ts'
import { type Language, t } from '../../kit/words.ts'

/** Names of the steps; step 0 creates the account. The last one's number is the n of "Step 1 of n". */
export const SETUP_STEPS = [t`Sign Up`, t`Basics`, t`Language & Region`, t`Goals`, t`Voice Preferences`, t`Sharing`, t`Review`] as const
export const LAST_STEP = SETUP_STEPS.length - 1

/** Codes of the form's phases. */
export type Phase = keyof typeof PHASES

/** What she has answered so far; voice is on and sharing is off until she says otherwise (spec §6, §9). */
export type SetupAnswers = {
  age_range?: (typeof AGE_RANGES)[number] | undefined
  menopause_phase?: Phase | undefined
  language?: Language | undefined
  region?: (typeof REGIONS)[number] | undefined
  goals: (typeof GOALS)[number][]
  enable_voice: boolean
  share_with_partner: boolean
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value)
}

function isUnsetOr(values: readonly string[], value: unknown): boolean {
  return value === undefined || isOneOf(values, value)
}

/** Whether a draft holds what the wizard holds; by hand, since the page does without Zod. */
export function isSetupAnswers(value: unknown): value is SetupAnswers {
  if (typeof value !== 'object' || value === null) return false
  const answers: Partial<Record<keyof SetupAnswers, unknown>> = value
  return (
    isUnsetOr(AGE_RANGES, answers.age_range) &&
    isUnsetOr(Object.keys(PHASES), answers.menopause_phase) &&
    isUnsetOr(Object.keys(LANGUAGES), answers.language) &&
    isUnsetOr(REGIONS, answers.region) &&
    Array.isArray(answers.goals) &&
    answers.goals.every((goal) => isOneOf(GOALS, goal)) &&
    typeof answers.enable_voice === 'boolean' &&
    typeof answers.share_with_partner === 'boolean'
  )
}

/** The wizard before her first answer. */
export const NO_ANSWERS: SetupAnswers = { goals: [], enable_voice: true, share_with_partner: false }

/** Whether Next may be pressed on `step`, 1 to 6 (spec §4). */
export function isStepComplete(step: number, answers: SetupAnswers): boolean {
  if (step === 1) return answers.age_range !== undefined && answers.menopause_phase !== undefined
  if (step === 2) return answers.language !== undefined && answers.region !== undefined
  if (step === 3) return answers.goals.length > 0
  return true
}

/** The step to show when `wanted` is asked for: never past the first one that is not complete, never before step 1. */
export function reachableStep(wanted: number, answers: SetupAnswers): number {
  const most = Math.min(Math.max(1, Math.trunc(wanted)), LAST_STEP)
  for (let step = 1; step < most; step += 1) if (!isStepComplete(step, answers)) return step
  return most
}

/** What is sent at the end, in the wire's own words; undefined while something is missing. */
export function toOnboarding(answers: SetupAnswers): Onboarding | undefined {
  const { age_range, menopause_phase, language, region, goals, enable_voice, share_with_partner } = answers
  if (!age_range || !menopause_phase || !language || !region || goals.length === 0) return undefined
  return {
    age_range,
    menopause_phase: PHASES[menopause_phase],
    language: LANGUAGES[language],
    region,
    goals,
    enable_voice,
    share_with_partner,
  }
}
