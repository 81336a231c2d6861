import { setTimeout as after } from 'node:timers/promises'
import { AppError } from '../../../kit/errors.ts'
import { keyReused, sentDigest, stillSaving } from '../../../kit/server/idempotency.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { NOT_LINKED } from '../../compass/contract.ts'
import { findLinkOf } from '../../compass/server/link-store.ts'
import { isUrgent } from '../../lara/rules/deltas.ts'
import { languageOf } from '../../lara/rules/language.ts'
import type { Library } from '../../lara/rules/retrieval.ts'
import type { Recognised } from '../../lara/rules/safety/classes.ts'
import { recognise } from '../../lara/rules/safety/recognise.ts'
import type { Language } from '../../lara/rules/speech.ts'
import type { BodyOf, ReplyOf } from '../../../kit/endpoint.ts'
import { NO_SUCH_CONVERSATION, type PartnerMessage, sendPartnerMessage } from '../contract.ts'
import { answeredIn, answerHim, helpAnswer, type PartnerMade } from '../rules/answer.ts'
import { regionOf } from '../../lara/rules/region.ts'
import { isFailed, type MessageRow, openMessage, OVERDUE_MS, toMessage } from './chat-rows.ts'
import { addTurn, findMessage, findTurn, retake, settle, type Turn } from './turn-store.ts'

type Couple = Vault<'couple'>
type Answered = ReplyOf<typeof sendPartnerMessage>

/** What the room is given: Lara's knowledge in a language, and who is told when something fails behind an answer. */
export type ChatParts = { libraryOf: (language: Language) => Library; report: (error: unknown) => void }

/** How long a repeat waits between two looks at an answer that another call is making, in milliseconds. */
const LOOK_EVERY_MS = 50

/** The refusal of a conversation that is not there, or not his. */
export function noConversation(): AppError {
  return new AppError('not_found', NO_SUCH_CONVERSATION)
}

/** Throws `not_linked` where he has no link, in the same words at every door. */
export async function mustBeLinked(couple: Couple, user: Person): Promise<void> {
  if (!(await findLinkOf(couple, user))) throw new AppError('not_linked', NOT_LINKED)
}

/** A call to send, with what was recognised in it. */
type Sending = {
  readonly user: Person
  readonly couple: Couple
  readonly body: BodyOf<typeof sendPartnerMessage>
  readonly now: number
  readonly repeat: string | undefined
  readonly recognised: readonly Recognised[]
}

/** The turn that a key stands for: stored now, or found as it was stored before. Where the conversation is gone, somebody in need is heard in a new one. */
async function turnOf({ user, couple, body, now, repeat, recognised }: Sending): Promise<{ turn: Turn; isNew: boolean }> {
  const sent = sentDigest(sendPartnerMessage.path, body)
  const turn = { text: body.message, language: languageOf(body.message, body.language ?? 'en'), repeat, sent }
  const before = repeat === undefined ? undefined : await findTurn(couple, user, repeat)
  let added = before ? 'repeated' : await addTurn(couple, user, { ...turn, sessionId: body.session_id }, now)
  if (!added && isUrgent(recognised)) added = await addTurn(couple, user, { ...turn, sessionId: undefined }, now)
  if (!added) throw noConversation()
  if (added !== 'repeated') return { turn: added, isNew: true }
  const found = before ?? (repeat === undefined ? undefined : await findTurn(couple, user, repeat))
  if (!found) throw noConversation()
  if (openMessage(user, found.asked).sent !== sent) throw keyReused()
  return { turn: found, isNew: false }
}

/** The reply of an earlier call under the same key, once it is settled; or its row taken up again, where that call failed. */
async function earlier({ couple, user, now }: Sending, reply: MessageRow): Promise<{ row: MessageRow; isTaken: boolean }> {
  const until = performance.now() + OVERDUE_MS
  let row: MessageRow | undefined = reply
  while (row) {
    const taken = isFailed(row, now) ? await retake(couple, user, row, now) : undefined
    if (taken) return { row: taken, isTaken: true }
    if (row.state === 'done') return { row, isTaken: false }
    if (performance.now() > until) throw stillSaving()
    await after(LOOK_EVERY_MS)
    row = await findMessage(couple, user, reply.id)
  }
  throw noConversation()
}

/** Help that is kept nowhere: he has no link, or the store cannot take his words now. */
function helpUnkept({ user, body, now, recognised }: Sending): Answered {
  const at = new Date(now).toISOString()
  const page = body.language ?? 'en'
  const made = helpAnswer(recognised, body.message, answeredIn(body.message, recognised, page), regionOf(user.timezone))
  if (!made) throw new Error('a crisis has no answer')
  const asked: PartnerMessage = {
    id: newId(),
    role: 'user',
    text: body.message,
    at,
    state: 'done',
    language: languageOf(body.message, page),
    parts: null,
  }
  const reply: PartnerMessage = { id: newId(), role: 'assistant', at, state: 'done', ...made }
  return { success: true, message: reply.text, ai_response: reply.text, session_id: null, asked, reply }
}

/** His message is stored, with a reply that is still to be made, before the answer is made; no transaction is open meanwhile. */
export function sendRoute(serve: Serve, { libraryOf, report }: ChatParts): void {
  async function make({ user, couple, body, recognised }: Sending, pending: MessageRow): Promise<MessageRow | undefined> {
    let made: PartnerMade
    try {
      made = answerHim(body.message, recognised, { page: body.language ?? 'en', region: regionOf(user.timezone) }, libraryOf)
    } catch (error) {
      await settle(couple, user, pending, 'failed')
      throw error
    }
    return settle(couple, user, pending, made)
  }

  async function send(sending: Sending): Promise<Answered> {
    const { user, now } = sending
    const { turn, isNew } = await turnOf(sending)
    const { row, isTaken } = isNew ? { row: turn.reply, isTaken: true } : await earlier(sending, turn.reply)
    const answer = isTaken ? await make(sending, row) : row
    if (!answer) throw noConversation()
    const reply = toMessage(user, answer, now)
    const asked = toMessage(user, turn.asked, now)
    return { success: true, message: reply.text, ai_response: reply.text, session_id: turn.asked.session_id, asked, reply }
  }

  serve(sendPartnerMessage, async ({ user, couple, body, now, repeat, count }) => {
    const recognised = recognise(body.message, 'partner')
    const sending = { user, couple, body, now, repeat, recognised }
    if (!isUrgent(recognised)) {
      await count()
      await mustBeLinked(couple, user)
      return send(sending)
    }
    // Whatever stands in the way, he is helped: without a link, without a store, and whatever was sent under his key before.
    try {
      return (await findLinkOf(couple, user)) ? await send(sending) : helpUnkept(sending)
    } catch (error) {
      if (!(error instanceof AppError)) report(error)
      return helpUnkept(sending)
    }
  })
}
