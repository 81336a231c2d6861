/**
 * Profile and preferences (docs/product.md, section 15). The preferences are stored on the device as well, under the
 * same field names.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate, TimeZone } from '../../kit/local-date.ts'
import { Instant, text, whole, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { UserType } from '../auth/contract.ts'

export const PROFILE_SAVED: Message = () => t`✅ Profile updated successfully!`
export const PROFILE_FAILED: Message = () => t`❌ Failed to update profile`
export const NAME_MISSING: Message = () => t`Please enter your name`

/** Text of the auto-save indicator (docs/product.md, section 15). */
export const SETTINGS_SAVED: Message = () => t`Settings saved automatically`

export const TONES = ['nurturing', 'calm', 'pragmatic'] as const
export const SPEED_MIN = 0.5
export const SPEED_MAX = 2
export const SPEED_STEP = 0.1
export const FONT_SIZE_MIN = 12
export const FONT_SIZE_MAX = 20

/**
 * What a user may choose to share. The partner's categories are kinds of signals that she writes herself, never her
 * records (docs/safety.md, section 1).
 */
export const THERAPIST_CATEGORIES = ['mood', 'symptoms', 'remedies', 'sleep', 'energy', 'stress'] as const
export const PARTNER_CATEGORIES = ['mood', 'energy', 'general_wellbeing', 'support_needs'] as const

/**
 * Fields hidden until she taps Show while `sexualHealthMasked` is on: bleeding and symptoms in the calendar; the names
 * of treatments outside their own page; of a day the journal, the note, the factors, and the symptoms that are intimate
 * or in her own words, which may contain anything. Measures such as night sweats are not masked: charts show the same
 * counts.
 */
export const INTIMATE_FIELDS = [
  'flow_description',
  'symptoms',
  'guided_journal_response',
  'note',
  'factors',
  'intimate_symptoms',
  'treatments',
] as const

const yesOrNo = z.boolean({ error: () => t`Please give true or false` })

const SPEED_WORDS: Message = () => t`Please give a speed from 0.5 to 2 in steps of 0.1`

function anyOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .array(z.enum(names, { error: () => t`Please choose from: ${names.join(', ')}` }), { error: () => t`Please give a list` })
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, { error: () => t`Please name each category once` }))
}

const Voice = z.strictObject({
  enabled: yesOrNo,
  tone: z.enum(TONES, { error: () => t`Please choose from: ${TONES.join(', ')}` }),
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

/**
 * `hidden`: earlier check-ins are covered until she taps Show. `eight`: the questionnaire about mood without its ninth
 * question. `offerPutOff`: the day on which she last put off the questions offered after many days with a low mood.
 */
const Checkins = z.strictObject({ hidden: yesOrNo, eight: yesOrNo, offerPutOff: z.optional(LocalDate) })

/** Retention of conversations with Lara in days, counted per message. */
export const CHAT_KEPT = ['30', '90', 'forever'] as const

/**
 * `remember`: a new conversation continues the last one. `model`: the host's language model helps to word answers.
 * `modelNumbers`: it receives a numeric summary of the last 14 days.
 */
const Lara = z.strictObject({
  remember: yesOrNo,
  keep: z.enum(CHAT_KEPT, { error: () => t`Please choose from: ${CHAT_KEPT.join(', ')}` }),
  model: yesOrNo,
  modelNumbers: yesOrNo,
})

/**
 * All preferences. `speed` is the rate of speech, `fontSize` 16 is shown as 18 px, `darkMode: null` follows the device.
 */
export const Preferences = z.strictObject({
  voice: Voice,
  privacy: Privacy,
  accessibility: Accessibility,
  notifications: Notifications,
  embertides: EmberTides,
  checkins: Checkins,
  lara: Lara,
})
export type Preferences = z.infer<typeof Preferences>

/**
 * A change: any fields of any sections. Omitted fields are unchanged, so that two devices do not undo each other's
 * changes.
 */
export const PreferencesChange = z.strictObject({
  voice: z.optional(z.partial(Voice)),
  privacy: z.optional(z.partial(z.strictObject({ ...sharing, shareCategories: z.partial(ShareCategories) }))),
  accessibility: z.optional(z.partial(Accessibility)),
  notifications: z.optional(z.partial(Notifications)),
  embertides: z.optional(z.partial(EmberTides)),
  checkins: z.optional(z.partial(Checkins)),
  lara: z.optional(z.partial(Lara)),
})
export type PreferencesChange = z.infer<typeof PreferencesChange>

/** All preferences, with defaults for unset ones. */
export const findPreferences = endpoint('GET /api/settings/preferences/', 'woman', { reply: z.object({ data: Preferences }) })

/** Returns all preferences after the change. */
export const changePreferences = endpoint('PUT /api/settings/preferences/', 'woman', {
  records: ({ privacy, lara }: PreferencesChange) => (privacy ? 'privacy_changed' : lara && 'lara_changed'),
  body: PreferencesChange,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Preferences }),
})

/** Profile of the signed-in user. */
export const UserDetails = z.object({
  full_name: z.string(),
  email: z.string(),
  /** Whether a link sent to the address was opened. */
  email_confirmed: z.boolean(),
  timezone: z.string(),
  pronouns: z.string(),
  user_type: UserType,
  created_at: Instant,
})
export type UserDetails = z.infer<typeof UserDetails>

/** The profile. */
export const findUserDetails = endpoint('GET /api/settings/user-details/', 'member', { reply: z.object({ data: UserDetails }) })

/** Changes name, time zone and pronouns; omitted optional fields are unchanged. Returns the profile. */
export const updateProfile = endpoint('PUT /api/settings/profile/update/', 'member', {
  body: z.strictObject({
    display_name: words(120, NAME_MISSING),
    timezone: z.optional(TimeZone),
    pronouns: z.optional(text(40)),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: UserDetails }),
})
