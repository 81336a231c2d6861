/**
 * `npm run bench`: measures the product's performance promises, each as a ratio within one run, because machines and
 * their load differ.
 *
 *   --large             100,000 women with 90 logs each instead of 10,000 (several minutes, 6 GB of disk)
 *   --large-postgres    the same on PostgreSQL too
 *   --only=NAME,NAME    sections to run: throughput, dashboard, trends, history, chat, hostile, start, disk, export,
 *                       home, web, pages, lighthouse, picture, scale; soak runs only when it is named
 *   --pages=PATH,PATH   addresses that pages and lighthouse measure (all of them)
 *   --minutes=NUMBER    length of soak (10)
 *   --rounds=NUMBER     rounds of the comparison with the baseline server (4)
 *   --strict            exits with 1 if a budget is exceeded
 */
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chat } from './chat.ts'
import { exporting } from './export.ts'
import { disk, start } from './footprint.ts'
import { historyInBrowser, historyPages } from './history.ts'
import { dashboard, scale, trends } from './latency.ts'
import { healthUnderHostileLoad, hostileMessages } from './hostile.ts'
import { todayTaps } from './home.ts'
import { addresses, everyPage } from './pages.ts'
import { picture } from './picture.ts'
import { lighthouseScores } from './lighthouse.ts'
import { type Engine, hasPostgres, POSTGRES } from './stores.ts'
import { knowledge } from './knowledge.ts'
import { isOver, type Row, toTable } from './table.ts'
import { soak } from './soak.ts'
import { throughput } from './throughput.ts'
import { webSizes } from './web.ts'

const RESULT = join(import.meta.dirname, 'results/latest.json')
const SECTIONS = [
  'throughput',
  'dashboard',
  'trends',
  'history',
  'chat',
  'hostile',
  'start',
  'disk',
  'export',
  'home',
  'web',
  'pages',
  'lighthouse',
  'picture',
  'scale',
  'soak',
] as const
const ROUND_SECONDS = 2
const ROUNDS = 400
const WOMEN = 10_000
const WOMEN_LARGE = 100_000
const BYTES_A_WOMAN = 60_000

function print(words: string): void {
  process.stderr.write(`${words}\n`)
}

const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    'large-postgres': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: SECTIONS.filter((name) => name !== 'soak').join(',') },
    pages: { type: 'string', default: '' },
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
  },
})

const wanted = new Set(options.only.split(','))
const rows: Row[] = []

async function section(
  name: (typeof SECTIONS)[number],
  engines: readonly Engine[],
  work: (engine: Engine) => Promise<Row[]>,
): Promise<void> {
  if (!wanted.has(name)) return
  for (const engine of engines) {
    print(`${name}, ${engine} …`)
    rows.push(...(await work(engine)))
  }
}

function checkDisk(women: number): void {
  const { bavail, bsize } = statfsSync(tmpdir())
  const needed = women * BYTES_A_WOMAN * 2
  if (bavail * bsize < needed)
    throw new Error(`${Math.ceil(needed / 1e9)} GB of free space are needed in ${tmpdir()} for ${women.toLocaleString('en')} women`)
}

const from = performance.now()
const engines: Engine[] = (await hasPostgres()) ? ['embedded', 'PostgreSQL'] : ['embedded']
if (engines.length === 1) print(`PostgreSQL at ${new URL(POSTGRES).host} is not reachable: its rows are left out.`)
const women = options.large || options['large-postgres'] ? WOMEN_LARGE : WOMEN
checkDisk(women)

await section('throughput', engines, (engine) => throughput(engine, Number(options.rounds), ROUND_SECONDS))
await section('dashboard', engines, (engine) => dashboard(engine, ROUNDS))
await section('trends', engines, (engine) => trends(engine, ROUNDS))
await section('history', engines, (engine) => historyPages(engine, ROUNDS))
await section('history', ['embedded'], historyInBrowser)
await section('chat', engines, (engine) => chat(engine, ROUNDS))
await section('chat', ['embedded'], async () => knowledge())
await section('hostile', ['embedded'], async () => hostileMessages())
await section('hostile', ['embedded'], healthUnderHostileLoad)
await section('start', ['embedded'], start)
await section('disk', engines, disk)
await section('export', engines, exporting)
await section('home', ['embedded'], todayTaps)
await section('web', ['embedded'], async () => webSizes())
await section('pages', ['embedded'], () => everyPage(addresses(options.pages)))
await section('lighthouse', ['embedded'], () => lighthouseScores(addresses(options.pages)))
await section('picture', ['embedded'], picture)
await section('scale', options['large-postgres'] ? engines : ['embedded'], (engine) => scale(engine, women, ROUNDS, print))
await section('soak', ['embedded'], (engine) => soak(engine, Number(options.minutes), print))

process.stdout.write(`${toTable(rows)}\n`)
const missed = rows.filter(isOver)
print(`${rows.length} rows in ${Math.round((performance.now() - from) / 1000)} s, ${missed.length} over budget`)

const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), load: loadavg(), node: process.version }
mkdirSync(join(RESULT, '..'), { recursive: true })
writeFileSync(
  RESULT,
  `${JSON.stringify({ at: new Date().toISOString(), machine, options, rows: rows.map((row) => ({ ...row, over: isOver(row) })) }, undefined, 2)}\n`,
)
if (options.strict && missed.length) process.exitCode = 1
