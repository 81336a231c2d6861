import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tables, transact, type Vault } from '../src/kit/server/vaults.ts'
import { ENGINE, testServer, setUpServer } from './server.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

setUpServer()

const value = Buffer.from('x')

async function add(vault: Vault, name: string): Promise<void> {
  await tables<FactsTable>(vault).insertInto('facts').values({ name, value }).execute()
}

async function namesLike(prefix: string): Promise<string[]> {
  const rows = await tables<FactsTable>(testServer().vaults.accounts)
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute()
  return rows.map(({ name }) => name).toSorted()
}

function isKept(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'fulfilled'
}

describe('transactions that start at the same time', () => {
  test('each commit or roll back only their own changes', async () => {
    const { accounts } = testServer().vaults
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        transact(accounts, async (inside) => {
          await add(inside, `own-${index}`)
          if (index % 10 === 3) throw new Error('Rolled back')
          await add(inside, `own-${index}-again`)
        }),
      ),
    )
    expect(outcomes.map(isKept)).toEqual(outcomes.map((_, index) => index % 10 !== 3))
    const committed = outcomes.flatMap((outcome, index) => (isKept(outcome) ? [`own-${index}`, `own-${index}-again`] : []))
    expect(await namesLike('own-')).toEqual(committed.toSorted())
  })

  test('see the writes of those before them, as if they ran in sequence', async () => {
    const { accounts } = testServer().vaults
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => transact(accounts, (inside) => add(inside, 'same'))))
    expect(outcomes.filter(isKept)).toHaveLength(1)
    expect(await namesLike('same')).toEqual(['same'])
  })

  test('a nested transaction is part of the outer one', async () => {
    const { accounts } = testServer().vaults
    const outer = transact(accounts, async (inside) => {
      await transact(inside, (innermost) => add(innermost, 'inner'))
      throw new Error('Outer transaction failed')
    })
    await expect(outer).rejects.toThrow('Outer transaction failed')
    expect(await namesLike('inner')).toEqual([])
  })

  test.runIf(ENGINE === 'sqlite')('all fail, unacknowledged, if the engine rolls everything back, and later ones succeed', async () => {
    const { accounts } = testServer().vaults
    await add(accounts, 'taken')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        transact(accounts, async (inside) => {
          await add(inside, `whole-${index}`)
          // On a full disk SQLite rolls the transaction back itself.
          if (index === 5) await sql`insert or rollback into facts (name, value) values ('taken', ${value})`.execute(inside.db)
        }),
      ),
    )
    const stored = await namesLike('whole-')
    expect(stored).toEqual(outcomes.flatMap((outcome, index) => (isKept(outcome) ? [`whole-${index}`] : [])))
    expect(outcomes.slice(0, 6).filter(isKept)).toEqual([])
    expect(outcomes.slice(6).filter(isKept)).toHaveLength(4)
    await transact(accounts, (inside) => add(inside, 'whole-after'))
    expect(await namesLike('whole-after')).toEqual(['whole-after'])
  })
})
