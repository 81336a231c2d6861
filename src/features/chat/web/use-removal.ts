import type { Endpoint, ParamsOf } from '../../../kit/endpoint.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'

/** Time in ms that a removal waits on this device for Undo: slightly longer than the toast is shown. */
const HELD_MS = 12_000

const FAILED = t`This could not be deleted. Please try again.`

/**
 * `kind` names the removal in the outbox. `onGone` is called when it is queued, `onSent` after the server's reply,
 * `onUndone` after Undo, which can be too late.
 */
type Removal<Remove extends Endpoint> = {
  remove: Remove
  kind: string
  onGone?: () => void
  onUndone: (isBack: boolean) => unknown
  onSent?: () => void
}

/** Removes a conversation here at once, and from the server once Undo has expired; the server cannot restore it. */
export function useRemoval<Remove extends Endpoint>({ remove, kind, onGone, onUndone, onSent }: Removal<Remove>) {
  const toast = useToast()
  const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })

  return async (params: ParamsOf<Remove>): Promise<void> => {
    try {
      const { post, withdraw } = await import('../../../kit/web/outbox.ts')
      const removed = await post(remove, { params }, { kind, heldMs: HELD_MS, patient: true })
      onGone?.()
      const undo = async () => {
        const isBack = await withdraw(removed.id)
        toast.show({ text: isBack ? t`It’s back.` : t`It was already deleted.` })
        await onUndone(isBack)
      }
      toast.show({ text: t`Conversation deleted.`, action: { label: t`Undo`, onClick: () => void undo().catch(fail) } })
      const outcome = await removed.outcome
      onSent?.()
      if (outcome.kind === 'refused' && outcome.error.status !== 404) fail(outcome.error)
    } catch (error) {
      fail(error)
    }
  }
}
