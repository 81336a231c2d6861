import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'

/** That a woman has not finished the steps after signup: whose, begun on which day, at which step. Her answers lie sealed in a draft. */
const Progress = z.object({ userId: z.number(), day: LocalDate, step: z.number() })
type Progress = z.infer<typeof Progress>

const KEY = 'emberwell-setup'

/** Where `userId` stands in the steps; undefined when she is through, or never began on this device. */
export function readProgress(userId: number | undefined): Progress | undefined {
  const kept = localStorage.getItem(KEY)
  if (kept === null || userId === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(kept)
  } catch {
    // Not ours; she can go on without it.
    return undefined
  }
  const read = Progress.safeParse(value)
  return read.success && read.data.userId === userId ? read.data : undefined
}

/** Whether `userId` is still between signup and Complete Setup, so that the guest-only signup page is hers to finish. */
export function isSetupOpen(userId: number | undefined): boolean {
  return readProgress(userId) !== undefined
}

/** Remembers the step; called before the session begins, so that the guard already knows. */
export function keepProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress))
}

/** She is through. */
export function closeSetup(): void {
  localStorage.removeItem(KEY)
}
