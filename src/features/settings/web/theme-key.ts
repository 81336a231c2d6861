/** Where her theme is kept on this device (spec §3). */
export const THEME_KEY = 'emberwell-theme'
