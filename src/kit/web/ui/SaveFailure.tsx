import { ApiError, failureWords } from '../api.ts'
import { Alert } from './Alert.tsx'
import { t } from '../../words.ts'

/** Why a form could not be saved: what the server says about a field, else what happened. */
export function SaveFailure({ error }: { error: Error }) {
  const details = error instanceof ApiError ? Object.values(error.details)[0]?.[0] : undefined
  return <Alert tone="danger">{details ?? failureWords(error, t`This could not be saved. What you wrote is still here.`)}</Alert>
}
