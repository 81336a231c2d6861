import { stringify } from 'csv-stringify/sync'
import type { Person } from '../../../kit/server/people.ts'
import { PORTION, type Portable } from '../../../kit/server/portable.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../contract.ts'
import { toCell } from '../rules/csv-cells.ts'
import { PROFILE, profileOf, ProfileRow } from './profile.ts'
import { zipped, type ZipPart } from './zip.ts'

/** Characters gathered before they are packed: fewer pieces, and still next to nothing in memory. */
const PIECE_CHARS = 64 * 1024

/** Begins a CSV file so that spreadsheets read its letters right. */
const BYTE_ORDER_MARK = '﻿'

/** What the files are, in her language; said at once, since the rest is made while it is fetched. */
function readmeWords(): string {
  return [
    t`This is everything you wrote in Emberwell.`,
    '',
    t`The .csv files open in any spreadsheet. Where a text begins with a sign that a spreadsheet would calculate with, an apostrophe stands before it.`,
    t`The .json files are the same, complete: an import reads them and manifest.json, and takes the zip as it is.`,
    '',
    t`Whoever has this file can read it. Keep it where only you can reach it.`,
    '',
  ].join('\r\n')
}

type Rows = AsyncIterable<Record<string, unknown>>

/** Gathers texts into pieces of some size. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < PIECE_CHARS) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  if (waiting) yield encoder.encode(waiting)
}

async function* jsonOf(rows: Rows, count: () => void): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
    count()
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(rows: Rows, columns: readonly string[]): AsyncGenerator<string> {
  const toLines = (lines: unknown[][]) => stringify(lines, { record_delimiter: 'windows' })
  yield BYTE_ORDER_MARK + toLines([[...columns]])
  let waiting: unknown[][] = []
  for await (const row of rows) {
    waiting.push(columns.map((column) => toCell(row[column])))
    if (waiting.length < PORTION) continue
    yield toLines(waiting)
    waiting = []
  }
  if (waiting.length) yield toLines(waiting)
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* justOne(row: Record<string, unknown>): AsyncGenerator<Record<string, unknown>> {
  yield row
}

/** Everything she wrote as a zip, made row by row as it is fetched: two files per kind, and last the manifest, which counts what was written. */
export function exported(hers: Vault<'hers'>, user: Person, portables: readonly Portable[], now: number): AsyncGenerator<Uint8Array> {
  const readme = readmeWords()
  async function* parts(): AsyncGenerator<ZipPart> {
    const counts: Record<string, number> = {}
    const kinds = [
      { name: PROFILE, columns: Object.keys(ProfileRow.shape), rows: () => justOne(profileOf(user)) },
      ...portables.map(({ name, shape, rows }) => ({ name, columns: Object.keys(shape.shape), rows: () => rows(hers, user) })),
    ]
    yield { name: 'README.txt', content: inPieces(once(readme)) }
    for (const { name, columns, rows } of kinds) {
      let written = 0
      yield { name: `${name}.json`, content: inPieces(jsonOf(rows(), () => (written += 1))) }
      counts[name] = written
      yield { name: `${name}.csv`, content: inPieces(csvOf(rows(), columns)) }
    }
    const manifest = { format: EXPORT_FORMAT, version: EXPORT_VERSION, made_at: new Date(now).toISOString(), counts }
    yield { name: 'manifest.json', content: inPieces(once(`${JSON.stringify(manifest, undefined, 2)}\n`)) }
  }
  return zipped(parts(), now)
}
