import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'
import { TrackingChooser } from './TrackingChooser.tsx'

/** Dialog with the chooser of what she tracks; closes after a save. */
export function TrackingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open isPinned onClose={onClose} title={t`What I track`}>
      <TrackingChooser onSaved={onClose} />
    </Dialog>
  )
}
