/**
 * Runs every proof of the privacy boundary, and those of patterns and experiments, at full size on both engines, and
 * prints for each what was tried and whether it holds: `npm run prove`. `-- --only=worlds,timing` runs some of them;
 * `-- --runs=60` sets the number of pairs of worlds and scales the other sizes. Exits with 0 only if all hold.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Proof, PROOFS } from './guarantees.ts'
import { ON_POSTGRES, postgresProblem, REPORTS, runVitest, print } from './test-runs.ts'

/** Size of a proof: the full and the minimum number of runs; `of` is the environment variable that sets it. */
type Size = { of: string; full: number; least: number }
type Trial = { tries: string; files: string[]; sizes?: Size[]; engines?: readonly Engine[] }

const ENGINES = ['embedded', 'PostgreSQL'] as const
type Engine = (typeof ENGINES)[number]

const WORLDS: Size = { of: 'WALL_RUNS', full: 5_000, least: 30 }

const TRIALS: Record<Proof, Trial> = {
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
  // What a share link shows was chosen by her and can be read by no one who lacks the link, us included.
  'share link': {
    tries: 'a shared report without its link: guesses, dead links, the store, and wrong keys; all that she did not choose',
    files: ['src/features/shares/server/routes.test.ts', 'src/features/shares/server/guesses.test.ts'],
  },
  // What she is told about her own notes; these are not proofs of the privacy boundary.
  patterns: {
    tries: 'a year of notes of simulated women whose answers have nothing to do with each other, or are linked as planted',
    files: ['src/features/patterns/rules/honest.test.ts'],
    sizes: [{ of: 'PATTERN_WOMEN', full: 150, least: 10 }],
    engines: ['embedded'],
  },
  experiments: {
    tries: 'experiments of simulated women, with a change that does nothing and with one that helps a lot',
    files: ['src/features/experiments/rules/honest.test.ts'],
    sizes: [{ of: 'EXPERIMENT_WOMEN', full: 1_000, least: 20 }],
    engines: ['embedded'],
  },
}

const PROGRESS_FILE = join(REPORTS, 'prove-progress')
const PROGRESS_EVERY_MS = 20_000
/** A line of figures, printed by `test/figures.ts`. */
const FIGURES = new RegExp(`^(?:${PROOFS.join('|')}): (.+)$`)

type Verdict = { proof: Proof; engine: Engine; holds: boolean; took: string; figures: string[] }

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

async function proved(proof: Proof, engine: Engine, share: number): Promise<Verdict> {
  const { files, sizes = [] } = TRIALS[proof]
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
  const count = await runVitest(`prove ${proof} ${engine}`, files, environment, (line) => {
    lines.push(line)
    const [, figure] = FIGURES.exec(line) ?? []
    if (figure) figures.push(figure)
  })
  clearInterval(telling)
  // A proof without figures has shown nothing.
  const holds = count.failed === 0 && count.passed > 0 && figures.length === files.length
  if (!holds) print(lines.join('\n'))
  return { proof, engine, holds, took: timeSince(begun), figures }
}

/** Proofs selected by name, or by the last word of the name. */
function chosen(only: string | undefined): Proof[] {
  if (only === undefined) return [...PROOFS]
  return only.split(',').map((name) => {
    const found = PROOFS.find((proof) => proof === name.replaceAll('-', ' ') || proof.split(' ').at(-1) === name)
    if (!found) throw new Error(`There is no proof ${name}. There are: ${PROOFS.join(', ')}.`)
    return found
  })
}

function shareOf(runs: string | undefined): number {
  if (runs === undefined) return 1
  if (!/^[1-9]\d{0,5}$/.test(runs)) throw new Error('Please give --runs as a whole number from 1')
  return Number(runs) / WORLDS.full
}

function toTable(verdicts: readonly Verdict[]): string {
  return PROOFS.flatMap((proof) => {
    const rows = verdicts.filter((verdict) => verdict.proof === proof)
    const lines = rows.map(({ engine, holds, took, figures }) => {
      const head = `  ${(holds ? 'held' : 'NOT HELD').padEnd(8)}  ${engine.padEnd(10)}  ${took.padStart(6)}  `
      return head + (figures.join(`\n${' '.repeat(head.length)}`) || 'no figures')
    })
    return rows.length ? [`${proof}: ${TRIALS[proof].tries}`, ...lines] : []
  }).join('\n')
}

async function prove(asked: { only?: string | undefined; runs?: string | undefined }): Promise<boolean> {
  const [proofs, share] = [chosen(asked.only), shareOf(asked.runs)]
  const begun = performance.now()
  mkdirSync(REPORTS, { recursive: true })
  const problem = await postgresProblem()
  const verdicts: Verdict[] = []
  for (const proof of proofs)
    for (const engine of TRIALS[proof].engines ?? ENGINES) {
      print(`${proof}, ${engine} …`)
      const isShut = engine === 'PostgreSQL' && problem
      const verdict = isShut
        ? { proof, engine, holds: false, took: '–', figures: [`not tried: ${problem}`] }
        : await proved(proof, engine, share)
      print(`${proof}, ${engine}: ${verdict.holds ? 'held' : 'NOT HELD'}, ${verdict.took}`)
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
