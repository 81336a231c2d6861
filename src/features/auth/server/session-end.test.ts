import { beforeEach, expect, test } from 'vitest'
import { guest, NOON, PASSWORD, person, setClock, setUpServer, testServer, withToken } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { listSessions, login, refresh } from '../contract.ts'

setUpServer()

beforeEach(() => setClock(NOON))

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

/** Refreshes every 20 days from `from` until `until`; returns the last tokens. */
async function refreshed(first: { access: string; refresh: string }, from: number, until: number) {
  let tokens = first
  for (let at = from; at < until; at += 20 * DAY_MS) {
    setClock(at)
    const { status, reply } = await guest.call(refresh, { body: { refresh: tokens.refresh } })
    expect(status, new Date(at).toISOString()).toBe(200)
    tokens = reply
  }
  return tokens
}

test('a session that is used all the time ends a year after its sign-in, and a new one goes on', async () => {
  const her = await person('woman')
  const signIn = async () => (await guest.call(login, { body: { email: her.email, password: PASSWORD } })).reply
  const old = await refreshed(await signIn(), NOON, NOON + YEAR_MS)
  setClock(NOON + YEAR_MS - 1)
  const { reply: last } = await guest.call(refresh, { body: { refresh: old.refresh } })
  expect((await withToken(last.access).call(listSessions)).status).toBe(200)
  const newer = await signIn()
  expect((await withToken(newer.access).call(listSessions)).reply.data).toHaveLength(2)

  setClock(NOON + YEAR_MS)
  expect((await withToken(last.access).call(listSessions)).status, 'a token of the last minutes').toBe(401)
  expect((await withToken(newer.access).call(listSessions)).reply.data, 'only the new one is listed').toHaveLength(1)
  expect((await guest.call(refresh, { body: { refresh: last.refresh } })).status).toBe(401)
  expect((await guest.call(refresh, { body: { refresh: newer.refresh } })).status).toBe(200)
})

test('the sweep removes ended sessions, and corrects one that began while the clock was ahead', async () => {
  const her = await person('woman')
  const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  await refreshed(reply, NOON, NOON + YEAR_MS)
  setClock(NOON + YEAR_MS + 300 * DAY_MS)
  await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  setClock(NOON + YEAR_MS)
  await testServer().server.sweep()
  const left = await tables<{ sessions: { user_id: number; created_at: number } }>(testServer().vaults.accounts)
    .selectFrom('sessions')
    .select('created_at')
    .where('user_id', '=', her.id)
    .execute()
  expect(left).toEqual([{ created_at: NOON + YEAR_MS }])
})
