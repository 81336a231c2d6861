/** Conversations with Lara, for tests. */
import type { PROGRESS_REQUEST } from '../src/features/answers/contract.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { as, type TestPerson } from './server.ts'

/** Begins a conversation; the function returned sends a message in it and resolves to her reply. */
export async function openChat(her: TestPerson) {
  const { session } = (await as(her).call(createChatSession)).reply
  return async (message: string, message_type?: typeof PROGRESS_REQUEST) => {
    const body = { message, session_id: session.id, ...(message_type && { message_type }) }
    return (await as(her).call(sendMessage, { body })).reply.reply
  }
}
