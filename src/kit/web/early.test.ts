import { expect, test, vi } from 'vitest'
import { early, once } from './early.ts'

test('a part is fetched though nobody has asked, after what has to be done now, and once', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const part = early(fetch)
  expect(fetch).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect([await part(), await part()]).toEqual(['part', 'part'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a fetch that failed while nobody needed it is made again when somebody does', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const part = early(fetch)
  await new Promise((resolve) => setTimeout(resolve))
  expect(await part()).toBe('part')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('whoever waits for a fetch that fails is told', async () => {
  const part = early(() => Promise.reject(new Error('offline')))
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

test('what nobody has needed yet is not fetched, and then once', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const part = once(fetch)
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetch).not.toHaveBeenCalled()
  await Promise.all([part(), part()])
  expect(fetch).toHaveBeenCalledTimes(1)
})
