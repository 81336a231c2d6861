import { t } from '../../words.ts'
import { UNREACHABLE } from '../api.ts'
import { Button } from './Button.tsx'
import styles from './Wait.module.css'

/** Stands in place of a part of the page that could not be fetched. */
export function PartLost({ fetchAgain }: { fetchAgain: () => void }) {
  return (
    <div role="alert" className={styles.wait}>
      <p>{UNREACHABLE}</p>
      <Button onClick={fetchAgain}>{t`Try again`}</Button>
    </div>
  )
}
