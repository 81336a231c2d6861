import type { LocalDate } from '../../../kit/local-date.ts'

/** Pages linked from Home and the tracker. */
export const PLACES = {
  chat: '/chat',
  deepLog: '/tracker/deep',
  discoveryLab: '/add-partner',
  emberTides: '/embertides',
  reminders: '/reminders',
} as const

/** The page of one day. */
export function dayPath(day: LocalDate): string {
  return `/day/${day}`
}
