import { AppError } from '../../../kit/errors.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import {
  createChatSession,
  findChatSession,
  findCompanion,
  giveFeedback,
  listChatSessions,
  removeChatSession,
  renameChatSession,
  searchChatSessions,
  stopAnswer,
} from '../contract.ts'
import { allHelpLines } from '../../safety/rules/help-lines.ts'
import type { Language } from '../../text/rules/speech.ts'
import { makeAnswering } from './answering.ts'
import { toMessage } from './chat-rows.ts'
import { greeting } from './companion.ts'
import type { Model } from './engine.ts'
import { findHer } from './her-manner.ts'
import type { Recognise } from './recogniser.ts'
import { noSuchConversation, sendRoute } from './send-route.ts'
import { addConversation, findMessages, findConversation, findConversations, herConversations, setTitle } from './conversation-store.ts'
import { herMessages, setFeedback, stop } from './message-store.ts'

const NO_SUCH_ANSWER: Message = () => t`This answer is no longer here.`

/**
 * Dependencies of Lara's endpoints: the host's language model, if any; the recogniser; the reporter of errors behind an
 * answer; `visited`, called with the language when the chat is opened; and what she takes of hormones, for her stage.
 */
type Parts = {
  model: Model | undefined
  recognise: Recognise
  report: (error: unknown) => void
  visited: (language: Language) => void
}

export function laraRoutes(serve: Serve, { model, recognise, report, visited }: Parts): void {
  const answering = makeAnswering(model?.improve, report)
  sendRoute(serve, answering, recognise)

  serve(findCompanion, async ({ user, hers }) => {
    const her = await findHer(hers, user)
    const { language, region } = her.manner
    visited(language)
    const welcome = await greeting(hers, user, her)
    const named = model ? { name: model.name, place: model.place } : null
    return { data: { language, region, model: named, welcome, help_lines: allHelpLines(her.manner, 'woman') } }
  })

  serve(createChatSession, async ({ user, hers, now }) => ({ success: true as const, session: await addConversation(hers, user, now) }))

  serve(listChatSessions, async ({ user, hers, query }) => ({ data: await findConversations(hers, user, query.q) }))

  serve(searchChatSessions, async ({ user, hers, body }) => ({ data: await findConversations(hers, user, body.q) }))

  serve(findChatSession, async ({ user, hers, params, now }) => {
    const session = await findConversation(hers, user, params.id)
    if (!session) throw noSuchConversation()
    return { data: { session, messages: await findMessages(hers, user, params.id, now) } }
  })

  serve(renameChatSession, async ({ user, hers, params, body }) => {
    const isNamed = await setTitle(hers, user, params.id, body.title)
    const session = isNamed ? await findConversation(hers, user, params.id) : undefined
    if (!session) throw noSuchConversation()
    return { ...done(t`The conversation has its new name.`), session }
  })

  serve(removeChatSession, async ({ user, hers, params }) => {
    if (!(await herConversations.removeConversation(hers, user, params.id))) throw noSuchConversation()
    return done(t`The conversation is gone.`)
  })

  serve(giveFeedback, async ({ user, hers, params, body, now }) => {
    const row = await setFeedback(hers, user, params.id, body.feedback)
    if (!row) throw new AppError('not_found', NO_SUCH_ANSWER())
    return { ...done(t`Thank you for telling us.`), data: toMessage(user, row, now) }
  })

  serve(stopAnswer, async ({ user, hers, params, body, now }) => {
    if (!(await stop(hers, user, params.id, body.shown))) throw new AppError('not_found', NO_SUCH_ANSWER())
    await answering.stopped(params.id)
    const row = await herMessages.findMessage(hers, user, params.id)
    if (!row) throw new AppError('not_found', NO_SUCH_ANSWER())
    return { ...done(t`The answer was stopped.`), data: toMessage(user, row, now) }
  })
}
