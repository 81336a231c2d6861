import { t } from '../../../kit/words.ts'
import styles from './Honeypot.module.css'

/** Hidden field for programs that fill in every field; the server discards such forms. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        {t`Please leave this empty`}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" spellCheck={false} defaultValue="" />
      </label>
    </div>
  )
}
