import { t } from '../../words.ts'
import { ApiError } from '../api.ts'
import { RetryAlert } from './RetryAlert.tsx'

/**
 * Says that a part of the page could not be loaded; no error tone where only the connection is missing. `what` begins
 * the sentence: "Your day".
 */
export function LoadFailed({ what, error, again }: { what: string; error: Error; again: () => Promise<unknown> }) {
  return (
    <RetryAlert tone={error instanceof ApiError && error.isOffline ? 'info' : 'danger'} onRetry={() => void again()}>
      {t`${what} could not be loaded. ${error.message}`}
    </RetryAlert>
  )
}
