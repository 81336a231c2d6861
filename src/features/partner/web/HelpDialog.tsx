import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'
import { LinesHere } from './LinesHere.tsx'

/** Dialog with help lines, one tap away. Opening it sends no request. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t`Help lines`}>
      <p>{t`If anyone is in danger right now, please call the emergency number first. No one will know that you looked here.`}</p>
      <h3>{t`If you are hurt, controlled or afraid`}</h3>
      <LinesHere needs={['emergency', 'abuse']} level={4} />
      <h3>{t`If it all gets too much for you`}</h3>
      <LinesHere needs={['crisis']} level={4} />
      <p>{t`A call can show on a phone bill or in the list of calls.`}</p>
    </Dialog>
  )
}
