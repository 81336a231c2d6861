import { post, withdraw } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { type ChatSession, removeChatSession } from '../contract.ts'
import { sessionsChanged } from './her-conversation.ts'

/** Outbox kind for the removal of a conversation. */
export const CHAT_REMOVAL = 'chat-removal'

/** Time in ms that a removal waits on this device for Undo: slightly longer than the toast is shown. */
const HELD_MS = 12_000

const FAILED = t`This could not be deleted. Please try again.`

/**
 * Removes a conversation from the list immediately, and from the server once Undo has expired; the server cannot
 * restore it.
 */
export function useChatRemoval(): (session: ChatSession) => Promise<void> {
  const toast = useToast()
  const fail = (error: unknown) => toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : FAILED })

  return async ({ id }) => {
    try {
      const removed = await post(removeChatSession, { params: { id } }, { kind: CHAT_REMOVAL, heldMs: HELD_MS, patient: true })
      const undo = async () => {
        const isBack = await withdraw(removed.id)
        toast.show({ text: isBack ? t`It is back.` : t`It was already gone.` })
        sessionsChanged()
      }
      toast.show({ text: t`Conversation deleted.`, action: { label: t`Undo`, onClick: () => void undo().catch(fail) } })
      const outcome = await removed.outcome
      sessionsChanged()
      if (outcome.kind === 'refused' && outcome.error.status !== 404) fail(outcome.error)
    } catch (error) {
      fail(error)
    }
  }
}
