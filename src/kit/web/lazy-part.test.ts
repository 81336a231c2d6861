import { expect, test, vi } from 'vitest'
import { prefetch, once } from './LazyPart.tsx'

test('a part is prefetched once, after more urgent work', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const part = prefetch(fetch)
  expect(fetch).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect([await part(), await part()]).toEqual(['part', 'part'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a failed prefetch is repeated when the part is needed', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const part = prefetch(fetch)
  await new Promise((resolve) => setTimeout(resolve))
  expect(await part()).toBe('part')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a caller that waits for a failing fetch gets the error', async () => {
  const part = prefetch(() => Promise.reject(new Error('offline')))
  await expect(part()).rejects.toThrow('offline')
})

test('what has come can be had without waiting, and what failed is not here', async () => {
  const part = once(vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part'))
  expect(part.here()).toBeUndefined()
  await expect(part()).rejects.toThrow('offline')
  expect(part.here()).toBeUndefined()
  await part()
  expect(part.here()).toBe('part')
})

test('a part is fetched when first needed, and once', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const part = once(fetch)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetch).not.toHaveBeenCalled()
  await Promise.all([part(), part()])
  expect(fetch).toHaveBeenCalledTimes(1)
})
