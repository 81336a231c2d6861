import { beforeEach, describe, expect, test } from 'vitest'
import { acted, bothAt, link, react, type TestCouple, repliesToPartner, twoLinked } from '../../../../test/couples.ts'
import { as, testServer, NOON, person, setClock, setUpServer } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { CONFIDENCE_WORDS } from '../../compass/content/confidence-words.ts'
import { listSuggestions, listWorked } from '../../compass/contract.ts'
import type { Reaction } from '../../couple/contract.ts'
import { findInbox, giveReaction, NO_SUCH_ACTION, unlinkPartner } from '../contract.ts'

setUpServer()

type Rows = Record<string, Record<string, unknown>>

const PRACTICAL = 'Practical Help'
/** NOON is in the week of 16 November, which counts from the Tuesday after it, 12:00 UTC. */
const VISIBLE = '2026-11-24T12:00:00Z'
const NEXT_WEEK = '2026-12-01T12:00:00Z'

let two: TestCouple
beforeEach(async () => {
  setClock(NOON)
  two = await twoLinked()
})

const at = (instant: string) => bothAt(two, instant)

const worked = async (couple = two) => (await as(couple.him).call(listWorked)).reply.data
const rowsOf = (vault: 'hers' | 'couple', table: string) =>
  tables<Rows>(testServer().vaults[vault]).selectFrom(table).selectAll().where('user_id', '=', two.her.id).execute()

describe('her inbox', () => {
  test("lists the partner's actions, newest first, with her reactions", async () => {
    const [first = 0, second = 0] = await acted(two.him, PRACTICAL, 2)
    setClock(NOON + 1000)
    const [third = 0] = await acted(two.him, 'Emotional Support', 1)
    await react(two.her, [first], 'neutral')
    const { data } = (await as(two.her).call(findInbox)).reply
    expect(data[0]).toEqual({
      id: third,
      action_type: 'Emotional Support',
      action_description: 'Emotional Support, number 1',
      created_at: '2026-11-21T12:00:01.000Z',
      action_date: '2026-11-21',
      reaction: null,
    })
    expect(new Map(data.map(({ id, reaction }) => [id, reaction]))).toEqual(
      new Map([
        [third, null],
        [second, null],
        [first, 'neutral'],
      ]),
    )
  })

  test('is empty without a link', async () => {
    expect((await as(await person('woman')).call(findInbox)).reply.data).toEqual([])
  })
})

describe('a reaction', () => {
  test('can be given, changed and removed', async () => {
    const [id = 0] = await acted(two.him, PRACTICAL, 1)
    for (const reaction of ['receptive', 'withdrawn', 'withdrawn', null, null, 'neutral'] as const) {
      const { status, reply } = await as(two.her).call(giveReaction, { params: { id }, body: { reaction } })
      expect([status, reply.data.reaction]).toEqual([200, reaction])
      expect((await as(two.her).call(findInbox)).reply.data[0]?.reaction).toBe(reaction)
    }
  })

  test('leaves no row when removed', async () => {
    const ids = await acted(two.him, PRACTICAL, 1)
    await react(two.her, ids, 'receptive')
    expect(await rowsOf('hers', 'reactions')).toHaveLength(1)
    await react(two.her, ids, null)
    expect(await rowsOf('hers', 'reactions')).toEqual([])
  })

  test('belongs to the week in her time zone, wherever the server is', async () => {
    // Sunday evening in Los Angeles is Monday in UTC.
    setClock('2026-11-23T05:00:00Z')
    two = await twoLinked({ hers: 'America/Los_Angeles' })
    await react(two.her, await acted(two.him, PRACTICAL, 1), 'receptive')
    expect((await rowsOf('hers', 'reactions')).map(({ week }) => week)).toEqual(['2026-11-16'])
    two = await twoLinked({ hers: 'Europe/Paris' })
    await react(two.her, await acted(two.him, PRACTICAL, 1), 'receptive')
    expect((await rowsOf('hers', 'reactions')).map(({ week }) => week)).toEqual(['2026-11-23'])
  })

  test('changed later remains in the week of the first, and one removed and given again counts now', async () => {
    const [changed = 0, again = 0] = await acted(two.him, PRACTICAL, 2)
    await react(two.her, [changed, again], 'receptive')
    await at('2026-11-25T12:00:00Z')
    await react(two.her, [changed], 'neutral')
    await react(two.her, [again], null)
    await react(two.her, [again], 'receptive')
    const weeks = new Map((await rowsOf('hers', 'reactions')).map(({ action_id, week }) => [Number(action_id), week]))
    expect(weeks).toEqual(
      new Map([
        [changed, '2026-11-16'],
        [again, '2026-11-23'],
      ]),
    )
  })

  test('to an unknown action, or one of another couple, is refused in the same way', async () => {
    const others = await twoLinked()
    const [theirs = 0] = await acted(others.him, PRACTICAL, 1)
    const answers = []
    for (const id of [theirs, 1234567])
      answers.push(await as(two.her).call(giveReaction, { params: { id }, body: { reaction: 'neutral' } }))
    answers.push(await as(await person('woman')).call(giveReaction, { params: { id: theirs }, body: { reaction: 'neutral' } }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`404 ${JSON.stringify({ success: false, code: 'not_found', message: NO_SUCH_ACTION() })}`]),
    )
    expect((await as(others.her).call(findInbox)).reply.data[0]?.reaction).toBeNull()
    expect((await as(two.him).call(giveReaction, { params: { id: theirs }, body: { reaction: 'neutral' } })).status).toBe(403)
  })

  test.each([{}, { reaction: 'angry' }, { reaction: '' }, { reaction: 'neutral', note: 'x' }])(
    'of %j is refused with a message',
    async (body) => {
      const [id = 0] = await acted(two.him, PRACTICAL, 1)
      expect((await as(two.her).call(giveReaction, { params: { id }, body })).status).toBe(400)
      expect(await rowsOf('hers', 'reactions')).toEqual([])
    },
  )

  test('is encrypted in her vault; the couple vault has only encrypted sums', async () => {
    const ids = await acted(two.him, PRACTICAL, 3)
    await react(two.her, ids, 'withdrawn')
    const [hers, sums] = [await rowsOf('hers', 'reactions'), await rowsOf('couple', 'reaction_weeks')]
    expect([hers.length, sums.length]).toEqual([3, 1])
    for (const row of [...hers, ...sums]) {
      expect(Object.keys(row)).not.toContain('reaction')
      expect(Buffer.from(row['sealed'] as Uint8Array).toString('latin1')).not.toContain('withdrawn')
    }
    expect(Object.keys(sums[0] ?? {}).toSorted(), 'without any time').toEqual(['sealed', 'user_id', 'version', 'week'])
  })

  test('of many concurrent ones is always included in the sums', async () => {
    const ids = await acted(two.him, PRACTICAL, 8)
    await Promise.all(ids.map((id) => as(two.her).call(giveReaction, { params: { id }, body: { reaction: 'receptive' } })))
    await at(VISIBLE)
    expect(await worked()).toMatchObject([{ receptive: 8, neutral: 0, withdrawn: 0 }])
  })

  test('missing in the sums after a crash is added when she repeats it', async () => {
    const ids = await acted(two.him, PRACTICAL, 3)
    await react(two.her, ids, 'receptive')
    await tables<Rows>(testServer().vaults.couple).deleteFrom('reaction_weeks').where('user_id', '=', two.her.id).execute()
    await react(two.her, ids.slice(0, 1), 'receptive')
    await at(VISIBLE)
    expect(await worked()).toMatchObject([{ receptive: 3 }])
  })
})

describe('what the partner learns of reactions', () => {
  async function say(
    reactions: readonly (readonly [Reaction, number])[],
    type: typeof PRACTICAL | 'Emotional Support' = PRACTICAL,
  ): Promise<number[]> {
    const ids = await acted(two.him, type, 9)
    let place = 0
    for (const [reaction, count] of reactions) {
      await react(two.her, ids.slice(place, place + count), reaction)
      place += count
    }
    return ids
  }

  test('is nothing until a day after the end of the week', async () => {
    const ids = await acted(two.him, PRACTICAL, 9)
    const before = await repliesToPartner(two.him)
    for (const reaction of ['receptive', 'neutral', 'withdrawn'] as const) await react(two.her, ids, reaction)
    expect(await repliesToPartner(two.him)).toEqual(before)
    await at('2026-11-24T11:59:59Z')
    expect(await worked()).toEqual([])
  })

  test('is then a sum per kind, without a date', async () => {
    await say([
      ['receptive', 3],
      ['neutral', 1],
      ['withdrawn', 1],
    ])
    await at(VISIBLE)
    const { text } = await as(two.him).call(listWorked)
    // (2.4 + w · 3.5) / (4 + w · 5) with w of one day; the week ends on Monday.
    const weight = 0.5 ** (1 / 30)
    const confidence = Math.round((100 * (2.4 + weight * 3.5)) / (4 + weight * 5))
    expect(JSON.parse(text)).toEqual({
      data: [{ action_type: PRACTICAL, confidence, confidence_words: CONFIDENCE_WORDS.often.en, receptive: 3, neutral: 1, withdrawn: 1 }],
    })
    const suggestions = (await as(two.him).call(listSuggestions)).reply.data
    expect(suggestions.find(({ action_type }) => action_type === PRACTICAL)?.confidence).toBe(confidence)
  })

  test('is nothing from fewer than three, whatever they are', async () => {
    const alone = await repliesToPartner(two.him)
    for (const reactions of [
      [['receptive', 2]],
      [['withdrawn', 2]],
      [
        ['receptive', 1],
        ['withdrawn', 1],
      ],
    ] as const) {
      two = await twoLinked()
      await say(reactions)
      await say([['neutral', 2]], 'Emotional Support')
      await at(VISIBLE)
      expect(await worked()).toEqual([])
    }
    expect(alone.join(' ')).not.toContain('"receptive":1')
  })

  test('is byte for byte the same for two women who differ only below the threshold', async () => {
    const ids = await say([['receptive', 3]])
    const few = await acted(two.him, 'Emotional Support', 2)
    await at(VISIBLE)
    const silent = await repliesToPartner(two.him)
    // The same week with other reactions: the clock is set back, and she gives two more to the other kind.
    await at('2026-11-22T20:00:00Z')
    await react(two.her, few, 'withdrawn')
    await at(VISIBLE)
    expect(await repliesToPartner(two.him)).toEqual(silent)
    expect(await worked()).toMatchObject([{ action_type: PRACTICAL, receptive: 3 }])
    // Reactions of the current week, which is not over, are not shown either.
    await react(two.her, ids.slice(3), 'withdrawn')
    expect(await repliesToPartner(two.him)).toEqual(silent)
  })

  test('is the same for two couples with equal weekly sums, whenever and in whatever order she reacted', async () => {
    const bodies: string[] = []
    for (const [zone, order] of [
      ['Pacific/Auckland', ['receptive', 'withdrawn', 'receptive', 'neutral']],
      ['America/Los_Angeles', ['neutral', 'receptive', 'withdrawn', 'receptive']],
    ] as const) {
      setClock(NOON)
      two = await twoLinked({ hers: zone })
      const ids = await acted(two.him, PRACTICAL, 4)
      for (const [place, reaction] of order.entries()) {
        await at(new Date(NOON + place * 3_600_000).toISOString())
        await react(two.her, ids.slice(place, place + 1), reaction)
      }
      await at(VISIBLE)
      bodies.push((await as(two.him).call(listWorked)).text + (await as(two.him).call(listSuggestions)).text)
    }
    expect(bodies[0]).toBe(bodies[1])
  })

  test('does not include what she removed before the week was shown', async () => {
    const ids = await say([['receptive', 4]])
    await react(two.her, ids.slice(0, 2), null)
    await at(VISIBLE)
    expect(await worked()).toEqual([])
  })

  test('does not include that she changed a reaction later, or which one', async () => {
    const ids = await say([['receptive', 4]])
    await at('2026-11-26T08:00:00Z')
    const before = await repliesToPartner(two.him)
    await react(two.her, ids.slice(0, 1), 'withdrawn')
    await react(two.her, ids.slice(1, 2), null)
    expect(await repliesToPartner(two.him)).toEqual(before)
    await at('2026-12-01T11:59:59Z')
    expect(await worked()).toMatchObject([{ receptive: 4, withdrawn: 0 }])
    await at(NEXT_WEEK)
    expect(await worked(), 'the week is gone as a whole').toEqual([])
    expect((await as(two.her).call(findInbox)).reply.data.find(({ id }) => id === ids[0])?.reaction, 'she sees her own word').toBe(
      'withdrawn',
    )
  })

  test('contains no date, instant or reaction of hers in any reply', async () => {
    setClock('2026-11-19T03:14:15Z')
    two = await twoLinked()
    const ids = await acted(two.him, PRACTICAL, 5)
    await at('2026-11-20T04:05:06Z')
    await react(two.her, ids, 'withdrawn')
    await at(VISIBLE)
    const replies = (await repliesToPartner(two.him)).join('\n')
    for (const trace of ['2026-11-20', '04:05', '2026-11-16', '"reaction"', '"week"']) expect(replies).not.toContain(trace)
    expect(replies).toContain('"backfire":true')
  })

  test('ends with the link, and a new link reveals nothing of it', async () => {
    await say([['receptive', 5]])
    await at(VISIBLE)
    expect(await worked()).toHaveLength(1)
    expect((await as(two.her).call(unlinkPartner)).status).toBe(200)
    expect([await rowsOf('couple', 'reaction_weeks'), await rowsOf('couple', 'signals'), await rowsOf('hers', 'reactions')]).toEqual([
      [],
      [],
      [],
    ])
    await link(two.her, two.him)
    await at(VISIBLE)
    expect(await worked()).toEqual([])
    await at('2026-12-08T12:00:00Z')
    expect(await worked()).toEqual([])
  })

  test('never includes a former link, even in the same week', async () => {
    await say([['withdrawn', 2]])
    const former = await rowsOf('hers', 'reactions')
    await as(two.her).call(unlinkPartner)
    await link(two.her, await person('partner').then((him) => (two.him = him)))
    // Simulates a server stopped before it removed her rows of the former link.
    for (const row of former) await tables<Rows>(testServer().vaults.hers).insertInto('reactions').values(row).execute()
    await react(two.her, await acted(two.him, PRACTICAL, 3), 'receptive')
    await at(VISIBLE)
    expect(await worked()).toMatchObject([{ receptive: 3, withdrawn: 0 }])
  })
})
