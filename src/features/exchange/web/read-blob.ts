/** Reads a file that she chose. Runs in a worker: files are large, and their content is not to be trusted. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Answers, FileContent, Question, Source } from '../rules/imported-day.ts'
import { detectSource, readText } from '../rules/read-file.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import { decodeText } from './decode-text.ts'
import { readAppleHealth } from './read-apple-health.ts'
import { openZip, unpack, unpackWhole } from './read-zip.ts'

const HEAD_BYTES = 8_000
/** Largest text in bytes: ten years of daily notes are below 20 MB. */
const TEXT_MAX_BYTES = 100 * 1024 * 1024

/** A Health Connect database is read on the server: `database` is it, without the zip around it. */
export type OnServer = { kind: 'on-server'; database: Blob }

/**
 * Settings of one reading. `source` is what she chose, if she did; `onProgress` receives parts of the whole, 0 to 1.
 */
export type ReadOptions = { today: LocalDate; source?: Source; answers?: Answers; onProgress?: (part: number) => void }

/**
 * What a file holds, or what has to be asked first; ask, and call again with all answers so far. Throws ReadProblem,
 * and passes on errors of reading the file itself, which may have been moved.
 */
export async function readBlob(
  name: string,
  file: Blob,
  { today, source, answers = {}, onProgress }: ReadOptions,
): Promise<FileContent | Question | OnServer> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const start = decodeText(head)
  if (start.startsWith('PK')) return readZip(file, { today, answers, ...(source && { source }), ...(onProgress && { onProgress }) })
  const detected = detectSource(name, start)
  if (detected === 'health-connect') return { kind: 'on-server', database: file }
  if (detected === 'apple-health') return readAppleHealth(withProgress(chunksOf(file), file.size, onProgress), today)
  return readTextBlob(name, file, { today, answers, ...(source && { source }) })
}

async function readZip(file: Blob, options: ReadOptions & { answers: Answers }): Promise<FileContent | Question | OnServer> {
  const { today, answers, onProgress } = options
  const content = await openZip(file)
  if (content.isEncrypted && answers.password === undefined) return { kind: 'password' }
  if (content.kind === 'health-connect') return { kind: 'on-server', database: await unpackWhole(content, answers.password) }
  if (content.kind === 'apple-health')
    return readAppleHealth(withProgress(unpack(content, answers.password), content.bytes, onProgress), today)
  return readTextBlob(content.name, await unpackWhole(content, answers.password), options)
}

async function readTextBlob(name: string, file: Blob, { today, source, answers = {} }: ReadOptions): Promise<FileContent | Question> {
  if (file.size > TEXT_MAX_BYTES) throw new ReadProblem('too-large')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new ReadProblem('empty')
  const detected = detectSource(name, text.slice(0, HEAD_BYTES))
  // What the file shows of itself counts more than what she chose, except that any table can be read as one.
  const read = source === 'csv' ? source : (detected ?? source)
  if (read === undefined) throw new ReadProblem('unknown-format')
  return readText(read, text, answers, today)
}

async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

async function* withProgress(
  chunks: AsyncIterable<Uint8Array>,
  bytes: number,
  onProgress: ((part: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  let read = 0
  let told = 0
  for await (const chunk of chunks) {
    yield chunk
    read += chunk.length
    const part = Math.min(1, read / Math.max(1, bytes))
    if (part - told < 0.01) continue
    told = part
    onProgress?.(part)
  }
}
