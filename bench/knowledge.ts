import { execFileSync } from 'node:child_process'
import { NODE, REPO } from './servers.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
/**
 * Run in a separate process, as on the server: load the code, then three languages; memory after garbage collection.
 */
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

/**
 * Messages of maximum length of three kinds: ordinary text, repeated crisis phrases, and one repeated word. The
 * best of twelve runs each.
 */
const LONG = `
  const { recognise } = await import('./src/features/safety/rules/recognise.ts')
  const talk = 'The fan by the bed helps a little. I slept five hours and had two hot flashes. Los sofocos van mejor esta semana. '
  const texts = [talk.repeat(40), 'i want to die and he hit me '.repeat(150), 'no '.repeat(1400)].map((text) => text.slice(0, 4000))
  const times = texts.map((text) => Math.min(...Array.from({ length: 12 }, () => {
    const from = performance.now()
    recognise(text, 'woman')
    return performance.now() - from
  })))
  console.log(JSON.stringify({ ms: Math.max(...times) }))
`

/** Runs a script in a separate process and returns its output as JSON. */
function runScript<Figures>(script: string): Figures {
  const out = execFileSync(NODE, ['--expose-gc', '--input-type=module', '-e', script], { cwd: REPO, encoding: 'utf8' })
  return JSON.parse(out) as Figures
}

/**
 * Time of the safety rules for a message of 4,000 characters, and time and memory of loading the knowledge in three
 * languages.
 */
export function knowledge(): Row[] {
  const runs = Array.from({ length: RUNS }, () => runScript<{ ms: number; mb: number }>(SCRIPT))
  const note = `three languages in a fresh process, median of ${RUNS}`
  return [
    {
      name: 'Lara: safety rules on 4,000 characters',
      engine: 'embedded',
      measured: runScript<{ ms: number }>(LONG).ms,
      unit: 'ms',
      note: 'slowest of three kinds of message, best of 12 each',
    },
    {
      name: 'Lara: loading the knowledge',
      engine: 'embedded',
      measured: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      budget: { at: 'most', value: 200 },
      note,
    },
    {
      name: 'Lara: memory of the knowledge',
      engine: 'embedded',
      measured: median(runs.map(({ mb }) => mb)),
      unit: 'MB',
      budget: { at: 'most', value: 50 },
      note,
    },
  ]
}
