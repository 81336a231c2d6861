import { execFileSync } from 'node:child_process'
import { NODE, REPO } from './servers.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
/** Read in a process of its own, as the server reads it: its code first, then three languages; memory after everything that is not needed has gone. */
const SCRIPT = `
  const { libraryOf } = await import('./src/features/lara/server/library.ts')
  gc()
  const before = process.memoryUsage()
  const from = performance.now()
  for (const language of ['en', 'es', 'fr']) libraryOf(language)
  const ms = performance.now() - from
  gc()
  const after = process.memoryUsage()
  console.log(JSON.stringify({ ms, mb: (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6 }))
`

/** How long Lara's knowledge takes to be read in all three languages, and what it holds afterwards. */
export function knowledge(): Row[] {
  const runs = Array.from({ length: RUNS }, () => {
    const out = execFileSync(NODE, ['--expose-gc', '--input-type=module', '-e', SCRIPT], { cwd: REPO, encoding: 'utf8' })
    return JSON.parse(out) as { ms: number; mb: number }
  })
  const note = `three languages in a fresh process, median of ${RUNS}`
  return [
    {
      name: 'Lara: her knowledge is read',
      engine: 'embedded',
      measured: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      budget: { at: 'most', value: 200 },
      note,
    },
    {
      name: 'Lara: her knowledge in memory',
      engine: 'embedded',
      measured: median(runs.map(({ mb }) => mb)),
      unit: 'MB',
      budget: { at: 'most', value: 50 },
      note,
    },
  ]
}
