import type { LocalDate } from '../../../kit/local-date.ts'
import { type Outcome, post, type QueuedWrite, replyTo, withdraw } from '../../../kit/web/outbox.ts'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { t } from '../../../kit/words.ts'
import { type Flow, type FlowOfDay, FLOWS, saveFlowDays } from '../contract.ts'
import { FLOW_DAYS } from '../rules/day-entry.ts'

type Reply = ReplyOf<typeof saveFlowDays>

function send(days: FlowOfDay[], patient: boolean): Promise<QueuedWrite<Reply>> {
  const [first] = days
  return post(saveFlowDays, { body: { days } }, { kind: FLOW_DAYS, patient, ...(first && { day: first.entry_date }) })
}

/** Sets one flow for several days, all or none. Offline the write waits in the outbox. */
export async function saveFlows(days: readonly LocalDate[], flow: Flow): Promise<{ id: string; outcome: Outcome<Reply> }> {
  const write = await send(
    days.map((entry_date) => ({ entry_date, flow_description: FLOWS[flow] })),
    false,
  )
  return { id: write.id, outcome: await write.outcome }
}

/**
 * Undoes a write of `saveFlows`: takes it back if it still waits, otherwise restores the flows before. Throws an error
 * with words for her.
 */
export async function undoFlows(id: string): Promise<void> {
  if (await withdraw(id)) return
  const reply = replyTo(saveFlowDays, id)
  if (!reply) throw new Error(t`These days are being sent. Please try again in a moment.`)
  const outcome = await (await send(reply.before, true)).outcome
  if (outcome.kind === 'refused') throw outcome.error
}
