/**
 * The baseline of the throughput benchmark: `node:http` and prepared statements with the same SQL, tables and
 * encryption, but without framework, validation, sign-in (the header `x-user` identifies the account), limits or
 * metrics.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import pg from 'pg'
import { newId } from '../src/kit/server/ids.ts'
import { Keys, readMasterKey } from '../src/kit/server/keys.ts'
import { type DataKey, associatedData, seal, unseal } from '../src/kit/server/seal.ts'

type LogRow = {
  log_date: string
  log_type: string
  id: number
  version: number
  created_at: number
  updated_at: number
  sealed: Uint8Array
}
type NewLog = { user: number; day: string; id: number; now: number; sealed: Uint8Array }

/** The two database calls, for one engine. */
type Database = {
  addLog(log: NewLog): Promise<boolean>
  findLogs(user: number, from: string, limit: number): Promise<LogRow[]>
  dataKeys(): Promise<Map<number, DataKey>>
}

const dataDir = process.env['DATA_DIR'] ?? ''
const databaseUrl = process.env['DATABASE_URL']
const keys = new Keys(readMasterKey(dataDir, undefined, true))

const SQL = {
  count:
    'insert into log_counts (user_id, quick_logs, deep_logs) values ($1, 1, 0) on conflict (user_id) do update set quick_logs = log_counts.quick_logs + excluded.quick_logs, deep_logs = log_counts.deep_logs + excluded.deep_logs',
  insert:
    "insert into logs (user_id, log_date, log_type, id, version, created_at, updated_at, sealed) values ($1, $2, 'quick_log', $3, 1, $4, $4, $5) on conflict (user_id, log_date, log_type) do nothing returning id",
  page: "select log_date, log_type, id, version, created_at, updated_at, sealed from logs where user_id = $1 and log_date >= $2 and log_date <= '9999-12-31' and (log_date < '9999-12-31' or (log_date = '9999-12-31' and log_type < '')) order by log_date desc, log_type desc limit $3",
} as const

function onFiles(): Database {
  const open = (name: string) => {
    const database = new DatabaseSync(join(dataDir, `${name}.db`))
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma cache_size = -16000; pragma journal_size_limit = 67108864',
    )
    return database
  }
  const hers = open('hers')
  const prepare = (sql: string) => hers.prepare(sql.replace(/\$(\d)/g, '?$1'))
  const statements = Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, prepare(sql)])) as Record<
    keyof typeof SQL,
    StatementSync
  >
  const [begin, commit, rollback] = [hers.prepare('begin'), hers.prepare('commit'), hers.prepare('rollback')]
  const all = (statement: StatementSync, ...values: SQLInputValue[]) => statement.all(...values) as unknown[]
  return {
    addLog: async ({ user, day, id, now, sealed }) => {
      begin.run()
      try {
        statements.count.run(user)
        const added = all(statements.insert, user, day, id, now, sealed).length > 0
        commit.run()
        return added
      } catch (error) {
        rollback.run()
        throw error
      }
    },
    findLogs: async (user, from, limit) => all(statements.page, user, from, limit) as LogRow[],
    dataKeys: async () => {
      const rows = open('accounts').prepare('select user_id, wrapped from data_keys').all() as { user_id: number; wrapped: Uint8Array }[]
      return new Map(rows.map(({ user_id, wrapped }) => [user_id, keys.dataKey(user_id, wrapped)]))
    },
  }
}

function onPostgres(url: string): Database {
  const INT8 = 20
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({ connectionString: url, max: 10, types, options: '-c search_path=hers' })
  const named = (name: keyof typeof SQL, values: unknown[]) => ({ name, text: SQL[name], values })
  return {
    addLog: async ({ user, day, id, now, sealed }) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(named('count', [user]))
        const added = await client.query(named('insert', [user, day, id, now, sealed]))
        await client.query('commit')
        return added.rows.length > 0
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    findLogs: async (user, from, limit) => (await pool.query<LogRow>(named('page', [user, from, limit]))).rows,
    dataKeys: async () => {
      const { rows } = await pool.query<{ user_id: number; wrapped: Uint8Array }>('select user_id, wrapped from accounts.data_keys')
      return new Map(rows.map(({ user_id, wrapped }) => [user_id, keys.dataKey(user_id, wrapped)]))
    },
  }
}

const database = databaseUrl ? onPostgres(databaseUrl) : onFiles()
const dataKeys = await database.dataKeys()

function keyOf(user: number): DataKey {
  const key = dataKeys.get(user)
  if (!key) throw new Error('Account not found')
  return key
}

function toEntry(user: number, row: LogRow): object {
  const { sealed, version, created_at, updated_at, ...rest } = row
  const answers = unseal<object>(keyOf(user), associatedData(user, 'logs', row.id, version), sealed)
  return { ...answers, ...rest, created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}

async function create(user: number, text: string): Promise<object> {
  const { log_date: day, ...answers } = JSON.parse(text) as { log_date: string }
  const id = newId()
  const now = Date.now()
  const sealed = seal(keyOf(user), associatedData(user, 'logs', id, 1), answers)
  if (!(await database.addLog({ user, day, id, now, sealed }))) throw new Error('Log exists already')
  const data = toEntry(user, { log_date: day, log_type: 'quick_log', id, version: 1, created_at: now, updated_at: now, sealed })
  return { success: true, message: 'Your log has been saved successfully!', data }
}

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text)
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => resolve(text))
    request.on('error', reject)
  })
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const user = Number(request.headers['x-user'])
  if (request.method === 'POST') return answer(response, 201, await create(user, await bodyOf(request)))
  const from = (request.url ?? '').split('from=')[1] ?? ''
  const rows = await database.findLogs(user, from, 367)
  answer(response, 200, { data: rows.map((row) => toEntry(user, row)) })
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`The baseline is ready at http://localhost:${typeof address === 'object' && address ? address.port : 0}\n`)
})
