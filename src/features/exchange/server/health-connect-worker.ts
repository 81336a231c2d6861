/**
 * Worker thread that reads a database which someone brought. It may be damaged or made to harm: it is opened read-only,
 * functions in its schema are not trusted, cells are checked, only five tables are read, and those only if they are
 * plain tables. The caller limits time and memory.
 */
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { HEALTH_CONNECT_TABLES, type HealthConnectRow, type HealthConnectTable, collectHealthConnect } from '../rules/health-connect.ts'
import type { FileContent } from '../rules/imported-day.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import type { HealthConnectFile, HealthConnectReply } from './health-connect-messages.ts'

/** Most rows of one table; ten years of nights with 40 stages are 150,000. */
const ROWS_MAX = 1_000_000

const post = (reply: HealthConnectReply): void => parentPort?.postMessage(reply)

try {
  post({ content: read(workerData as HealthConnectFile) })
} catch (error) {
  // Whatever SQLite says of a file that is not ours, the file is at fault.
  post({ code: error instanceof ReadProblem ? error.code : 'damaged' })
}

function read({ path, today }: HealthConnectFile): FileContent {
  // Unchanging: without locks and side files, also of a database that was written with a write-ahead log.
  const address = pathToFileURL(path)
  address.search = 'immutable=1'
  const db = new DatabaseSync(address, { readOnly: true, allowExtension: false, enableDoubleQuotedStringLiterals: false })
  db.exec('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA query_only=ON')
  // Constraints are expressions of the file; the check below would run them.
  db.exec('PRAGMA ignore_check_constraints=ON')
  // The first access to the file, which stays readable after its name is gone.
  db.prepare('SELECT count(*) FROM sqlite_schema').get()
  post('open')

  const collector = collectHealthConnect(today)
  let tables = 0
  for (const [name, columns] of Object.entries(HEALTH_CONNECT_TABLES) as [HealthConnectTable, readonly string[]][]) {
    if (!isPlainTable(db, name)) continue
    tables += 1
    if (db.prepare(`PRAGMA quick_check(${name})`).get()?.['quick_check'] !== 'ok') throw new ReadProblem('damaged')
    // Columns that are computed are not listed here.
    const present = new Set(
      db
        .prepare(`SELECT name FROM pragma_table_info('${name}')`)
        .all()
        .map((column) => column['name']),
    )
    if (columns.some((column) => !present.has(column))) {
      collector.drop(name, 'unknown-kind', toNumber(db.prepare(`SELECT count(*) AS rows FROM ${name}`).get()?.['rows']))
      continue
    }
    const numbers = columns.map((column) => `iif(typeof(${column}) IN ('integer', 'real'), ${column}, NULL) AS ${column}`)
    const select = db.prepare(`SELECT ${numbers.join(', ')} FROM ${name} LIMIT ${ROWS_MAX + 1}`)
    select.setReadBigInts(true)
    let rows = 0
    for (const row of select.iterate()) {
      rows += 1
      if (rows > ROWS_MAX) throw new ReadProblem('too-large')
      collector.add(name, toRow(row))
    }
  }
  db.close()
  if (tables === 0) throw new ReadProblem('unknown-format')
  return collector.content()
}

/** Views and virtual tables run what the file says. */
function isPlainTable(db: DatabaseSync, name: string): boolean {
  const found = db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name)
  return typeof found?.['sql'] === 'string' && /^CREATE TABLE/i.test(found['sql'])
}

function toRow(row: Record<string, unknown>): HealthConnectRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toNumber(value)]))
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'bigint' && value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : Number.NaN
}
