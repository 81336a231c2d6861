import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { FileReply, Pieces, Upload } from '../files.ts'
import { t } from '../words.ts'

/** Whoever takes or sends nothing for so long is cut off, in milliseconds. */
const STALLED_MS = 60_000

const TOO_LARGE = t`This file is larger than we can take.`
const STOPPED = t`The file stopped coming. Please try again.`
const FILE_MISSING = t`Please send the file.`

/** What was sent, in pieces; throws AppError `too_large` as soon as it is more than the endpoint takes. */
export function receivedFile(request: FastifyRequest, reply: FastifyReply, { mostBytes }: Upload): Pieces {
  const refuse = () => {
    // What still comes is not waited for.
    reply.header('connection', 'close')
    return new AppError('too_large', TOO_LARGE)
  }
  const { body } = request
  if (!(body instanceof Readable)) throw new AppError('invalid', FILE_MISSING)
  if (Number(request.headers['content-length']) > mostBytes) throw refuse()
  const sent: AsyncIterable<Uint8Array> = body
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
      // A sender that breaks off, or stalls, is nothing that cannot happen.
      throw error instanceof AppError ? error : new AppError('invalid', STOPPED)
    } finally {
      clearTimeout(stalled)
    }
  })()
}

/**
 * Sends a file as its pieces are asked for. A reader that breaks off ends the making, and so does one that stalls; a file that cannot be
 * finished is cut, so that it cannot be taken for a whole one.
 */
export function sentFile(request: FastifyRequest, reply: FastifyReply, type: string, { name, content }: FileReply): unknown {
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  if (typeof content === 'string') return content
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  return Readable.from(
    (async function* pieces() {
      try {
        yield* content
      } catch (error) {
        request.log.error({ route: request.routeOptions.url, name: error instanceof Error ? error.name : 'unknown' }, 'A file broke off')
        // The words of an error may quote hers, and what is thrown here is logged in full.
        // oxlint-disable-next-line eslint/preserve-caught-error
        throw new Error('a file broke off')
      }
    })(),
    { objectMode: false },
  )
}
