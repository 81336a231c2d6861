/** Values as other apps write them. Every function returns undefined for what it cannot read. */
import type { Flow } from '../../calendar/contract.ts'
import { plainText } from '../../logs/rules/plain-text.ts'
import { toQuarters } from './collect-days.ts'
import type { Scale, SleepUnit } from './imported-day.ts'

/** Ranges of scales. */
const ENDS: Record<Scale, { min: number; max: number }> = {
  '1-5': { min: 1, max: 5 },
  '0-10': { min: 0, max: 10 },
  '1-10': { min: 1, max: 10 },
  '0-100': { min: 0, max: 100 },
}

/** A number with decimal point or comma, with or without "/10" or "%". */
export function toNumber(text: string): number | undefined {
  const parts = /^([+-]?\d{1,9}(?:[.,]\d{1,9})?)\s*(?:%|\/\s*\d{1,3})?$/.exec(text.trim())
  return parts?.[1] === undefined ? undefined : Number(parts[1].replace(',', '.'))
}

/** A rating from 1 to 10; NaN when it is outside its scale. The lowest step of a scale from 0 becomes 1. */
export function toRating(value: number | undefined, scale: Scale): number | undefined {
  if (value === undefined) return undefined
  const { min, max } = ENDS[scale]
  if (!(value >= min && value <= max)) return Number.NaN
  return Math.max(1, Math.round((value * 10) / max))
}

/** Hours in quarters of "7:30", "7h 30m", "7 hours", "450 min", "7,5", and of a bare number in `unit`. */
export function toHours(text: string, unit: SleepUnit): number | undefined {
  const trimmed = text.trim().toLowerCase()
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(trimmed)
  if (clock) return toQuarters(Number(clock[1]) + Number(clock[2]) / 60)
  const named =
    /^(?:(\d{1,4}(?:[.,]\d{1,4})?)\s*h(?:ours?|rs?|oras?|eures?)?\.?)?[\s,]*(?:(\d{1,4})\s*(?:m(?:in(?:ute|uto)?s?)?\.?)?)?$/.exec(trimmed)
  const isBare = toNumber(trimmed) !== undefined
  if (named && !isBare && (named[1] !== undefined || /m/.test(trimmed)))
    return toQuarters(Number((named[1] ?? '0').replace(',', '.')) + Number(named[2] ?? 0) / 60)
  const bare = toNumber(trimmed)
  return bare === undefined ? undefined : toQuarters(unit === 'minutes' ? bare / 60 : bare)
}

const FLOW_WORDS: [RegExp, Flow][] = [
  [/^(?:no|none|no bleeding|nothing|0|false|no flow|ninguno|nada|aucun|non)$/, 'no-bleeding'],
  [/spot|manchado/, 'light-spotting'],
  [/heavy|abundante|abondant|fort/, 'heavy'],
  [/medium|moderate|normal|moder|moyen|medio/, 'moderate'],
  [/light|low|ligero|leve|leger/, 'light-flow'],
]

/** The flow that a word such as "Very heavy" or "spotting" names. */
export function toFlow(text: string): Flow | undefined {
  const plain = plainText(text).trim()
  return FLOW_WORDS.find(([words]) => words.test(plain))?.[1]
}

/** Yes or no, in numbers or words. */
export function toYesNo(text: string): boolean | undefined {
  const plain = plainText(text).trim()
  if (/^(?:yes|y|true|1|x|si|oui|✓)$/.test(plain)) return true
  return /^(?:no|n|false|0|non)$/.test(plain) ? false : undefined
}

/** Hours in quarters of a number of minutes or, without one, of hours. */
export function toQuarterHours(minutes: unknown, hours: unknown): number | undefined {
  if (typeof minutes === 'number') return toQuarters(minutes / 60)
  return typeof hours === 'number' ? toQuarters(hours) : undefined
}
