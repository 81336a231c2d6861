import type { EmitOf } from '../../../kit/endpoint.ts'
import { AppError } from '../../../kit/errors.ts'
import { sentDigest } from '../../../kit/server/idempotency.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { isStoreUnavailable } from '../../../kit/server/store-errors.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { type Answered, type ChatMessage, NO_SUCH_SESSION, type NewMessage, sendMessage } from '../contract.ts'
import { addedTo } from '../rules/added-words.ts'
import { isUrgent } from '../../answers/rules/urgency.ts'
import { chipsOf } from '../../answers/rules/guides.ts'
import type { MessageRow } from '../../chat/server/chat-rows.ts'
import type { Exchange } from '../../chat/server/message-store.ts'
import { sendAndAnswer } from '../../chat/server/sending.ts'
import { languageOf } from '../../text/rules/language.ts'
import { answerLanguage, respond } from '../../answers/rules/respond.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Answering } from './answering.ts'
import { toMessage } from './chat-rows.ts'
import { findHer, type Reader } from './her-manner.ts'
import type { Recognise } from './recogniser.ts'
import { dangerIn } from '../../answers/rules/after-danger.ts'
import { findTurns, TURNS_READ } from './memory-store.ts'
import { keepUntil } from './retention-store.ts'
import { findConversation } from './conversation-store.ts'
import { herMessages } from './message-store.ts'

/** The error for a conversation that is not hers, or was removed. */
export function noSuchConversation(): AppError {
  return new AppError('not_found', NO_SUCH_SESSION())
}

/** The text shown as her message: for a chip, its label. */
function shownAs({ message }: NewMessage, language: Language): string {
  return chipsOf(language).find((chip) => chip.message === message)?.label ?? message
}

/** Context of a request to send. */
type SendContext = {
  user: Person
  hers: HerVault
  body: NewMessage
  now: number
  repeat: string | undefined
  emit: EmitOf<typeof sendMessage> | undefined
}

/** The part of the reply that was sent in the `stored` event. */
type Stored = Pick<Answered, 'asked' | 'reply' | 'session'>

/** The fixed answer to a crisis or an emergency while the store is unavailable; nothing is stored. */
async function helpUnstored(body: NewMessage, recognised: readonly Recognised[], her: Reader, now: number): Promise<Answered> {
  const at = new Date(now).toISOString()
  const manner = { ...her.manner, language: answerLanguage(body.message, recognised, her.manner.language) }
  const made = await respond(body.message, { audience: 'woman', manner, recognised, sources: {} })
  const both = { at, state: 'done', feedback: null } as const
  const asked: ChatMessage = { ...both, id: newId(), from: 'her', text: body.message, language: her.manner.language, parts: null }
  const reply: ChatMessage = { ...both, id: newId(), from: 'lara', text: made.text, language: manner.language, parts: made.parts }
  const session = { id: body.session_id, title: '', created_at: at, updated_at: at, message_count: 0 }
  return { success: true, message: reply.text, ai_response: reply.text, asked, reply, session }
}

/**
 * Registers the endpoint. The message is stored with a pending reply before the answer is made; no transaction is open
 * meanwhile.
 */
export function sendRoute(serve: Serve, { answer }: Answering, recognise: Recognise): void {
  async function send(
    { user, hers, body, now, repeat, emit }: SendContext,
    her: Reader,
    recognised: readonly Recognised[],
    isStored: (stored: Stored) => void,
  ): Promise<Answered> {
    const { language } = her.manner
    const text = shownAs(body, language)
    const newMessage = {
      sessionId: body.session_id,
      text,
      language: languageOf(text, language),
      repeat,
      sent: sentDigest(sendMessage.path, body),
      keepUntil: keepUntil(now, her.preferences.lara.keep),
    }
    const sink = { delta: (text: string) => emit?.('delta', { text }), restart: () => emit?.('restart', {}) }
    let what: Stored | undefined

    const storedAs = async ({ asked, reply }: Exchange) => {
      const session = await findConversation(hers, user, asked.session_id)
      if (!session) throw noSuchConversation()
      what = { asked: toMessage(user, asked, now), reply: toMessage(user, reply, now), session }
      isStored(what)
      emit?.('stored', what)
    }
    const made = async (pending: MessageRow) => {
      // After danger, "no" or "no sé" must not bring help in a language that she may not read.
      const turns = await findTurns(hers, user, pending.session_id, pending.place, TURNS_READ)
      const spoken = turns.find(({ about }) => dangerIn([about]))?.language ?? language
      return answer(
        {
          hers,
          user,
          her,
          manner: { ...her.manner, language: answerLanguage(text, recognised, spoken) },
          message: addedTo(body),
          brought: body.brought?.about,
          messageType: body.message_type,
          recognised,
          sessionId: pending.session_id,
          place: pending.place,
          turns,
          now,
        },
        pending,
        sink,
      )
    }

    const sending = { vault: hers, user, message: newMessage, now, isUrgent: isUrgent(recognised), gone: noSuchConversation }
    const { reply: row, isRepeated } = await sendAndAnswer(herMessages, sending, made, storedAs)
    if (!what) throw noSuchConversation()
    const reply = toMessage(user, row, now)
    if (isRepeated) sink.delta(reply.text)
    return { success: true, message: reply.text, ai_response: reply.text, asked: what.asked, reply, session: what.session }
  }

  serve(sendMessage, async (given) => {
    const { user, hers, body, now, count, emit } = given
    const added = addedTo(body)
    const recognised = added ? await recognise(added, 'woman', user.id) : []
    if (!isUrgent(recognised)) await count()
    const her = await findHer(hers, user)
    let stored: Stored | undefined
    try {
      return await send(given, her, recognised, (what) => (stored = what))
    } catch (error) {
      if (!isUrgent(recognised) || !isStoreUnavailable(error)) throw error
      const help = await helpUnstored(body, recognised, her, now)
      // If only the answer could not be stored, its text has already been sent.
      if (stored) return { ...help, ...stored, reply: { ...help.reply, id: stored.reply.id } }
      emit?.('stored', help)
      emit?.('delta', { text: help.message })
      return help
    }
  })
}
