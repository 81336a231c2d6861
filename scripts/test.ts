/**
 * Runs the tests of a tier and counts them (docs/decisions/0057). The last line is always `Emberwell: N passed, N
 * failed, N skipped`; the exit code is 0 only when something ran and nothing failed. The names of what failed come
 * right before it.
 *
 * - `npm test`: all unit and API tests on the embedded engine, the guarantees that depend on SQL on
 *   PostgreSQL, one journey of each feature in a browser.
 * - `npm run test:full`: what `npm test` leaves out: all API tests on PostgreSQL, kills and two worlds at full size,
 *   timing, all other stories.
 * - `npm run test:changed`: the Vitest files of a changed feature, and of those that import it, that depend on a file
 *   changed since the last commit; and changed stories.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, testFilters } from './changed-tests.ts'
import {
  type Count,
  NOTHING_COUNTED,
  ON_POSTGRES,
  postgresProblem,
  readReport,
  REPORTS,
  ROOT,
  run,
  runVitest,
  print,
  withExit,
} from './test-runs.ts'

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/** API tests: they use the server and its stores, so they hold on both engines. */
const API_TESTS = [
  'src/**/server/**/*.test.ts',
  'src/app/*.test.ts',
  'test/{backup,couple-database,durability,failover,key-rotation,pgbouncer,portability,postgres-away}.test.ts',
  'test/{reminders-kill,simultaneous-writes,start,vault-databases}.test.ts',
]

/**
 * On PostgreSQL in `npm test`: where the SQL or the rights differ, and the guarantees of the privacy boundary and of
 * durability.
 */
const POSTGRES_CORE = [
  'src/kit/server/*.test.ts',
  'src/app/{endpoints,canary,privacy-boundary,at-rest,account-deletion}.test.ts',
  'src/features/{logs,reminders,compass,auth}/server/*.test.ts',
  'test/{durability,postgres-away,simultaneous-writes}.test.ts',
]

/**
 * Repeated with every transaction serializable: what happens at the same time, on the tables of each feature
 * (decision 0080).
 */
const SERIALIZABLE = [
  'src/kit/server/{retry,email-worker}.test.ts',
  'src/features/logs/server/{routes,kept-logs}.test.ts',
  'src/features/{calendar,reminders,shares,treatments}/server/routes.test.ts',
  'src/features/partner/server/{setup,together,unlinking}.test.ts',
  'test/simultaneous-writes.test.ts',
]

/** Compares durations; nothing may run beside it. */
const TIMING = 'src/app/timing.test.ts'

/**
 * Not repeated on PostgreSQL: planted leaks and durations, which `npm run prove` tries on both engines, and faults of
 * language models, which use no store.
 */
const EMBEDDED_ONLY = ['src/app/planted-leaks.test.ts', TIMING, ...globSync('src/features/lara/server/model-*.test.ts', { cwd: ROOT })]

/**
 * Only in `npm run test:full`: tests that take long, mostly by starting many servers or waiting, and the test of the
 * privacy tests with planted leaks.
 */
const FULL_ONLY = [
  TIMING,
  'src/app/planted-leaks.test.ts',
  'src/features/lara/server/model-errors.test.ts',
  'test/{backup,chat-kill,couple-kill,key-rotation,partner-chat-kill,reminders-kill,start}.test.ts',
].flatMap((pattern) => globSync(pattern, { cwd: ROOT }))

/** Tests with fewer tries in `npm test`; their own defaults are full size. */
const TRIED = ['src/app/two-worlds.test.ts', 'test/durability.test.ts']
/** Pairs of worlds on PostgreSQL, also in `npm run test:full`. */
const FEWER_WORLDS = { WALL_RUNS: '60' }
const FEWER_TRIES = { ...FEWER_WORLDS, DURABILITY_KILLS: '1' }
const FULL_SIZE = [...TRIED, ...FULL_ONLY.filter((file) => file !== TIMING)]

/** What Playwright's JSON report says of its stories, as far as it is counted here. */
type PlaywrightSuite = { file: string; specs?: { title: string; tests: { status: string }[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; skipped: number }; errors: unknown[]; suites: PlaywrightSuite[] }

function failedStories(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected')).map(({ title }) => `${file} › ${title}`),
    ...failedStories(inner),
  ])
}

async function runStories(name: string, args: string[]): Promise<Count> {
  print(`\n${name}`)
  const report = join(REPORTS, 'stories.json')
  const code = await run([PLAYWRIGHT, 'test', ...args, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const read = readReport<PlaywrightReport>(report)
  if (!read) return withExit(NOTHING_COUNTED, code || 1)
  const { expected, unexpected, skipped } = read.stats
  return withExit({ passed: expected, failed: unexpected, skipped, names: failedStories(read.suites) }, code)
}

/** One more than cores, for tests that wait for a database, a lease or a killed server part of their time. */
const WAITING = '--maxWorkers=3'

function runFiles(name: string, files: string[], environment: Record<string, string> = {}): Promise<Count> {
  print(`\n${name}`)
  return runVitest(name, files, environment)
}

async function runOnPostgres(
  patterns: readonly string[],
  isLeftOut: (file: string) => boolean,
  environment: Record<string, string> = {},
): Promise<Count> {
  const problem = await postgresProblem()
  if (problem && process.env['CI'] === 'true') {
    print(`\n${problem}: a failure, because CI=true.`)
    return { ...NOTHING_COUNTED, failed: 1, names: [problem] }
  }
  if (problem) {
    print(`\n${problem}: the API tests run on the embedded engine only. Set TEST_DATABASE_URL to use another server.`)
    return NOTHING_COUNTED
  }
  const files = filesOf(patterns).filter((file) => !EMBEDDED_ONLY.includes(file) && !isLeftOut(file))
  const name = environment['TEST_ISOLATION'] ? `API tests on ${environment['TEST_ISOLATION']} PostgreSQL` : 'API tests on PostgreSQL'
  return runFiles(name, [...files, WAITING], { ...ON_POSTGRES, ...environment })
}

function filesOf(patterns: readonly string[]): string[] {
  const files = [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })))].toSorted()
  if (files.length === 0) throw new Error(`No test file matches ${patterns.join(', ')}`)
  return files
}

/** Data that no module imports, and the tests that read it. */
const DATA = /^(?:content|models|training)\//
const DATA_TESTS = ['test/build-content.test.ts', 'test/lara-content.test.ts', 'src/features/knowledge', 'src/features/safety']

async function runTier(): Promise<Count[]> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' }, changed: { type: 'boolean' } } })
  if (values.changed) {
    const changed = changedFiles(ROOT)
    const stories = changed.filter((file) => file.endsWith('.story.ts'))
    const filters = testFilters(changed, ROOT)
    return [
      ...(filters.length > 0
        ? [
            await runFiles(
              'Tests that depend on a changed file',
              [...filters, '--changed', '--passWithNoTests', ...FULL_ONLY.map((file) => `--exclude=${file}`)],
              FEWER_TRIES,
            ),
          ]
        : []),
      ...(changed.some((file) => DATA.test(file)) ? [await runFiles('Tests of changed content or models', DATA_TESTS, FEWER_TRIES)] : []),
      ...(stories.length > 0 ? [await runStories('Changed stories', stories)] : []),
    ]
  }
  if (values.full) {
    const core = new Set(filesOf(POSTGRES_CORE))
    return [
      await runFiles('Full size on the embedded engine', [...FULL_SIZE, WAITING]),
      await runFiles('Timing on the embedded engine', [TIMING]),
      // The full number of pairs of worlds is tried on the embedded engine, above.
      await runOnPostgres(API_TESTS, (file) => core.has(file) && !TRIED.includes(file), FEWER_WORLDS),
      await runOnPostgres(SERIALIZABLE, () => false, { TEST_ISOLATION: 'serializable', SIMULTANEOUS_ROUNDS: '30' }),
      await runStories('All other stories', ['--project=full']),
    ]
  }
  return [
    await runFiles(
      'All tests on the embedded engine',
      FULL_ONLY.map((file) => `--exclude=${file}`),
      FEWER_TRIES,
    ),
    await runOnPostgres(POSTGRES_CORE, () => false, FEWER_TRIES),
    await runStories('Stories', ['--project=core']),
  ]
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const counts = await runTier()
const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0)
const [passed, failed, skipped] = [sum((count) => count.passed), sum((count) => count.failed), sum((count) => count.skipped)]
const names = counts.flatMap((count) => count.names)
if (names.length > 0) print(`Failed:\n${names.map((name) => `  ${name}`).join('\n')}`)
// Set before the counted line is printed, which must be the last output.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
print(`Emberwell: ${passed} passed, ${failed} failed, ${skipped} skipped`)
