/** Onboarding: the answers of the sign-up steps, stored encrypted in her vault. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done } from '../../kit/schemas.ts'
import { type Language, LANGUAGES as SPOKEN, type Message, t } from '../../kit/words.ts'

export const AGE_RANGES = ['35-40', '41-45', '46-50', '51-55', '56-60', '60+'] as const
/** Codes of the form and their values on the wire. */
export const PHASES = { peri: 'Perimenopausal', meno: 'Postmenopausal' } as const
export const LANGUAGES = { en: 'English', es: 'Spanish', fr: 'French' } as const satisfies Record<Language, string>
/** Supported regions, and one for all others (decision 0036). */
export const REGIONS = ['US', 'CA', 'UK', 'AU', 'elsewhere'] as const
export const GOALS = [
  'Better sleep',
  'Manage hot flashes',
  'Improve mood',
  'Boost energy',
  'Enhance focus',
  'Track symptoms',
  'Understand patterns',
  'Get support',
] as const

/** The language of a wire value; undefined if unknown. */
export function languageOfWord(word: string | undefined): Language | undefined {
  return SPOKEN.find((code) => LANGUAGES[code] === word)
}

/** Accepts a wire value or its code; outputs the wire value. */
function codeOrWord<const Words extends Record<string, string>>(table: Words, error: Message) {
  type Word = Words[keyof Words]
  const values = Object.values(table) as Word[]
  return z.pipe(
    z.string({ error }),
    z.pipe(
      z.transform((value: string) => table[value] ?? value),
      z.enum(values as [Word, ...Word[]], { error }),
    ),
  )
}

/** All onboarding answers. Inputs may use the codes of the form; outputs use the wire values. */
export const Onboarding = z.strictObject({
  age_range: z.enum(AGE_RANGES, { error: () => t`Please choose an age range` }),
  menopause_phase: codeOrWord(PHASES, () => t`Please choose a phase`),
  language: codeOrWord(LANGUAGES, () => t`Please choose a language`),
  region: z.enum(REGIONS, { error: () => t`Please choose a region` }),
  goals: z
    .array(z.enum(GOALS, { error: () => t`Please choose goals from the list` }), { error: () => t`Please choose at least one goal` })
    .check(
      z.minLength(1, { error: () => t`Please choose at least one goal` }),
      z.refine((goals) => new Set(goals).size === goals.length, { error: () => t`Please name each goal once` }),
    ),
  enable_voice: z.boolean({ error: () => t`Please answer yes or no` }),
  share_with_partner: z.boolean({ error: () => t`Please answer yes or no` }),
})
export type Onboarding = z.infer<typeof Onboarding>

/** Stores all answers, replacing earlier ones. */
export const saveOnboarding = endpoint('POST /api/settings/onboarding/', 'woman', { body: Onboarding, reply: Done })

/** Changes only the language; without earlier answers nothing else is stored. */
export const saveLanguage = endpoint('PUT /api/settings/onboarding/language/', 'woman', {
  body: z.pick(Onboarding, { language: true }),
  reply: Done,
})

const ABOUT = { age_range: true, menopause_phase: true, region: true, goals: true } as const

/** The answers shown in the settings: age, phase, region and goals. */
export const About = z.partial(z.pick(Onboarding, ABOUT))
export type About = z.infer<typeof About>

/** Changes the given answers only; settings are unchanged. */
export const saveAbout = endpoint('PUT /api/settings/onboarding/about/', 'woman', { body: About, reply: Done })

/** Unanswered fields are missing. */
export const findAbout = endpoint('GET /api/settings/onboarding/about/', 'woman', { reply: z.object({ data: z.object(About.shape) }) })

/** `data` is null until she has answered. */
export const findOnboarding = endpoint('GET /api/settings/onboarding/', 'woman', {
  reply: z.object({ data: z.nullable(z.object(Onboarding.shape)) }),
})
