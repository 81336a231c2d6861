import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { toErrorBody } from '../errors.ts'
import { refusalOf } from './error-handler.ts'

const EVENT_STREAM = 'text/event-stream'

/** Sends one event. Fields that its schema does not declare are left out. */
export type Emit = (name: string, data: unknown) => void

/** Whether the caller asked for an event stream. */
export function wantsEvents(request: FastifyRequest, { events }: Endpoint): boolean {
  return Object.keys(events).length > 0 && (request.headers.accept ?? '').toLowerCase().includes(EVENT_STREAM)
}

function toEvent(name: string, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`
}

/**
 * Replies with server-sent events: those that `work` emits, then `done` with its reply or `failed` with the error. An
 * error before the first event is an ordinary error response. The work continues when the caller disconnects.
 */
export async function answerEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  work: (emit: Emit) => Promise<unknown>,
): Promise<unknown> {
  const stream = new PassThrough()
  const begun = Promise.withResolvers<void>()
  const write = (name: string, json: string) => {
    if (!stream.destroyed) stream.write(toEvent(name, json))
  }
  const emit: Emit = (name, data) => {
    const schema = endpoint.events[name]
    if (!schema) throw new Error(`${endpoint.path} emits ${name}, which its contract does not declare`)
    write(name, JSON.stringify(z.parse(schema, data)))
    begun.resolve()
  }
  const working = work(emit).then((result) =>
    write('done', String(reply.serializeInput(result as Record<string, unknown>, String(endpoint.status)))),
  )
  // Before the first event an error is an ordinary response; afterwards it is the last event.
  await Promise.race([begun.promise, working])
  const ended = working.catch((error: unknown) => {
    const { code, message, details } = refusalOf(error, request)
    write('failed', JSON.stringify(toErrorBody(code, message, details)))
  })
  void ended.finally(() => stream.end())
  // Buffering in a proxy would defeat streaming.
  return reply.headers({ 'content-type': EVENT_STREAM, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
}
