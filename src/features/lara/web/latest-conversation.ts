/** Which conversation the chat opens with. */
import { call } from '../../../kit/web/api.ts'
import { chatDrafts } from '../../chat/web/device.ts'
import { type ChatMessage, type ChatSession, findChatSession, listChatSessions } from '../contract.ts'

/** Form of the time, in ms, at which she last began a new conversation. */
const BEGUN_ANEW = 'chat-begun-anew'

/**
 * Age of its last message, in ms, up to which a conversation is opened again: 12 hours. What she wrote while awake at
 * night is still open in the morning; what is older is not shown to the next person who opens the app.
 */
const RECENT_MS = 12 * 60 * 60_000

/** The first of her conversations, newest first, if it is recent and she has not begun a new one since (ms). */
export function recentOf(sessions: readonly ChatSession[], now: number, begunAnew: number): ChatSession | undefined {
  const [newest] = sessions
  const at = newest ? Date.parse(newest.updated_at) : 0
  return at > begunAnew && now - at < RECENT_MS ? newest : undefined
}

/** Her recent conversation with its messages; undefined if there is none, or the server cannot be reached. */
export async function latestConversation(
  signal: AbortSignal,
): Promise<{ session: ChatSession; messages: readonly ChatMessage[] } | undefined> {
  try {
    const [{ data }, begun] = await Promise.all([
      call(listChatSessions, { signal }),
      chatDrafts().then(({ readDraft }) => readDraft(BEGUN_ANEW)),
    ])
    const recent = recentOf(data, Date.now(), typeof begun === 'number' ? begun : 0)
    return recent && (await call(findChatSession, { params: { id: recent.id }, signal })).data
  } catch {
    // The welcome stays, and the conversation is in the list.
    return undefined
  }
}

/** Records that she left the open conversation for a new one: it is not opened by itself again. */
export async function begunAnew(): Promise<void> {
  await (await chatDrafts()).writeDraft(BEGUN_ANEW, Date.now())
}
