import { afterEach, expect, test, vi } from 'vitest'
import { yieldToMain } from './scheduling.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('pending tasks run before the work goes on', async () => {
  const done: string[] = []
  setTimeout(() => done.push('a touch'))
  await yieldToMain()
  done.push('the rest of the work')
  expect(done).toEqual(['a touch', 'the rest of the work'])
})

test('scheduler.yield is used where the browser has it', async () => {
  const yielded = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: yielded })
  await yieldToMain()
  expect(yielded).toHaveBeenCalledOnce()
})
