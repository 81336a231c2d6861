import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { makeIdentify } from '../src/features/auth/server/routes.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import type { Improve } from '../src/features/lara/server/engine.ts'
import { laraRoutes } from '../src/features/lara/server/routes.ts'
import { answerErrors } from '../src/kit/server/answers.ts'
import { makeLimits } from '../src/kit/server/limits.ts'
import { makeServe } from '../src/kit/server/serve.ts'
import { clockNow, house, type TestPerson } from './people.ts'

/** One event of a stream. */
export type Told = { event: string; data: Record<string, unknown> }

/** The events of a stream as far as it has come. */
export function eventsIn(stream: string): Told[] {
  return stream
    .split('\n\n')
    .slice(0, -1)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
      return { event, data: JSON.parse(data) as Record<string, unknown> }
    })
}

/** What is being told over a connection; `closed` is kept when it ends, `leave` breaks it off. */
export type Listening = { told(): Told[]; closed: Promise<void>; leave(): void; status(): number | undefined }

/** A server of its own over the vaults of the house under test, with Lara alone, a model of the test's choice, and limits as they are in use. */
export type ChatHouse = {
  url: string
  /** What was reported to have failed behind an answer. */
  reported: unknown[]
  /** Sends a call and listens to the events of its answer. */
  listen(her: TestPerson, path: string, body: unknown, headers?: Record<string, string>): Listening
  post(
    her: TestPerson,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: unknown }>
  close(): Promise<void>
}

/** Opens such a server. */
export async function openChatHouse(improve?: Improve, scale = 10_000): Promise<ChatHouse> {
  const { vaults, keys } = house()
  const app = fastify({ forceCloseConnections: 'idle' })
  answerErrors(app)
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  const { serve } = makeServe({ app, vaults, limits: makeLimits(scale), clock: clockNow, identify })
  const reported: unknown[] = []
  const model = improve && { name: 'Scripted', place: 'the test', improve }
  laraRoutes(serve, { model, report: (error) => reported.push(error), visited: () => undefined })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const headersOf = (her: TestPerson, more: Record<string, string>) => ({
    authorization: `Bearer ${her.token}`,
    'content-type': 'application/json',
    ...more,
  })
  return {
    url,
    reported,
    listen: (her, path, body, headers = {}) => {
      let stream = ''
      let status: number | undefined
      const closed = Promise.withResolvers<void>()
      const sending = request(
        `${url}${path}`,
        { method: 'POST', headers: headersOf(her, { accept: 'text/event-stream', ...headers }) },
        (response) => {
          status = response.statusCode
          response.setEncoding('utf8').on('data', (piece: string) => (stream += piece))
          response.on('close', closed.resolve)
        },
      )
      sending.on('error', () => closed.resolve())
      sending.end(JSON.stringify(body))
      return { told: () => eventsIn(stream), closed: closed.promise, leave: () => sending.destroy(), status: () => status }
    },
    post: async (her, path, body, headers = {}) => {
      const response = await fetch(`${url}${path}`, { method: 'POST', headers: headersOf(her, headers), body: JSON.stringify(body) })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    close: () => app.close(),
  }
}
