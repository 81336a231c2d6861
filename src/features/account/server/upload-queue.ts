import { AppError } from '../../../kit/errors.ts'
import type { Pieces } from '../../../kit/files.ts'
import { type Message, t } from '../../../kit/words.ts'

const BUSY: Message = () => t`Other files are being brought back just now. Please try again in a moment.`
const RETRY_S = 10

/**
 * A queue for uploads that must be in memory as a whole, since a zip is read from its end. Together they use at most
 * `mostBytes`; beyond that AppError `unavailable` is thrown. They are processed one after the other, once received, so
 * that a slow sender blocks no one.
 */
export function makeUploadQueue(mostBytes: number) {
  let usedBytes = 0
  let last: Promise<unknown> = Promise.resolve()

  return async <T>(pieces: Pieces, work: (bytes: Uint8Array) => Promise<T>): Promise<T> => {
    const parts: Uint8Array[] = []
    let size = 0
    try {
      for await (const piece of pieces) {
        if (usedBytes + piece.length > mostBytes) throw new AppError('unavailable', BUSY(), undefined, RETRY_S)
        usedBytes += piece.length
        size += piece.length
        parts.push(piece)
      }
      const result = last.then(() => work(Buffer.concat(parts)))
      last = result.catch(() => undefined)
      return await result
    } finally {
      usedBytes -= size
    }
  }
}
