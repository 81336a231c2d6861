/** Onboarding: what she tells us once, in the seven steps of signup. All of it is hers and sealed. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done } from '../../kit/schemas.ts'
import { type Language, LANGUAGES as SPOKEN, t } from '../../kit/words.ts'

export const AGE_RANGES = ['35-40', '41-45', '46-50', '51-55', '56-60', '60+'] as const
/** The form's codes and what they are called on the wire (spec §9). */
export const PHASES = { peri: 'Perimenopausal', meno: 'Postmenopausal' } as const
export const LANGUAGES = { en: 'English', es: 'Spanish', fr: 'French' } as const satisfies Record<Language, string>
/** The four of the specification, and one for whoever lives in none of them (decision 0036). */
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

/** The language that a word of the wire means. */
export function languageOfWord(word: string | undefined): Language | undefined {
  return SPOKEN.find((one) => LANGUAGES[one] === word)
}

/** Accepts a word of the wire or its code, and keeps the wire's word. */
function codeOrWord<const Words extends Record<string, string>>(table: Words, error: string) {
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

export const Onboarding = z.strictObject({
  age_range: z.enum(AGE_RANGES, { error: t`Please choose an age range` }),
  menopause_phase: codeOrWord(PHASES, t`Please choose a phase`),
  language: codeOrWord(LANGUAGES, t`Please choose a language`),
  region: z.enum(REGIONS, { error: t`Please choose a region` }),
  goals: z.array(z.enum(GOALS, { error: t`Please choose goals from the list` }), { error: t`Please choose at least one goal` }).check(
    z.minLength(1, { error: t`Please choose at least one goal` }),
    z.refine((goals) => new Set(goals).size === goals.length, { error: t`Please name each goal once` }),
  ),
  enable_voice: z.boolean({ error: t`Please answer yes or no` }),
  share_with_partner: z.boolean({ error: t`Please answer yes or no` }),
})
export type Onboarding = z.infer<typeof Onboarding>

export const saveOnboarding = endpoint({
  method: 'POST',
  path: '/api/settings/onboarding/',
  access: 'woman',
  body: Onboarding,
  reply: Done,
})

/** Changes her language and nothing else; before she has answered, it is all that is kept. */
export const saveLanguage = endpoint({
  method: 'PUT',
  path: '/api/settings/onboarding/language/',
  access: 'woman',
  body: z.pick(Onboarding, { language: true }),
  reply: Done,
})

const ABOUT = { age_range: true, menopause_phase: true, region: true, goals: true } as const

/** What her settings show of her answers at the start: who she is, where she lives, what she came for. */
export const About = z.partial(z.pick(Onboarding, ABOUT))
export type About = z.infer<typeof About>

/** Changes what is named, and nothing else of her answers or her settings. */
export const saveAbout = endpoint({ method: 'PUT', path: '/api/settings/onboarding/about/', access: 'woman', body: About, reply: Done })

/** What she has not answered is not there. */
export const findAbout = endpoint({
  method: 'GET',
  path: '/api/settings/onboarding/about/',
  access: 'woman',
  reply: z.object({ data: z.object(About.shape) }),
})

/** `data` is null until she has answered. */
export const findOnboarding = endpoint({
  method: 'GET',
  path: '/api/settings/onboarding/',
  access: 'woman',
  reply: z.object({ data: z.nullable(z.object(Onboarding.shape)) }),
})
