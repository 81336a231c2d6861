import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ApiError, TIMEOUT_MS } from './api.ts'
import { piecesOf, readEvents } from './event-stream.ts'
import { signIn } from './session.ts'

const say = endpoint('POST /api/say/', 'woman', { body: z.any(), reply: z.any() })
const ana = { access: 'old', refresh: 'r1', user_id: 7, full_name: 'Ana', user_type: 'woman' } as const

class MemoryStorage {
  private readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

let sent: { headers: Record<string, string>; body: unknown }[] = []
let answer: (signal: AbortSignal) => Response | Promise<Response>

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  signIn(ana, 'ana@example.org')
  sent = []
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    sent.push({ headers: request.headers as Record<string, string>, body: request.body })
    const signal = request.signal ?? AbortSignal.abort()
    return answer(signal)
  })
})

function streamOf(...parts: string[]): Response {
  const bytes = new TextEncoder()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(bytes.encode(part))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
}

async function all(signal = new AbortController().signal) {
  const pieces = []
  for await (const piece of piecesOf(say, { body: { message: 'hello' }, idempotencyKey: 'a-key-of-hers', signal })) pieces.push(piece)
  return pieces
}

test('events are parsed whatever the chunks they arrive in', () => {
  const text = ': open\n\nevent: delta\ndata: {"text":"Guten\\n\\nTag"}\n\nevent: done\r\ndata: {"a":\r\ndata: 1}\r\n\r\nevent: del'
  expect(readEvents(text)).toEqual({
    pieces: [
      { name: 'delta', data: { text: 'Guten\n\nTag' } },
      { name: 'done', data: { a: 1 } },
    ],
    rest: 'event: del',
  })
})

test('an answer arrives in pieces, also when a chunk ends inside a character', async () => {
  const cut = new TextEncoder().encode('event: delta\ndata: {"text":"é"}\n\n')
  const halves = [cut.slice(0, 28), cut.slice(28)]
  answer = () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const half of halves) controller.enqueue(half)
        controller.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  expect(await all()).toEqual([{ name: 'delta', data: { text: 'é' } }])
  expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer old', 'Idempotency-Key': 'a-key-of-hers' })
  expect(sent[0]?.headers['Accept']).toContain('text/event-stream')
  expect(sent[0]?.body).toBe('{"message":"hello"}')
})

test('a reply that is not streamed is one piece', async () => {
  answer = () => Response.json({ success: true, message: 'Hello.' })
  expect(await all()).toEqual([{ name: 'reply', data: { success: true, message: 'Hello.' } }])
})

test('a refusal has the server’s message', async () => {
  answer = () => Response.json({ success: false, code: 'too_many', message: 'Please wait a moment.' }, { status: 429 })
  await expect(all()).rejects.toMatchObject({ status: 429, code: 'too_many', message: 'Please wait a moment.' })
  answer = () => Response.json({ success: false, message: 'No.' })
  await expect(all()).rejects.toMatchObject({ message: 'No.' })
})

test('a broken connection is reported as one', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(all()).rejects.toMatchObject({ status: 0, code: 'network' })
  answer = () => {
    const body = new ReadableStream({
      start(controller) {
        controller.error(new TypeError('reset'))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  const broken = await all().catch((error: unknown) => error)
  expect(broken).toBeInstanceOf(ApiError)
  expect(broken).toMatchObject({ status: 0, code: 'network' })
})

test('a connection without data for ten seconds is aborted', async () => {
  vi.useFakeTimers()
  try {
    answer = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const given = expect(all()).rejects.toMatchObject({ status: 0, code: 'timeout' })
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    await given
  } finally {
    vi.useRealTimers()
  }
})

test('a caller that aborts gets its own reason', async () => {
  const stop = new AbortController()
  answer = (signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const given = expect(all(stop.signal)).rejects.toBe('stopped')
  stop.abort('stopped')
  await given
})

test('the pieces before a broken connection are yielded', async () => {
  answer = () => streamOf('event: stored\ndata: {}\n\nevent: delta\nda')
  expect(await all()).toEqual([{ name: 'stored', data: {} }])
})
