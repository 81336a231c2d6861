import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'

/** That a woman has not finished the steps after signup: whose, begun on which day, at which step. Her answers lie sealed in a draft. */
export type Progress = { userId: number; day: LocalDate; step: number }

const KEY = 'emberwell-setup'

function toProgress(kept: string): Progress | undefined {
  try {
    const { userId, day, step } = JSON.parse(kept) as Partial<Record<keyof Progress, unknown>>
    if (typeof userId !== 'number' || typeof step !== 'number' || typeof day !== 'string' || !isLocalDate(day)) return undefined
    return { userId, day, step }
  } catch {
    // Not ours; she can go on without it.
    return undefined
  }
}

/** Where `userId` stands in the steps; undefined when she is through, or never began on this device. */
export function readProgress(userId: number | undefined): Progress | undefined {
  const kept = localStorage.getItem(KEY)
  const progress = kept === null ? undefined : toProgress(kept)
  return progress?.userId === userId ? progress : undefined
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
