import { ENERGY_LEVELS, EXERCISE_TYPES, QUICK_CATEGORIES, type QuickCategory } from '../contract.ts'
import type { QuickForm } from './quick.ts'

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
}

/** Whether something kept on the device is a Soft Log's form as this version knows it. Written by hand: a draft must open offline, too, without code still to be fetched. */
export function isQuickForm(value: unknown): value is QuickForm {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([name, answer]) => answer === undefined || SHAPE[name as keyof QuickForm]?.(answer))
}

/** Whether something is a list of categories of the Soft Log. */
export function isCategoryList(value: unknown): value is QuickCategory[] {
  return isListOf(QUICK_CATEGORIES)(value)
}
