/**
 * Tries deploy/patroni.yml and deploy/haproxy.cfg on this machine: `node scripts/try-patroni.ts [ttl]`, with Patroni's
 * `ttl` in s (20 or more; 30 is its default). Needs Linux, the Debian packages patroni, etcd-server, haproxy and
 * postgresql, and the ports 17100 to 17106. Four writers create logs through a server while the primary is killed, is
 * changed as planned and is frozen, and while the standby is killed, also in strict mode. Prints what was measured;
 * exit code 1 when an acknowledged log is lost or stored twice, or when something does not recover. Takes about five
 * minutes, ends after ten at most, and removes what it has started and stored.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { call } from '../test/log-writers.ts'
import { endServers, type ServerProcess, startServer } from '../test/server-process.ts'
import { fillStore, freshFolder, removeFolders, type Woman } from '../test/store-folder.ts'
import { ANSWER_MAX_MS, type KeyedWriters, writeWithKeys } from './deploy/keyed-writers.ts'
import {
  endCluster,
  isTaken,
  makeNode,
  type PatroniNode,
  PROGRAMS,
  SCOPE,
  startEtcd,
  startProxy,
  SUPERUSER_PASSWORD,
} from './deploy/patroni-cluster.ts'
import { check, failed, psql, REPO, until } from './deploy/trial.ts'

const LONGEST_MS = 600_000
const WRITERS = 4
/** Acknowledged logs that must follow before an act counts as over. */
const AFTER = 40
/** Time without a standby in strict mode, in ms: longer than a client waits for an answer. */
const STRICT_MS = 30_000
/** Below the range from which the system takes ports for outgoing connections, since Patroni needs them again. */
const PORTS = { etcd: 17_100, peers: 17_101, postgres: [17_102, 17_103], rest: [17_104, 17_105], proxy: 17_106 } as const

const ttl = Number(process.argv[2] ?? 30)

const say = (words: string) => process.stdout.write(`${words}\n`)
const someOf = (names: readonly string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** The server under trial, the writers, and a woman whose logs are read meanwhile. */
type Trial = { server: ServerProcess; writers: KeyedWriters; reader: Woman }

/** Asks for health and a woman's logs twice a second until it is stopped; then resolves to the statuses in words. */
function watchReads({ server, reader }: Trial): () => Promise<string> {
  const paths = { '/healthz': '/healthz', '/readyz': '/readyz', 'her logs': '/api/logs/all-logs/history/?limit=1' }
  const over = new AbortController()
  const ask = async ([name, path]: [string, string]) => {
    const statuses = new Map<number, number>()
    for (; !over.signal.aborted; await sleep(500)) {
      const { status } = await call(server, reader, 'GET', path, undefined, { maxMs: ANSWER_MAX_MS }).catch(() => ({ status: 0 }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    return `${name} ${countsOf(statuses)}`
  }
  const asking = Object.entries(paths).map(ask)
  return async () => {
    over.abort()
    return (await Promise.all(asking)).join('; ')
  }
}

function countsOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} times ${status || 'no answer'}`).join(', ')
}

/** Does `work` under the writers, waits until they write again, and prints what they saw. */
async function act(what: string, trial: Trial, work: () => Promise<void>): Promise<void> {
  say(`\n${what}`)
  const { writers } = trial
  const stopWatching = watchReads(trial)
  const before = writers.answers.length
  const isAcknowledged = ({ status }: { status: number }) => status === 201
  const count = () => writers.answers.filter(isAcknowledged).length
  const lastBefore = writers.answers.findLast(isAcknowledged)?.at ?? performance.now()
  try {
    await work()
    const target = count() + AFTER
    check('writes are acknowledged again', await until(() => count() >= target, 60))
  } finally {
    const answers = writers.answers.slice(before)
    const instants = [lastBefore, ...answers.filter(isAcknowledged).map(({ at }) => at), performance.now()]
    const pauses = instants.map((at, index) => at - (instants[index - 1] ?? at))
    const statuses = new Map<number, number>()
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const slowest = Math.max(0, ...answers.map(({ ms }) => ms))
    say(`      longest time without an acknowledged write: ${seconds(Math.max(...pauses))}`)
    say(`      answers to writes: ${countsOf(statuses)}; the slowest after ${seconds(slowest)}`)
    say(`      answers to reads: ${await stopWatching()}`)
  }
}

/** Waits until a node answers 200 to `path`; prints how long it took. Throws when it does not in time. */
async function await200(node: PatroniNode, path: string, what: string): Promise<void> {
  const from = performance.now()
  const isSo = await until(() => node.is(path), 3 * ttl + 30)
  check(`${what} (after ${seconds(performance.now() - from)})`, isSo, `no 200 from ${path} of node ${node.name}`)
  if (isSo) return
  say(`The end of its log:\n${node.logEnd()}`)
  throw new Error(`Node ${node.name} is not ready`)
}

async function patronictl(node: PatroniNode, command: string, ...options: string[]): Promise<void> {
  await promisify(execFile)(PROGRAMS.patronictl ?? '', ['-c', node.settings, command, SCOPE, ...options, '--force'])
}

/** Sets `synchronous_mode_strict` and waits until every node has read it. */
async function setStrict(node: PatroniNode, isStrict: boolean): Promise<void> {
  await patronictl(node, 'edit-config', '-s', `synchronous_mode_strict=${isStrict}`)
  await sleep((ttl / 3 + 2) * 1_000)
}

/** Prints a warning if the last act may fail because of Patroni. */
async function warnOfVersion(): Promise<void> {
  const { stdout } = await promisify(execFile)(PROGRAMS.patroni ?? '', ['--version'])
  const [major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout)?.slice(1) ?? []).map(Number)
  say(`Tried with ${stdout.trim()}`)
  if (major > 3 || (major === 3 && minor >= 1)) return
  say('Before 3.1 a primary that wakes up may take back the lock in etcd (patroni/patroni pull request 2689).')
  say('What was acknowledged since is then lost: the last act fails in some of the runs.')
}

/** Starts etcd, both nodes and HAProxy; resolves to the nodes, the primary first, and the address for the server. */
async function startCluster(): Promise<{ nodes: [PatroniNode, PatroniNode]; databaseUrl: string }> {
  await startEtcd(PORTS.etcd, PORTS.peers)
  const [one, two] = [0, 1].map((index) => {
    const ports = { postgres: PORTS.postgres[index] ?? 0, rest: PORTS.rest[index] ?? 0, etcd: PORTS.etcd }
    return makeNode(index === 0 ? 'one' : 'two', ports, ttl)
  }) as [PatroniNode, PatroniNode]
  await one.start()
  await await200(one, '/primary', 'node one is the primary')
  await two.start()
  await await200(two, '/sync', 'node two is its synchronous standby')
  await startProxy(PORTS.proxy, [one, two])
  const superuser = `postgres://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${PORTS.proxy}/postgres`
  // At first HAProxy takes both for ready and alternates.
  const isPrimary = () => psql(superuser, '-tAc', 'select pg_is_in_recovery()').trim() === 'f'
  check('HAProxy leads to the primary', await until(() => [1, 2, 3, 4, 5, 6].every(isPrimary)))
  psql(superuser, '-v', 'password=secret', '-f', join(REPO, 'deploy/postgres.sql'))
  return { nodes: [one, two], databaseUrl: `postgres://emberwell_owner:secret@127.0.0.1:${PORTS.proxy}/emberwell` }
}

async function tryActs(trial: Trial, one: PatroniNode, two: PatroniNode): Promise<void> {
  await act('Failover: kill -9 of the primary, PostgreSQL and Patroni', trial, async () => {
    await one.kill()
    await await200(two, '/primary', 'node two is the primary')
  })
  await act('The former primary comes back', trial, async () => {
    await one.start()
    await await200(one, '/sync', 'node one is the synchronous standby')
  })
  await act('Planned change: patronictl switchover', trial, async () => {
    await patronictl(two, 'switchover', '--candidate', 'one')
    await await200(one, '/primary', 'node one is the primary')
    await await200(two, '/sync', 'node two is the synchronous standby')
  })
  await act('kill -9 of the synchronous standby, PostgreSQL and Patroni', trial, async () => two.kill())
  await act('The standby comes back', trial, async () => {
    await two.start()
    await await200(two, '/sync', 'node two is the synchronous standby')
  })
  await act(`synchronous_mode_strict: the standby is killed and comes back after ${seconds(STRICT_MS)}`, trial, async () => {
    await setStrict(one, true)
    await two.kill()
    await sleep(STRICT_MS)
    await two.start()
    await await200(two, '/sync', 'node two is the synchronous standby')
  })
  await setStrict(one, false)
  await act('Failover: the primary is frozen (SIGSTOP), as if its machine were paused', trial, async () => {
    one.freeze()
    await await200(two, '/primary', 'node two is the primary')
  })
  await act('The frozen primary wakes up', trial, async () => {
    one.wake()
    await await200(one, '/sync', 'node one is the synchronous standby')
  })
}

async function tryAll(): Promise<void> {
  await warnOfVersion()
  const { nodes, databaseUrl } = await startCluster()
  const [one, two] = nodes
  const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', DATABASE_URL: databaseUrl }
  const women = await fillStore(settings, WRITERS)
  const server = await startServer(settings, { readyMaxMs: 60_000 })
  const writers = writeWithKeys(server, women)
  const [reader] = women
  if (!reader) throw new Error('The store has no woman')
  const trial = { server, writers, reader }
  check('writers have begun', await until(() => writers.answers.length > AFTER))

  // What was acknowledged is compared in any case.
  await tryActs(trial, one, two).catch((error: unknown) => check('every act is tried', false, error))
  const { acknowledged, lost, double, other } = await writers.stop()
  say(`\n${acknowledged} logs were acknowledged, ${lost.length} of them are lost, ${double.length} are stored twice`)
  check('no acknowledged log is lost or changed', lost.length === 0, someOf(lost))
  check('no log is stored twice', double.length === 0, someOf(double))
  check('no log is stored that was not sent', other.length === 0, someOf(other))
  check('writes are answered 201, 409 or 503 with Retry-After', writers.strange.length === 0, JSON.stringify(writers.strange.slice(0, 3)))
  const { code, ms } = await server.end('SIGTERM')
  check(`the server stops with 0 (after ${seconds(ms)})`, code === 0, `exit code ${code}`)
}

async function cleanUp(): Promise<void> {
  endServers()
  await endCluster()
  removeFolders()
}

async function stopEarly(why: string): Promise<void> {
  say(`FAIL  ${why}`)
  await cleanUp()
  process.exit(1)
}

const missing = Object.entries(PROGRAMS).flatMap(([name, path]) => (path === undefined ? [name] : []))
const taken = await Promise.all(
  Object.values(PORTS)
    .flat()
    .map(async (port) => ((await isTaken(port)) ? [port] : [])),
)
if (!(Number.isInteger(ttl) && ttl >= 20)) await stopEarly('ttl is a whole number of seconds, at least 20')
if (missing.length > 0) await stopEarly(`not installed: ${missing.join(', ')}`)
if (taken.flat().length > 0) await stopEarly(`ports in use: ${taken.flat().join(', ')}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopEarly(`ended by ${signal}`))
setTimeout(() => void stopEarly(`not finished after ${seconds(LONGEST_MS)}`), LONGEST_MS).unref()
try {
  await tryAll()
} catch (error) {
  check('the trial is finished', false, error)
} finally {
  await cleanUp()
}
say(failed() ? `${failed()} checks failed` : 'Everything that was tried works')
process.exitCode = failed() ? 1 : 0
