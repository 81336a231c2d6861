import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ENGINE, setUpServer, testServer } from '../../../test/server.ts'
import { retryConflicts } from './retry.ts'
import { tables, transact, type Vault } from './vaults.ts'

type FactsTable = { facts: { name: string; value: Uint8Array } }

setUpServer()

function failed(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code })
}

test.each(['40001', '40P01'])('work that PostgreSQL undid with %s is tried eight times', async (code) => {
  let tries = 0
  const fail = () => {
    tries += 1
    return Promise.reject(failed(code))
  }
  await expect(retryConflicts(fail)).rejects.toThrow('refused')
  expect(tries).toBe(8)
  expect(await retryConflicts(async () => (tries += 1) > 10 || fail())).toBe(true)
})

test.each([failed('23505'), failed('57014'), new Error('40001')])('%s is not tried again', async (error) => {
  let tries = 0
  const fail = () => {
    tries += 1
    return Promise.reject(error)
  }
  await expect(retryConflicts(fail)).rejects.toBe(error)
  expect(tries).toBe(1)
})

async function set(inside: Vault, name: string): Promise<void> {
  await tables<FactsTable>(inside)
    .updateTable('facts')
    .set({ value: Buffer.from('y') })
    .where('name', '=', name)
    .execute()
}

describe.runIf(ENGINE === 'postgres')('on PostgreSQL', () => {
  test('transactions have the isolation level under test', async () => {
    for (const vault of [testServer().vaults.accounts, testServer().vaults.hers, testServer().vaults.couple]) {
      const { rows } = await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(vault.db)
      expect(rows).toEqual([{ level: process.env['TEST_ISOLATION'] ?? 'read committed' }])
    }
  })

  test('a conflict inside the transaction of another vault runs both again', async () => {
    const { accounts, couple } = testServer().vaults
    const tries = { outer: 0, inner: 0 }
    await transact(couple, async () => {
      tries.outer += 1
      await transact(accounts, async () => {
        tries.inner += 1
        if (tries.inner === 1) throw failed('40001')
      })
    })
    expect(tries).toEqual({ outer: 2, inner: 2 })
  })

  test('two transactions that wait for each other are both done', async () => {
    const { accounts } = testServer().vaults
    const names = ['one', 'two']
    for (const name of names)
      await tables<FactsTable>(accounts)
        .insertInto('facts')
        .values({ name, value: Buffer.from('x') })
        .execute()
    const bothHoldOne = Promise.withResolvers<void>()
    let runs = 0
    let held = 0
    const opposite = (order: readonly string[]) =>
      transact(accounts, async (inside) => {
        runs += 1
        await set(inside, order[0] ?? '')
        held += 1
        if (held === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await set(inside, order[1] ?? '')
      })
    await Promise.all([opposite(names), opposite(names.toReversed())])
    expect(runs).toBe(3)
  })

  test('five serializable transactions that read and write one row count all of themselves', async () => {
    const { accounts } = testServer().vaults
    await tables<FactsTable>(accounts)
      .insertInto('facts')
      .values({ name: 'count', value: Buffer.from('0') })
      .execute()
    const add = () =>
      retryConflicts(() =>
        accounts.db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (db) => {
            const facts = tables<FactsTable>({ ...accounts, db })
            const { value } = await facts.selectFrom('facts').select('value').where('name', '=', 'count').executeTakeFirstOrThrow()
            const next = Buffer.from(String(Number(Buffer.from(value).toString()) + 1))
            await facts.updateTable('facts').set({ value: next }).where('name', '=', 'count').execute()
          }),
      )
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, add))
    const [row] = await tables<FactsTable>(accounts).selectFrom('facts').select('value').where('name', '=', 'count').execute()
    expect(Buffer.from(row?.value ?? []).toString()).toBe(String(outcomes.filter(({ status }) => status === 'fulfilled').length))
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'fulfilled'))
  })
})
