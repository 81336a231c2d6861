/** Appearance settings. `fontSize` is 12 to 20 (16 means 18 px); `darkMode: null` follows the device. */
export type Theme = { fontSize: number; darkMode: boolean | null; highContrast: boolean; reduceMotion: boolean }

/** Parses a theme; missing or invalid fields take their defaults. By hand, because the first load has no Zod. */
function toTheme(kept: unknown): Theme {
  const { fontSize, darkMode, highContrast, reduceMotion }: Partial<Record<keyof Theme, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {}
  return {
    fontSize: typeof fontSize === 'number' && Number.isInteger(fontSize) && fontSize >= 12 && fontSize <= 20 ? fontSize : 16,
    darkMode: typeof darkMode === 'boolean' ? darkMode : null,
    highContrast: highContrast === true,
    reduceMotion: reduceMotion === true,
  }
}

/** The four looks of tokens.css with the page colour for the browser's bar. */
const PAGE_COLOURS = { light: '#FBF6EF', dark: '#1B1420', contrast: '#FFFFFF', 'contrast-dark': '#000000' } as const

/** Name of a look, as in `data-theme`. */
export type Look = keyof typeof PAGE_COLOURS

/** 18 px is 16 × 1.125, as a percentage of the browser's font size, so that the browser's setting counts too. */
const PERCENT_PER_STEP = (1.125 / 16) * 100

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'
const FORCED = '(forced-colors: active)'
const STILL = '(prefers-reduced-motion: reduce)'
const PAPER = 'print'

let current: Theme = toTheme({})
let isFollowing = false

/** The theme stored under `key`; missing or invalid fields take their defaults. */
export function readTheme(key: string): Theme {
  return toTheme(kept(key))
}

/** Stores the theme under `key`. Without storage it lasts for this visit. */
export function saveTheme(key: string, theme: Theme): void {
  try {
    localStorage.setItem(key, JSON.stringify(theme))
  } catch (error) {
    console.warn('The theme was not stored: this browser refuses storage.', error)
  }
}

/** Applies the theme to <html> and follows the device where the theme leaves it open. */
export function applyTheme(theme: Theme): void {
  current = theme
  const root = document.documentElement
  const look = lookOf(theme)
  root.dataset['theme'] = look
  root.dataset['motion'] = theme.reduceMotion || matchMedia(STILL).matches ? 'reduced' : 'full'
  root.style.fontSize = `${theme.fontSize * PERCENT_PER_STEP}%`
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', PAGE_COLOURS[look])
  if (!isFollowing) followDevice()
}

/**
 * The look of a theme on this device. With forced colours, as dark as the system; in print none, because browsers omit
 * dark backgrounds.
 */
function lookOf(theme: Theme): Look {
  const isForced = matchMedia(FORCED).matches
  const isDark = !matchMedia(PAPER).matches && ((isForced ? null : theme.darkMode) ?? matchMedia(DARK).matches)
  if (isForced || theme.highContrast || matchMedia(CONTRAST).matches) return isDark ? 'contrast-dark' : 'contrast'
  return isDark ? 'dark' : 'light'
}

function followDevice(): void {
  isFollowing = true
  for (const query of [DARK, CONTRAST, FORCED, STILL, PAPER]) matchMedia(query).addEventListener('change', () => applyTheme(current))
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    // Storage is forbidden or has foreign content: in both cases there is no stored theme.
    return {}
  }
}
