import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REPO = join(import.meta.dirname, '..')
const MAIN = join(REPO, 'src/app/server/main.ts')
const START_TIMEOUT_MS = 60_000
/** Shared compile cache of the many short-lived servers; halves their start time. */
const COMPILED = join(tmpdir(), 'emberwell-test-compiled')

/** The project's own Node executable. */
export const NODE = join(REPO, 'node_modules/node/bin/node')

type Environment = Record<string, string>

function environmentOf(settings: Environment): Environment {
  // Nothing is inherited, so that a developer's own DATABASE_URL does not reach a test.
  return { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: COMPILED, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...settings }
}

/** A server in a separate process. */
export type ServerProcess = {
  url: string
  pid: number
  /** Its output to standard error so far. */
  errors(): string
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null; ms: number }>
}

/** How to start the server: `through` is a command prefix, `readyMaxMs` the time until it must be ready. */
export type Way = { through?: readonly string[]; options?: SpawnOptions; readyMaxMs?: number }

const running = new Set<ChildProcess>()

/** Kills all running servers, such as those of a failed test. */
export function endServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

function launch(
  settings: Environment,
  { through = [], options = {} }: Way,
): { child: ChildProcess; out: () => string; errors: () => string } {
  mkdirSync(COMPILED, { recursive: true, mode: 0o777 })
  const [command, ...rest] = [...through, NODE, MAIN]
  const child = spawn(command, rest, { ...options, env: environmentOf(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let out = ''
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { child, out: () => out, errors: () => errors }
}

/** Starts a server without waiting until it is ready. */
export function launchServer(settings: Environment): { child: ChildProcess; ended: Promise<unknown> } {
  const { child } = launch(settings, {})
  return { child, ended: once(child, 'close') }
}

/** Starts a server and waits until it is ready. Throws with its output otherwise. */
export async function startServer(settings: Environment, way: Way = {}): Promise<ServerProcess> {
  const { child, out, errors } = launch(settings, way)
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`Server not ready in time: ${errors()}`))
    }, way.readyMaxMs ?? START_TIMEOUT_MS)
    child.stdout?.on('data', () => {
      const ready = /^Emberwell is ready at http:\/\/localhost:(\d+)$/m.exec(out())
      if (!ready) return
      clearTimeout(timer)
      resolve(`http://127.0.0.1:${ready[1]}`)
    })
    void ended.then(() => {
      clearTimeout(timer)
      reject(new Error(`Server exited before it was ready: ${errors()}`))
    })
    child.once('error', reject)
  })
  return {
    url,
    pid: child.pid ?? 0,
    errors,
    end: async (signal) => {
      const from = performance.now()
      child.kill(signal)
      const [code, by] = await ended
      return { code, signal: by, ms: performance.now() - from }
    },
  }
}

/** Starts a server that must refuse to start, and waits for its exit. */
export async function refusedStart(settings: Environment, way: Way = {}): Promise<{ code: number | null; out: string; errors: string }> {
  const { child, out, errors } = launch(settings, way)
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  return { code, out: out(), errors: errors() }
}

/** Runs `work` over the items with limited concurrency; returns the results in order. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const lane = async () => {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
