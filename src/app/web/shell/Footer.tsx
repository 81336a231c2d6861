import { Link } from '@tanstack/react-router'
import { t } from '../../../kit/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './Footer.module.css'

/** Links to the four public pages; below them the language choice, for visitors without a profile language. */
export function Footer({ hasProfile }: { hasProfile: boolean }) {
  return (
    <footer className={styles['footer']}>
      <nav aria-label={t`About Emberwell`}>
        <ul className={styles['links']}>
          <li>
            <Link to="/privacy">{t`Privacy`}</Link>
          </li>
          <li>
            <Link to="/terms">{t`Terms`}</Link>
          </li>
          <li>
            <Link to="/help">{t`Help`}</Link>
          </li>
          <li>
            <Link to="/contact">{t`Contact`}</Link>
          </li>
        </ul>
      </nav>
      <p className={styles['words']}>{t`Emberwell keeps your notes for you. It doesn’t replace a doctor.`}</p>
      {!hasProfile && <LanguageChoice />}
    </footer>
  )
}
