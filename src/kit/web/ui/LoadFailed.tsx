import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

/** Says in words that a part of the page could not be loaded, with a way to try again. `what` begins the sentence: "Your day". */
export function LoadFailed({ what, error, again }: { what: string; error: Error; again: () => Promise<unknown> }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="outline" onClick={() => void again()}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded. {error.message}
    </Alert>
  )
}
