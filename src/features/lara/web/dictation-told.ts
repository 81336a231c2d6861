import { currentSession } from '../../../kit/web/session.ts'

const TOLD = 'emberwell-dictation-told'

/** On a shared device nothing outlives the tab. */
function storageInUse(): Storage {
  return currentSession()?.isSharedDevice ? sessionStorage : localStorage
}

let isTold = false

/** Whether she has been told on this device that her voice may leave it. */
export function hasBeenTold(): boolean {
  try {
    return isTold || storageInUse().getItem(TOLD) !== null
  } catch {
    // Storage is forbidden: she is told once a visit.
    return isTold
  }
}

/** Remembers that she has been told. Where the browser forbids storage, for this visit. */
export function markTold(): void {
  isTold = true
  try {
    storageInUse().setItem(TOLD, '1')
  } catch (error) {
    console.warn('This browser refuses to store that you were told about dictation.', error instanceof Error ? error.name : '')
  }
}
