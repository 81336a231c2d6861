import { describe, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { as, guest, person, setUpHouse } from '../../../../test/people.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import { leaveCompass, LINK_WAIT_MAX_S, NOT_LINKED, watchLink } from '../contract.ts'
import { watchLinks } from './link-watch.ts'

setUpHouse()
const WAIT = { query: { wait: String(LINK_WAIT_MAX_S) } }
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('an open page of his', () => {
  test('is told that the link stands, at once or after the time it waits', async () => {
    const { him } = await twoLinked()
    expect((await as(him).call(watchLink)).reply).toEqual({ linked: true })
    expect((await as(him).call(watchLink, { query: { wait: '1' } })).reply).toEqual({ linked: true })
  })

  test.each([
    ['she ends the link', 'hers'],
    ['he leaves', 'his'],
  ])('is refused while it waits when %s, in words that tell nothing', async (_what, whose) => {
    const { her, him } = await twoLinked()
    const waiting = Promise.all([1, 2, 3].map(() => as(him).call(watchLink, WAIT)))
    // Long enough that all three have shown who they are, also on a busy machine: whoever comes later is refused by another word.
    await soon(500)
    expect(whose === 'hers' ? (await as(her).call(unlinkPartner)).status : (await as(him).call(leaveCompass)).status).toBe(200)
    for (const { status, refusal } of await waiting)
      expect([status, refusal.code, refusal.message]).toEqual([403, 'not_linked', NOT_LINKED])
    expect((await as(him).call(watchLink)).status, 'and his token is worth nothing').toBe(401)
  })

  test('waits for its own link alone', async () => {
    const [one, other] = [await twoLinked(), await twoLinked()]
    const waiting = as(one.him).call(watchLink, { query: { wait: '1' } })
    await as(other.her).call(unlinkPartner)
    expect((await waiting).reply).toEqual({ linked: true })
  })

  test('is his alone, and waits no longer than it may', async () => {
    const { her, him } = await twoLinked()
    expect((await guest.call(watchLink)).status).toBe(401)
    expect((await as(her).call(watchLink)).status).toBe(403)
    expect((await as(await person('partner')).call(watchLink, WAIT)).refusal.code).toBe('not_linked')
    for (const wait of [String(LINK_WAIT_MAX_S + 1), '-1', 'x', '']) {
      const { status, refusal } = await as(him).call(watchLink, { query: { wait } })
      expect([status, Object.keys(refusal.details ?? {})], wait).toEqual([400, ['wait']])
    }
  })
})

test('nobody waits for a server that stops', async () => {
  const links = watchLinks(() => Promise.resolve(new Set([1])))
  const waiting = links.stands(1, 60_000)
  links.stop()
  expect(await waiting).toBe(true)
  expect(await links.stands(1, 60_000)).toBe(true)
})

test('a store that fails is told to all that wait', async () => {
  const links = watchLinks(() => Promise.reject(new Error('the store is gone')))
  await expect(Promise.all([links.stands(1, 60_000), links.stands(2, 60_000)])).rejects.toThrow('the store is gone')
  links.stop()
})
