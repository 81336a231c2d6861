import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram, folderFor, POSTGRES_BIN, runBeside } from '../../test/own-postgres.ts'
import { REPO } from './trial.ts'

/** Name of the cluster in deploy/patroni.yml. */
export const SCOPE = 'emberwell'
/** Password of PostgreSQL's superuser in deploy/patroni.yml. */
export const SUPERUSER_PASSWORD = 'change-this-password-1'

/** Programs that the cluster needs, by name; undefined if not installed. */
export const PROGRAMS = {
  etcd: findProgram('etcd'),
  patroni: findProgram('patroni'),
  patronictl: findProgram('patronictl'),
  haproxy: findProgram('haproxy'),
  psql: findProgram('psql'),
  pg_ctl: POSTGRES_BIN,
}

const LOG_LINES = 40

const ends: (() => Promise<void>)[] = []

/** Ends all that was started here, the last first, and removes its folders. */
export async function endCluster(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
}

/** Whether something listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function programOf(name: keyof typeof PROGRAMS): string {
  const path = PROGRAMS[name]
  if (!path) throw new Error(`${name} is not installed`)
  return path
}

/** Starts one etcd, with a second port for its peers. */
export async function startEtcd(port: number, peerPort: number): Promise<void> {
  const folder = folderFor('etcd')
  const [own, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const clients = ['--listen-client-urls', own, '--advertise-client-urls', own]
  const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`]
  const end = await runBeside(programOf('etcd'), ['--data-dir', join(folder, 'data'), ...clients, ...peers], port)
  ends.push(async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  })
}

/** A PostgreSQL under Patroni. */
export type PatroniNode = {
  name: string
  /** Its patroni.yml, for patronictl. */
  settings: string
  postgresPort: number
  restPort: number
  /** Starts Patroni, which starts PostgreSQL. */
  start(): Promise<void>
  /** Ends Patroni and all processes of PostgreSQL with SIGKILL. */
  kill(): Promise<void>
  /** Stops all of them with SIGSTOP: they hold their connections and answer nothing. `wake` ends it. */
  freeze(): void
  wake(): void
  /** The last lines of Patroni's log. */
  logEnd(): string
  /** Whether its REST API answers 200 to `/primary`, `/sync` and so on. */
  is(path: string): Promise<boolean>
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Patroni, PostgreSQL and its children: the processes whose command line names `folder`, and their children. */
function processesOf(folder: string): number[] {
  const named = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && readIfThere(`/proc/${pid}/cmdline`).includes(folder))
  const children = named.flatMap((pid) => readIfThere(`/proc/${pid}/task/${pid}/children`).split(' '))
  return [...new Set([...named, ...children].map(Number))].filter((pid) => pid > 0)
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/**
 * Prepares a node with the settings of deploy/patroni.yml on ports of this machine. `ttl` in s; the other two times are
 * a third of it, as in Patroni's defaults.
 */
export function makeNode(name: string, ports: { postgres: number; rest: number; etcd: number }, ttl: number): PatroniNode {
  const folder = folderFor(`patroni-${name}`)
  const data = join(folder, 'data')
  const settings = join(folder, 'patroni.yml')
  const third = Math.floor(ttl / 3)
  const text = readFileSync(join(REPO, 'deploy/patroni.yml'), 'utf8')
    .replace(/^name: .*/m, `name: ${name}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${ports.etcd}`)
    .replaceAll('10.0.0.1:8008', `127.0.0.1:${ports.rest}`)
    .replaceAll('10.0.0.1:5432', `127.0.0.1:${ports.postgres}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace(/ttl: .*/, `ttl: ${ttl}`)
    .replace(/loop_wait: .*/, `loop_wait: ${third}`)
    .replace(/retry_timeout: .*/, `retry_timeout: ${third}`)
    .replace(/data_dir: .*/, `data_dir: ${data}`)
    .replace(/bin_dir: .*/, `bin_dir: ${POSTGRES_BIN ?? ''}`)
    .replace(/pgpass: .*/, `pgpass: ${join(folder, 'pgpass')}`)
    .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${folder}`)
  writeFileSync(settings, `${text}log:\n  dir: ${folder}\n`)
  let endPatroni: (() => Promise<void>) | undefined
  const kill = async () => {
    // Again, because one may have been starting another.
    for (let left = processesOf(folder); left.length; left = processesOf(folder)) {
      signalAll(left, 'SIGKILL')
      await sleep(50)
    }
    await endPatroni?.()
    endPatroni = undefined
  }
  ends.push(async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return {
    name,
    settings,
    postgresPort: ports.postgres,
    restPort: ports.rest,
    start: async () => {
      endPatroni = await runBeside(programOf('patroni'), [settings], ports.rest)
    },
    kill,
    freeze: () => signalAll(processesOf(folder), 'SIGSTOP'),
    wake: () => signalAll(processesOf(folder), 'SIGCONT'),
    logEnd: () => {
      const lines = readIfThere(join(folder, 'patroni.log')).split('\n')
      // HAProxy ends its checks early, which Patroni reports each time.
      const own = lines.filter((line) => /^\d{4}-/.test(line) && !/processing of request|Traceback/.test(line))
      return own.slice(-LOG_LINES).join('\n')
    },
    is: (path) =>
      fetch(`http://127.0.0.1:${ports.rest}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  }
}

/** Starts HAProxy with deploy/haproxy.cfg, which leads `port` to the primary of the nodes. */
export async function startProxy(port: number, nodes: readonly PatroniNode[]): Promise<void> {
  const folder = folderFor('haproxy')
  const file = join(folder, 'haproxy.cfg')
  const servers = nodes.map(({ name, postgresPort, restPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`)
  const text = readFileSync(join(REPO, 'deploy/haproxy.cfg'), 'utf8')
    .replace('bind :5000', `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server .*\n/gm, '')
  writeFileSync(file, `${text.trimEnd()}\n${servers.join('\n')}\n`)
  const end = await runBeside(programOf('haproxy'), ['-db', '-f', file], port)
  ends.push(async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  })
}
