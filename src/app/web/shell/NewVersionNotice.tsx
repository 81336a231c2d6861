import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { isWriting, putOffNewVersion, takeNewVersion, useNewVersion } from '../new-version.ts'
import { t } from '../../../kit/words.ts'
import styles from './NewVersionNotice.module.css'

const WORDS = {
  ready: t`A new version of Emberwell is ready.`,
  elsewhere: t`Emberwell was updated in another tab. Load this page again when you have finished here.`,
  sure: t`You have begun to write here. Logs and messages come back after the update; what stands in other fields does not.`,
} as const

/** Says calmly that a newer version waits. Nothing is loaded anew by itself where she is writing. */
export function NewVersionNotice() {
  const version = useNewVersion()
  const [isAsking, setIsAsking] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  if (version === 'none') return null

  const take = () => {
    const mustAsk = version === 'ready' && !isAsking && isWriting()
    setIsAsking(mustAsk)
    if (mustAsk) return
    setIsTaking(true)
    takeNewVersion()
  }
  const later = () => {
    setIsAsking(false)
    putOffNewVersion()
  }
  return (
    <section aria-label={t`New version`} className={styles['notice']}>
      <p className={styles['words']}>
        <RefreshCw aria-hidden="true" />
        <span>{WORDS[isAsking ? 'sure' : version]}</span>
      </p>
      <div className={styles['actions']}>
        <Button variant="outline" busy={isTaking} busyLabel={t`Updating…`} onClick={take}>
          {version === 'elsewhere' ? t`Load again` : isAsking ? t`Update now` : t`Update`}
        </Button>
        <Button variant="quiet" onClick={later}>
          {t`Later`}
        </Button>
      </div>
    </section>
  )
}
