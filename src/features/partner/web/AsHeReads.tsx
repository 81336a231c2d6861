import type { ReceivedSignal } from '../../compass/contract.ts'
import { SIGNAL_LABELS } from '../rules/signal-form.ts'
import styles from './Linked.module.css'

/** A signal with nothing but what he is given of it. */
export function AsHeReads({ signal: { category, text } }: { signal: Pick<ReceivedSignal, 'category' | 'text'> }) {
  return (
    <figure className={styles.signal}>
      <figcaption className={styles.meta}>{SIGNAL_LABELS[category]}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
