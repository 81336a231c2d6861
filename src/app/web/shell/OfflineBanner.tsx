import CloudOff from 'lucide-react/icons/cloud-off'
import { useSyncExternalStore } from 'react'
import { useServerGone } from '../../../kit/web/connectivity.ts'
import { t } from '../../../kit/words.ts'
import styles from './OfflineBanner.module.css'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Shown while the device is offline or the server is unreachable. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isGone = useServerGone()
  if (isOnline && !isGone) return null
  return (
    <p className={styles['banner']}>
      <CloudOff aria-hidden="true" />
      <span>
        {isOnline
          ? t`Emberwell cannot be reached right now. It catches up when the connection is back.`
          : t`You are offline. Emberwell catches up when the connection is back.`}
      </span>
    </p>
  )
}
