import { AppError } from '../../../kit/errors.ts'
import type { Pieces } from '../../../kit/files.ts'
import { t } from '../../../kit/words.ts'

const BUSY = t`Other files are being brought back just now. Please try again in a moment.`
const RETRY_S = 10

/**
 * Takes files that must lie whole in memory, since a zip is read from its end: together they hold at most `mostBytes`, one more is refused
 * with `unavailable`. They are worked on one after the other; whoever sends slowly holds up nobody.
 */
export function makeArrivals(mostBytes: number) {
  let held = 0
  let turn: Promise<unknown> = Promise.resolve()

  return async <T>(pieces: Pieces, work: (bytes: Uint8Array) => Promise<T>): Promise<T> => {
    const parts: Uint8Array[] = []
    let size = 0
    try {
      for await (const piece of pieces) {
        if (held + piece.length > mostBytes) throw new AppError('unavailable', BUSY, undefined, RETRY_S)
        held += piece.length
        size += piece.length
        parts.push(piece)
      }
      const mine = turn.then(() => work(Buffer.concat(parts)))
      turn = mine.catch(() => undefined)
      return await mine
    } finally {
      held -= size
    }
  }
}
