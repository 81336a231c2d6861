import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Import.module.css'

/** Settings section with the way to the import page. */
export function BringSection() {
  return (
    <Card title={t`Bring notes from another app`}>
      <div className={styles['stack']}>
        <p>{t`From Clue, Flo, Daylio, Bearable, drip, Apple Health, a FHIR file or a table of your own. You see what is in your file before anything is sent.`}</p>
        <div className={styles['ways']}>
          <Link to="/import" className={buttonClass('outline')}>
            {t`Choose a file`}
          </Link>
        </div>
      </div>
    </Card>
  )
}
