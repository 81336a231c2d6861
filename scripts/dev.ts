import { spawn } from 'node:child_process'
import { join } from 'node:path'

// The server, restarted when its sources change, and Vite in front of it. The page of every element is at /kit, that of the API at /api-test.
const root = join(import.meta.dirname, '..')
// What the environment says goes before what development sets.
const env = { API_TEST_PAGE: '1', ...process.env }
const options = { cwd: root, stdio: 'inherit', env } as const
const running = [
  spawn(process.execPath, ['--watch', join(root, 'src/app/server/main.ts')], options),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], options),
]

/** One of the two ending ends both. */
function stop(): void {
  for (const child of running) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of running) child.on('exit', stop)
