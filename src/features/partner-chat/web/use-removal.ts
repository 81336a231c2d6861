import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { removePartnerSession } from '../contract.ts'
import { enterHisChat, HIS_CHAT_REMOVAL, hisChat, outbox } from './partner-conversation.ts'

/** Time in ms that a removal waits on this device for Undo: slightly longer than the toast is shown. */
const HELD_MS = 12_000

const FAILED = t`This could not be deleted. Please try again.`

/**
 * Removes his conversation from the page immediately, and from the server once Undo has expired; the server cannot
 * restore it.
 */
export function useRemoval(): (id: number) => Promise<void> {
  const toast = useToast()
  const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })

  return async (id) => {
    try {
      const { post, withdraw } = await outbox()
      const removed = await post(removePartnerSession, { params: { id } }, { kind: HIS_CHAT_REMOVAL, heldMs: HELD_MS, patient: true })
      hisChat.startNew()
      const undo = async () => {
        const isBack = await withdraw(removed.id)
        toast.show({ text: isBack ? t`It is back.` : t`It was already gone.` })
        // A conversation that he started meanwhile stays open; the restored one is shown after it.
        if (isBack && hisChat.current().sessionId === undefined) await enterHisChat(true)
      }
      toast.show({ text: t`Conversation deleted.`, action: { label: t`Undo`, onClick: () => void undo().catch(fail) } })
      const outcome = await removed.outcome
      if (outcome.kind === 'refused' && outcome.error.status !== 404) fail(outcome.error)
    } catch (error) {
      fail(error)
    }
  }
}
