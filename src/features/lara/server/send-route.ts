import { setTimeout as after } from 'node:timers/promises'
import type { TellOf } from '../../../kit/endpoint.ts'
import { AppError } from '../../../kit/errors.ts'
import { isStoreDown } from '../../../kit/server/embedded-problems.ts'
import { keyReused, sentDigest, stillSaving } from '../../../kit/server/idempotency.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { type Answered, type ChatMessage, NO_SUCH_SESSION, type NewMessage, sendMessage } from '../contract.ts'
import { isUrgent } from '../rules/deltas.ts'
import { chipsOf } from '../rules/guides.ts'
import { languageOf } from '../rules/language.ts'
import { safetyAnswer } from '../rules/safety-answer.ts'
import type { Recognised } from '../rules/safety/classes.ts'
import { recognise } from '../rules/safety/recognise.ts'
import type { Language } from '../rules/speech.ts'
import type { Answering } from './answering.ts'
import { isFailed, type MessageRow, openSaid, OVERDUE_MS, toMessage } from './chat-rows.ts'
import { findHer, type Her } from './her-manner.ts'
import { keepUntil } from './retention-store.ts'
import { addSession, findSession } from './session-store.ts'
import { addTurn, findMessage, findTurn, retake, type Turn } from './turn-store.ts'

type Hers = Vault<'hers'>

/** How long a repeat waits between two looks at an answer that another call is making, in milliseconds. */
const LOOK_EVERY_MS = 50

function gone(): AppError {
  return new AppError('not_found', NO_SUCH_SESSION)
}

/** What she is shown to have said: a chip stands there in words, whatever it sends. */
function shownAs({ message }: NewMessage, language: Language): string {
  return chipsOf(language).find((chip) => chip.message === message)?.label ?? message
}

/** What a call to send brings along. */
type Sending = {
  user: Person
  hers: Hers
  body: NewMessage
  now: number
  repeat: string | undefined
  tell: TellOf<typeof sendMessage> | undefined
}

/**
 * The turn that a key stands for: stored now, or found as it was stored before. Where the conversation is gone, somebody in need is heard in a
 * new one.
 */
async function turnOf(
  { user, hers, body, now, repeat }: Omit<Sending, 'tell'>,
  { manner: { language }, preferences }: Her,
  isInNeed: boolean,
): Promise<{ turn: Turn; isNew: boolean }> {
  const sent = sentDigest(sendMessage.path, body)
  const text = shownAs(body, language)
  const turn = { text, language: languageOf(text, language), repeat, sent, keepUntil: keepUntil(now, preferences.lara.keep) }
  const add = (sessionId: number) => addTurn(hers, user, { ...turn, sessionId }, now)
  const before = repeat === undefined ? undefined : await findTurn(hers, user, repeat)
  let added = before ? 'repeated' : await add(body.session_id)
  if (!added && isInNeed) added = await add((await addSession(hers, user, now)).id)
  if (!added) throw gone()
  if (added !== 'repeated') return { turn: added, isNew: true }
  const found = before ?? (repeat === undefined ? undefined : await findTurn(hers, user, repeat))
  if (!found) throw gone()
  if (openSaid(user, found.asked).sent !== sent) throw keyReused()
  return { turn: found, isNew: false }
}

/** The reply of an earlier call under the same key, once it is settled; or its row taken up again, where that call failed. */
async function earlier(hers: Hers, user: Person, reply: MessageRow, now: number): Promise<{ row: MessageRow; isTaken: boolean }> {
  const until = performance.now() + OVERDUE_MS
  let row: MessageRow | undefined = reply
  while (row) {
    const taken = isFailed(row, now) ? await retake(hers, user, row, now) : undefined
    if (taken) return { row: taken, isTaken: true }
    if (row.state !== 'pending' && row.state !== 'failed') return { row, isTaken: false }
    if (performance.now() > until) throw stillSaving()
    await after(LOOK_EVERY_MS)
    row = await findMessage(hers, user, reply.id)
  }
  throw gone()
}

/** The language of the answer: that of the message where it is plain, else that in which something was recognised, else hers. */
function answeredIn(message: string, recognised: readonly Recognised[], hers: Language): Language {
  const [first] = recognised
  return languageOf(message, !first || recognised.some(({ language }) => language === hers) ? hers : first.language)
}

/** What she was told to be stored. */
type Stored = Pick<Answered, 'asked' | 'reply' | 'session'>

/** Help for somebody whose words the store cannot take now: the fixed answer is given all the same, and kept nowhere. */
function helpUnstored(body: NewMessage, recognised: readonly Recognised[], { manner }: Her, now: number): Answered {
  const at = new Date(now).toISOString()
  const language = answeredIn(body.message, recognised, manner.language)
  const made = safetyAnswer(recognised, body.message, { ...manner, language }, { speaker: 'woman', recent: new Set() })
  if (!made) throw new Error('a crisis has no answer')
  const both = { at, state: 'done', feedback: null } as const
  const asked: ChatMessage = { ...both, id: newId(), from: 'her', text: body.message, language: manner.language, parts: null }
  const reply: ChatMessage = { ...both, id: newId(), from: 'lara', text: made.text, language, parts: made.parts }
  const session = { id: body.session_id, title: '', created_at: at, updated_at: at, message_count: 0 }
  return { success: true, message: reply.text, ai_response: reply.text, asked, reply, session }
}

/** Her message is stored, with a reply that is still to be made, before the answer is made; no transaction is open meanwhile. */
export function sendRoute(serve: Serve, { answer }: Answering): void {
  async function send(
    { user, hers, body, now, repeat, tell }: Sending,
    her: Her,
    recognised: readonly Recognised[],
    isStored: (stored: Stored) => void,
  ): Promise<Answered> {
    const { turn, isNew } = await turnOf({ user, hers, body, now, repeat }, her, isUrgent(recognised))
    const session = await findSession(hers, user, turn.asked.session_id)
    if (!session) throw gone()
    const asked = toMessage(user, turn.asked, now)
    const stored = { asked, reply: toMessage(user, turn.reply, now), session }
    isStored(stored)
    tell?.('stored', stored)

    const found = isNew ? { row: turn.reply, isTaken: true } : await earlier(hers, user, turn.reply, now)
    const question = {
      hers,
      user,
      her,
      manner: { ...her.manner, language: answeredIn(body.message, recognised, her.manner.language) },
      message: body.message,
      messageType: body.message_type,
      recognised,
      sessionId: session.id,
      place: turn.reply.place,
      now,
    }
    const telling = { delta: (text: string) => tell?.('delta', { text }), restart: () => tell?.('restart', {}) }
    const row = found.isTaken ? await answer(question, found.row, telling) : found.row
    if (!row) throw gone()
    const reply = toMessage(user, row, now)
    if (!found.isTaken) telling.delta(reply.text)
    return { success: true, message: reply.text, ai_response: reply.text, asked, reply, session }
  }

  serve(sendMessage, async (given) => {
    const { user, hers, body, now, count, tell } = given
    const recognised = recognise(body.message, 'woman')
    if (!isUrgent(recognised)) await count()
    const her = await findHer(hers, user)
    let stored: Stored | undefined
    try {
      return await send(given, her, recognised, (what) => (stored = what))
    } catch (error) {
      if (!isUrgent(recognised) || !isStoreDown(error)) throw error
      const help = helpUnstored(body, recognised, her, now)
      // Where only the answer could not be stored, she has been told all of it already.
      if (stored) return { ...help, ...stored, reply: { ...help.reply, id: stored.reply.id } }
      tell?.('stored', help)
      tell?.('delta', { text: help.message })
      return help
    }
  })
}
