import { t } from '../../words.ts'
import { UNREACHABLE } from '../api.ts'
import { Button } from './Button.tsx'
import styles from './Loading.module.css'

/** Shown in place of a part of the page that could not be loaded. */
export function PartFailed({ fetchAgain }: { fetchAgain: () => void }) {
  return (
    <div role="alert" className={styles.wait}>
      <p>{UNREACHABLE}</p>
      <Button onClick={fetchAgain}>{t`Try again`}</Button>
    </div>
  )
}
