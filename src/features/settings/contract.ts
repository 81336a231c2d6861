/**
 * Settings: who she is to the product (name, time zone, pronouns) and her preferences. The preferences keep the field names of spec §3,
 * since the same record is mirrored on her device; what the specification does not name is in snake_case.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Instant, text, whole, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'
import { UserType } from '../auth/contract.ts'

export const PROFILE_SAVED = t`✅ Profile updated successfully!`
export const PROFILE_FAILED = t`❌ Failed to update profile`
export const NAME_MISSING = t`Please enter your name`

/** What the auto-saved indicator says (spec §8). */
export const SETTINGS_SAVED = t`Settings saved automatically`
export const SETTINGS_FAILED = t`Error saving settings`

export const TONES = ['nurturing', 'calm', 'pragmatic'] as const
export const SPEED_MIN = 0.5
export const SPEED_MAX = 2
export const SPEED_STEP = 0.1
export const FONT_SIZE_MIN = 12
export const FONT_SIZE_MAX = 20

/** What she may choose to share (spec §6). The partner's are kinds of signals that she writes herself, never her record (product.md §1.1). */
export const THERAPIST_CATEGORIES = ['mood', 'symptoms', 'remedies', 'sleep', 'energy', 'stress'] as const
export const PARTNER_CATEGORIES = ['mood', 'energy', 'general_wellbeing', 'support_needs'] as const

/**
 * Answers that stay hidden until she taps Show while `sexualHealthMasked` is on (product.md §5): her bleeding, what she noted beside it, and
 * the journal, where she may write of anything. Measures such as night sweats stay: the same counts stand in her charts.
 */
export const INTIMATE_FIELDS = ['flow_description', 'symptoms', 'guided_journal_response'] as const

const yesOrNo = z.boolean({ error: t`Please give true or false` })

const SPEED_WORDS = t`Please give a speed from 0.5 to 2 in steps of 0.1`

function anyOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .array(z.enum(names, { error: t`Please choose from: ${names.join(', ')}` }), { error: t`Please give a list` })
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, { error: t`Please name each category once` }))
}

const Voice = z.strictObject({
  enabled: yesOrNo,
  tone: z.enum(TONES, { error: t`Please choose from: ${TONES.join(', ')}` }),
  speed: z
    .number({ error: SPEED_WORDS })
    .check(
      z.gte(SPEED_MIN, { error: SPEED_WORDS }),
      z.lte(SPEED_MAX, { error: SPEED_WORDS }),
      z.multipleOf(SPEED_STEP, { error: SPEED_WORDS }),
    ),
  autoPlay: yesOrNo,
})

const ShareCategories = z.strictObject({ therapist: anyOf(THERAPIST_CATEGORIES), partner: anyOf(PARTNER_CATEGORIES) })
const sharing = { sexualHealthMasked: yesOrNo, therapistSharing: yesOrNo, partnerSharing: yesOrNo }
const Privacy = z.strictObject({ ...sharing, shareCategories: ShareCategories })

const Accessibility = z.strictObject({
  fontSize: whole(FONT_SIZE_MIN, FONT_SIZE_MAX),
  darkMode: z.nullable(yesOrNo),
  highContrast: yesOrNo,
  reduceMotion: yesOrNo,
})

const Notifications = z.strictObject({
  dailyReminders: yesOrNo,
  insightAlerts: yesOrNo,
  partnerNudges: yesOrNo,
  emailUpdates: yesOrNo,
})

const EmberTides = z.strictObject({ slider_mode: yesOrNo })

/** How long her conversations with Lara are kept, in days; each message counts from its own instant. */
export const CHAT_KEPT = ['30', '90', 'forever'] as const

/**
 * `remember` lets a new conversation follow the last one; `model` lets the host's language model help to word answers, and `modelNumbers`
 * lets it see a summary of her last 14 days in numbers.
 */
const Lara = z.strictObject({
  remember: yesOrNo,
  keep: z.enum(CHAT_KEPT, { error: t`Please choose from: ${CHAT_KEPT.join(', ')}` }),
  model: yesOrNo,
  modelNumbers: yesOrNo,
})

/** All her preferences. `speed` is the rate of speech, `fontSize` 16 shows as 18 px, `darkMode: null` follows the device. */
export const Preferences = z.strictObject({
  voice: Voice,
  privacy: Privacy,
  accessibility: Accessibility,
  notifications: Notifications,
  embertides: EmberTides,
  lara: Lara,
})
export type Preferences = z.infer<typeof Preferences>

/** What she changes: any fields of any sections. What is not named stays, so that two devices do not undo each other. */
export const PreferencesChange = z.strictObject({
  voice: z.optional(z.partial(Voice)),
  privacy: z.optional(z.partial(z.strictObject({ ...sharing, shareCategories: z.partial(ShareCategories) }))),
  accessibility: z.optional(z.partial(Accessibility)),
  notifications: z.optional(z.partial(Notifications)),
  embertides: z.optional(z.partial(EmberTides)),
  lara: z.optional(z.partial(Lara)),
})
export type PreferencesChange = z.infer<typeof PreferencesChange>

export const findPreferences = endpoint({
  method: 'GET',
  path: '/api/settings/preferences/',
  access: 'woman',
  reply: z.object({ data: Preferences }),
})

/** Answers all preferences as they stand after the change. */
export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/settings/preferences/',
  access: 'woman',
  body: PreferencesChange,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Preferences }),
})

export const UserDetails = z.object({
  full_name: z.string(),
  email: z.string(),
  timezone: z.string(),
  pronouns: z.string(),
  user_type: UserType,
  created_at: Instant,
})
export type UserDetails = z.infer<typeof UserDetails>

export const findUserDetails = endpoint({
  method: 'GET',
  path: '/api/settings/user-details/',
  access: 'member',
  reply: z.object({ data: UserDetails }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/settings/profile/update/',
  access: 'member',
  body: z.strictObject({
    display_name: words(120, NAME_MISSING),
    timezone: z.optional(TimeZone),
    pronouns: z.optional(text(40)),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: UserDetails }),
})
