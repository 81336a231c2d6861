import { t } from '../../../kit/words.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const UNKNOWN = 'Unknown device'

function nameIn(table: typeof BROWSERS, userAgent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1]
}

/**
 * A short name of the device of a User-Agent header, such as "Firefox on Android"; "Unknown device" if it is not
 * recognised.
 */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? UNKNOWN
}

/** A stored device name in the current language. */
export function deviceWords(name: string): string {
  const [browser = '', system] = name.split(' on ')
  if (system) return t`${browser} on ${system}`
  return name === UNKNOWN ? t`Unknown device` : name
}
