import { acceptInvitation, addInvitation } from '../src/features/compass/server/link-store.ts'
import { findPerson } from '../src/features/auth/server/store.ts'
import type { Person } from '../src/kit/server/people.ts'
import { clockNow, house, person, type TestPerson } from './people.ts'

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
