import { createHash, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { openBytes, SEAL_BYTES, SealBroken, sealBytes } from './seal.ts'

/** Plain bytes of each sealed piece of a part; the last piece is shorter, and may be empty. */
const PIECE_BYTES = 1024 * 1024

/** Associated data of a piece: it does not open in another part or at another position, nor when the part was cut. */
const placeOf = (part: string, index: number, isLast: boolean) => `backup|${part}|${index}|${isLast ? 'last' : 'more'}`

/** Regroups bytes into pieces of `size`; the last one is smaller than `size`, and may be empty. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    length += bytes.length
    if (length < size) continue
    const whole = Buffer.concat(waiting)
    let from = 0
    for (; whole.length - from >= size; from += size) yield whole.subarray(from, from + size)
    waiting = [whole.subarray(from)]
    length = whole.length - from
  }
  yield Buffer.concat(waiting)
}

/** Size and SHA-256 (hexadecimal) of a file. */
export type FileFacts = { bytes: number; sha256: string }

/** Writes bytes to a new file and flushes it to disk. */
export async function writeFlushed(path: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<FileFacts> {
  const hash = createHash('sha256')
  let bytes = 0
  const file: FileHandle = await open(path, 'wx', 0o600)
  try {
    for await (const piece of source) {
      hash.update(piece)
      bytes += piece.length
      await file.writeFile(piece)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Seals what `source` yields into the new file `path`, which is on disk when the promise resolves. */
export function sealPart(key: KeyObject, part: string, source: AsyncIterable<Uint8Array>, path: string): Promise<FileFacts> {
  async function* sealed(): AsyncGenerator<Buffer> {
    let index = 0
    for await (const piece of inPieces(source, PIECE_BYTES)) {
      yield sealBytes(key, placeOf(part, index, piece.length < PIECE_BYTES), piece)
      index += 1
    }
  }
  return writeFlushed(path, sealed())
}

/** The content of a sealed part. Throws SealBroken where it was changed, cut or lengthened. */
export async function* openPart(key: KeyObject, part: string, path: string): AsyncGenerator<Buffer> {
  const size = PIECE_BYTES + SEAL_BYTES
  let index = 0
  let isEnded = false
  for await (const piece of inPieces(createReadStream(path), size)) {
    if (isEnded) throw new SealBroken(placeOf(part, index, true))
    isEnded = piece.length < size
    yield openBytes(key, placeOf(part, index, isEnded), piece)
    index += 1
  }
}

/** Size and digest of an existing file. */
export async function factsOf(path: string): Promise<FileFacts> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
