import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The checkout that is measured. */
export const REPO = join(import.meta.dirname, '..')
/** The project's own Node. */
export const NODE = join(REPO, 'node_modules/node/bin/node')
const START_TIMEOUT_MS = 60_000
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** A server process that the bench started. */
export type Server = {
  url: string
  pid: number
  /** Time from the launch until it said that it is ready. */
  startMs: number
  /** CPU time used so far; undefined where the system does not tell. */
  cpuMs(): number | undefined
  stop(): Promise<void>
}

/** Everything is set by the bench; nothing of the caller's own settings reaches a server. */
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

/** Starts a command that ends in a server and waits for its line `… is ready at http://localhost:PORT`. */
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
      // The whole group: `npm start` stands in front of the server it runs.
      process.kill(-pid, name)
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error
    }
  }
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal('SIGKILL')
      reject(new Error(`a server was not ready in time: ${errors}`))
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
      reject(new Error(`a server ended before it was ready: ${errors}`))
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

/** The product's server on the store that `settings` name. */
export function launchProduct(settings: Record<string, string>): Promise<Server> {
  // With the room for young objects that `npm start` gives it.
  return launch([NODE, join(REPO, 'src/app/server/main.ts')], { NODE_OPTIONS: '--max-semi-space-size=16', ...settings })
}

/** The bare server on the store that `settings` name. */
export function launchBaseline(settings: Record<string, string>): Promise<Server> {
  return launch([NODE, join(REPO, 'bench/baseline.ts')], settings)
}
