import { acceptInvitation, addInvitation } from '../src/features/couple/server/invitation-store.ts'
import { findPerson } from '../src/features/auth/server/account-store.ts'
import { addSession } from '../src/features/auth/server/session-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import type { Person } from '../src/kit/server/person.ts'
import { addAction, listActions, listReceivedSignals, listSuggestions, listWorked } from '../src/features/compass/contract.ts'
import type { ActionType, Reaction } from '../src/features/couple/contract.ts'
import { giveReaction } from '../src/features/partner/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { as, clockNow, testServer, person, setClock, type TestPerson } from './server.ts'

/** A woman and a partner with their link. */
export type TestCouple = { her: TestPerson; him: TestPerson; linkId: number }

/** The person as passed to handlers, with the data key. */
export async function opened({ id }: { id: number }): Promise<Person> {
  const found = await findPerson(testServer().vaults.accounts, testServer().keys, id)
  if (!found) throw new Error('Person not found')
  return found
}

/** Links the two as if he had accepted her invitation. */
export async function link(her: TestPerson, him: TestPerson, womanName = 'Person'): Promise<TestCouple> {
  const { couple } = testServer().vaults
  const names = { woman_name: womanName, partner_name: 'Sam', partner_email: him.email }
  const invitation = await addInvitation(couple, await opened(her), names, clockNow())
  if (!invitation || !(await acceptInvitation(couple, invitation, await opened(him), clockNow()))) throw new Error('Linking failed')
  return { her, him, linkId: invitation.id }
}

/** A new woman and a new partner, linked and signed in. */
export async function twoLinked(zones: { hers?: string; his?: string } = {}): Promise<TestCouple> {
  return link(await person('woman', zones.hers), await person('partner', zones.his))
}

/**
 * Sets the server's clock and signs both in again, because sessions expire after days. `instant` in ms or as ISO text.
 */
export async function bothAt({ her, him }: TestCouple, instant: number | string): Promise<void> {
  setClock(instant)
  for (const one of [her, him]) {
    one.sessionId = await addSession(testServer().vaults.accounts, one.id, 'Test', clockNow())
    one.token = makeTokens(testServer().keys).access({ userId: one.id, sessionId: one.sessionId }, clockNow())
  }
}

/** Creates `count` actions of one type as the partner; returns their ids in order. */
export async function acted(him: TestPerson, action_type: ActionType, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let place = 1; place <= count; place += 1) {
    const { reply } = await as(him).call(addAction, { body: { action_type, action_description: `${action_type}, number ${place}` } })
    ids.push(reply.data.id)
  }
  return ids
}

/** Sets or clears (null) her reaction to actions. */
export async function react(her: TestPerson, ids: readonly number[], reaction: Reaction | null): Promise<void> {
  for (const id of ids) {
    const { status } = await as(her).call(giveReaction, { params: { id }, body: { reaction } })
    if (status !== 200) throw new Error(`Reaction refused with ${status}`)
  }
}

/** The endpoints from which he reads data, with queries. */
const READ_BY_HIM = [
  [listActions, {}],
  [listReceivedSignals, {}],
  [listWorked, {}],
  [listWorked, { language: 'fr' }],
  [listSuggestions, {}],
  [listSuggestions, { language: 'es', more: 1 }],
] as const

/** Status, headers and body of every endpoint he reads from. */
export async function repliesToPartner(him: TestPerson): Promise<string[]> {
  const responses: string[] = []
  for (const [endpoint, query] of READ_BY_HIM) {
    const { status, headers, text } = await as(him).call<Endpoint>(endpoint, { query })
    // What is left of his own limit changes with each call of his.
    responses.push(`${status} ${JSON.stringify({ ...headers, date: undefined, ratelimit: undefined })} ${text}`)
  }
  return responses
}
