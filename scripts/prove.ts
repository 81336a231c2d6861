/**
 * Runs every proof of the privacy boundary at full size on both engines, and prints for each guarantee what was
 * tried and whether it holds: `npm run prove`. `-- --only=worlds,timing` runs some of them; `-- --runs=60` sets the
 * number of pairs of worlds and scales the other sizes. Exits with 0 only if all hold.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Guarantee, GUARANTEES } from './guarantees.ts'
import { ON_POSTGRES, postgresProblem, REPORTS, runVitest, print } from './test-runs.ts'

/** Size of a proof: the full and the minimum number of runs; `of` is the environment variable that sets it. */
type Size = { of: string; full: number; least: number }
type Proof = { tries: string; files: string[]; sizes?: Size[]; engines?: readonly Engine[] }

const ENGINES = ['embedded', 'PostgreSQL'] as const
type Engine = (typeof ENGINES)[number]

const WORLDS: Size = { of: 'WALL_RUNS', full: 5_000, least: 30 }

const PROOFS: Record<Guarantee, Proof> = {
  access: {
    tries: 'every endpoint as a guest, a woman, a partner, one without a link, another couple, and an expired session',
    files: ['src/app/endpoints.test.ts', 'src/app/other-couple.test.ts'],
  },
  'two worlds': {
    tries: 'everything he can do, with two different records of hers: all that leaves her vault must be equal',
    files: [
      'src/app/two-worlds.test.ts',
      'src/app/world-comparison.test.ts',
      'src/app/planted-leaks.test.ts',
      'src/features/partner/server/two-records.test.ts',
    ],
    sizes: [WORLDS, { of: 'TWO_LIVES_RUNS', full: 300, least: 2 }],
  },
  canary: {
    tries: 'a unique word in each of her fields, searched for in all that he receives, in emails, logs and the couple vault',
    files: ['src/app/canary.test.ts'],
  },
  timing: {
    tries: 'response time of each of his endpoints, with her vault empty and with two years of data',
    files: ['src/app/timing.test.ts'],
    sizes: [{ of: 'TIMING_PAIRS', full: 500, least: 20 }],
  },
  'database rights': { tries: 'access of the couple role, or its file, to her vault', files: ['src/app/privacy-boundary.test.ts'] },
  'at rest': {
    tries: 'words of hers, searched for in every cell of the store and every byte on the disk',
    files: ['src/app/at-rest.test.ts'],
  },
  encrypted: {
    tries: 'encrypted texts that were swapped, altered or truncated: each must be refused',
    files: ['src/kit/server/seal.test.ts'],
    engines: ['embedded'],
  },
  deletion: { tries: 'remains of a deleted account: rows, bytes, older copies', files: ['src/app/account-deletion.test.ts'] },
}

const PROGRESS_FILE = join(REPORTS, 'prove-progress')
const PROGRESS_EVERY_MS = 20_000
/** A line of figures, printed by `test/figures.ts`. */
const FIGURES = new RegExp(`^(?:${GUARANTEES.join('|')}): (.+)$`)

type Verdict = { guarantee: Guarantee; engine: Engine; holds: boolean; took: string; figures: string[] }

function timeSince(begun: number): string {
  const seconds = Math.round((performance.now() - begun) / 1000)
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

function reached(): string {
  try {
    return `${readFileSync(PROGRESS_FILE, 'utf8')} `
  } catch {
    // Short proofs report no progress.
    return ''
  }
}

async function proved(guarantee: Guarantee, engine: Engine, share: number): Promise<Verdict> {
  const { files, sizes = [] } = PROOFS[guarantee]
  const begun = performance.now()
  const [lines, figures]: [string[], string[]] = [[], []]
  rmSync(PROGRESS_FILE, { force: true })
  const telling = setInterval(() => print(`  … ${reached()}after ${timeSince(begun)}`), PROGRESS_EVERY_MS)
  const environment = {
    ...Object.fromEntries(sizes.map(({ of, full, least }) => [of, String(Math.max(least, Math.round(full * share)))])),
    ...(engine === 'PostgreSQL' ? ON_POSTGRES : { TEST_ENGINE: 'sqlite' }),
    PROVE_PROGRESS: PROGRESS_FILE,
    NO_COLOR: '1',
  }
  const count = await runVitest(`prove ${guarantee} ${engine}`, files, environment, (line) => {
    lines.push(line)
    const [, figure] = FIGURES.exec(line) ?? []
    if (figure) figures.push(figure)
  })
  clearInterval(telling)
  // A proof without figures has shown nothing.
  const holds = count.failed === 0 && count.passed > 0 && figures.length === files.length
  if (!holds) print(lines.join('\n'))
  return { guarantee, engine, holds, took: timeSince(begun), figures }
}

/** Guarantees selected by name, or by the last word of the name. */
function chosen(only: string | undefined): Guarantee[] {
  if (only === undefined) return [...GUARANTEES]
  return only.split(',').map((name) => {
    const found = GUARANTEES.find((guarantee) => guarantee === name.replaceAll('-', ' ') || guarantee.split(' ').at(-1) === name)
    if (!found) throw new Error(`There is no guarantee ${name}. There are: ${GUARANTEES.join(', ')}.`)
    return found
  })
}

function shareOf(runs: string | undefined): number {
  if (runs === undefined) return 1
  if (!/^[1-9]\d{0,5}$/.test(runs)) throw new Error('Please give --runs as a whole number from 1')
  return Number(runs) / WORLDS.full
}

function toTable(verdicts: readonly Verdict[]): string {
  return GUARANTEES.flatMap((guarantee) => {
    const rows = verdicts.filter((verdict) => verdict.guarantee === guarantee)
    const lines = rows.map(({ engine, holds, took, figures }) => {
      const head = `  ${(holds ? 'held' : 'NOT HELD').padEnd(8)}  ${engine.padEnd(10)}  ${took.padStart(6)}  `
      return head + (figures.join(`\n${' '.repeat(head.length)}`) || 'no figures')
    })
    return rows.length ? [`${guarantee}: ${PROOFS[guarantee].tries}`, ...lines] : []
  }).join('\n')
}

async function prove(asked: { only?: string | undefined; runs?: string | undefined }): Promise<boolean> {
  const [guarantees, share] = [chosen(asked.only), shareOf(asked.runs)]
  const begun = performance.now()
  mkdirSync(REPORTS, { recursive: true })
  const problem = await postgresProblem()
  const verdicts: Verdict[] = []
  for (const guarantee of guarantees)
    for (const engine of PROOFS[guarantee].engines ?? ENGINES) {
      print(`${guarantee}, ${engine} …`)
      const isShut = engine === 'PostgreSQL' && problem
      const verdict = isShut
        ? { guarantee, engine, holds: false, took: '–', figures: [`not tried: ${problem}`] }
        : await proved(guarantee, engine, share)
      print(`${guarantee}, ${engine}: ${verdict.holds ? 'held' : 'NOT HELD'}, ${verdict.took}`)
      verdicts.push(verdict)
    }
  const held = verdicts.filter(({ holds }) => holds).length
  print(`\n${toTable(verdicts)}\n\nEmberwell: ${held} of ${verdicts.length} proofs held, in ${timeSince(begun)}`)
  return held === verdicts.length
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } })
  process.exitCode = (await prove(values)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
