import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import type { Language } from '../../text/rules/speech.ts'
import { createPartnerSession, findPartnerCompanion, findPartnerSession, removePartnerSession } from '../contract.ts'
import { allHelpLines } from '../../safety/rules/help-lines.ts'
import { greetingOf } from '../rules/guides.ts'
import { regionOf } from '../../text/rules/region.ts'
import { type ChatParts, mustBeLinked, noConversation, sendRoute } from './send-route.ts'
import { addConversation, findLatestConversation, findMessages, partnerConversations } from './conversation-store.ts'

/** What the app passes in; `visited` is called with the language when the chat is opened. */
type Parts = ChatParts & { visited: (language: Language) => void }

/**
 * Endpoints of the partner's chat. Without a link all are refused, except help in a crisis or emergency (decision
 * 0027).
 */
export function partnerChatRoutes(serve: Serve, { visited, ...parts }: Parts): void {
  serve(findPartnerCompanion, async ({ user, couple, query }) => {
    await mustBeLinked(couple, user)
    const language = query.language ?? 'en'
    visited(language)
    const session_id = (await findLatestConversation(couple, user)) ?? null
    return {
      data: {
        language,
        welcome: greetingOf(language),
        help_lines: allHelpLines({ region: regionOf(user.timezone), language }, 'partner'),
        session_id,
      },
    }
  })

  serve(createPartnerSession, async ({ user, couple, now }) => {
    await mustBeLinked(couple, user)
    return { success: true as const, session: { id: await addConversation(couple, user, now) } }
  })

  sendRoute(serve, parts)

  serve(findPartnerSession, async ({ user, couple, params, now }) => {
    await mustBeLinked(couple, user)
    const messages = await findMessages(couple, user, params.id, now)
    if (!messages) throw noConversation()
    return { data: { messages } }
  })

  serve(removePartnerSession, async ({ user, couple, params }) => {
    await mustBeLinked(couple, user)
    if (!(await partnerConversations.removeConversation(couple, user, params.id))) throw noConversation()
    return done(t`The conversation is gone.`)
  })
}
