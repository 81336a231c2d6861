import type { ReceivedSignal } from '../../couple/contract.ts'
import { SIGNAL_LABELS } from '../rules/signal-form.ts'
import styles from './Linked.module.css'

/** A signal with only the fields that the partner receives. */
export function SignalPreview({ signal: { category, text } }: { signal: Pick<ReceivedSignal, 'category' | 'text'> }) {
  return (
    <figure className={styles.signal}>
      <figcaption className={styles.meta}>{SIGNAL_LABELS[category]}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
