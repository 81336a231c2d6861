import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { HelpLineList } from './HelpLineList.tsx'
import type { Known } from './Welcome.tsx'

/** Lines where people help, one tap away at any time. Opening them tells nobody. */
export function HelpDialog({ known, onClose }: { known: Known | undefined; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Help lines">
      <p>
        If somebody is in danger right now, please call the emergency number first. Lara is not a person, and cannot call for you. Nobody is
        told that you looked here.
      </p>
      {known && <HelpLineList lines={known.help_lines} language={known.language} />}
      <p>A call can show on a phone bill or in the list of calls.</p>
    </Dialog>
  )
}
