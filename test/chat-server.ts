import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { makeIdentify } from '../src/features/auth/server/routes.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { recogniseAll } from '../src/features/safety/rules/recognise-all.ts'
import type { Improve } from '../src/features/lara/server/engine.ts'
import { laraRoutes } from '../src/features/lara/server/routes.ts'
import { answerErrors } from '../src/kit/server/error-handler.ts'
import { makeLimits } from '../src/kit/server/limits.ts'
import { makeServe } from '../src/kit/server/serve.ts'
import { clockNow, testSecurity, testServer, type TestPerson } from './server.ts'

/** One server-sent event. */
export type Received = { event: string; data: Record<string, unknown> }

/** The complete events of a stream so far. */
export function eventsIn(stream: string): Received[] {
  return stream
    .split('\n\n')
    .slice(0, -1)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
      return { event, data: JSON.parse(data) as Record<string, unknown> }
    })
}

/** An open stream: `told` returns the events so far, `closed` resolves when it ends, `leave` aborts it. */
export type Listening = { received(): Received[]; closed: Promise<void>; leave(): void; status(): number | undefined }

/** A separate server on the test's vaults with Lara's routes only, a scripted model, and production limits. */
export type ChatServer = {
  url: string
  /** Errors reported after a response was sent. */
  reported: unknown[]
  /** Sends a request and collects the events of its response. */
  listen(her: TestPerson, path: string, body: unknown, headers?: Record<string, string>): Listening
  post(
    her: TestPerson,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: unknown }>
  close(): Promise<void>
}

/** Starts such a server. */
export async function openChatServer(improve?: Improve, scale = 10_000): Promise<ChatServer> {
  const { vaults, keys } = testServer()
  const app = fastify({ forceCloseConnections: 'idle' })
  answerErrors(app)
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  const { serve } = makeServe({ app, vaults, limits: makeLimits(scale), clock: clockNow, identify, security: testSecurity() })
  const reported: unknown[] = []
  const model = improve && { name: 'Scripted', place: 'the test', improve }
  laraRoutes(serve, {
    model,
    recognise: async (message, speaker) => recogniseAll(message, speaker),
    report: (error) => reported.push(error),
    visited: () => undefined,
  })
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
      return { received: () => eventsIn(stream), closed: closed.promise, leave: () => sending.destroy(), status: () => status }
    },
    post: async (her, path, body, headers = {}) => {
      const response = await fetch(`${url}${path}`, { method: 'POST', headers: headersOf(her, headers), body: JSON.stringify(body) })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    close: () => app.close(),
  }
}
