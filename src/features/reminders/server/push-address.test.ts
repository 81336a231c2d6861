import { describe, expect, test } from 'vitest'
import { endpointProblem, isPublicAddress, publicLookup } from './push-address.ts'
import { outcomeOf } from './push.ts'

describe('a public internet address', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '223.255.255.254',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a push endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('of a push service is accepted: %s', (endpoint) => expect(endpointProblem(endpoint, false)).toBeUndefined())

  test.each([
    'http://fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://localhost/abc',
    'https://a.localhost/abc',
    'https://db.internal/abc',
    'https://metadata/abc',
    'file:///etc/passwd',
    '',
  ])('outside a push service is refused: %s', (endpoint) => expect(endpointProblem(endpoint, false)).toBeDefined())

  test('on this machine is accepted only with the setting for it', () => {
    expect(endpointProblem('http://127.0.0.1:4000/abc', true)).toBeUndefined()
    expect(endpointProblem('http://127.0.0.1:4000/abc', false)).toBeDefined()
    expect(endpointProblem('http://10.0.0.1:4000/abc', true)).toBeDefined()
  })
})

test('a host name of this machine does not resolve', async () => {
  const found = await new Promise<unknown>((resolve) => publicLookup('localhost', {}, (error, address) => resolve(error ?? address)))
  expect(found).toBeInstanceOf(Error)
})

test.each([
  [201, undefined, { kind: 'sent' }],
  [404, undefined, { kind: 'gone' }],
  [410, undefined, { kind: 'gone' }],
  [403, undefined, { kind: 'gone' }],
  [301, undefined, { kind: 'gone' }],
  [429, '120', { kind: 'later', waitMs: 120_000, why: '429' }],
  [429, '999999', { kind: 'later', waitMs: 3_600_000, why: '429' }],
  [503, 'Wed, 21 Oct', { kind: 'later', waitMs: undefined, why: '503' }],
  [413, undefined, { kind: 'later', waitMs: undefined, why: '413' }],
])('a response of %i (%s) means %j', (status, retryAfter, expected) => expect(outcomeOf(status, retryAfter)).toEqual(expected))
