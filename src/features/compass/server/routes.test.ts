import { beforeEach, describe, expect, test } from 'vitest'
import { acted, bothAt, opened, type TestCouple, twoLinked } from '../../../../test/couples.ts'
import { as, testServer, NOON, person, setClock, setUpServer } from '../../../../test/server.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { ACTION_TYPES, ACTIONS_MAX, NOT_LINKED } from '../../couple/contract.ts'
import { addAction, listActions, listReceivedSignals, listSuggestions, listWorked } from '../contract.ts'
import { addActionOf } from '../../couple/server/action-store.ts'
import { findLinkOf, toAcceptedLink } from '../../couple/server/link-store.ts'

setUpServer()

const action = { action_type: 'Practical Help', action_description: 'I cooked dinner' } as const
const READ = [listActions, listReceivedSignals, listSuggestions, listWorked]

let two: TestCouple
beforeEach(async () => {
  setClock(NOON)
  two = await twoLinked({ his: 'Pacific/Auckland', hers: 'America/Los_Angeles' })
})

describe('a supportive action', () => {
  test("is stored with the partner's text, on the partner's day", async () => {
    const { status, reply } = await as(two.him).call(addAction, { body: action })
    expect(status).toBe(201)
    expect(reply).toEqual({
      success: true,
      message: 'Action logged successfully!',
      data: { ...action, id: expect.any(Number) as number, created_at: '2026-11-21T12:00:00.000Z', action_date: '2026-11-22' },
    })
    const listed = (await as(two.him).call(listActions)).reply
    expect(listed).toEqual({ supportive_actions: [reply.data], action_types: [...ACTION_TYPES], woman_name: 'Person', total_actions: 1 })
  })

  test('is listed newest first, a hundred at most, and all are counted', async () => {
    const { couple } = testServer().vaults
    const link = toAcceptedLink(await findLinkOf(couple, await opened(two.him)))
    if (!link) throw new Error('they are linked')
    for (let place = 1; place <= ACTIONS_MAX + 3; place += 1)
      await addActionOf(couple, link, { ...action, action_description: `${place}` }, '2026-11-22', NOON + place)
    const { reply } = await as(two.him).call(listActions)
    expect(reply.total_actions).toBe(ACTIONS_MAX + 3)
    const places = Array.from({ length: ACTIONS_MAX }, (_, index) => `${ACTIONS_MAX + 3 - index}`)
    expect(reply.supportive_actions.map(({ action_description }) => action_description)).toEqual(places)
  })

  test('is trimmed and otherwise unchanged', async () => {
    for (const text of ['<b>bold</b> & "quoted"', '❤️ 👩🏽‍🦱 café', 'two\nlines', 'x'.repeat(500), "'; drop table links; --"]) {
      const { status, reply } = await as(two.him).call(addAction, { body: { ...action, action_description: text } })
      expect([status, reply.data.action_description]).toEqual([201, text])
    }
    const { reply } = await as(two.him).call(addAction, { body: { ...action, action_description: '  I listened \n' } })
    expect(reply.data.action_description).toBe('I listened')
  })

  test.each([
    ['action_description', { action_description: '' }, 'Please tell what you did'],
    ['action_description', { action_description: ' \n\t ' }, 'Please tell what you did'],
    ['action_description', { action_description: 'x'.repeat(501) }, 'Please use at most 500 characters'],
    ['action_description', { action_description: 'a\0b' }, 'Please remove the characters that cannot be stored'],
    ['action_description', { action_description: '\ud800' }, 'Please remove the characters that cannot be stored'],
    ['action_description', { action_description: 5 }, 'Please give text'],
    ['action_type', { action_type: 'Chores' }, 'Please choose what kind of support it was'],
    ['action_type', { action_type: undefined }, 'This field is required'],
    ['action_date', { action_date: '2026-11-01' }, 'This field is not known'],
  ])('reports %s when it is invalid: %j', async (field, change, sentence) => {
    const { status, refusal } = await as(two.him).call(addAction, { body: { ...action, ...change } })
    expect([status, refusal.details?.[field]]).toEqual([400, [sentence]])
    expect((await as(two.him).call(listActions)).reply.total_actions).toBe(0)
  })

  test('sent twice under one key is stored once, and another text under the key is refused', async () => {
    const headers = { 'idempotency-key': 'dinner-of-saturday' }
    const answers = []
    for (let place = 0; place < 3; place += 1) answers.push(await as(two.him).call(addAction, { body: action, headers }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const conflicting = await as(two.him).call(addAction, { body: { ...action, action_description: 'Another' }, headers })
    expect(conflicting.status).toBe(422)
    expect((await as(two.him).call(listActions)).reply.total_actions).toBe(1)
  })

  test('of a former link is removed with it, and does not return with a new one', async () => {
    await acted(two.him, 'Practical Help', 2)
    await as(two.her).call(unlinkPartner)
    const rows = await tables<Record<string, Record<string, unknown>>>(testServer().vaults.couple)
      .selectFrom('supportive_actions')
      .selectAll()
      .where('user_id', '=', two.him.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('is not confirmed to a repeat once the link has ended', async () => {
    const headers = { 'idempotency-key': 'dinner-of-saturday' }
    expect((await as(two.him).call(addAction, { body: action, headers })).status).toBe(201)
    await as(two.her).call(unlinkPartner)
    await bothAt(two, NOON)
    const { status, refusal } = await as(two.him).call(addAction, { body: action, headers })
    expect([status, refusal.code]).toEqual([403, 'not_linked'])
  })

  test('that arrives as the link ends is not stored', async () => {
    const { couple } = testServer().vaults
    const link = toAcceptedLink(await findLinkOf(couple, await opened(two.him)))
    if (!link) throw new Error('they are linked')
    await as(two.her).call(unlinkPartner)
    expect(await addActionOf(couple, link, action, '2026-11-22', NOON)).toBeUndefined()
  })
})

describe('the suggestions', () => {
  const idsOf = async (query: Record<string, string | number> = {}) =>
    (await as(two.him).call(listSuggestions, { query })).reply.data.map(({ id }) => id)

  test("change at the partner's midnight and not in between", async () => {
    await bothAt(two, '2026-11-21T11:00:00Z')
    const first = await idsOf()
    await bothAt(two, '2026-11-22T10:59:59Z')
    expect(await idsOf()).toEqual(first)
    await bothAt(two, '2026-11-22T11:00:00Z')
    expect(await idsOf()).not.toEqual(first)
  })

  test("turn pages with `more`, use the partner's language, and need no reaction", async () => {
    expect(await idsOf({ more: 1 })).not.toEqual(await idsOf())
    const { data } = (await as(two.him).call(listSuggestions, { query: { language: 'fr' } })).reply
    for (const item of data)
      expect(item).toMatchObject({ confidence: null, confidence_words: CONFIDENCE_WORDS.unknown.fr, backfire: false })
  })

  test.each([{ language: 'de' }, { more: '-1' }, { more: '100' }, { more: 'x' }, { today: '2026-01-01' }])(
    'are refused for %j',
    async (query) => {
      expect((await as(two.him).call(listSuggestions, { query })).status).toBe(400)
    },
  )
})

test('without a link every partner endpoint has the same short message', async () => {
  const alone = await person('partner')
  for (const endpoint of READ) {
    const { status, refusal } = await as(alone).call(endpoint)
    expect([status, refusal]).toEqual([403, { success: false, code: 'not_linked', message: NOT_LINKED() }])
  }
  expect((await as(alone).call(addAction, { body: action })).refusal.code).toBe('not_linked')
})
