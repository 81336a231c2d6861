/**
 * Runs every proof of the wall between her and her partner at full size, on both engines, one after the other, and prints for each guarantee what was
 * tried and whether it holds: `npm run prove`. `-- --only=worlds,timing` runs some of them, `-- --runs=60` tries fewer: so many pairs of worlds, and of
 * the rest in proportion. The exit code is 0 only if all held.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Guarantee, GUARANTEES } from './guarantees.ts'
import { ON_POSTGRES, postgresProblem, REPORTS, runVitest, say } from './test-runs.ts'

/** How much is tried at full size, and at the very least; `of` is the variable by which a test is told. */
type Size = { of: string; full: number; least: number }
type Proof = { tries: string; files: string[]; sizes?: Size[]; engines?: readonly Engine[] }

const ENGINES = ['embedded', 'PostgreSQL'] as const
type Engine = (typeof ENGINES)[number]

const WORLDS: Size = { of: 'WALL_RUNS', full: 5_000, least: 30 }

const PROOFS: Record<Guarantee, Proof> = {
  doors: {
    tries: 'every endpoint as a guest, a woman, a partner, one without a link, another couple, and one whose time is over',
    files: ['src/app/doors.test.ts', 'src/app/other-couple.test.ts'],
  },
  'two worlds': {
    tries: 'all that he does, beside two lives of hers: what he is told must be alike, byte for byte',
    files: ['src/app/worlds.test.ts', 'src/features/partner/server/two-lives.test.ts'],
    sizes: [WORLDS, { of: 'TWO_LIVES_RUNS', full: 300, least: 2 }],
  },
  canary: {
    tries: 'a word of her own in each field, sought in all that reaches him, in letters, logs and the couple’s vault',
    files: ['src/app/canary.test.ts'],
  },
  timing: {
    tries: 'how long he waits at each of his doors, her vault empty against two years',
    files: ['src/app/timing.test.ts'],
    sizes: [{ of: 'TIMING_PAIRS', full: 500, least: 20 }],
  },
  walker: { tries: 'whatever the couple’s role, or its file, could reach in her vault', files: ['src/app/wall.test.ts'] },
  'at rest': {
    tries: 'words of her own, sought in every cell of the store and every byte on the disk',
    files: ['src/app/at-rest.test.ts'],
  },
  sealed: {
    tries: 'sealed texts that were swapped, altered or cut: each must be refused',
    files: ['src/kit/server/seal.test.ts'],
    engines: ['embedded'],
  },
  leaving: { tries: 'what is left of her when she has gone: rows, bytes, older copies', files: ['src/app/leaving.test.ts'] },
}

const PROGRESS_FILE = join(REPORTS, 'prove-progress')
const PROGRESS_EVERY_MS = 20_000
/** A line of figures, as `test/figures.ts` prints it. */
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
    // A proof that is short tells no progress.
    return ''
  }
}

async function proved(guarantee: Guarantee, engine: Engine, share: number): Promise<Verdict> {
  const { files, sizes = [] } = PROOFS[guarantee]
  const begun = performance.now()
  const [lines, figures]: [string[], string[]] = [[], []]
  rmSync(PROGRESS_FILE, { force: true })
  const telling = setInterval(() => say(`  … ${reached()}after ${timeSince(begun)}`), PROGRESS_EVERY_MS)
  const environment = {
    ...Object.fromEntries(sizes.map(({ of, full, least }) => [of, String(Math.max(least, Math.round(full * share)))])),
    ...(engine === 'PostgreSQL' ? ON_POSTGRES : { TEST_ENGINE: 'sqlite' }),
    PROVE_PROGRESS: PROGRESS_FILE,
    NO_COLOR: '1',
  }
  const count = await runVitest(`prove ${guarantee} ${engine}`, files, environment, (line) => {
    lines.push(line)
    const [, told] = FIGURES.exec(line) ?? []
    if (told) figures.push(told)
  })
  clearInterval(telling)
  // A proof that says nothing of what it tried has shown nothing.
  const holds = count.failed === 0 && count.passed > 0 && figures.length === files.length
  if (!holds) say(lines.join('\n'))
  return { guarantee, engine, holds, took: timeSince(begun), figures }
}

/** The guarantees that are asked for by their names, or the last word of them. */
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
      return head + (figures.join(`\n${' '.repeat(head.length)}`) || 'nothing was told')
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
      say(`${guarantee}, ${engine} …`)
      const isShut = engine === 'PostgreSQL' && problem
      const verdict = isShut
        ? { guarantee, engine, holds: false, took: '–', figures: [`not tried: ${problem}`] }
        : await proved(guarantee, engine, share)
      say(`${guarantee}, ${engine}: ${verdict.holds ? 'held' : 'NOT HELD'}, ${verdict.took}`)
      verdicts.push(verdict)
    }
  const held = verdicts.filter(({ holds }) => holds).length
  say(`\n${toTable(verdicts)}\n\nEmberwell: ${held} of ${verdicts.length} proofs held, in ${timeSince(begun)}`)
  return held === verdicts.length
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } })
  process.exitCode = (await prove(values)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
