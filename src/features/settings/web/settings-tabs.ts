/** Tabs of the settings in order, as in the URL (docs/product.md, section 15). */
export const SETTINGS_TABS = ['profile', 'body', 'voice', 'privacy', 'accessibility', 'notifications', 'account'] as const

/** A tab of the settings, as in the URL. */
export type SettingsTab = (typeof SETTINGS_TABS)[number]
