import { beforeEach, expect, test } from 'vitest'
import { acted, bothAt, opened, react, type TestCouple, twoLinked } from '../../../../test/couples.ts'
import { as, testServer, NOON, person, setClock, setUpServer } from '../../../../test/server.ts'
import { type Language, listActions, listReceivedSignals, listSuggestions, listWorked } from '../../compass/contract.ts'
import { addInvitation } from '../../couple/server/invitation-store.ts'
import { findPreview, NO_PARTNER, revokeSignal, sendSignal, unlinkPartner } from '../contract.ts'

setUpServer()

let two: TestCouple
beforeEach(async () => {
  setClock(NOON)
  two = await twoLinked({ hers: 'America/Los_Angeles', his: 'Pacific/Auckland' })
})

const at = (instant: string) => bothAt(two, instant)

/** The raw JSON under `data` of a reply. */
const dataOf = (text: string) => text.slice('{"data":'.length, -1)

/** The expected preview, composed of the bytes that the partner receives now. */
async function expected(language?: Language): Promise<string> {
  const query = language ? { language } : {}
  const him = as(two.him)
  const actions = await him.call(listActions)
  const { woman_name, total_actions } = actions.reply
  const list = actions.text.slice('{"supportive_actions":'.length, actions.text.indexOf(',"action_types":'))
  const parts = [
    `"woman_name":${JSON.stringify(woman_name)}`,
    `"signals":${dataOf((await him.call(listReceivedSignals)).text)}`,
    `"supportive_actions":${list}`,
    `"total_actions":${total_actions}`,
    `"worked":${dataOf((await him.call(listWorked, { query })).text)}`,
    `"suggestions":${dataOf((await him.call(listSuggestions, { query })).text)}`,
  ]
  return `{"data":{${parts.join(',')}}}`
}

test("she sees byte for byte what the partner's endpoints return now", async () => {
  const isSame = async () => {
    for (const language of [undefined, 'en', 'es', 'fr'] as const) {
      const { status, text } = await as(two.her).call(findPreview, { query: language ? { language } : {} })
      expect(status).toBe(200)
      expect(text).toBe(await expected(language))
    }
  }
  await isSame()
  const ids = await acted(two.him, 'Practical Help', 6)
  await isSame()
  const { id } = (await as(two.her).call(sendSignal, { body: { category: 'mood', text: '<b>Hello</b> “you” ❤️' } })).reply.data
  await isSame()
  await react(two.her, ids, 'receptive')
  await isSame()
  for (const instant of [
    '2026-11-21T22:00:00Z',
    '2026-11-22T10:59:59Z',
    '2026-11-22T11:00:00Z',
    '2026-11-24T11:59:59Z',
    '2026-11-24T12:00:00Z',
  ]) {
    await at(instant)
    await isSame()
  }
  expect((await as(two.her).call(findPreview)).reply.data.worked).toMatchObject([{ receptive: 6 }])
  await react(two.her, ids.slice(0, 1), null)
  await isSame()
  await at('2026-12-01T12:00:00Z')
  await isSame()
  expect((await as(two.her).call(revokeSignal, { params: { id } })).status).toBe(404)
})

test('it can be read with an accepted link only', async () => {
  const inviting = await person('woman')
  const names = { woman_name: 'Ana', partner_name: 'Sam', partner_email: 'sam@example.org' }
  await addInvitation(testServer().vaults.couple, await opened(inviting), names, NOON)
  await as(two.her).call(unlinkPartner)
  for (const somebody of [inviting, two.her, await person('woman')]) {
    const { status, refusal } = await as(somebody).call(findPreview)
    expect([status, refusal.message]).toEqual([404, NO_PARTNER()])
  }
})
