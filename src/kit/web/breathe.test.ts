import { afterEach, expect, test, vi } from 'vitest'
import { breathe } from './breathe.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what waited already is done before the work goes on', async () => {
  const done: string[] = []
  setTimeout(() => done.push('a touch'))
  await breathe()
  done.push('the rest of the work')
  expect(done).toEqual(['a touch', 'the rest of the work'])
})

test('a browser that can say so goes on as soon as it has breathed', async () => {
  const yielded = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: yielded })
  await breathe()
  expect(yielded).toHaveBeenCalledOnce()
})
