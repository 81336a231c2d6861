import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Notice } from '../../../kit/web/ui/Notice.tsx'
import { isWriting, putOffNewVersion, takeNewVersion, useNewVersion } from '../new-version.ts'
import { t } from '../../../kit/words.ts'
import styles from './NewVersionNotice.module.css'

const WORDS = {
  ready: t`A new version of Emberwell is ready.`,
  elsewhere: t`Emberwell was updated in another tab. Load this page again when you have finished here.`,
  sure: t`You’ve started writing here. Logs and messages come back after the update; text in other fields doesn’t.`,
} as const

/** Announces a waiting new version. Never reloads on its own while she is typing. */
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
    <Notice
      label={t`New version`}
      icon={<RefreshCw aria-hidden="true" />}
      words={WORDS[isAsking ? 'sure' : version]}
      className={styles['place']}
    >
      <Button variant="outline" busy={isTaking} busyLabel={t`Updating…`} onClick={take}>
        {version === 'elsewhere' ? t`Load again` : isAsking ? t`Update now` : t`Update`}
      </Button>
      <Button variant="quiet" onClick={later}>
        {t`Later`}
      </Button>
    </Notice>
  )
}
