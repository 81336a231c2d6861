import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { FileReply, Pieces, Upload } from '../files.ts'
import { type Message, t } from '../words.ts'

/** Time in ms without progress after which an upload or download is aborted. */
const STALLED_MS = 60_000

const TOO_LARGE: Message = () => t`This file is larger than we can take.`
const STOPPED: Message = () => t`The file stopped coming. Please try again.`
const FILE_MISSING: Message = () => t`Please send the file.`

/** The uploaded body in chunks. Throws AppError `too_large` as soon as it exceeds the endpoint's limit. */
export function receivedFile(request: FastifyRequest, reply: FastifyReply, { mostBytes }: Upload): Pieces {
  const refuse = () => {
    // The rest of the body is not read.
    reply.header('connection', 'close')
    return new AppError('too_large', TOO_LARGE())
  }
  const { body } = request
  if (!(body instanceof Readable)) throw new AppError('invalid', FILE_MISSING())
  if (Number(request.headers['content-length']) > mostBytes) throw refuse()
  const sent: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false })
  return (async function* pieces() {
    const stalled = setTimeout(() => body.destroy(), STALLED_MS)
    let bytes = 0
    try {
      for await (const piece of sent) {
        stalled.refresh()
        bytes += piece.length
        if (bytes > mostBytes) throw refuse()
        yield piece
      }
    } catch (error) {
      // An aborted or stalled upload is an expected error.
      throw error instanceof AppError ? error : new AppError('invalid', STOPPED())
    } finally {
      clearTimeout(stalled)
      // Most browsers read a reply only after they have sent everything, so the rest is received and dropped.
      body.resume()
    }
  })()
}

/**
 * Sends a file while its chunks are generated. Generation ends when the reader disconnects or stalls. When it fails,
 * the response is cut off, so that the file cannot be mistaken for a complete one.
 */
export function sentFile(request: FastifyRequest, reply: FastifyReply, type: string, { name, content }: FileReply): unknown {
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  return Readable.from(
    (async function* pieces() {
      try {
        yield* content
      } catch (error) {
        request.log.error(
          { route: request.routeOptions.url, name: error instanceof Error ? error.name : 'unknown' },
          'File transfer failed',
        )
        // The original error may quote her text, and what is thrown here is logged in full.
        // oxlint-disable-next-line eslint/preserve-caught-error
        throw new Error('file transfer failed')
      }
    })(),
    { objectMode: false },
  )
}
