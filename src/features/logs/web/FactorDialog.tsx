import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'
import { FactorChooser } from './FactorChooser.tsx'

/** Dialog with the factor chooser; closes after a save. */
export function FactorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t`What I want to note`}>
      <FactorChooser onSaved={onClose} />
    </Dialog>
  )
}
