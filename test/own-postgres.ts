import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Folder of PostgreSQL's programs: `POSTGRES_BIN`, or the usual places of distributions; undefined if not installed.
 */
export const POSTGRES_BIN = [process.env['POSTGRES_BIN'], ...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/pgsql/bin'].find(
  (folder) => folder !== undefined && existsSync(join(folder, 'pg_ctl')),
)

/** PostgreSQL refuses to run as root, so it runs as its own user then. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A PostgreSQL for this test alone. `stop` modes: `immediate` like a crash, `fast` like an operator. */
export type OwnPostgres = { url: string; start(): Promise<void>; stop(mode: 'fast' | 'immediate'): Promise<void>; remove(): Promise<void> }

/** Creates and starts one. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const who = account()
  const folder = mkdtempSync(join(tmpdir(), 'emberwell-postgres-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const call = (program: string, args: string[]) => run(join(POSTGRES_BIN ?? '', program), args, { ...who, cwd: folder })
  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  let isRunning = false
  const start = async () => {
    await call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
    isRunning = true
  }
  const stop = async (mode: string) => {
    await call('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop'])
    isRunning = false
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      if (isRunning) await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
