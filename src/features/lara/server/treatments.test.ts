import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { addTreatment, type NewTreatment, setDose } from '../../treatments/contract.ts'
import { openChat } from '../../../../test/lara-chat.ts'

setUpServer()

const PATCH = {
  name: 'Evorel',
  what: 'oestrogen',
  form: 'patch',
  phases: [{ from: '2026-11-10', change: 'start', amount: '1 patch', strength: '50 µg', schedule: { kind: 'daily', times: ['08:00'] } }],
} as unknown as NewTreatment

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function say(message: string) {
  return (await openChat(her))(message)
}

test('her own notes about treatments are answered, and no advice is given', async () => {
  const { reply } = await as(her).call(addTreatment, { body: PATCH })
  await as(her).call(setDose, { body: { treatment_id: reply.data.id, local_date: '2026-11-12', slot: 0, state: 'skipped' } })
  expect((await say('which dose am I on now?')).text).toContain('Evorel: 1 patch, 50 µg')
  expect((await say('¿Cuándo empecé con el parche?')).text).toContain('anotaste que empezaste')
  expect((await say('how often did I forget my patch?')).text).toContain('1 as skipped')
  for (const message of ['which dose should I be on?', 'I forgot my patch, what now?', 'should I raise my dose?']) {
    const answer = await say(message)
    expect(answer.text).not.toContain('Evorel')
    expect(answer.parts?.class).toBe('D')
  }
})

test('a question since the start of a treatment counts from that day', async () => {
  await as(her).call(addTreatment, { body: PATCH })
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-09', sleep_hours: 3 } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-12', sleep_hours: 7 } })
  const { text } = await say('since I began the patch, my sleep?')
  expect(text).toContain('7')
  expect(text).not.toContain('3 h')
})

test('they are not read while she hides intimate entries', async () => {
  await as(her).call(addTreatment, { body: PATCH })
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  const { text } = await say('when did I start the patch?')
  expect(text).toContain('turn off “Hide intimate entries”')
  expect(text).not.toContain('Evorel')
})

test('without such a treatment the fixed answer to medicines stays', async () => {
  expect((await say('which dose am I on now?')).parts?.class).toBe('D')
})
