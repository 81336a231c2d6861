import { FIGURES } from '../../content/figures.ts'
import styles from '../LandingPage.module.css'

/** Three public figures, each with its source. */
export function Figures() {
  return (
    <section className={styles.block} aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        You are in good company
      </h2>
      <ul className={styles.figures}>
        {FIGURES.map(({ number, words, source }) => (
          <li key={number}>
            <p className={styles.number}>{number}</p>
            <p>{words}</p>
            <p className={styles.source}>Source: {source}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
