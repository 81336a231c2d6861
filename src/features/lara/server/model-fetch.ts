/** The headers that the two protocols need; whatever else a client library tells about this machine stays here. */
const SENT_HEADERS = ['accept', 'content-type', 'anthropic-version'] as const
const KEY_HEADERS = ['authorization', 'x-api-key'] as const
/** A reply of 2,000 characters needs far less, in whatever small pieces it comes; in bytes. */
const ANSWER_MAX_BYTES = 512 * 1024

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The `fetch` that a client library is given: few headers, no redirects (her words go to the one place she agreed to), and an answer with an end. */
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
