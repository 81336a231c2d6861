import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tables, transact, type Vault } from '../src/kit/server/vaults.ts'
import { ENGINE, house, setUpHouse } from './people.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

setUpHouse()

const value = Buffer.from('x')

async function add(vault: Vault, name: string): Promise<void> {
  await tables<FactsTable>(vault).insertInto('facts').values({ name, value }).execute()
}

async function namesLike(prefix: string): Promise<string[]> {
  const rows = await tables<FactsTable>(house().vaults.accounts)
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute()
  return rows.map(({ name }) => name).toSorted()
}

function isKept(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'fulfilled'
}

describe('transactions that begin at once', () => {
  test('each keep or take back their own changes and no others', async () => {
    const { accounts } = house().vaults
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        transact(accounts, async (inside) => {
          await add(inside, `own-${index}`)
          if (index % 10 === 3) throw new Error('this one changes its mind')
          await add(inside, `own-${index}-again`)
        }),
      ),
    )
    expect(outcomes.map(isKept)).toEqual(outcomes.map((_, index) => index % 10 !== 3))
    const kept = outcomes.flatMap((outcome, index) => (isKept(outcome) ? [`own-${index}`, `own-${index}-again`] : []))
    expect(await namesLike('own-')).toEqual(kept.toSorted())
  })

  test('see what those before them wrote, as if they had run one after the other', async () => {
    const { accounts } = house().vaults
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => transact(accounts, (inside) => add(inside, 'same'))))
    expect(outcomes.filter(isKept)).toHaveLength(1)
    expect(await namesLike('same')).toEqual(['same'])
  })

  test('a transaction within a transaction is part of it', async () => {
    const { accounts } = house().vaults
    const outer = transact(accounts, async (inside) => {
      await transact(inside, (innermost) => add(innermost, 'inner'))
      throw new Error('the outer one fails')
    })
    await expect(outer).rejects.toThrow('the outer one fails')
    expect(await namesLike('inner')).toEqual([])
  })

  test.runIf(ENGINE === 'sqlite')(
    'all fail when the engine takes everything back, and none was promised; the next ones go on',
    async () => {
      const { accounts } = house().vaults
      await add(accounts, 'taken')
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) =>
          transact(accounts, async (inside) => {
            await add(inside, `whole-${index}`)
            // What a full disk does: SQLite ends the transaction itself.
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
    },
  )
})
