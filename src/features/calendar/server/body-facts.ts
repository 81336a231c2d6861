import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { Background } from '../../background/contract.ts'
import { findBackgroundOf } from '../../background/server/store.ts'
import { findHormoneUses } from '../../treatments/server/store.ts'
import type { HormoneUse } from '../../treatments/rules/hormone-use.ts'

/** What the rules about bleeding know beyond her calendar. */
export type BodyFacts = { readonly background: Background; readonly hormoneUses: readonly HormoneUse[] }

/** What she said about her body, and her hormone treatments. */
export async function findBodyFacts(hers: HerVault, user: Person): Promise<BodyFacts> {
  const [{ answers }, hormoneUses] = await Promise.all([findBackgroundOf(hers, user), findHormoneUses(hers, user)])
  return { background: answers, hormoneUses }
}
