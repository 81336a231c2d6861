import { DEEP_EMOTIONS, ENERGY_PATTERNS, WAKE_FEELINGS } from '../contract.ts'
import { DEEP_TEXTS, type DeepForm, DEEP_CATEGORIES, type DeepCategory } from './deep.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAbsentOr(type: 'string' | 'boolean', value: unknown): boolean {
  return value === undefined || typeof value === type
}

function isSupplement(value: unknown): boolean {
  return (
    isRecord(value) && typeof value['name'] === 'string' && isAbsentOr('boolean', value['taken']) && isAbsentOr('string', value['notes'])
  )
}

function isOneOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value)
}

const SHAPE: Record<string, (value: unknown) => boolean> = {
  hotFlashCount: Number.isFinite,
  bodyFeelOnWake: isOneOf(WAKE_FEELINGS),
  dominantEmotion: isOneOf(DEEP_EMOTIONS),
  energyPattern: isOneOf(ENERGY_PATTERNS),
  supplements: (value) => Array.isArray(value) && value.every(isSupplement),
}

/** Whether a value read from the device is a deep log form of this version. */
export function isDeepForm(value: unknown): value is DeepForm {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([name, answer]) => {
    if (answer === undefined) return true
    return Object.hasOwn(DEEP_TEXTS, name) ? typeof answer === 'string' : Object.hasOwn(SHAPE, name) && SHAPE[name]?.(answer)
  })
}

/** Whether a value is a list of deep log categories. */
export function isDeepCategoryList(value: unknown): value is DeepCategory[] {
  return Array.isArray(value) && value.every((each) => (DEEP_CATEGORIES as readonly unknown[]).includes(each))
}
