import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'

/** Says in `words` that a section could not be fetched, and offers another try. */
export function LoadProblem({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="outline" onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {words}
    </Alert>
  )
}
