import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, type Vault } from '../../../kit/server/vaults.ts'
import type { Onboarding } from '../contract.ts'

type OnboardingsTable = { onboardings: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** What is kept of what she answered: all of it, or her language alone where she chose it before. */
export type Answers = Pick<Onboarding, 'language'> & { [Name in keyof Onboarding]?: Onboarding[Name] | undefined }

/** What she answered at the start; undefined before she did. */
export async function findAnswers(hers: Vault<'hers'>, user: Person): Promise<Answers | undefined> {
  const row = await tables<OnboardingsTable>(hers).selectFrom('onboardings').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  return row && unseal<Answers>(user.key, placeOf(user.id, 'onboardings', user.id, row.version), row.sealed)
}

/** Stores her answers; answering again replaces them. */
export async function setAnswers(hers: Vault<'hers'>, user: Person, answers: Answers, now: number): Promise<void> {
  const sealed = seal(user.key, placeOf(user.id, 'onboardings', user.id, 1), answers)
  await tables<OnboardingsTable>(hers)
    .insertInto('onboardings')
    .values({ user_id: user.id, version: 1, sealed, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version: 1, sealed, updated_at: now }))
    .execute()
}
