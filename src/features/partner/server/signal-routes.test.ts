import { beforeEach, describe, expect, test } from 'vitest'
import { bothAt, type TestCouple, repliesToPartner, twoLinked } from '../../../../test/couples.ts'
import { as, testServer, NOON, person, setClock, setUpServer } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { listReceivedSignals } from '../../compass/contract.ts'
import { SIGNALS_MAX } from '../../couple/contract.ts'
import { listSignals, NO_PARTNER, NO_SUCH_SIGNAL, revokeSignal, sendSignal, TOO_MANY_SIGNALS, unlinkPartner } from '../contract.ts'

setUpServer()

const signal = { category: 'energy', text: 'I would like a quiet evening' } as const
const DAY_MS = 86_400_000

let two: TestCouple
beforeEach(async () => {
  setClock(NOON)
  two = await twoLinked()
})

const at = (instant: number) => bothAt(two, instant)

const received = async () => (await as(two.him).call(listReceivedSignals)).reply.data
const rows = () =>
  tables<Record<string, Record<string, unknown>>>(testServer().vaults.couple)
    .selectFrom('signals')
    .selectAll()
    .where('user_id', '=', two.her.id)
    .execute()

describe('a signal', () => {
  test('reaches the partner word for word and without any time', async () => {
    const { status, reply } = await as(two.her).call(sendSignal, { body: signal })
    expect([status, reply.data]).toEqual([
      201,
      { ...signal, id: expect.any(Number) as number, created_at: '2026-11-21T12:00:00.000Z', expires_at: '2026-11-22T12:00:00.000Z' },
    ])
    expect((await as(two.her).call(listSignals)).reply.data).toEqual([reply.data])
    const { text } = await as(two.him).call(listReceivedSignals)
    expect(text).toBe(JSON.stringify({ data: [{ id: reply.data.id, ...signal }] }))
  })

  test('lasts exactly 24 hours, swept or not', async () => {
    const { id } = (await as(two.her).call(sendSignal, { body: signal })).reply.data
    await at(NOON + DAY_MS - 1)
    expect(await received()).toHaveLength(1)
    await testServer().server.sweep()
    expect(await rows()).toHaveLength(1)
    await at(NOON + DAY_MS)
    expect(await received()).toEqual([])
    expect((await as(two.her).call(listSignals)).reply.data).toEqual([])
    expect((await as(two.her).call(revokeSignal, { params: { id } })).status).toBe(404)
    expect(await rows()).toHaveLength(1)
    await testServer().server.sweep()
    expect(await rows()).toEqual([])
  })

  test('can be taken back at once, and once', async () => {
    const { id } = (await as(two.her).call(sendSignal, { body: signal })).reply.data
    expect(await received()).toHaveLength(1)
    expect((await as(two.her).call(revokeSignal, { params: { id } })).status).toBe(200)
    expect(await received()).toEqual([])
    const again = await as(two.her).call(revokeSignal, { params: { id } })
    expect([again.status, again.refusal.message]).toEqual([404, NO_SUCH_SIGNAL()])
  })

  test('is limited to five at a time; expired or withdrawn ones do not count', async () => {
    const answers = await Promise.all(
      Array.from({ length: SIGNALS_MAX + 4 }, (_, place) => as(two.her).call(sendSignal, { body: { ...signal, text: `Number ${place}` } })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SIGNALS_MAX)
    expect(answers.filter(({ status }) => status !== 201).map(({ refusal }) => [refusal.code, refusal.message])).toEqual(
      Array.from({ length: 4 }, () => ['conflict', TOO_MANY_SIGNALS()]),
    )
    const [newest] = (await as(two.her).call(listSignals)).reply.data
    await as(two.her).call(revokeSignal, { params: { id: newest?.id ?? 0 } })
    expect((await as(two.her).call(sendSignal, { body: signal })).status).toBe(201)
    expect((await as(two.her).call(sendSignal, { body: signal })).status).toBe(409)
    await at(NOON + DAY_MS)
    expect((await as(two.her).call(sendSignal, { body: signal })).status).toBe(201)
  })

  test('is listed newest first', async () => {
    for (let place = 0; place < 3; place += 1) {
      setClock(NOON + place)
      await as(two.her).call(sendSignal, { body: { ...signal, text: `Number ${place}` } })
    }
    expect((await received()).map(({ text }) => text)).toEqual(['Number 2', 'Number 1', 'Number 0'])
  })

  test('preserves markup, emoji and 280 characters, and is trimmed', async () => {
    for (const text of ['<img src=x onerror=alert(1)>', ' 🌙 ❤️ à bientôt ', 'x'.repeat(280), 'one\ntwo\n']) {
      two = await twoLinked()
      expect((await as(two.her).call(sendSignal, { body: { ...signal, text } })).status).toBe(201)
      expect((await received()).map((signal) => signal.text)).toEqual([text.trim()])
    }
  })

  test.each([
    ['text', { text: ' \n ' }, 'Please write what your partner should read'],
    ['text', { text: 'x'.repeat(281) }, 'Please use at most 280 characters'],
    ['text', { text: 'a\0b' }, 'Please remove the characters that cannot be stored'],
    ['category', { category: 'sleep' }, 'Please choose what it is about'],
    ['expires_at', { expires_at: '2027-01-01T00:00:00Z' }, 'This field is not known'],
  ])('reports %s when it is invalid: %j', async (field, change, sentence) => {
    const { status, refusal } = await as(two.her).call(sendSignal, { body: { ...signal, ...change } })
    expect([status, refusal.details?.[field]]).toEqual([400, [sentence]])
    expect(await received()).toEqual([])
  })

  test('reaches no other partner', async () => {
    const before = await repliesToPartner((await twoLinked()).him)
    await as(two.her).call(sendSignal, { body: signal })
    expect(before.join(' ')).not.toContain('quiet')
    expect((await as((await twoLinked()).him).call(listReceivedSignals)).reply.data).toEqual([])
  })

  test('is removed with the link', async () => {
    await as(two.her).call(sendSignal, { body: signal })
    await as(two.her).call(unlinkPartner)
    expect(await rows()).toEqual([])
    expect((await as(two.her).call(listSignals)).reply.data).toEqual([])
  })

  test('needs a linked partner', async () => {
    const alone = await person('woman')
    const { status, refusal } = await as(alone).call(sendSignal, { body: signal })
    expect([status, refusal.message]).toEqual([404, NO_PARTNER()])
    expect((await as(alone).call(listSignals)).reply.data).toEqual([])
  })
})
