import type { SafetyClass } from '../../safety/rules/classes.ts'

/** Crises and emergencies: their answers are never rate limited, never delayed, and sent in one piece. */
export const URGENT: ReadonlySet<SafetyClass> = new Set(['C1', 'C2', 'M1'])

/** Whether any recognised class is a crisis or an emergency. */
export function isUrgent(recognised: readonly { readonly class: SafetyClass }[]): boolean {
  return recognised.some((one) => URGENT.has(one.class))
}
