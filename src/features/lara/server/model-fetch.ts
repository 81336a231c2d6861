/** Headers that the two protocols need; all others, which may describe the host, are removed. */
const SENT_HEADERS = ['accept', 'content-type', 'anthropic-version'] as const
const KEY_HEADERS = ['authorization', 'x-api-key'] as const
/** Maximum size of a response, in bytes; 2,000 characters need far less, however they are split into events. */
const ANSWER_MAX_BYTES = 512 * 1024

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * A `fetch` for client libraries: few headers, no redirects (her text is sent only to the place she agreed to), and a
 * bounded response.
 */
export function boundedFetch(hasKey: boolean): Fetch {
  return async (input, init = {}) => {
    const given = new Headers(init.headers)
    const headers = new Headers({ 'user-agent': 'Emberwell' })
    for (const name of [...SENT_HEADERS, ...(hasKey ? KEY_HEADERS : [])]) {
      const value = given.get(name)
      if (value !== null) headers.set(name, value)
    }
    const response = await fetch(input, { ...init, headers, redirect: 'error' })
    let left = ANSWER_MAX_BYTES
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength
        if (left >= 0) controller.enqueue(chunk)
        else controller.error(new Error('the answer has no end'))
      },
    })
    const { status, statusText, headers: answered } = response
    return new Response(response.body?.pipeThrough(bound) ?? null, { status, statusText, headers: answered })
  }
}
