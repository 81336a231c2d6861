import { expect, test } from 'vitest'
import { HOSTILE } from '../../../../test/hostile-messages.ts'
import { recogniseAll } from '../../safety/rules/recognise-all.ts'
import { makeRecogniser, SHORT_MOST } from './recogniser.ts'

const LONG = `${'We walked by the lake and talked about the garden. '.repeat(40)}I want to kill myself.`
const SOME = Object.values(HOSTILE).filter((_, place) => place % 6 === 0)
const fail = (error: unknown) => expect.fail(String(error))

test('a long message is recognised in a worker with the same result, without blocking the main thread', async () => {
  const { recognise: inThread, start, close } = makeRecogniser(fail, 1)
  await start()
  let isRead = false
  const reading = Promise.all(SOME.map((message, place) => inThread(message, 'woman', place))).finally(() => (isRead = true))
  // Work on the main thread would be done once all microtasks have run.
  await new Promise((resolve) => process.nextTick(resolve))
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  expect(isRead).toBe(false)
  expect(await reading).toEqual(SOME.map((message) => recogniseAll(message, 'woman')))
  await close()
})

test('a crisis is recognised before the worker is ready', async () => {
  const { recognise: inThread, close } = makeRecogniser(fail, 1)
  expect((await inThread(LONG, 'woman', 1))[0]).toMatchObject({ class: 'C1' })
  await close()
})

test('a crisis is recognised although the worker cannot start, and the failure is reported', async () => {
  const reported: unknown[] = []
  const missing = new URL('file:///there-is-none.ts')
  const { recognise: inThread, start } = makeRecogniser((error) => reported.push(error), 1, missing)
  await start()
  expect(reported).toHaveLength(1)
  expect((await inThread(LONG, 'woman', 1))[0]).toMatchObject({ class: 'C1' })
})

test('messages that the worker had not processed when it ended are recognised all the same', async () => {
  const { recognise: inThread, start, close } = makeRecogniser(fail, 1)
  await start()
  const reading = SOME.map((message) => inThread(`${message}\n${LONG}`, 'partner', 1))
  await close()
  for (const recognised of await Promise.all(reading)) expect(recognised[0]).toMatchObject({ class: 'C1' })
})

test('in a flood of long messages only the beginning and end are recognised, for the sending account alone', async () => {
  const { recognise: inThread, close } = makeRecogniser(fail, 0.05)
  const filler = 'We talked about the garden. '.repeat(SHORT_MOST / 20)
  const middle = `${filler}I want to kill myself. ${filler}`
  const classesOf = async (message: string, userId: number) => (await inThread(message, 'woman', userId)).map((one) => one.class)
  expect(await classesOf(middle, 1)).toContain('C1')
  expect(await classesOf(middle, 1)).toContain('C1')
  expect(await classesOf(middle, 1)).not.toContain('C1')
  expect(await classesOf(LONG, 1)).toContain('C1')
  expect(await classesOf(middle, 2)).toContain('C1')
  await close()
})
