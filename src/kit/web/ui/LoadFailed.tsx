import { ApiError } from '../api.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { t } from '../../words.ts'

/** Says in words that a part of the page could not be loaded, calmly where only the connection is missing, with a way to try again. `what` begins the sentence: "Your day". */
export function LoadFailed({ what, error, again }: { what: string; error: Error; again: () => Promise<unknown> }) {
  return (
    <Alert
      tone={error instanceof ApiError && error.isOffline ? 'info' : 'danger'}
      action={
        <Button variant="outline" onClick={() => void again()}>
          {t`Try again`}
        </Button>
      }
    >
      {t`${what} could not be loaded. ${error.message}`}
    </Alert>
  )
}
