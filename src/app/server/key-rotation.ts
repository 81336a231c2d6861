import type { Kysely } from 'kysely'
import type { Step } from '../../kit/server/backup-manifest.ts'
import type { Config } from '../../kit/server/config.ts'
import { renameDurably } from '../../kit/server/durable-files.ts'
import { OtherMasterKey, replaceMark } from '../../kit/server/key-check-value.ts'
import { keyFiles, Keys, readMasterKey, readOrMakeKeyFile } from '../../kit/server/keys.ts'
import { forgetChanges } from '../../kit/server/owned-rows.ts'
import { associatedData, SealBroken, seal, unseal } from '../../kit/server/seal.ts'
import { StartProblem } from '../../kit/server/startup-problem.ts'
import { openStores } from '../../kit/server/stores.ts'
import { openEmbedded } from '../../kit/server/vaults-embedded.ts'
import { rotatePostgres } from '../../kit/server/vaults-postgres-rotation.ts'
import { transact } from '../../kit/server/vaults.ts'

type Row = Record<string, unknown> & { id: number; user_id: number; sealed: Uint8Array; wrapped: Uint8Array }
type Db = Kysely<Record<string, Row>>

/**
 * Tables of the accounts vault with digests of `Keys.blind`, and the purpose of each: `purpose`, and the value of the
 * column `and`. `by` finds the row.
 */
export const DIGESTS: readonly { table: string; column: string; by: string; purpose: string; and?: string }[] = [
  { table: 'users', column: 'email_digest', by: 'id', purpose: 'email' },
  { table: 'queued_once', column: 'digest', by: 'digest', purpose: 'queued-once' },
  { table: 'mail_counts', column: 'digest', by: 'digest', purpose: 'mail-recipient' },
  { table: 'mail_refusals', column: 'digest', by: 'digest', purpose: 'mail-recipient' },
  { table: 'public_forms', column: 'digest', by: 'id', purpose: 'public-form', and: 'kind' },
  { table: 'recovery_codes', column: 'digest', by: 'digest', purpose: 'recovery-code' },
]

/** Tables of the accounts vault whose `sealed` is under the operator's key. */
export const SEALED: readonly string[] = ['mails', 'public_forms']

/** Runs `change`; false when the row is damaged, which then stays as it is. */
async function unlessDamaged(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

/** Puts everything of the accounts vault that is under the master key of `keys` under that of `next`. */
async function rotateRows(db: Db, { keys, next }: { keys: Keys; next: Keys }, step: Step): Promise<{ accounts: number; damaged: number }> {
  let [accounts, damaged] = [0, 0]
  const count = (isWhole: boolean) => void (damaged += isWhole ? 0 : 1)
  for (const { user_id: owner, wrapped } of await db.selectFrom('data_keys').select(['user_id', 'wrapped']).execute()) {
    const change = () =>
      db
        .updateTable('data_keys')
        .set({ wrapped: keys.rewrap(owner, wrapped, next) })
        .where('user_id', '=', owner)
        .execute()
    count(await unlessDamaged(change))
    accounts += 1
  }
  await step('wrapped data keys')
  for (const { table, column, by, purpose, and } of DIGESTS) {
    const rows = await db
      .selectFrom(table)
      .select([column, by, ...(and ? [and] : [])])
      .distinct()
      .execute()
    for (const row of rows) {
      const digest = next.blindAgain(and ? `${purpose} ${String(row[and])}` : purpose, String(row[column]))
      await db
        .updateTable(table)
        .set({ [column]: digest })
        .where(by, '=', row[by])
        .execute()
    }
    await step(`made digests of ${table}`)
  }
  for (const table of SEALED) {
    for (const { id } of await db.selectFrom(table).select('id').execute()) {
      const place = associatedData(0, table, id, 1)
      const change = async () => {
        const { sealed } = await db.selectFrom(table).select('sealed').where('id', '=', id).executeTakeFirstOrThrow()
        const content = unseal<unknown>(keys.operator, place, sealed)
        await db
          .updateTable(table)
          .set({ sealed: seal(next.operator, place, content) })
          .where('id', '=', id)
          .execute()
      }
      count(await unlessDamaged(change))
    }
    await step(`sealed ${table}`)
  }
  await replaceMark(db, keys, next)
  await step('replaced the check value')
  return { accounts, damaged }
}

/** The key of the configuration and the one to replace it, and how to make the change last. */
function keysFor({ dataDir, masterKey }: Config, given: Buffer | undefined): { old: Buffer; replacement: Buffer; isInFile: boolean } {
  const old = readMasterKey(dataDir, masterKey, true)
  if (masterKey && !given) throw new StartProblem('Please set NEW_MASTER_KEY or NEW_MASTER_KEY_FILE to the new key.')
  if (!masterKey && given)
    throw new StartProblem('NEW_MASTER_KEY is for a server with MASTER_KEY; the key in DATA_DIR is replaced by a generated one.')
  const replacement = given ?? readOrMakeKeyFile(dataDir, keyFiles(dataDir).next)
  if (replacement.equals(old)) throw new StartProblem('The new master key is the one in use. Nothing was changed.')
  return { old, replacement, isInFile: !given }
}

/** What a change of the master key has done; undefined when an earlier, killed run had done it. */
export type Rotated = { accounts: number; damaged: number } | undefined

/**
 * Changes the master key of a store that no server uses: to `given`, or with a key in `dataDir` to a generated one. All
 * rows change in one transaction, so that a process killed at any time leaves a store under the one key or the other;
 * run again, it completes what is missing. Throws StartProblem.
 */
export async function rotateMasterKey(config: Config, given: Buffer | undefined, step: Step = async () => undefined): Promise<Rotated> {
  const { dataDir, postgres } = config
  const { old, replacement, isInFile } = keysFor(config, given)
  await step('read both keys')
  const both = { keys: new Keys(old), next: new Keys(replacement) }
  let rotated: Rotated
  try {
    if (postgres) await rotatePostgres(postgres, both, async (accounts) => void (rotated = await rotateRows(accounts, both, step)), step)
    else {
      const { vaults } = await openEmbedded(dataDir, (storeExists) => {
        if (storeExists) return both.keys
        throw new StartProblem(`There is no store in ${dataDir}. Please set DATA_DIR.`)
      })
      try {
        rotated = await transact(vaults.accounts, (inside) => rotateRows(inside.db as unknown as Db, both, step))
        await step('committed')
        await forgetChanges(vaults.accounts)
      } finally {
        await vaults.close()
      }
    }
  } catch (error) {
    if (!(error instanceof OtherMasterKey)) throw error
    // An earlier run has done it. What follows the transaction is done again.
    if (postgres)
      await rotatePostgres(
        postgres,
        { ...both, keys: both.next },
        async () => undefined,
        async () => undefined,
      )
  }
  await step('cleaned up')
  // Throws when the store is under neither key. On PostgreSQL this also sets the passwords of all roles.
  const { vaults } = await openStores({ ...config, masterKey: replacement })
  await vaults.close()
  await step('opened under the new key')
  const { path, next } = keyFiles(dataDir)
  if (isInFile) renameDurably(next, path)
  return rotated
}
