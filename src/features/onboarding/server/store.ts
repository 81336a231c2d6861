import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Onboarding } from '../contract.ts'

type OnboardingsTable = { onboardings: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** Stored answers: all of them, or those chosen so far. The language is always set. */
export type Answers = Pick<Onboarding, 'language'> & { [Name in keyof Onboarding]?: Onboarding[Name] | undefined }

/** Her onboarding answers; undefined before she has answered. */
export async function findAnswers(hers: HerVault, user: Person): Promise<Answers | undefined> {
  const row = await tables<OnboardingsTable>(hers).selectFrom('onboardings').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  return (
    row && readable(() => unseal<Answers>(user.key, associatedData(user.id, 'onboardings', user.id, row.version), row.sealed), undefined)
  )
}

/** Stores her answers, replacing earlier ones. */
export async function setAnswers(hers: HerVault, user: Person, answers: Answers, now: number): Promise<void> {
  const sealed = seal(user.key, associatedData(user.id, 'onboardings', user.id, 1), answers)
  await tables<OnboardingsTable>(hers)
    .insertInto('onboardings')
    .values({ user_id: user.id, version: 1, sealed, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version: 1, sealed, updated_at: now }))
    .execute()
}
