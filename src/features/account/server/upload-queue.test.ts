import { expect, test } from 'vitest'
import { makeUploadQueue } from './upload-queue.ts'

async function* pieces(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size)
}

test('uploads are processed one after the other, and a slow one does not block the others', async () => {
  const arrive = makeUploadQueue(100)
  const done: string[] = []
  let finish: () => void = () => undefined
  const slow = (async function* slowly() {
    yield new Uint8Array(10)
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    yield new Uint8Array(10)
  })()
  const first = arrive(slow, async (bytes) => done.push(`slow ${bytes.length}`))
  await arrive(pieces(5, 5), async (bytes) => done.push(`quick ${bytes.length}`))
  expect(done).toEqual(['quick 10'])
  finish()
  await first
  expect(done).toEqual(['quick 10', 'slow 20'])

  let running = 0
  const alone = () =>
    arrive(pieces(1), async () => {
      running += 1
      await new Promise(setImmediate)
      expect(running).toBe(1)
      running -= 1
    })
  await Promise.all([alone(), alone(), alone()])
})

test('uploads are limited in total, and a failed one releases its share', async () => {
  const arrive = makeUploadQueue(100)
  await expect(arrive(pieces(60, 60), async () => 'never')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(arrive(pieces(60), () => Promise.reject(new Error('bad row')))).rejects.toThrow('bad row')
  expect(await arrive(pieces(60, 40), async (bytes) => bytes.length)).toBe(100)
})
