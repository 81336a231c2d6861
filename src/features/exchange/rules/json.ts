/** JSON files of unknown content. */
import { ReadProblem } from './read-problem.ts'

export type JsonObject = Record<string, unknown>

/** Throws ReadProblem for an empty or damaged file. */
export function readJson(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') throw new ReadProblem('empty')
  try {
    return JSON.parse(trimmed)
  } catch {
    throw new ReadProblem('damaged')
  }
}

/** An object, or one without fields for anything else. */
export function toObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** A list, or an empty one for anything else. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text or number as text; '' for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
