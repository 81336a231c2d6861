import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Folder of PostgreSQL's programs: `POSTGRES_BIN`, or the usual places of distributions; undefined if not installed.
 */
export const POSTGRES_BIN = [process.env['POSTGRES_BIN'], ...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/pgsql/bin'].find(
  (folder) => folder !== undefined && existsSync(join(folder, 'pg_ctl')),
)

/** The path of an installed program; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** PostgreSQL and PgBouncer refuse to run as root, so they run as the user `postgres` then. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A PostgreSQL for this test alone. `stop` modes: `immediate` like a crash, `fast` like an operator. */
export type OwnPostgres = {
  url: string
  /** Its data folder. */
  data: string
  start(): Promise<void>
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Ends its main process with SIGKILL; the others then end by themselves. */
  kill(): void
  remove(): Promise<void>
}

/** A new folder that PostgreSQL's user may write. */
export function folderFor(name: string): string {
  const { uid, gid } = account()
  const folder = mkdtempSync(join(tmpdir(), `emberwell-${name}-`))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/**
 * Starts a program as PostgreSQL's user and waits until it listens on `port`. Returns a function that ends it. Throws
 * with its output when it exits before.
 */
export async function runBeside(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(program, args, { ...account(), cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close')
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${output}`)
    await sleep(50)
  }
  return async () => {
    child.kill('SIGKILL')
    await ended
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false)
  socket.destroy()
  return isOpen
}

/** Runs a program of PostgreSQL as its user. */
export async function postgresProgram(program: string, args: string[]): Promise<void> {
  await run(join(POSTGRES_BIN ?? '', program), args, { ...account(), cwd: tmpdir() })
}

/** Creates and starts one, which asks for `password` if given. */
export async function ownPostgres(password?: string): Promise<OwnPostgres> {
  const folder = folderFor('postgres')
  const data = join(folder, 'data')
  const secret = join(folder, 'secret')
  writeFileSync(secret, password ?? '', { mode: 0o644 })
  const auth = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${secret}`]
  await postgresProgram('initdb', ['-D', data, '-U', 'postgres', ...auth, '--no-sync'])
  return startIn(folder, await freePort(), password)
}

/** Starts the PostgreSQL in `data` of a folder. */
export async function startIn(folder: string, port: number, password = ''): Promise<OwnPostgres> {
  const data = join(folder, 'data')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  let isRunning = false
  const start = async () => {
    await postgresProgram('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
    isRunning = true
  }
  const stop = async (mode: string) => {
    await postgresProgram('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
    isRunning = false
  }
  await start()
  return {
    url: `postgres://postgres${password && `:${password}`}@127.0.0.1:${port}/postgres`,
    data,
    start,
    stop,
    kill: () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
      isRunning = false
    },
    remove: async () => {
      if (isRunning) await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
