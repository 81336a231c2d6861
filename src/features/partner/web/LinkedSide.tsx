import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { lazyDialog } from '../../../kit/web/LazyPart.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { Inbox } from './Inbox.tsx'
import styles from './Linked.module.css'
import { Signals } from './Signals.tsx'

const PreviewDialog = lazyDialog(
  () => import('./PreviewDialog.tsx'),
  (part) => part.PreviewDialog,
)

/** Inbox, signals and preview. `name` is the partner's. */
export function LinkedSide({ name }: { name: string }) {
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  return (
    <>
      <div className={styles.look}>
        <Button variant="outline" icon={<Eye aria-hidden="true" />} onClick={() => setPreviewOpen(true)}>
          {t`See exactly what your partner sees`}
        </Button>
      </div>
      <div className={styles.two}>
        <Inbox name={name} />
        <Signals name={name} />
      </div>
      {isPreviewOpen && <PreviewDialog name={name} onClose={() => setPreviewOpen(false)} />}
    </>
  )
}
