import { describe, expect, test } from 'vitest'
import { answerTo, type Asked } from './worker-answers.ts'

const ORIGIN = 'https://emberwell.example'

function answer(path: string, more: Partial<Asked> = {}) {
  return answerTo({ method: 'GET', url: `${ORIGIN}${path}`, isPage: false, isSigned: false, ...more }, ORIGIN)
}

describe('the service worker', () => {
  test.each(['/', '/app', '/home', '/tracker/soft', '/chat?session=12', '/api-test', '/apify', '/reset-password/MTI/c3-5a_x'])(
    'opens %s with the one page of the app',
    (path) => expect(answer(path, { isPage: true })).toBe('page'),
  )

  test.each(['/assets/CoLRA-kv.js', '/favicon.svg', '/manifest.webmanifest', '/icons/192.png'])('has %s at hand', (path) => {
    expect(answer(path)).toBe('file')
    expect(answer(path, { isPage: true }), 'opened in a tab it is the file, never the page').toBe('file')
  })

  test.each(['/api', '/api/', '/api/logs/quick-log/create/', '/api/reminders/feed/x.ics', '/healthz', '/readyz', '/metrics'])(
    'never touches %s',
    (path) => {
      expect(answer(path)).toBeUndefined()
      expect(answer(path, { isPage: true }), 'nor when it is opened in a tab').toBeUndefined()
    },
  )

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves a %s to the browser', (method) => {
    expect(answer('/assets/CoLRA-kv.js', { method })).toBeUndefined()
    expect(answer('/home', { method, isPage: true })).toBeUndefined()
  })

  test('leaves whatever carries a token to the browser', () => {
    expect(answer('/assets/CoLRA-kv.js', { isSigned: true })).toBeUndefined()
    expect(answer('/home', { isSigned: true, isPage: true })).toBeUndefined()
  })

  test('leaves files that are asked for with a query, and what is no file, to the browser', () => {
    expect(answer('/favicon.svg?1')).toBeUndefined()
    expect(answer('/home')).toBeUndefined()
  })

  test('has nothing to do with another origin', () => {
    expect(answerTo({ method: 'GET', url: 'https://elsewhere.example/', isPage: true, isSigned: false }, ORIGIN)).toBeUndefined()
    expect(answerTo({ method: 'GET', url: `http://emberwell.example/`, isPage: true, isSigned: false }, ORIGIN)).toBeUndefined()
  })
})
