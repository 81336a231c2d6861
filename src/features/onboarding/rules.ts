/** The sign-up steps: when each is complete, and what is sent at the end (docs/product.md, Sign-up). */
import { AGE_RANGES, GOALS, LANGUAGES, type Onboarding, PHASES, REGIONS } from './contract.ts'
import { type Language, t } from '../../kit/words.ts'

/** Names of the steps; step 0 creates the account. The last number is the n of "Step 1 of n". */
export const SETUP_STEPS = [t`Sign Up`, t`Basics`, t`Language & Region`, t`Goals`, t`Voice Preferences`, t`Sharing`, t`Review`] as const
export const LAST_STEP = SETUP_STEPS.length - 1

/** Codes of the phases in the form. */
export type Phase = keyof typeof PHASES

/** The answers so far; voice is on and sharing is off by default. */
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

/** Whether a draft is valid. Checked by hand, because the page does not load Zod. */
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

/** State before the first answer. */
export const NO_ANSWERS: SetupAnswers = { goals: [], enable_voice: true, share_with_partner: false }

/** Whether `step`, 1 to 6, is complete and Next is enabled (docs/product.md, Sign-up). */
export function isStepComplete(step: number, answers: SetupAnswers): boolean {
  if (step === 1) return answers.age_range !== undefined && answers.menopause_phase !== undefined
  if (step === 2) return answers.language !== undefined && answers.region !== undefined
  if (step === 3) return answers.goals.length > 0
  return true
}

/** The step to show for a requested one: at least 1, and not after the first incomplete one. */
export function reachableStep(requested: number, answers: SetupAnswers): number {
  const target = Math.min(Math.max(1, Math.trunc(requested)), LAST_STEP)
  for (let step = 1; step < target; step += 1) if (!isStepComplete(step, answers)) return step
  return target
}

/** The answers as wire values; undefined while one is missing. */
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
