import { setTimeout as after } from 'node:timers/promises'
import { AppError } from '../../../kit/errors.ts'
import { keyReused, sentDigest, stillSaving } from '../../../kit/server/idempotency.ts'
import type { Person } from '../../../kit/server/people.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { NO_SUCH_SESSION, type NewMessage, sendMessage } from '../contract.ts'
import { isUrgent } from '../rules/deltas.ts'
import { chipsOf } from '../rules/guides.ts'
import { languageOf } from '../rules/language.ts'
import { recognise } from '../rules/safety/recognise.ts'
import type { Language } from '../rules/speech.ts'
import type { Answering } from './answering.ts'
import { isFailed, type MessageRow, openSaid, OVERDUE_MS, toMessage } from './chat-rows.ts'
import { findHer, type Her } from './her-manner.ts'
import { keepUntil } from './retention-store.ts'
import { findSession } from './session-store.ts'
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

/** The turn that a key stands for: stored now, or found as it was stored before. */
async function turnOf(
  hers: Hers,
  user: Person,
  her: Her,
  body: NewMessage,
  repeat: string | undefined,
  now: number,
): Promise<{ turn: Turn; isNew: boolean }> {
  const sent = sentDigest(sendMessage.path, body)
  const { language } = her.manner
  const before = repeat === undefined ? undefined : await findTurn(hers, user, repeat)
  const added = before
    ? 'repeated'
    : await addTurn(
        hers,
        user,
        {
          sessionId: body.session_id,
          text: shownAs(body, language),
          language,
          repeat,
          sent,
          keepUntil: keepUntil(now, her.preferences.lara.keep),
        },
        now,
      )
  if (!added) throw gone()
  if (added !== 'repeated') return { turn: added, isNew: true }
  const turn = before ?? (repeat === undefined ? undefined : await findTurn(hers, user, repeat))
  if (!turn) throw gone()
  if (openSaid(user, turn.asked).sent !== sent) throw keyReused()
  return { turn, isNew: false }
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

/** Her message is stored, with a reply that is still to be made, before the answer is made; no transaction is open meanwhile. */
export function sendRoute(serve: Serve, { answer }: Answering): void {
  serve(sendMessage, async ({ user, hers, body, now, count, repeat, tell }) => {
    const recognised = recognise(body.message, 'woman')
    if (!isUrgent(recognised)) await count()
    const her = await findHer(hers, user)
    const { turn, isNew } = await turnOf(hers, user, her, body, repeat, now)
    const session = await findSession(hers, user, turn.asked.session_id)
    if (!session) throw gone()
    const asked = toMessage(user, turn.asked, now)
    tell?.('stored', { asked, reply: toMessage(user, turn.reply, now), session })

    const found = isNew ? { row: turn.reply, isTaken: true } : await earlier(hers, user, turn.reply, now)
    const question = {
      hers,
      user,
      her,
      manner: { ...her.manner, language: languageOf(body.message, her.manner.language) },
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
    return { success: true as const, message: reply.text, ai_response: reply.text, asked, reply, session }
  })
}
