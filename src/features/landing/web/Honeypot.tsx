import { t } from '../../../kit/words.ts'
import styles from './Honeypot.module.css'

/** A field that no person sees or fills, for programs that fill every field; the server thanks them and forgets. */
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
