import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Tracking.module.css'

const TrackingDialog = lazyPart(
  () => import('./TrackingDialog.tsx'),
  (part) => part.TrackingDialog,
)

/** Button that opens the chooser of what she tracks. */
export function ChooseTracking({ hasSome = false }: { hasSome?: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Button variant="outline" className={styles.choose} onClick={() => setIsChoosing(true)}>
        {hasSome ? t`Change what I track` : t`Choose what to track`}
      </Button>
      {isChoosing && (
        <Suspense>
          <TrackingDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
