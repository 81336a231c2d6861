import type { Made } from './answer.ts'
import type { SafetyClass } from './safety/classes.ts'

/** Crises and emergencies: what is said to them is never limited, never waits, and comes in one piece. */
const URGENT: ReadonlySet<SafetyClass> = new Set(['C1', 'C2', 'M1'])

/** Whether something recognised is a crisis or an emergency. */
export function isUrgent(recognised: readonly { readonly class: SafetyClass }[]): boolean {
  return recognised.some((one) => URGENT.has(one.class))
}

/** The pieces in which a built answer is sent: its paragraphs, or all of it at once where it is urgent. Joined they are its text. */
export function piecesOf({ text, parts }: Pick<Made, 'text' | 'parts'>): string[] {
  if (text === '') return []
  if (parts.class !== null && URGENT.has(parts.class)) return [text]
  return text.split(/(?<=\n\n)(?!\n)/)
}
