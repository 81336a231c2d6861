import { INTIMATE_FIELDS, type Preferences } from '../contract.ts'

const INTIMATE: ReadonlySet<string> = new Set(INTIMATE_FIELDS)

/**
 * Whether the answer of a field is hidden until she taps Show. While her preferences are not known yet (undefined), what may be intimate
 * is hidden, so that it never flashes up.
 */
export function isHidden(field: string, preferences: Preferences | undefined): boolean {
  return INTIMATE.has(field) && (preferences?.privacy.sexualHealthMasked ?? true)
}
