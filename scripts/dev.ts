import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildContent } from './build-content.ts'
import { ContentError } from './content/read-content.ts'

// The server, restarted when its sources change, and Vite in front of it. The API test page is at /api-test.
const root = join(import.meta.dirname, '..')
// Variables of the environment take precedence.
const env = { API_TEST_PAGE: '1', ...process.env }
const options = { cwd: root, stdio: 'inherit', env } as const
const running = [
  spawn(process.execPath, ['--watch', join(root, 'src/app/server/main.ts')], options),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], options),
]

// Editors write a file in several steps; the content is read once they are done.
const CONTENT_DELAY_MS = 200
let contentTimer: NodeJS.Timeout | undefined
const watching = watch(join(root, 'content'), { recursive: true }, () => {
  clearTimeout(contentTimer)
  contentTimer = setTimeout(rebuildContent, CONTENT_DELAY_MS)
})

/** Regenerates the content modules, which the server and Vite then reload. Invalid content is reported and not used. */
function rebuildContent(): void {
  try {
    buildContent()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
  }
}

/** Stops both processes when one of them exits. */
function stop(): void {
  watching.close()
  clearTimeout(contentTimer)
  for (const child of running) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of running) child.on('exit', stop)
