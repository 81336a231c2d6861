import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeWorkerLoop } from './worker-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a pass that leaves work follows at once, another one after two seconds', async () => {
  const pass = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValue(false)
  const loop = makeWorkerLoop(pass, () => undefined)
  loop.start()
  await vi.advanceTimersByTimeAsync(1)
  expect(pass).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(pass).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(200)
  expect(pass).toHaveBeenCalledTimes(3)
  await loop.stop()
})

test('a pass that fails is reported, and the loop goes on', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const pass = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(false)
  const loop = makeWorkerLoop(pass, failed)
  loop.start()
  await vi.advanceTimersByTimeAsync(2_100)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
  expect(pass).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('stopping waits for the pass under way, and no other follows', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const pass = vi.fn(() => promise)
  const loop = makeWorkerLoop(pass, () => undefined)
  loop.start()
  await vi.advanceTimersByTimeAsync(1)
  const stopped = vi.fn<() => void>()
  const stopping = loop.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).not.toHaveBeenCalled()
  resolve(true)
  await stopping
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pass).toHaveBeenCalledOnce()
})
