import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '..')
const NODE = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const READY = /^Emberwell is ready at (http:\/\/localhost:\d+)$/
const START_MAX_MS = 60_000

/** A real server with its own data folder. */
export type Server = {
  /** Such as `http://localhost:41234`. */
  origin: string
  dataDir: string
  /** Kills it, as a crash would. */
  kill(): Promise<void>
  /** Stops it and deletes its data folder. */
  stop(): Promise<void>
}

/**
 * Starts the server as `npm start` does. `dataDir` and `port` continue those of a killed one; with `smtpUrl` it sends
 * email there, otherwise to its outbox folder; with `modelUrl` it uses the language model there. `settings` override
 * all others.
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

/** The text of the newest email to `address` in the server's outbox; undefined if there is none. */
export async function emailTo(server: Pick<Server, 'dataDir'>, address: string): Promise<string | undefined> {
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  // File names are random; the modification time gives the order.
  const emails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => ({ text: await readFile(join(folder, name), 'utf8'), at: (await stat(join(folder, name))).mtimeMs })),
  )
  const email = emails.toSorted((one, other) => one.at - other.at).findLast(({ text }) => text.includes(`To: ${address}`))?.text
  // Long lines have soft line breaks (quoted-printable).
  return email?.replace(/=\r\n/g, '').replace(/=3D/g, '=')
}
