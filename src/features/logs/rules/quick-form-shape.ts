import { ENERGY_LEVELS, EXERCISE_TYPES, QUICK_CATEGORIES, type QuickCategory } from '../contract.ts'
import type { QuickForm } from './quick.ts'
import { SEVERITIES } from './symptom-keys.ts'

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value)
}

function isOneOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value)
}

function isListOf(values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every((each) => values.includes(each))
}

function isRecordOf(isValue: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => typeof value === 'object' && value !== null && Object.values(value).every(isValue)
}

const SHAPE: Record<keyof QuickForm, (value: unknown) => boolean> = {
  hotFlash: isBoolean,
  hotFlashCount: isNumber,
  nightSweats: isBoolean,
  nightSweatsCount: isNumber,
  mood: isNumber,
  energy: isOneOf(Object.keys(ENERGY_LEVELS)),
  sleep: isBoolean,
  sleepHours: isNumber,
  cognitiveHealth: isNumber,
  hydration: isBoolean,
  regularMeals: isBoolean,
  exercise: isBoolean,
  exerciseTypes: isListOf(EXERCISE_TYPES),
  stress: isNumber,
  factors: isRecordOf(isBoolean),
  symptoms: isRecordOf(isOneOf(SEVERITIES)),
  note: (value) => typeof value === 'string',
}

/**
 * Whether a value read from the device is a quick log form of this version. Written by hand because a draft must
 * open offline without loading a schema library.
 */
export function isQuickForm(value: unknown): value is QuickForm {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, answer]) => answer === undefined || SHAPE[name as keyof QuickForm]?.(answer))
}

/** Whether a value is a list of quick log categories. */
export function isCategoryList(value: unknown): value is QuickCategory[] {
  return isListOf(QUICK_CATEGORIES)(value)
}
