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

/** The longest messages that are taken, of three kinds: ordinary talk, a crisis over and over, and one word. Each the best of twelve. */
const LONG = `
  const { recognise } = await import('./src/features/lara/rules/safety/recognise.ts')
  const talk = 'The fan by the bed helps a little. I slept five hours and had two hot flashes. Los sofocos van mejor esta semana. '
  const texts = [talk.repeat(40), 'i want to die and he hit me '.repeat(150), 'no '.repeat(1400)].map((text) => text.slice(0, 4000))
  const times = texts.map((text) => Math.min(...Array.from({ length: 12 }, () => {
    const from = performance.now()
    recognise(text, 'woman')
    return performance.now() - from
  })))
  console.log(JSON.stringify({ ms: Math.max(...times) }))
`

/** Answers what a script says of itself in a process of its own. */
function told<Figures>(script: string): Figures {
  const out = execFileSync(NODE, ['--expose-gc', '--input-type=module', '-e', script], { cwd: REPO, encoding: 'utf8' })
  return JSON.parse(out) as Figures
}

/** How long Lara's safety rules look through a message of 4,000 characters, and how long her knowledge takes to be read in all three languages, and what it holds afterwards. */
export function knowledge(): Row[] {
  const runs = Array.from({ length: RUNS }, () => told<{ ms: number; mb: number }>(SCRIPT))
  const note = `three languages in a fresh process, median of ${RUNS}`
  return [
    {
      name: 'Lara: 4,000 characters looked through',
      engine: 'embedded',
      measured: told<{ ms: number }>(LONG).ms,
      unit: 'ms',
      note: 'the slowest of three kinds of message, each the best of 12',
    },
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
