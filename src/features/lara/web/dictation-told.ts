import { currentSession } from '../../../kit/web/session.ts'

const TOLD = 'emberwell-dictation-told'

/** Session storage on a shared device, so that the mark ends with the tab. */
function storageInUse(): Storage {
  return currentSession()?.isSharedDevice ? sessionStorage : localStorage
}

let isTold = false

/** Whether she has seen the dictation notice on this device. */
export function hasBeenTold(): boolean {
  try {
    return isTold || storageInUse().getItem(TOLD) !== null
  } catch {
    // Storage is blocked: the notice is shown once per visit.
    return isTold
  }
}

/** Marks the notice as seen; for this visit only, if storage is blocked. */
export function markTold(): void {
  isTold = true
  try {
    storageInUse().setItem(TOLD, '1')
  } catch (error) {
    console.warn('This browser refuses to store that you were told about dictation.', error instanceof Error ? error.name : '')
  }
}
