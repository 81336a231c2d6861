/**
 * Zip files of other apps, opened in the browser with the library that the server's exports use. Entries are found by
 * their names and sizes, which the file can invent: names are compared and never used as paths, and no entry gives more
 * bytes than it declares.
 */
import { BlobReader, ERR_INVALID_PASSWORD, ERR_UNSAFE_FILENAME, type FileEntry, ZipReader, configure } from '@zip.js/zip.js'
import { ReadProblem } from '../rules/read-problem.ts'

configure({ useWebWorkers: false })

/** An Apple export holds a file for each walk with a route. */
const ENTRIES_MAX = 50_000
/** Largest unpacked size in bytes of an entry that is read as a whole, and of one that is streamed. */
const WHOLE_MAX_BYTES = 200 * 1024 * 1024
const STREAMED_MAX_BYTES = 20 * 1024 ** 3
/** Maximum unpacked size per packed byte, beyond a free allowance. Health data as XML shrinks to about a twentieth. */
const UNPACKED_MAX_FACTOR = 150
const UNPACKED_FREE_BYTES = 5 * 1024 * 1024

/** What an entry is for: `apple-health` and `health-connect` are streamed, a `text` is recognised by its content. */
export type ZipContent = {
  kind: 'apple-health' | 'health-connect' | 'text'
  name: string
  isEncrypted: boolean
  bytes: number
  entry: FileEntry
}

const KINDS: [RegExp, ZipContent['kind']][] = [
  [/(?:^|\/)health_connect_export\.db$/i, 'health-connect'],
  [/(?:^|\/)apple_health_export\/(?!.*_cda\.xml$)[^/]+\.xml$/i, 'apple-health'],
  [/(?:^|\/)measurements\.json$|\.cluedata$/i, 'text'],
  [/\.json$/i, 'text'],
  [/\.(?:csv|tsv)$/i, 'text'],
]

/** The entry of a zip that matters: of several of a kind, the largest. Throws ReadProblem. */
export async function openZip(file: Blob): Promise<ZipContent> {
  const reader = new ZipReader(new BlobReader(file), { checkSignature: true, checkOverlappingEntry: true })
  const candidates: { rank: number; entry: FileEntry }[] = []
  let count = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (count > ENTRIES_MAX) throw new ReadProblem('too-large')
      const rank = entry.directory || entry.filename.startsWith('__MACOSX/') ? -1 : KINDS.findIndex(([name]) => name.test(entry.filename))
      if (rank >= 0 && !entry.directory) candidates.push({ rank, entry })
    }
  } catch (error) {
    if (error instanceof ReadProblem) throw error
    throw new ReadProblem(error instanceof Error && error.message === ERR_UNSAFE_FILENAME ? 'suspicious' : 'damaged')
  }
  const [best] = candidates.toSorted((one, other) => one.rank - other.rank || other.entry.uncompressedSize - one.entry.uncompressedSize)
  const kind = KINDS[best?.rank ?? -1]?.[1]
  if (!best || !kind) throw new ReadProblem('missing-file')
  const { entry } = best
  const bytes = entry.uncompressedSize
  if (bytes > (kind === 'apple-health' ? STREAMED_MAX_BYTES : WHOLE_MAX_BYTES)) throw new ReadProblem('too-large')
  if (bytes > UNPACKED_FREE_BYTES + UNPACKED_MAX_FACTOR * entry.compressedSize) throw new ReadProblem('suspicious')
  return { kind, name: entry.filename.split('/').at(-1) ?? '', isEncrypted: entry.encrypted, bytes, entry }
}

/**
 * The bytes of an entry in chunks, unpacked as fast as they are read. Throws ReadProblem; of an encrypted entry that
 * cannot be unpacked, `wrong-password`: one wrong password in 256 passes the check of the older encryption.
 */
export async function* unpack({ entry, isEncrypted, bytes }: ZipContent, password?: string): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const controller = new AbortController()
  let failure: unknown
  const unpacking = entry
    .getData(writable, { checkSignature: true, signal: controller.signal, ...(password !== undefined && { password }) })
    .catch((error: unknown) => {
      failure = error
      return writable.abort(error).catch(() => undefined)
    })
  const reader = readable.getReader()
  let read = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      read += value.length
      if (read > bytes) throw new ReadProblem('suspicious')
      yield value
    }
    await unpacking
    if (failure !== undefined || read !== bytes) throw new ReadProblem('damaged')
  } catch (error) {
    if (error instanceof ReadProblem && failure === undefined) throw error
    const isPassword = isEncrypted || (failure instanceof Error && failure.message === ERR_INVALID_PASSWORD)
    throw new ReadProblem(isPassword ? 'wrong-password' : 'damaged')
  } finally {
    // The caller may stop before the end; nothing is unpacked for no one.
    controller.abort()
    await reader.cancel().catch(() => undefined)
  }
}

/** The whole of an entry. Throws ReadProblem. */
export async function unpackWhole(content: ZipContent, password?: string): Promise<Blob> {
  const chunks: BlobPart[] = []
  for await (const chunk of unpack(content, password)) chunks.push(chunk as Uint8Array<ArrayBuffer>)
  return new Blob(chunks)
}
