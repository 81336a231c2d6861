import type { Endpoint } from '../endpoint.ts'
import { ApiError, TOO_SLOW, UNREACHABLE } from './api.ts'
import { refusal, signed } from './authorized-fetch.ts'
import { locale, numberWords, t } from '../words.ts'

/** Longest pause of a transfer, in ms; the whole transfer has no limit. */
const STALLED_MS = 30_000

/** A downloaded file and the name that the server gave it. */
export type Downloaded = { name: string; content: Blob }

type Answer = { status: number; text: string }

/** Aborts a stalled transfer; `moved` reports progress. */
function watch(stop: AbortController) {
  const end = () => stop.abort(new ApiError(0, 'timeout', TOO_SLOW))
  let timer = setTimeout(end, STALLED_MS)
  return {
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(end, STALLED_MS)
    },
    done: () => clearTimeout(timer),
  }
}

/**
 * Downloads the file of an endpoint, which is sent `body`, if any, as JSON. `onBytes` receives the number of bytes so
 * far. Throws ApiError, or the reason of `signal`.
 */
export async function downloadFile(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { onBytes, signal, body }: { onBytes?: (bytes: number) => void; signal: AbortSignal; body?: unknown },
): Promise<Downloaded> {
  const stop = new AbortController()
  const watched = watch(stop)
  try {
    const response = await signed((access) =>
      fetch(endpoint.path, {
        method: endpoint.method,
        headers: {
          'Accept-Language': locale(),
          Authorization: `Bearer ${access}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.any([signal, stop.signal]),
      }),
    )
    if (!response.ok || !response.body) throw refusal({ status: response.status, text: await response.text() })
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    const reader = response.body.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value)
      bytes += next.value.length
      watched.moved()
      onBytes?.(bytes)
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
    return { name, content: new Blob(parts, { type: response.headers.get('content-type') ?? '' }) }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    throw new ApiError(0, 'network', UNREACHABLE)
  } finally {
    watched.done()
  }
}

/** Saves a file through the browser's download. */
export function saveFile({ name, content }: Downloaded): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), STALLED_MS)
}

/**
 * Uploads a file and returns the reply. `onShare` receives the share sent, 0 to 1; only XMLHttpRequest reports it.
 * Throws ApiError.
 */
export async function uploadFile<Reply>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  file: Blob,
  { type, onShare }: { type: string; onShare: (share: number) => void },
): Promise<Reply> {
  const send = (access: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = new AbortController()
      const watched = watch(stop)
      const end = (settle: () => void) => {
        watched.done()
        settle()
      }
      stop.signal.addEventListener('abort', () => {
        request.abort()
        reject(stop.signal.reason)
      })
      request.open(endpoint.method, endpoint.path)
      request.setRequestHeader('Accept-Language', locale())
      request.setRequestHeader('Authorization', `Bearer ${access}`)
      request.setRequestHeader('Content-Type', type)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        watched.moved()
        onShare(total > 0 ? loaded / total : 0)
      })
      request.addEventListener('load', () => end(() => resolve({ status: request.status, text: request.responseText })))
      request.addEventListener('error', () => end(() => reject(new ApiError(0, 'network', UNREACHABLE))))
      request.send(file)
    })
  const answer = await signed(send)
  if (answer.status < 200 || answer.status >= 300) throw refusal(answer)
  return JSON.parse(answer.text) as Reply
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const

/** A size with a unit: `640 kB`, `1.2 MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return t`${bytes} bytes`
  return bytes < 1_000_000 ? t`${Math.round(bytes / 1_000)} kB` : t`${numberWords(bytes / 1_000_000, ONE_DECIMAL)} MB`
}
