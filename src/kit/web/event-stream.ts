import type { BodyOf, Endpoint } from '../endpoint.ts'
import { ApiError, randomName, TIMEOUT_MS, TOO_SLOW, UNREACHABLE } from './api.ts'
import { refusal, signed } from './authorized-fetch.ts'
import { locale } from '../words.ts'

/** One piece of an answer. A reply that is not streamed is one piece named `reply`. */
export type Piece = { readonly name: string; readonly data: unknown }

/**
 * The complete events in `text` (lines of `event:` and `data:`, ended by an empty line), and the rest of an incomplete
 * one.
 */
export function readEvents(text: string): { pieces: Piece[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const pieces: Piece[] = []
  for (const block of blocks) {
    let name = 'message'
    const data: string[] = []
    for (const line of block.split('\n')) {
      const [, field, value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? []
      if (field === 'event') name = value
      if (field === 'data') data.push(value)
    }
    // Comment lines only keep the connection open.
    if (data.length > 0) pieces.push({ name, data: JSON.parse(data.join('\n')) as unknown })
  }
  return { pieces, rest }
}

/** Aborts when no data arrives within the timeout of a call. */
function watchProgress(stop: AbortController) {
  const end = () => stop.abort(new ApiError(0, 'timeout', TOO_SLOW))
  let timer = setTimeout(end, TIMEOUT_MS)
  return {
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(end, TIMEOUT_MS)
    },
    done: () => clearTimeout(timer),
  }
}

type Sent<E extends Endpoint> = { body: BodyOf<E>; idempotencyKey: string; signal: AbortSignal }

/**
 * Calls an endpoint whose reply may be streamed (`text/event-stream`) and yields each piece. Throws ApiError when the
 * call is refused, the connection breaks or no data comes for 10 s; throws the reason of `signal` when aborted.
 */
export async function* piecesOf<E extends Endpoint>(endpoint: E, { body, idempotencyKey, signal }: Sent<E>): AsyncGenerator<Piece> {
  const stop = new AbortController()
  const watched = watchProgress(stop)
  try {
    const response = await signed((access) =>
      fetch(endpoint.path, {
        method: endpoint.method,
        headers: {
          Accept: 'text/event-stream, application/json;q=0.9',
          'Accept-Language': locale(),
          Authorization: `Bearer ${access}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
          'X-Request-Id': randomName(),
        },
        body: JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, stop.signal]),
      }),
    )
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
      const text = await response.text()
      const answer = response.ok ? readReply(text) : undefined
      if (!answer) throw refusal({ status: response.status, text })
      yield answer
      return
    }
    yield* readStream(response.body, watched.moved)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (stop.signal.aborted) throw stop.signal.reason
    throw error instanceof ApiError ? error : new ApiError(0, 'network', UNREACHABLE)
  } finally {
    watched.done()
    // The consumer has stopped: close the connection.
    stop.abort()
  }
}

function readReply(text: string): Piece | undefined {
  try {
    const data = JSON.parse(text) as { success?: unknown }
    return data.success === false ? undefined : { name: 'reply', data }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

async function* readStream(body: ReadableStream<Uint8Array<ArrayBuffer>>, moved: () => void): AsyncGenerator<Piece> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    moved()
    const { pieces, rest } = readEvents(text + next.value)
    text = rest
    yield* pieces
  }
}
