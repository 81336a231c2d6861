/** How she wants to see the product. `fontSize` is 12–20 (16 shows as 18 px); `darkMode: null` follows the device. */
export type Theme = { fontSize: number; darkMode: boolean | null; highContrast: boolean; reduceMotion: boolean }

/** A theme from anything; what is missing or spoilt takes its default. By hand, since the first load does without Zod. */
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

/** The four looks that tokens.css knows, each with its page colour for the browser's own bar. */
const PAGE_COLOURS = { light: '#FBF6EF', dark: '#1B1420', contrast: '#FFFFFF', 'contrast-dark': '#000000' } as const

/** Name of a look, as it stands in `data-theme`. */
export type Look = keyof typeof PAGE_COLOURS

/** Our base of 18 px is 16 × 1.125; as a share of the browser's own font size, so that her browser setting counts too. */
const PERCENT_PER_STEP = (1.125 / 16) * 100

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'
const FORCED = '(forced-colors: active)'
const STILL = '(prefers-reduced-motion: reduce)'
const PAPER = 'print'

let current: Theme = toTheme({})
let isFollowing = false

/** The theme kept under `key` on this device; anything missing or spoilt falls back to its default. */
export function readTheme(key: string): Theme {
  return toTheme(kept(key))
}

/** Keeps the theme under `key` on this device. Where the browser forbids storage, it lasts for this visit. */
export function saveTheme(key: string, theme: Theme): void {
  try {
    localStorage.setItem(key, JSON.stringify(theme))
  } catch (error) {
    console.warn('The theme is not kept: this browser refuses to store it.', error)
  }
}

/** Shows the theme on <html> and keeps following the device where she left the choice to it. */
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
 * The look that a theme means on this device. Where the system forces its colours, the page is as dark as the system says;
 * on paper none is, for browsers leave dark grounds out.
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
    // Storage is forbidden, or holds what we did not write: both mean that no theme is kept.
    return {}
  }
}
