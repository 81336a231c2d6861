import { type OutboxEntry, putBack, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Compass.module.css'
import { COMPASS_ACTION } from './queries.ts'

/** Queued actions that the server refused, with its message and buttons to edit or discard them. */
export function RefusedActions({ onTakeBack }: { onTakeBack: (entry: OutboxEntry) => Promise<void> }) {
  const { refused } = useOutbox()
  const toast = useToast()
  const discard = async (entry: OutboxEntry) => {
    await withdraw(entry.id)
    toast.show({ text: t`Discarded.`, action: { label: t`Undo`, onClick: () => void putBack(entry) } })
  }
  return refused
    .filter(({ kind }) => kind === COMPASS_ACTION)
    .map((entry) => (
      <Alert
        key={entry.id}
        tone="danger"
        title={t`An action was not logged`}
        action={
          <span className={styles.ways}>
            <Button variant="outline" onClick={() => void onTakeBack(entry)}>
              {t`Put it in the form`}
            </Button>
            <Button variant="quiet" onClick={() => void discard(entry)}>
              {t`Discard`}
            </Button>
          </span>
        }
      >
        {entry.refusal?.message}
      </Alert>
    ))
}
