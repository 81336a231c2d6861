import { AppError } from '../../../kit/errors.ts'
import { sentDigest } from '../../../kit/server/idempotency.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { CoupleVault } from '../../../kit/server/vaults.ts'
import { NOT_LINKED } from '../../couple/contract.ts'
import { findLinkOf } from '../../couple/server/link-store.ts'
import { TURNS_BACK } from '../../answers/rules/context-topic.ts'
import { type Danger, dangerIn, NEAR_MS, TURNS_AFTER, withTurns } from '../../answers/rules/after-danger.ts'
import { readAfter } from '../../answers/rules/after-kinds.ts'
import { isUrgent } from '../../answers/rules/urgency.ts'
import type { MessageRow } from '../../chat/server/chat-rows.ts'
import { sendAndAnswer } from '../../chat/server/sending.ts'
import { languageOf } from '../../text/rules/language.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Language, Speaker } from '../../text/rules/speech.ts'
import type { BodyOf, ReplyOf } from '../../../kit/endpoint.ts'
import { KEPT_DAYS, NO_SUCH_CONVERSATION, type PartnerMessage, sendPartnerMessage } from '../contract.ts'
import { answerPartner, type PartnerMade } from '../rules/answer.ts'
import type { PartnerTurn } from '../rules/kind-answer.ts'
import { regionOf } from '../../text/rules/region.ts'
import { toMessage } from './chat-rows.ts'
import { aboutOf, findAbouts, findTurns, partnerMessages } from './message-store.ts'
import { afterRanking, partnerKindsRanking } from './rankings.ts'

type Answered = ReplyOf<typeof sendPartnerMessage>

const DAY_MS = 86_400_000

/** What the app passes in: the library of a language, the recogniser, and the reporter of errors behind an answer. */
export type ChatParts = {
  libraryOf: (language: Language) => RankedLibrary
  recognise: (message: string, speaker: Speaker, userId: number) => Promise<readonly Recognised[]>
  report: (error: unknown) => void
}

/** Error for a conversation that does not exist or is not his. */
export function noConversation(): AppError {
  return new AppError('not_found', NO_SUCH_CONVERSATION())
}

/** Throws `not_linked` if he has no link, with the same text at every endpoint. */
export async function mustBeLinked(couple: CoupleVault, user: Person): Promise<void> {
  if (!(await findLinkOf(couple, user))) throw new AppError('not_linked', NOT_LINKED())
}

/** A request to send, with the safety classes recognised in it. */
type SendContext = {
  readonly user: Person
  readonly couple: CoupleVault
  readonly body: BodyOf<typeof sendPartnerMessage>
  readonly now: number
  readonly repeat: string | undefined
  readonly recognised: readonly Recognised[]
}

/** Safety answer that is not stored: he has no link, or the store cannot be written. */
async function helpUnkept({ user, body, now, recognised }: SendContext): Promise<Answered> {
  const at = new Date(now).toISOString()
  const page = body.language ?? 'en'
  const made = await answerPartner(body.message, recognised, { page, region: regionOf(user.timezone) })
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

/** The danger that one of the last answers was about, with what he has said since. */
async function findDanger(
  { couple, user, now }: SendContext,
  pending: MessageRow,
  last: readonly PartnerTurn[],
): Promise<Danger | undefined> {
  const turns = last.map((turn) => ({ ...turn, about: aboutOf(turn) }))
  const here = dangerIn(turns.map(({ about }) => about))
  if (!here) {
    const elsewhere = dangerIn(await findAbouts(couple, user, pending, { since: now - NEAR_MS, most: TURNS_AFTER }))
    // What was only suspected is not carried into another conversation, where his "no" would not be known.
    return elsewhere?.isUnsure ? undefined : elsewhere
  }
  // Only where it was suspected: what is said after a danger of another is read by the rules.
  const read = (message: string) => readAfter(message, languageOf(message, 'en'), here.class, afterRanking())
  return withTurns(here.isUnsure ? { ...here, readAfter: read } : here, turns)
}

/**
 * Registers the endpoint. The message is stored with a pending reply before the answer is made; no transaction is open
 * meanwhile.
 */
export function sendRoute(serve: Serve, { libraryOf, recognise, report }: ChatParts): void {
  async function make(sending: SendContext, pending: MessageRow): Promise<MessageRow | undefined> {
    const { user, couple, body, recognised } = sending
    let made: PartnerMade
    // Read once for all that looks back.
    let last: Promise<readonly PartnerTurn[]> | undefined
    let danger: Promise<Danger | undefined> | undefined
    const findLast = () => (last ??= findTurns(couple, user, pending, TURNS_AFTER))
    try {
      const asker = {
        page: body.language ?? 'en',
        region: regionOf(user.timezone),
        findDanger: () => (danger ??= findLast().then((turns) => findDanger(sending, pending, turns))),
        findTurns: async (limit = TURNS_BACK, from?: 'last' | 'first') =>
          from === 'first' || limit > TURNS_AFTER ? findTurns(couple, user, pending, limit, from) : (await findLast()).slice(0, limit),
      }
      const reading = { libraryOf, kinds: partnerKindsRanking, recognise: async (part: string) => recognise(part, 'partner', user.id) }
      made = await answerPartner(body.message, recognised, asker, reading)
    } catch (error) {
      await partnerMessages.settle(couple, user, pending, 'failed')
      throw error
    }
    return partnerMessages.settle(couple, user, pending, made)
  }

  async function send(sending: SendContext): Promise<Answered> {
    const { user, couple, body, now, repeat, recognised } = sending
    const message = {
      sessionId: body.session_id,
      text: body.message,
      language: languageOf(body.message, body.language ?? 'en'),
      repeat,
      sent: sentDigest(sendPartnerMessage.path, body),
      keepUntil: now + KEPT_DAYS * DAY_MS,
    }
    const sent = await sendAndAnswer(
      partnerMessages,
      { vault: couple, user, message, now, isUrgent: isUrgent(recognised), gone: noConversation },
      (pending) => make(sending, pending),
    )
    const reply = toMessage(user, sent.reply, now)
    const asked = toMessage(user, sent.asked, now)
    return { success: true, message: reply.text, ai_response: reply.text, session_id: sent.asked.session_id, asked, reply }
  }

  serve(sendPartnerMessage, async ({ user, couple, body, now, repeat, count }) => {
    const recognised = await recognise(body.message, 'partner', user.id)
    const sending = { user, couple, body, now, repeat, recognised }
    if (!isUrgent(recognised)) {
      await count()
      await mustBeLinked(couple, user)
      return send(sending)
    }
    // Urgent messages are answered in any case: without a link, without a store, and with a reused key.
    try {
      return (await findLinkOf(couple, user)) ? await send(sending) : helpUnkept(sending)
    } catch (error) {
      if (!(error instanceof AppError)) report(error)
      return helpUnkept(sending)
    }
  })
}
