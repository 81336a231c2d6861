import { t } from '../../../kit/words.ts'
import styles from './Compass.module.css'

/**
 * How likely something is to be welcome: in words, and in percent once enough reactions count (docs/product.md,
 * Confidence).
 */
export function Confidence({ percent, words }: { percent: number | null; words: string }) {
  return (
    <p className={styles.confidence}>
      {percent === null ? (
        <span>{t`Confidence: ${words}`}</span>
      ) : (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
          <strong>{t`Confidence ${percent} %`}</strong>
          <span>{words}</span>
        </>
      )}
    </p>
  )
}
