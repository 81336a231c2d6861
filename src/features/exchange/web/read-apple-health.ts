/**
 * Streams Apple Health's `export.xml`, which can have several GB, through a parser without a document tree. `saxes`
 * (ISC) checks well-formedness, expands no entities of the file and has one small dependency; sax, the older one, is
 * lax, and htmlparser2 reads HTML rules into XML.
 */
import { SaxesParser } from 'saxes'
import type { LocalDate } from '../../../kit/local-date.ts'
import { collectAppleHealth } from '../rules/apple-health.ts'
import type { FileContent } from '../rules/imported-day.ts'
import { ReadProblem } from '../rules/read-problem.ts'

/** Longest stretch without a tag, in characters: of text or an attribute, which the parser holds in memory. */
const TAG_DISTANCE_MAX = 4_000_000
/** Elements within one another, which the parser holds in memory; a workout has five. */
const DEPTH_MAX = 1_000
/** Bytes parsed at once: a file in memory is a single chunk. Larger texts stay longer in the memory of Chromium. */
const PIECE_BYTES = 64 * 1024
const ROOT = 'HealthData'

/** Reads chunks of the file in UTF-8. Throws ReadProblem, and passes on errors of the stream. */
export async function readAppleHealth(chunks: AsyncIterable<Uint8Array>, today: LocalDate): Promise<FileContent> {
  const collector = collectAppleHealth(today)
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  let root: string | undefined
  let isClosed = false
  let sinceTag = 0
  let depth = 0
  // One character that is not allowed in XML must not cost the rest; that the file is whole is seen by its last tag.
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    depth += 1
    root ??= name
    if (name !== 'Record') return
    const { type = '', value = '', startDate = '', endDate = '' } = attributes as Partial<Record<string, string>>
    collector.record({ type, value, startDate, endDate })
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (name === ROOT) isClosed = true
  })
  const write = (text: string) => {
    sinceTag += text.length
    parser.write(text)
    if (sinceTag > TAG_DISTANCE_MAX || depth > DEPTH_MAX) throw new ReadProblem('suspicious')
    if (root !== undefined && root !== ROOT) throw new ReadProblem('unknown-format')
  }
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) write(decoder.decode(chunk.subarray(at, at + PIECE_BYTES), { stream: true }))
  write(decoder.decode())
  parser.close()
  if (root === undefined) throw new ReadProblem('unknown-format')
  if (!isClosed) throw new ReadProblem('damaged')
  return collector.content()
}
