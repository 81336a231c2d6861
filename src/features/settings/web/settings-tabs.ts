/** The sections of the settings that stand, in their order. */
export const SETTINGS_TABS = ['profile', 'accessibility', 'account'] as const

/** A section of the settings, as the address names it. */
export type SettingsTab = (typeof SETTINGS_TABS)[number]
