import { describe, expect, test } from 'vitest'
import { answerTo, type WorkerRequest } from './worker-responses.ts'

const ORIGIN = 'https://emberwell.example'

function answer(path: string, more: Partial<WorkerRequest> = {}) {
  return answerTo({ method: 'GET', url: `${ORIGIN}${path}`, isPage: false, isSigned: false, ...more }, ORIGIN)
}

describe('the service worker', () => {
  test.each(['/', '/app', '/home', '/tracker/soft', '/chat?session=12', '/api-test', '/apify', '/reset-password/MTI/c3-5a_x'])(
    'responds to a navigation to %s with the app page',
    (path) => expect(answer(path, { isPage: true })).toBe('page'),
  )

  test.each(['/assets/CoLRA-kv.js', '/favicon.svg', '/manifest.webmanifest', '/icons/192.png'])(
    'responds to %s with the built file',
    (path) => {
      expect(answer(path)).toBe('file')
      expect(answer(path, { isPage: true }), 'opened in a tab it is the file, never the page').toBe('file')
    },
  )

  test.each([
    '/api',
    '/api/',
    '/api/logs/quick-log/create/',
    '/api/reminders/feed/x.ics',
    '/healthz',
    '/readyz',
    '/metrics',
    '/.well-known/change-password',
  ])('leaves %s to the browser', (path) => {
    expect(answer(path)).toBeUndefined()
    expect(answer(path, { isPage: true }), 'nor when it is opened in a tab').toBeUndefined()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves a %s to the browser', (method) => {
    expect(answer('/assets/CoLRA-kv.js', { method })).toBeUndefined()
    expect(answer('/home', { method, isPage: true })).toBeUndefined()
  })

  test('leaves requests with a token to the browser', () => {
    expect(answer('/assets/CoLRA-kv.js', { isSigned: true })).toBeUndefined()
    expect(answer('/home', { isSigned: true, isPage: true })).toBeUndefined()
  })

  test('leaves files requested with a query, and paths that are not files, to the browser', () => {
    expect(answer('/favicon.svg?1')).toBeUndefined()
    expect(answer('/home')).toBeUndefined()
  })

  test('leaves requests to other origins to the browser', () => {
    expect(answerTo({ method: 'GET', url: 'https://elsewhere.example/', isPage: true, isSigned: false }, ORIGIN)).toBeUndefined()
    expect(answerTo({ method: 'GET', url: `http://emberwell.example/`, isPage: true, isSigned: false }, ORIGIN)).toBeUndefined()
  })
})
