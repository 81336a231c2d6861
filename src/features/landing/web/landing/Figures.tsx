import { t } from '../../../../kit/words.ts'
import { FIGURES } from '../../content/figures.ts'
import styles from '../LandingPage.module.css'

/** Public figures with their sources. */
export function Figures() {
  return (
    <section className={styles.block} aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>{t`You are in good company`}</h2>
      <ul className={styles.figures}>
        {FIGURES.map(({ number, words, source }) => (
          <li key={number}>
            <p className={styles.number}>{number}</p>
            <p>{words}</p>
            <p className={styles.source}>{t`Source: ${source}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
