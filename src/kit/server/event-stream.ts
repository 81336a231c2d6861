import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { toErrorBody } from '../errors.ts'
import { refusalOf } from './answers.ts'

const EVENT_STREAM = 'text/event-stream'

/** Tells one event; what its schema does not promise is left out. */
export type Tell = (name: string, data: unknown) => void

/** Whether the caller wants to be told on the way. */
export function wantsEvents(request: FastifyRequest, { events }: Endpoint): boolean {
  return Object.keys(events).length > 0 && (request.headers.accept ?? '').toLowerCase().includes(EVENT_STREAM)
}

function toEvent(name: string, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`
}

/**
 * Answers with events: those that `work` tells, then `done` with its reply, or `failed` with the refusal. What is refused before the first
 * event is an ordinary refusal. A caller that goes away does not end the work.
 */
export async function answerEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  work: (tell: Tell) => Promise<unknown>,
): Promise<unknown> {
  const stream = new PassThrough()
  const begun = Promise.withResolvers<void>()
  const write = (name: string, json: string) => {
    if (!stream.destroyed) stream.write(toEvent(name, json))
  }
  const tell: Tell = (name, data) => {
    const schema = endpoint.events[name]
    if (!schema) throw new Error(`${endpoint.path} tells ${name}, which its contract does not promise`)
    write(name, JSON.stringify(z.parse(schema, data)))
    begun.resolve()
  }
  const working = work(tell).then((result) =>
    write('done', String(reply.serializeInput(result as Record<string, unknown>, String(endpoint.status)))),
  )
  // Until the first event a refusal is an answer like any other; afterwards it is the last event.
  await Promise.race([begun.promise, working])
  const ended = working.catch((error: unknown) => {
    const { code, message, details } = refusalOf(error, request)
    write('failed', JSON.stringify(toErrorBody(code, message, details)))
  })
  void ended.finally(() => stream.end())
  // A proxy that gathers the pieces would undo what they are for.
  return reply.headers({ 'content-type': EVENT_STREAM, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
}
