import { INTIMATE_FIELDS, type Preferences } from '../contract.ts'

const INTIMATE: ReadonlySet<string> = new Set(INTIMATE_FIELDS)

/**
 * Whether a field is hidden until she taps Show. While preferences are not loaded (undefined), intimate fields are
 * hidden, so that they are never shown briefly.
 */
export function isHidden(field: string, preferences: Preferences | undefined): boolean {
  return INTIMATE.has(field) && (preferences?.privacy.sexualHealthMasked ?? true)
}
