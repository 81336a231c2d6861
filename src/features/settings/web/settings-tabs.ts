/** The sections of the settings, in their order (spec §2), as the address names them. */
export const SETTINGS_TABS = ['profile', 'voice', 'privacy', 'accessibility', 'notifications', 'account'] as const

/** A section of the settings, as the address names it. */
export type SettingsTab = (typeof SETTINGS_TABS)[number]
