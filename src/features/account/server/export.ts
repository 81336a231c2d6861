import { stringify } from 'csv-stringify/sync'
import type { Person } from '../../../kit/server/person.ts'
import { type LeftOut, PORTION, type ExportSource, toInstant } from '../../../kit/server/export-source.ts'
import { findSecurityEvents } from '../../../kit/server/security-log.ts'
import type { AccountsVault, HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '../contract.ts'
import { toCell } from '../rules/csv-cells.ts'
import { EVENTS, PROFILE, profileOf, ProfileRow } from './profile.ts'
import { zipped, type ZipPart } from './zip.ts'

/** Characters per chunk before compression: fewer chunks, and still little memory. */
const PIECE_CHARS = 64 * 1024

/** Makes spreadsheets read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = '﻿'

/**
 * Description of the files in her language, created up front because the rest is generated while it is fetched, outside
 * the request's language.
 */
function readmeWords(): string {
  return [
    t`This is everything you wrote in Emberwell.`,
    '',
    t`The .csv files open in any spreadsheet. Where a text begins with a sign that a spreadsheet would calculate with, there is an apostrophe before it.`,
    t`The .json files are the same, complete: an import reads them and manifest.json, and takes the zip as it is.`,
    '',
    t`Anyone who has this file can read it. Keep it somewhere only you can reach.`,
    '',
  ].join('\r\n')
}

type Rows = AsyncIterable<Record<string, unknown>>

/** Joins texts into chunks of similar size. */
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

const EVENT_COLUMNS = ['at', 'since', 'kind', 'times', 'device', 'ended']

async function* eventsOf(accounts: AccountsVault, user: Person, now: number): Rows {
  for (const { at, since, kind, times, device = null, ended = null } of await findSecurityEvents(accounts, user, now))
    yield { at: toInstant(at), since: toInstant(since), kind, times, device, ended }
}

async function* justOne(row: Record<string, unknown>): AsyncGenerator<Record<string, unknown>> {
  yield row
}

/**
 * All her records as a zip, generated row by row while it is fetched: two files per kind, and the manifest with the row
 * counts last.
 */
export function exported(
  { accounts, hers }: { accounts: AccountsVault; hers: HerVault },
  user: Person,
  exportSources: readonly ExportSource[],
  now: number,
): AsyncGenerator<Uint8Array> {
  const readme = readmeWords()
  const damagedWords = t`These entries could not be read any more, and are not in the files; everything else is. Whoever runs your Emberwell may be able to bring them back from a backup.`
  async function* parts(): AsyncGenerator<ZipPart> {
    const counts: Record<string, number> = {}
    const damaged: { file: string; when: string }[] = []
    const kinds = [
      { name: PROFILE, columns: Object.keys(ProfileRow.shape), rows: (_leftOut: LeftOut) => justOne(profileOf(user)) },
      ...exportSources.map(({ name, shape, rows }) => ({
        name,
        columns: Object.keys(shape.shape),
        rows: (leftOut: LeftOut) => rows(hers, user, leftOut),
      })),
      { name: EVENTS, columns: EVENT_COLUMNS, rows: (_leftOut: LeftOut) => eventsOf(accounts, user, now) },
    ]
    yield { name: 'README.txt', content: inPieces(once(readme)) }
    for (const { name, columns, rows } of kinds) {
      let count = 0
      yield {
        name: `${name}.json`,
        content: inPieces(
          jsonOf(
            rows((when) => damaged.push({ file: name, when })),
            () => (count += 1),
          ),
        ),
      }
      counts[name] = count
      yield {
        name: `${name}.csv`,
        content: inPieces(
          csvOf(
            rows(() => undefined),
            columns,
          ),
        ),
      }
    }
    const manifest = {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      made_at: new Date(now).toISOString(),
      counts,
      ...(damaged.length && { damaged }),
    }
    if (damaged.length)
      yield {
        name: 'NOT-READABLE.txt',
        content: inPieces(once([damagedWords, '', ...damaged.map(({ file, when }) => `${file}  ${when}`), ''].join('\r\n'))),
      }
    yield { name: 'manifest.json', content: inPieces(once(`${JSON.stringify(manifest, undefined, 2)}\n`)) }
  }
  return zipped(parts(), now)
}
