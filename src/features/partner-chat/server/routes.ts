import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import type { Language } from '../../lara/rules/speech.ts'
import { createPartnerSession, findPartnerCompanion, findPartnerSession, removePartnerSession } from '../contract.ts'
import { allHelpLines } from '../../lara/rules/help-lines.ts'
import { greetingOf } from '../rules/guides.ts'
import { regionOf } from '../../lara/rules/region.ts'
import { type ChatParts, mustBeLinked, noConversation, sendRoute } from './send-route.ts'
import { addSession, findLatestSession, findMessages, removeSession } from './session-store.ts'

/** What his chat is given beside the couple's vault; `visited` is told when somebody comes to talk in a language. */
type Parts = ChatParts & { visited: (language: Language) => void }

/** The doors of his chat; without a link each is shut, but for help to somebody in need (decision 0027). */
export function partnerChatRoutes(serve: Serve, { visited, ...parts }: Parts): void {
  serve(findPartnerCompanion, async ({ user, couple, query }) => {
    await mustBeLinked(couple, user)
    const language = query.language ?? 'en'
    visited(language)
    const session_id = (await findLatestSession(couple, user)) ?? null
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
    return { success: true as const, session: { id: await addSession(couple, user, now) } }
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
    if (!(await removeSession(couple, user, params.id))) throw noConversation()
    return done(t`The conversation is gone.`)
  })
}
