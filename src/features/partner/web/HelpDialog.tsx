import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { LinesHere } from './LinesHere.tsx'

/** Lines where people help, one tap away. Opening them tells nobody. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Help lines">
      <p>If somebody is in danger right now, please call the emergency number first. Nobody is told that you looked here.</p>
      <h3>If you are hurt, controlled or afraid</h3>
      <LinesHere needs={['emergency', 'abuse']} level={4} />
      <h3>If it all gets too much</h3>
      <LinesHere needs={['crisis']} level={4} />
      <p>A call can show on a phone bill or in the list of calls.</p>
    </Dialog>
  )
}
