import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The measured checkout. */
export const REPO = join(import.meta.dirname, '..')
/** The project's own Node executable. */
export const NODE = join(REPO, 'node_modules/node/bin/node')
const START_TIMEOUT_MS = 60_000
/** Duration of a clock tick in /proc, in ms. */
const TICK_MS = 10

/** A server process started by the benchmark. */
export type Server = {
  url: string
  pid: number
  /** Time from launch until ready, in ms. */
  startMs: number
  /** CPU time used so far, in ms; undefined without /proc. */
  cpuMs(): number | undefined
  stop(): Promise<void>
}

/** A clean environment with only these settings. */
function environmentOf(settings: Record<string, string>): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
    ...settings,
  }
}

function cpuMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}

/** Runs a command that starts a server and waits for its line `… is ready at http://localhost:PORT`. */
export async function launch(command: readonly string[], settings: Record<string, string>): Promise<Server> {
  const from = performance.now()
  const [program = NODE, ...rest] = command
  const child = spawn(program, rest, { cwd: REPO, env: environmentOf(settings), stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const pid = child.pid ?? 0
  let out = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close')
  const signal = (name: NodeJS.Signals) => {
    try {
      // Kills the process group, because `npm start` is the parent of the server.
      process.kill(-pid, name)
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error
    }
  }
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal('SIGKILL')
      reject(new Error(`Server not ready in time: ${errors}`))
    }, START_TIMEOUT_MS)
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      const ready = /is ready at http:\/\/localhost:(\d+)/.exec(out)
      if (!ready) return
      clearTimeout(timer)
      resolve(ready[1] ?? '')
    })
    void ended.then(() => {
      clearTimeout(timer)
      reject(new Error(`Server exited before it was ready: ${errors}`))
    })
  })
  const startMs = performance.now() - from
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    startMs,
    cpuMs: () => cpuMsOf(pid),
    stop: async () => {
      signal('SIGTERM')
      await ended
      if (errors && !errors.includes('npm')) process.stderr.write(errors)
    },
  }
}

/** Starts the product's server on the store in `settings`. */
export function launchProduct(settings: Record<string, string>): Promise<Server> {
  // With the same young generation size as `npm start`.
  return launch([NODE, join(REPO, 'src/app/server/main.ts')], { NODE_OPTIONS: '--max-semi-space-size=16', ...settings })
}

/** Starts the baseline server on the store in `settings`. */
export function launchBaseline(settings: Record<string, string>): Promise<Server> {
  return launch([NODE, join(REPO, 'bench/baseline.ts')], settings)
}
