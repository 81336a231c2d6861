import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')
const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const READY = /^Emberwell is ready at (http:\/\/localhost:\d+)$/
const START_MAX_MS = 30_000

/** A real server with a data folder of its own. */
export type Server = {
  /** Such as `http://localhost:41234`. */
  origin: string
  dataDir: string
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Ends it, and takes its data folder away. */
  stop(): Promise<void>
}

/**
 * Starts the server that `npm start` starts. `dataDir` and `port` take up again where a killed one was; with `smtpUrl` its letters leave by
 * that mail server, else they lie in its outbox; with `modelUrl` it has the language model that listens there. `settings` go before all others.
 */
export async function startServer({
  dataDir,
  port = '0',
  smtpUrl,
  modelUrl,
  settings = {},
}: { dataDir?: string; port?: string; smtpUrl?: string; modelUrl?: string; settings?: Record<string, string> } = {}): Promise<Server> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'emberwell-story-')))
  const child = spawn(NODE, [join(ROOT, 'src/app/server/main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: port,
      HOST: '127.0.0.1',
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'warn',
      PUSH_LOOPBACK: '1',
      ...(modelUrl && { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: modelUrl, LLM_MODEL: 'scripted-model' }),
      ...settings,
      ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Emberwell <hello@example.org>' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start within ${START_MAX_MS} ms`)), START_MAX_MS)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = READY.exec(line)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    })
    void ended.then(([code]) => reject(new Error(`The server ended with ${code} before it was ready`)))
    child.on('error', reject)
    void ended.finally(() => clearTimeout(timer))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return {
    origin,
    dataDir: folder,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The text of the newest letter to `address` in the server's outbox; undefined when none has left yet. */
export async function letterTo(server: Pick<Server, 'dataDir'>, address: string): Promise<string | undefined> {
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // Their names are random; when they were written tells their order.
  const letters = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ text: await readFile(join(folder, name), 'utf8'), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const letter = letters.toSorted((one, other) => one.at - other.at).findLast(({ text }) => text.includes(`To: ${address}`))?.text
  // Long lines are folded with a soft break (quoted-printable).
  return letter?.replace(/=\r\n/g, '').replace(/=3D/g, '=')
}
