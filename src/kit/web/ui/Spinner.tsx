import styles from './Spinner.module.css'

/** A ring that closes once, slowly: shows a wait without spinning. */
export function Spinner() {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <circle cx="12" cy="12" r="9" className={styles.arc} pathLength="1" />
    </svg>
  )
}
