import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eventsIn } from '../../../test/chat-server.ts'
import { testSecurity, testServer, NOON, setUpServer } from '../../../test/server.ts'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { answerErrors } from './error-handler.ts'
import { makeLimits } from './limits.ts'
import { makeServe, type Serve } from './serve.ts'

setUpServer()

const count = endpoint('POST /api/try/count/', 'public', {
  body: z.strictObject({ to: z.number() }),
  reply: z.object({ total: z.number() }),
  events: { step: z.object({ at: z.number() }) },
  limit: 'chat',
  counted: 'by-feature',
  repeats: 'kept-by-feature',
})

function tryServer(bind: (serve: Serve) => void, scale = 1000) {
  const app = fastify()
  answerErrors(app)
  const identify = () => Promise.reject(new Error('nobody'))
  const { serve } = makeServe({
    app,
    vaults: testServer().vaults,
    limits: makeLimits(scale),
    clock: () => NOON,
    identify,
    security: testSecurity(),
  })
  bind(serve)
  return (body: unknown, accept = 'text/event-stream') =>
    app.inject({ method: 'POST', url: count.path, headers: { accept, 'content-type': 'application/json' }, payload: JSON.stringify(body) })
}

const counting = (serve: Serve) =>
  serve(count, async ({ body, emit }) => {
    for (let at = 1; at <= body.to; at += 1) emit?.('step', { at, secret: 'not promised' } as { at: number })
    return { total: body.to, secret: 'not promised' }
  })

test('events contain only what the contract declares, and the last one is the reply', async () => {
  const { statusCode, headers, body } = await tryServer(counting)({ to: 2 })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/event-stream'])
  expect(eventsIn(body)).toEqual([
    { event: 'step', data: { at: 1 } },
    { event: 'step', data: { at: 2 } },
    { event: 'done', data: { total: 2 } },
  ])
})

test('a caller that does not ask for events receives only the reply', async () => {
  const { headers, body } = await tryServer(counting)({ to: 2 }, 'application/json')
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(body)).toEqual({ total: 2 })
})

test('a reply without earlier events is still sent as an event', async () => {
  const { body } = await tryServer(counting)({ to: 0 })
  expect(eventsIn(body)).toEqual([{ event: 'done', data: { total: 0 } }])
})

test('an error before the first event is an ordinary error response; later it is the last event', async () => {
  const response = await tryServer((serve) => serve(count, () => Promise.reject(new AppError('not_found', 'There is nothing.'))))({ to: 1 })
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([404, 'There is nothing.'])
  const late = await tryServer((serve) =>
    serve(count, async ({ emit }) => {
      emit?.('step', { at: 1 })
      throw new AppError('not_found', 'It went away.')
    }),
  )({ to: 1 })
  expect(late.statusCode).toBe(200)
  expect(eventsIn(late.body).at(-1)).toEqual({ event: 'failed', data: { success: false, code: 'not_found', message: 'It went away.' } })
})

test('an unexpected error reveals nothing about itself', async () => {
  const { body } = await tryServer((serve) =>
    serve(count, async ({ emit }) => {
      emit?.('step', { at: 1 })
      throw new Error('a secret')
    }),
  )({ to: 1 })
  expect(eventsIn(body).at(-1)).toEqual({ event: 'failed', data: { success: false, code: 'failed', message: 'An error occurred' } })
  expect(body).not.toContain('secret')
})

test('an event that the contract does not declare is an error', async () => {
  const send = tryServer((serve) =>
    serve(count, async ({ emit }) => {
      emit?.('leak' as 'step', { at: 1 })
      return { total: 1 }
    }),
  )
  expect((await send({ to: 1 })).statusCode).toBe(500)
})

test('an endpoint with its own limit may exempt a call, and an unreadable body is counted for it', async () => {
  const send = tryServer(
    (serve) =>
      serve(count, async ({ body, count: take }) => {
        if (body.to > 0) await take()
        return { total: body.to }
      }),
    0.1,
  )
  const statuses = async (body: unknown, times: number) => {
    const all: number[] = []
    for (let time = 0; time < times; time += 1) all.push((await send(body)).statusCode)
    return all
  }
  expect(await statuses({ to: 0 }, 4)).toEqual([200, 200, 200, 200])
  expect(await statuses({ to: 'far' }, 1)).toEqual([400])
  expect(await statuses({ to: 1 }, 2)).toEqual([200, 429])
  expect(await statuses({ to: 'far' }, 1)).toEqual([429])
  expect(await statuses({ to: 0 }, 1)).toEqual([200])
})
