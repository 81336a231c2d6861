import { laidOver } from '../../../kit/laid-over.ts'
import { changePreferences, findPreferences, type Preferences, type PreferencesChange } from '../contract.ts'

/** What holds until she chooses otherwise (spec §9). Nothing is shared and no e-mail is sent unasked; `darkMode: null` follows the device. */
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
  lara: { remember: false, keep: '90', model: false, modelNumbers: false },
}

/** The preferences after a change; what it does not name stays. */
export function changed(preferences: Preferences, change: PreferencesChange): Preferences {
  return laidOver(preferences, change) as Preferences
}

/** Two changes as one; where both speak, the later one holds. */
export function together(earlier: PreferencesChange, later: PreferencesChange): PreferencesChange {
  return laidOver(earlier, later)
}

/** Her preferences as a page reads and changes them, with `useMirror` of the kit; the keys of the device are those of spec §3. */
export const PREFERENCES = {
  storageKey: 'emberwell-settings',
  queryKey: ['settings', 'preferences'],
  initial: DEFAULT_PREFERENCES,
  find: findPreferences,
  save: changePreferences,
} as const
