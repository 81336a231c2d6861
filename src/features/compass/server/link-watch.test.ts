import { describe, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { as, person, setUpServer } from '../../../../test/server.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import { NOT_LINKED } from '../../couple/contract.ts'
import { leaveCompass, LINK_WAIT_MAX_S, watchLink } from '../contract.ts'
import { watchLinks } from './link-watch.ts'

setUpServer()
const WAIT = { query: { wait: String(LINK_WAIT_MAX_S) } }
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('an open page of the partner', () => {
  test('learns that the link exists, at once or after the time it waits', async () => {
    const { him } = await twoLinked()
    expect((await as(him).call(watchLink)).reply).toEqual({ linked: true })
    expect((await as(him).call(watchLink, { query: { wait: '1' } })).reply).toEqual({ linked: true })
  })

  test.each([
    ['she ends the link', 'hers'],
    ['the partner leaves', 'his'],
  ])('gets an error while it waits when %s, without any reason', async (_what, whose) => {
    const { her, him } = await twoLinked()
    const waiting = Promise.all([1, 2, 3].map(() => as(him).call(watchLink, WAIT)))
    // Time for all three to be authenticated, also on a busy machine; later calls would fail with another error.
    await soon(500)
    expect(whose === 'hers' ? (await as(her).call(unlinkPartner)).status : (await as(him).call(leaveCompass)).status).toBe(200)
    for (const { status, refusal } of await waiting)
      expect([status, refusal.code, refusal.message]).toEqual([403, 'not_linked', NOT_LINKED()])
    expect((await as(him).call(watchLink)).status, 'and his token is worth nothing').toBe(401)
  })

  test('waits for its own link only', async () => {
    const [first, second] = [await twoLinked(), await twoLinked()]
    const waiting = as(first.him).call(watchLink, { query: { wait: '1' } })
    await as(second.her).call(unlinkPartner)
    expect((await waiting).reply).toEqual({ linked: true })
  })

  test('needs a link, and waits no longer than allowed', async () => {
    const { him } = await twoLinked()
    expect((await as(await person('partner')).call(watchLink, WAIT)).refusal.code).toBe('not_linked')
    for (const wait of [String(LINK_WAIT_MAX_S + 1), '-1', 'x', '']) {
      const { status, refusal } = await as(him).call(watchLink, { query: { wait } })
      expect([status, Object.keys(refusal.details ?? {})], wait).toEqual([400, ['wait']])
    }
  })
})

test('no call delays the shutdown of the server', async () => {
  const links = watchLinks(() => Promise.resolve(new Set([1])))
  const waiting = links.exists(1, 60_000)
  links.stop()
  expect(await waiting).toBe(true)
  expect(await links.exists(1, 60_000)).toBe(true)
})

test('an error of the store reaches all waiting calls', async () => {
  const links = watchLinks(() => Promise.reject(new Error('store failed')))
  await expect(Promise.all([links.exists(1, 60_000), links.exists(2, 60_000)])).rejects.toThrow('store failed')
  links.stop()
})
