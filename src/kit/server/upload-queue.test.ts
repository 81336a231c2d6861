import { expect, test } from 'vitest'
import { inMemory, makeUploadQueue } from './upload-queue.ts'

async function* pieces(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size)
}

const LIMITS = { mostBytes: 100, mostWaiting: 3 }
const BUSY = { code: 'unavailable', retryAfter: 10 }

test('uploads are processed one after the other, and a slow one does not block the others', async () => {
  const arrive = makeUploadQueue(LIMITS)
  const done: string[] = []
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const slow = (async function* slowly() {
    yield new Uint8Array(10)
    await end
    yield new Uint8Array(10)
  })()
  const first = arrive(slow, inMemory, async (bytes) => done.push(`slow ${bytes.length}`))
  await arrive(pieces(5, 5), inMemory, async (bytes) => done.push(`quick ${bytes.length}`))
  expect(done).toEqual(['quick 10'])
  finish()
  await first
  expect(done).toEqual(['quick 10', 'slow 20'])

  let running = 0
  const alone = () =>
    arrive(pieces(1), inMemory, async () => {
      running += 1
      await new Promise(setImmediate)
      expect(running).toBe(1)
      running -= 1
    })
  await Promise.all([alone(), alone(), alone()])
})

test('uploads are limited in total, and a failed one releases its share', async () => {
  const arrive = makeUploadQueue(LIMITS)
  await expect(arrive(pieces(60, 60), inMemory, async () => 'never')).rejects.toMatchObject(BUSY)
  await expect(arrive(pieces(60), inMemory, () => Promise.reject(new Error('bad row')))).rejects.toThrow('bad row')
  expect(await arrive(pieces(60, 40), inMemory, async (bytes) => bytes.length)).toBe(100)
})

test('beyond the number that may wait, one is refused at once, before its first byte; later ones are taken again', async () => {
  const arrive = makeUploadQueue(LIMITS)
  const { promise: end, resolve: finish } = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 3 }, () => arrive(pieces(1), inMemory, () => end))
  await new Promise(setImmediate)
  let isRead = false
  const late = (async function* late() {
    isRead = true
    yield new Uint8Array(1)
  })()
  await expect(arrive(late, inMemory, () => end)).rejects.toMatchObject(BUSY)
  expect(isRead).toBe(false)
  finish('done')
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done'])
  expect(await arrive(pieces(1), inMemory, () => end)).toBe('done')
})
