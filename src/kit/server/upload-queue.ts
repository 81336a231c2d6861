import { AppError } from '../errors.ts'
import type { Pieces } from '../files.ts'
import { type Message, t } from '../words.ts'

const BUSY: Message = () => t`Other files are being read just now. Please try again in a moment.`
const RETRY_S = 10

/** Most bytes of all uploads together, and most uploads that are received and not yet processed. */
export type UploadLimits = { mostBytes: number; mostWaiting: number }

/**
 * A queue for uploads that must be there as a whole before they are processed. They are received at the same time, so
 * that a slow sender blocks no one, and processed one after the other. Beyond a limit AppError `unavailable` is thrown.
 */
export function makeUploadQueue({ mostBytes, mostWaiting }: UploadLimits) {
  let usedBytes = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const refuseIf = (isFull: boolean) => {
    if (isFull) throw new AppError('unavailable', BUSY(), undefined, RETRY_S)
  }

  /** `receive` keeps the pieces somewhere and resolves to what `work` then gets. */
  return async <Received, Result>(
    pieces: Pieces,
    receive: (pieces: Pieces) => Promise<Received>,
    work: (received: Received) => Promise<Result>,
  ): Promise<Result> => {
    let size = 0
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        refuseIf(usedBytes + piece.length > mostBytes)
        usedBytes += piece.length
        size += piece.length
        yield piece
      }
    }
    try {
      refuseIf(waiting >= mostWaiting)
      const received = await receive(counted())
      refuseIf(waiting >= mostWaiting)
      waiting += 1
      const result = last
        .then(() => work(received))
        .finally(() => {
          waiting -= 1
        })
      last = result.catch(() => undefined)
      return await result
    } finally {
      usedBytes -= size
    }
  }
}

/** Keeps an upload in memory. */
export async function inMemory(pieces: Pieces): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts)
}
