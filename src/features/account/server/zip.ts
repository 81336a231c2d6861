import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { FileEntry } from '@zip.js/zip.js'
import { AppError } from '../../../kit/errors.ts'
import type { Pieces } from '../../../kit/files.ts'
import { type Message, t } from '../../../kit/words.ts'

/** A file to add to a zip; its content is generated while it is fetched. */
export type ZipPart = { name: string; content: Pieces }

/** Maximum unpacked size in bytes of all files of an import together. */
const UNPACKED_MAX_BYTES = 500 * 1024 * 1024
const ENTRIES_MAX = 200
/**
 * Maximum unpacked size per packed byte, beyond a free allowance. Ten years of identical daily answers compress 39 to 1
 * as JSON, and 10 to 1 with the CSV files (decision 0039).
 */
const UNPACKED_MAX_FACTOR = 100
const UNPACKED_FREE_BYTES = 5 * 1024 * 1024

const NOT_OURS: Message = () => t`This is not an export of Emberwell. Please bring the zip file as it was downloaded.`
const CUT_SHORT: Message = () => t`This file is damaged or was cut short. Please download the export again and bring it as it came.`
const TOO_MUCH: Message = () => t`This file unpacks to more than we can take.`
const BLOWN_UP: Message = () =>
  t`This file unpacks to far more than any export of its size. Please bring the zip file as it was downloaded.`

/** Loaded on first use, because loading takes longer than an export. */
async function zipTools() {
  const tools = await import('@zip.js/zip.js')
  tools.configure({ useWebWorkers: false })
  return tools
}

/**
 * A zip of the parts, in chunks. Parts are generated as fast as the zip is fetched, and generation ends with the
 * fetching.
 */
export async function* zipped(parts: AsyncIterable<ZipPart>, now: number): AsyncGenerator<Uint8Array> {
  const { ZipWriter } = await zipTools()
  let fail: (error: unknown) => void = () => undefined
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      fail = (error) => controller.error(error)
    },
  })
  const writer = new ZipWriter(writable, { lastModDate: new Date(now), extendedTimestamp: false })
  const make = async () => {
    for await (const { name, content } of parts) await writer.add(name, ReadableStream.from(content))
    await writer.close()
  }
  // Errors reach the reader through the stream; after the reader has left, no one awaits this promise.
  const making = make().catch(fail)
  yield* readable
  await making
}

/** The files of a zip by name, each read as chunks of text. */
export type Unzipped = { names: readonly string[]; read(name: string): AsyncGenerator<string> }

/** The error for a file that cannot be imported. */
export function refuse(words: string): AppError {
  return new AppError('invalid', { field: 'non_field_errors', message: words })
}

/** The error for a damaged file; an AppError is returned unchanged. */
function damaged(error: unknown): AppError {
  return error instanceof AppError ? error : refuse(CUT_SHORT())
}

/**
 * Opens a zip in memory. Throws AppError when it is not an export: damaged, encrypted, too large unpacked, or with
 * unexpected names.
 */
export async function unzipped(bytes: Uint8Array, isExpected: (name: string) => boolean): Promise<Unzipped> {
  const { Uint8ArrayReader, ZipReader } = await zipTools()
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true, checkOverlappingEntry: true })
  const entries = new Map<string, FileEntry>()
  let unpacked = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const { filename } = entry
      if (entries.has(filename)) throw refuse(t`${toDisplayName(filename)} is in the file twice.`)
      if (entry.directory || entry.encrypted || !isExpected(filename))
        throw refuse(`${t`${toDisplayName(filename)} is not part of an export.`} ${NOT_OURS()}`)
      unpacked += entry.uncompressedSize
      if (unpacked > UNPACKED_MAX_BYTES || entries.size >= ENTRIES_MAX) throw new AppError('too_large', TOO_MUCH())
      entries.set(filename, entry)
    }
  } catch (error) {
    throw error instanceof AppError ? error : refuse(bytes[0] === 0x50 && bytes[1] === 0x4b ? CUT_SHORT() : NOT_OURS())
  }
  if (!entries.size) throw refuse(NOT_OURS())
  if (unpacked > UNPACKED_FREE_BYTES + UNPACKED_MAX_FACTOR * bytes.length) throw new AppError('too_large', BLOWN_UP())
  return { names: [...entries.keys()], read: (name) => textOf(entries.get(name)) }
}

/** A file name made safe for a message. */
function toDisplayName(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N} ._/\\-]/gu, '?')
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain || t`A file without a name`
}

/** The text of one file, checked against the length and checksum in the zip. */
async function* textOf(entry: FileEntry | undefined): AsyncGenerator<string> {
  if (!entry) return
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  let failure: unknown
  const unpacking = entry.getData(writable, { checkSignature: true, checkOverlappingEntry: true }).catch((error: unknown) => {
    failure = error
    return writable.abort(error).catch(() => undefined)
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  try {
    for await (const piece of readable) {
      bytes += piece.length
      if (bytes > entry.uncompressedSize) throw refuse(CUT_SHORT())
      yield decoder.decode(piece, { stream: true })
      await yieldToRequests()
    }
    await unpacking
    if (failure !== undefined || bytes !== entry.uncompressedSize) throw refuse(CUT_SHORT())
    yield decoder.decode()
  } catch (error) {
    throw damaged(error)
  }
}
