import { acceptInvitation, addInvitation } from '../src/features/compass/server/link-store.ts'
import { addSession, findPerson } from '../src/features/auth/server/store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import type { Person } from '../src/kit/server/people.ts'
import {
  addAction,
  type ActionType,
  listActions,
  listReceivedSignals,
  listSuggestions,
  listWorked,
  type Reaction,
} from '../src/features/compass/contract.ts'
import { giveReaction } from '../src/features/partner/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { as, clockNow, house, person, setClock, type TestPerson } from './people.ts'

/** Two people and what ties them. */
export type TestCouple = { her: TestPerson; him: TestPerson; linkId: number }

/** The person as a handler is given them, with their key. */
export async function opened({ id }: { id: number }): Promise<Person> {
  const found = await findPerson(house().vaults.accounts, house().keys, id)
  if (!found) throw new Error('there is no such person')
  return found
}

/** Links the two, as if she had invited him and he had accepted. */
export async function link(her: TestPerson, him: TestPerson, womanName = 'Person'): Promise<TestCouple> {
  const { couple } = house().vaults
  const names = { woman_name: womanName, partner_name: 'Sam', partner_email: him.email }
  const invitation = await addInvitation(couple, await opened(her), names, clockNow())
  if (!invitation || !(await acceptInvitation(couple, invitation, await opened(him), clockNow()))) throw new Error('they cannot be linked')
  return { her, him, linkId: invitation.id }
}

/** A fresh woman and a fresh partner, linked and signed in. */
export async function twoLinked(zones: { hers?: string; his?: string } = {}): Promise<TestCouple> {
  return link(await person('woman', zones.hers), await person('partner', zones.his))
}

/** Sets the server's clock and signs both in again, since a session does not outlast days. `instant` in ms or as text. */
export async function bothAt({ her, him }: TestCouple, instant: number | string): Promise<void> {
  setClock(instant)
  for (const one of [her, him]) {
    const sessionId = await addSession(house().vaults.accounts, one.id, 'Test', clockNow())
    one.token = makeTokens(house().keys).access({ userId: one.id, sessionId }, clockNow())
  }
}

/** He tells of so many actions of one kind; their ids, in order. */
export async function acted(him: TestPerson, action_type: ActionType, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let place = 1; place <= count; place += 1) {
    const { reply } = await as(him).call(addAction, { body: { action_type, action_description: `${action_type}, number ${place}` } })
    ids.push(reply.data.id)
  }
  return ids
}

/** She says how she took each of these, or takes it back. */
export async function reacted(her: TestPerson, ids: readonly number[], reaction: Reaction | null): Promise<void> {
  for (const id of ids) {
    const { status } = await as(her).call(giveReaction, { params: { id }, body: { reaction } })
    if (status !== 200) throw new Error(`her reaction was answered ${status}`)
  }
}

/** Every door that he reads at, as he may ask it. */
const READ_BY_HIM = [
  [listActions, {}],
  [listReceivedSignals, {}],
  [listWorked, {}],
  [listWorked, { language: 'fr' }],
  [listSuggestions, {}],
  [listSuggestions, { language: 'es', more: 1 }],
] as const

/** All that he is told at this moment, byte for byte: status, headers and body of every door that he reads at. */
export async function toldHim(him: TestPerson): Promise<string[]> {
  const told: string[] = []
  for (const [door, query] of READ_BY_HIM) {
    const { status, headers, text } = await as(him).call<Endpoint>(door, { query })
    told.push(`${status} ${JSON.stringify({ ...headers, date: undefined })} ${text}`)
  }
  return told
}
