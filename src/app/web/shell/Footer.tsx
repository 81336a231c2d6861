import { Link } from '@tanstack/react-router'
import styles from './Footer.module.css'

/** The four pages that everyone may read. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <nav aria-label="About Emberwell">
        <ul className={styles['links']}>
          <li>
            <Link to="/privacy">Privacy</Link>
          </li>
          <li>
            <Link to="/terms">Terms</Link>
          </li>
          <li>
            <Link to="/help">Help</Link>
          </li>
          <li>
            <Link to="/contact">Contact</Link>
          </li>
        </ul>
      </nav>
      <p className={styles['words']}>Emberwell keeps your notes for you. It does not replace a doctor.</p>
    </footer>
  )
}
