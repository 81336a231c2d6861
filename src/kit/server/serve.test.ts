import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { house, NOON, person, setUpHouse } from '../../../test/people.ts'
import { makeIdentify } from '../../features/auth/server/routes.ts'
import { makeTokens } from '../../features/auth/server/tokens.ts'
import { endpoint } from '../endpoint.ts'
import { makeLimits } from './limits.ts'
import { makeServe, type Serve } from './serve.ts'
import { answerErrors } from './answers.ts'

setUpHouse()

const Opened = z.object({ opened: z.array(z.string()) })
const doors = {
  woman: endpoint({ method: 'GET', path: '/api/try/woman/', access: 'woman', reply: Opened }),
  partner: endpoint({ method: 'GET', path: '/api/try/partner/', access: 'partner', reply: Opened }),
  member: endpoint({ method: 'GET', path: '/api/try/member/', access: 'member', reply: Opened }),
  public: endpoint({ method: 'GET', path: '/api/try/public/', access: 'public', reply: Opened }),
}

const VAULTS = ['accounts', 'hers', 'couple']

function openedOf(given: object): { opened: string[] } {
  return { opened: VAULTS.filter((name) => name in given) }
}

/** A server with one door of each access; each answers which vaults it was handed. */
function tryServer() {
  const { vaults, keys } = house()
  const app = fastify()
  answerErrors(app)
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  const { serve } = makeServe({ app, vaults, limits: makeLimits(1000), clock: () => NOON, identify })
  serve(doors.woman, async (given) => openedOf(given))
  serve(doors.partner, async (given) => openedOf(given))
  serve(doors.member, async (given) => openedOf(given))
  serve(doors.public, async (given) => openedOf(given))
  return app
}

test.each([
  ['woman', 'woman', ['hers', 'couple']],
  ['partner', 'partner', ['couple']],
  ['member', 'partner', ['accounts']],
  ['public', 'partner', ['accounts']],
] as const)('a door for %s hands its room the vaults of that access and no other', async (access, role, vaults) => {
  const app = tryServer()
  const { token } = await person(role)
  const { statusCode, body } = await app.inject({ method: 'GET', url: doors[access].path, headers: { authorization: `Bearer ${token}` } })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ opened: vaults })
})

test('a room of the partner that reaches for her vault does not compile', () => {
  const plant = (serve: Serve) => {
    // @ts-expect-error -- a partner's handler is given no `hers`
    serve(doors.partner, async ({ hers }) => ({ opened: [String(hers)] }))
    // @ts-expect-error -- nor are the accounts open to a room of hers
    serve(doors.woman, async ({ accounts }) => ({ opened: [String(accounts)] }))
  }
  expect(plant).toBeTypeOf('function')
})

test('a token of nobody opens no door but the public ones', async () => {
  const app = tryServer()
  for (const access of ['woman', 'partner', 'member'] as const) {
    expect((await app.inject({ method: 'GET', url: doors[access].path, headers: { authorization: 'Bearer x' } })).statusCode).toBe(401)
  }
  expect((await app.inject({ method: 'GET', url: doors.public.path })).statusCode).toBe(200)
})
