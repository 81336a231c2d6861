import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ENGINE } from './server.ts'
import { endServers, startServer } from './server-process.ts'
import { freshFolder, fillStore, removeFolders } from './store-folder.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const PASSWORD = 'a quiet morning by the sea'

afterAll(() => {
  endServers()
  removeFolders()
})

/** Fills the file system. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [65_536, 4_096, 512])
      for (;;) {
        try {
          if (writeSync(file, Buffer.alloc(size)) === 0) break
        } catch {
          break
        }
      }
  } finally {
    closeSync(file)
  }
}

test.runIf(ENGINE === 'sqlite')(
  'on a full disk writes are refused with a message, and messages about danger still get help lines',
  { timeout: 60_000 },
  async ({ skip }) => {
    const place = freshFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', place], { stdio: 'ignore' })
    } catch {
      return skip('this account may not mount a small file system')
    }
    try {
      const settings = { DATA_DIR: place, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent' }
      const [woman] = await fillStore(settings, 1, 20)
      if (!woman) throw new Error('Account not created')
      const server = await startServer(settings)
      const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
        const all = { 'content-type': 'application/json', authorization: `Bearer ${woman.token}`, ...headers }
        const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: all, body: JSON.stringify(body) })
        return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
      }
      const session = JSON.parse((await send('/api/chat/session/create/', {})).text) as { session: { id: number } }
      fill(join(place, 'filler'))

      const account = { full_name: 'Ana', email: 'ana@example.org', password: PASSWORD, confirm_password: PASSWORD }
      const log = { log_date: TODAY, mood_rating: 5 }
      for (const [path, body] of [
        ['/api/auth/signup/', account],
        ['/api/logs/quick-log/create/', log],
        ['/api/logs/deep-log/create/', { log_date: TODAY, calm_challenges: 'x'.repeat(5_000) }],
      ] as const) {
        const reply = await send(path, body)
        expect([path, reply.status, Number(reply.retryAfter) > 0]).toEqual([path, 503, true])
        expect(reply.text).toContain('Nothing was lost on your side')
      }
      const danger = { message: 'I want to kill myself', session_id: session.session.id }
      const reply = await send('/api/chat/send/', danger)
      expect([reply.status, JSON.parse(reply.text).reply.parts.layer]).toEqual([200, 'safety'])
      const streamed = await send('/api/chat/send/', danger, { accept: 'text/event-stream' })
      expect(streamed.text).toMatch(/event: done\ndata: .*help_lines/)

      rmSync(join(place, 'filler'))
      expect((await send('/api/logs/quick-log/create/', log)).status).toBe(201)
      expect((await server.end('SIGTERM')).code).toBe(0)
    } finally {
      execFileSync('umount', ['-l', place], { stdio: 'ignore' })
    }
  },
)
