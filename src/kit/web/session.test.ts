import { afterEach, beforeEach, expect, test, vi } from 'vitest'

function makeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  } as unknown as Storage
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the session ends although the browser never finishes clearing the device', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { currentSession, onLeaving, signIn, signOut } = await import('./session.ts')
  signIn({ access: 'a', refresh: 'r', user_id: 1, full_name: 'Ana', user_type: 'woman' }, 'ana@example.org')
  onLeaving(() => new Promise<void>(() => undefined))
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(4_000)
  await leaving
  expect([currentSession(), localStorage.getItem('auth_token')]).toEqual([undefined, null])
})

test('what fails to be cleared is reported after the session has ended', async () => {
  const { currentSession, onLeaving, signIn, signOut } = await import('./session.ts')
  signIn({ access: 'a', refresh: 'r', user_id: 1, full_name: 'Ana', user_type: 'woman' }, 'ana@example.org')
  onLeaving(() => Promise.reject(new Error('full')))
  await expect(signOut()).rejects.toThrow('full')
  expect(currentSession()).toBeUndefined()
})

test('a call that is refused during a logout does not end the session as expired', async () => {
  const { beginLeaving, currentSession, expireSession, onSessionEnd, signIn, signOut } = await import('./session.ts')
  signIn({ access: 'a', refresh: 'r', user_id: 1, full_name: 'Ana', user_type: 'woman' }, 'ana@example.org')
  const ended: string[] = []
  onSessionEnd((why) => ended.push(why))
  beginLeaving()
  expireSession()
  expect(currentSession()).toBeDefined()
  await signOut()
  expect(ended).toEqual(['logout'])
})
