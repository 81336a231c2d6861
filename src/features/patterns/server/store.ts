import { readable } from '../../../kit/server/damaged-rows.ts'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { changeSingleRow, findSingleRow } from '../../../kit/server/single-row.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { lookDay } from '../rules/look.ts'
import type { LastLook, StoredLook, StoredQuestion } from '../rules/stored-look.ts'

type PatternTables = {
  pattern_looks: { user_id: number; look: number; version: number; at: number; sealed: Uint8Array }
}

/** A look is never changed. */
const LOOK_VERSION = 1

/** The last look that was made; undefined before the first one. */
export async function findLastLook(hers: HerVault, user: Person): Promise<LastLook | undefined> {
  const row = await tables<PatternTables>(hers)
    .selectFrom('pattern_looks')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('look', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const open = () => unseal<StoredLook>(user.key, associatedData(user.id, 'pattern_looks', row.look, row.version), row.sealed)
  const found = readable(open, undefined)
  // Without its content, the look counts as made on its day.
  return { look: row.look, firstDay: found?.first_day ?? addDays(localDateAt(row.at, user.timezone), -lookDay(row.look)), found }
}

/** Stores a look unless another server has stored one of that number. `now` in ms. */
export async function addLook(hers: HerVault, user: Person, look: number, found: StoredLook, now: number): Promise<void> {
  const sealed = seal(user.key, associatedData(user.id, 'pattern_looks', look, LOOK_VERSION), found)
  await tables<PatternTables>(hers)
    .insertInto('pattern_looks')
    .values({ user_id: user.id, look, version: LOOK_VERSION, at: now, sealed })
    .onConflict((conflict) => conflict.columns(['user_id', 'look']).doNothing())
    .execute()
}

/** Her own question; undefined if she has none. */
export async function findQuestion(hers: HerVault, user: Person): Promise<StoredQuestion | undefined> {
  return (await findSingleRow<StoredQuestion>(hers, user, 'pattern_questions')).content
}

/** Replaces her own question; the same one keeps its date. `now` in ms. */
export async function setQuestion(hers: HerVault, user: Person, content: StoredQuestion, now: number): Promise<void> {
  const change = (question: StoredQuestion | undefined) =>
    question?.cause === content.cause && question.outcome === content.outcome ? question : content
  await changeSingleRow(hers, user, 'pattern_questions', { change, now })
}
