import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { as, guest, house, NOON, person, setClock, setUpHouse, steppedUp, withToken } from '../../test/people.ts'
import { addSession } from '../features/auth/server/store.ts'
import { makeTokens } from '../features/auth/server/tokens.ts'
import { leaveCompass, NOT_LINKED } from '../features/compass/contract.ts'
import { unlinkPartner } from '../features/partner/contract.ts'
import type { Access, Endpoint } from '../kit/endpoint.ts'
import { fileTypeOf, uploadOf } from '../kit/files.ts'
import { LIMITS, makeLimits } from '../kit/server/limits.ts'
import { makeServe } from '../kit/server/serve.ts'

const { tell } = figuresOf('doors')
setUpHouse()

/** Fields of her own record; no partner's or guest's reply may ever carry one. */
const HERS = [
  'mood_rating',
  'energy_level',
  'sleep_hours',
  'hot_flashes_count',
  'thinking_clarity',
  'stress_triggers',
  'log_date',
  'menopause_phase',
  'current_streak',
  'journey_day',
  'flow_description',
  'symptoms',
  'entry_date',
]

/** What each role is answered at a door of each access; `in` means let in (whatever the room then says about the body), unless the door asks for the password first. */
const EXPECTED: Record<Access, Record<'guest' | 'woman' | 'partner' | 'expired', number | 'in'>> = {
  public: { guest: 'in', woman: 'in', partner: 'in', expired: 'in' },
  member: { guest: 401, woman: 'in', partner: 'in', expired: 401 },
  woman: { guest: 401, woman: 'in', partner: 403, expired: 401 },
  partner: { guest: 401, woman: 403, partner: 'in', expired: 401 },
}

const ANY_ID = '1234567'
const params = { id: ANY_ID, uid: ANY_ID, token: 'x', date: '2026-01-01' }

/** What a door is sent that takes a file. */
function fitting(door: Endpoint) {
  const upload = uploadOf(door.body)
  return upload ? { raw: Buffer.from('no file'), headers: { 'content-type': upload.type } } : {}
}

function doors(): readonly Endpoint[] {
  return house().house.doors
}

test('there are doors to walk', () => expect(doors().length).toBeGreaterThan(15))

test('every address ends in a slash and stands once', () => {
  const names = doors().map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { path } of doors()) expect.soft(path).toMatch(/^\/api\/.+\/$/)
})

test('a route under /api without a contract stops the start', () => {
  const app = fastify()
  const { vaults } = house()
  makeServe({ app, vaults, limits: makeLimits(1), clock: () => NOON, identify: () => Promise.reject(new Error('nobody')) })
  expect(() => app.get('/api/secret/', async () => ({}))).toThrow('/api/secret/ is served without a contract')
})

test('every door has a limit, and those of accounts count per origin', () => {
  for (const door of doors()) {
    expect.soft(LIMITS[door.limit].points, door.path).toBeGreaterThan(0)
    if (door.path.startsWith('/api/auth/') && door.access === 'public') {
      expect.soft(['login', 'signup', 'forgot', 'token'], door.path).toContain(door.limit)
    }
    const shape = z.toJSONSchema(door.body, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
    if ('password' in (shape.properties ?? {})) expect.soft(['login', 'signup'], `${door.path} is asked a password`).toContain(door.limit)
  }
})

test('nothing of hers is promised to a partner, a guest, or both kinds of member', () => {
  for (const door of doors().filter(({ access }) => access !== 'woman')) {
    const shape = JSON.stringify(z.toJSONSchema(door.reply, { io: 'output', unrepresentable: 'any' }))
    expect
      .soft(
        HERS.filter((field) => shape.includes(`"${field}"`)),
        door.path,
      )
      .toEqual([])
  }
})

test('neither of the two is told when the other was there, what they have read, or how long they have kept it up', () => {
  const telling =
    /"[^"]*(?:seen|read_at|is_read|unread|opened|last_(?:login|active|visit|used|used_at)|online|presence|typing|streak|device)[^"]*":/
  const aboutBoth = doors().filter(({ access, path }) => access === 'partner' || /partner|compass|signal/.test(path))
  expect(aboutBoth.filter(({ access }) => access === 'woman').length, 'her doors to him').toBeGreaterThan(3)
  for (const { path, reply } of aboutBoth) {
    const shape = JSON.stringify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }))
    expect.soft(telling.exec(shape)?.[0], path).toBeUndefined()
  }
  expect(telling.test('{"properties":{"last_used_at":{}}}')).toBe(true)
})

test('a file is sent only to her who has just given her password, or to whoever holds a secret address', () => {
  for (const { path, access, stepUp } of doors().filter(({ reply }) => fileTypeOf(reply))) {
    if (path.includes(':token')) expect.soft(access, path).toBe('public')
    else expect.soft([access, stepUp], path).toEqual(['woman', true])
  }
})

describe('whoever knocks is answered as the door declares', () => {
  let knocks = 0
  test.each(['guest', 'woman', 'partner', 'expired'] as const)('%s', async (role) => {
    setClock(NOON)
    const early = await person('woman')
    for (const door of doors()) {
      setClock(NOON)
      const fresh = role === 'partner' ? (await twoLinked()).him : await person('woman')
      if (role === 'expired') setClock(NOON + 16 * 60_000)
      const caller = role === 'guest' ? guest : role === 'expired' ? withToken(early.token) : as(fresh)
      const { status, refusal } = await caller.call(door, { params, ...fitting(door) })
      const expected = EXPECTED[door.access][role]
      knocks += 1
      const where = `${role} at ${door.method} ${door.path}`
      if (expected === 'in') {
        expect.soft(status, where).toBeLessThan(500)
        if (door.stepUp) expect.soft([status, refusal.code], where).toEqual([403, 'reauth_required'])
        else if (door.access !== 'public') expect.soft([401, 403], where).not.toContain(status)
      } else {
        expect.soft(status, where).toBe(expected)
        expect.soft(refusal.success, where).toBe(false)
      }
    }
  })

  test('at every door', () => {
    tell(`${doors().length} doors; ${knocks} knocks of a guest, a woman, a partner and somebody whose time is over`)
    expect(knocks).toBe(doors().length * 4)
  })
})

test('without a link every door of his but the one out is shut, in the same words whatever the reason', async () => {
  setClock(NOON)
  const never = await person('partner')
  const { her, him } = await twoLinked()
  await as(her).call(unlinkPartner)
  // His sessions ended with the link; he signs in again.
  const sessionId = await addSession(house().vaults.accounts, him.id, 'Test', NOON)
  const parted = { ...him, token: makeTokens(house().keys).access({ userId: him.id, sessionId }, NOON) }
  const his = doors().filter(({ access, path }) => access === 'partner' && path !== leaveCompass.path)
  for (const door of his) {
    const where = `${door.method} ${door.path}`
    const texts = await Promise.all(
      [never, parted].map(async (somebody) => {
        const { status, refusal, text } = await as(somebody).call(door, { params, body: fittingBody(door) })
        expect.soft([status, refusal.code, refusal.message], where).toEqual([403, 'not_linked', NOT_LINKED])
        return text
      }),
    )
    expect.soft(texts[0], where).toBe(texts[1])
  }
  for (const somebody of [never, parted]) expect((await as(somebody).call(leaveCompass)).status).toBe(200)
  tell(`${his.length} shut to who has no link`)
})

test('a door that asks for the password again opens for five minutes after it was given', async () => {
  for (const door of doors().filter(({ stepUp }) => stepUp)) {
    setClock(NOON)
    const somebody = await steppedUp(door.access === 'partner' ? (await twoLinked()).him : await person('woman'))
    const where = `${door.method} ${door.path}`
    setClock(NOON + 5 * 60_000)
    expect.soft((await as(somebody).call(door, { params, ...fitting(door) })).refusal.code, where).toBe('reauth_required')
    setClock(NOON + 5 * 60_000 - 1)
    const { status } = await as(somebody).call(door, { params, ...fitting(door) })
    expect.soft(status, where).toBeLessThan(500)
    expect.soft([401, 403], where).not.toContain(status)
  }
})

test('an address under /api that nobody serves is answered in JSON', async () => {
  for (const url of ['/api/', '/api/nothing/', '/api/logs/', '/api/auth/login/more/']) {
    const { statusCode, headers, body } = await house().house.app.inject({ method: 'GET', url })
    expect.soft(statusCode, url).toBe(404)
    expect.soft(headers['content-type'], url).toContain('application/json')
    expect.soft(JSON.parse(body), url).toMatchObject({ success: false })
  }
})

test('health, readiness and metrics are answered', async () => {
  const get = (url: string) => house().house.app.inject({ method: 'GET', url })
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await get('/metrics')).body).toContain('http_request_duration_seconds')
  const elsewhere = await house().house.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '192.0.2.1' })
  expect(elsewhere.statusCode).toBe(404)
})
