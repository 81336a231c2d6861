import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'

/**
 * Unfinished onboarding on this device: the user, the day it began, and the step. The answers are in an encrypted
 * draft.
 */
export type Progress = { userId: number; day: LocalDate; step: number }

const KEY = 'emberwell-setup'

function toProgress(stored: string): Progress | undefined {
  try {
    const { userId, day, step } = JSON.parse(stored) as Partial<Record<keyof Progress, unknown>>
    if (typeof userId !== 'number' || typeof step !== 'number' || typeof day !== 'string' || !isLocalDate(day)) return undefined
    return { userId, day, step }
  } catch {
    // Not valid JSON; onboarding works without it.
    return undefined
  }
}

/** Progress of `userId`; undefined when finished or never started on this device. */
export function readProgress(userId: number | undefined): Progress | undefined {
  const stored = localStorage.getItem(KEY)
  const progress = stored === null ? undefined : toProgress(stored)
  return progress?.userId === userId ? progress : undefined
}

/** Whether `userId` is between sign-up and "Complete Setup", in which case the guest-only sign-up page is allowed. */
export function isSetupOpen(userId: number | undefined): boolean {
  return readProgress(userId) !== undefined
}

/** Stores the step; called before the session starts, so that the route guard finds it. */
export function keepProgress(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress))
}

/** Removes the progress when onboarding is finished. */
export function closeSetup(): void {
  localStorage.removeItem(KEY)
}
