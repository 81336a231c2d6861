import {
  createPartnerSession,
  findPartnerSession,
  removePartnerSession,
  sendPartnerMessage,
} from '../src/features/partner-chat/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import type { TestCouple } from './couples.ts'
import { as } from './people.ts'

/** What is sent to a door so that it meets one real row. */
export type Reach = { params?: Record<string, number | string>; body?: Record<string, unknown> }

async function hisChat({ him }: TestCouple): Promise<number> {
  const { id } = (await as(him).call(createPartnerSession)).reply.session
  await as(him).call(sendPartnerMessage, { body: { session_id: id, message: 'How do I start?' } })
  return id
}

/** How a real row of a couple is made, for each door that is sent an id. */
const REAL = new Map<Endpoint, (couple: TestCouple) => Promise<Reach>>([
  [findPartnerSession, async (couple) => ({ params: { id: await hisChat(couple) } })],
  [removePartnerSession, async (couple) => ({ params: { id: await hisChat(couple) } })],
])

/** Makes a row of the couple's that a door is about; what it is sent to meet it. Nothing for a door that is sent no id; throws where one is missing above. */
export async function reachOf(door: Endpoint, couple: TestCouple): Promise<Reach> {
  const make = REAL.get(door)
  if (!make && door.path.includes(':')) throw new Error(`test/real-ids.ts does not say how ${door.method} ${door.path} meets a real row`)
  return make ? make(couple) : {}
}
