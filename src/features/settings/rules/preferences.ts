import { deepMerge } from '../../../kit/deep-merge.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'

/** Defaults. Nothing is shared and no email is sent unless she chooses it; `darkMode: null` follows the device. */
export const DEFAULT_PREFERENCES: Preferences = {
  voice: { enabled: true, tone: 'nurturing', speed: 0.9, autoPlay: false },
  privacy: {
    sexualHealthMasked: false,
    therapistSharing: false,
    partnerSharing: false,
    shareCategories: { therapist: [], partner: [] },
  },
  accessibility: { fontSize: 16, darkMode: null, highContrast: false, reduceMotion: false },
  notifications: { dailyReminders: true, insightAlerts: true, partnerNudges: false, emailUpdates: false },
  embertides: { slider_mode: false },
  checkins: { hidden: true, eight: false },
  lara: { remember: false, keep: '90', model: false, modelNumbers: false },
}

/** The preferences after a change; omitted fields are unchanged. */
export function changed(preferences: Preferences, change: PreferencesChange): Preferences {
  return deepMerge(preferences, change) as Preferences
}

/** Merges two changes; the later one takes precedence. */
export function together(earlier: PreferencesChange, later: PreferencesChange): PreferencesChange {
  return deepMerge(earlier, later)
}
