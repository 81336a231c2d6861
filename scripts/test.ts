/**
 * Runs every test and counts them: Vitest on the embedded engine, the API tests once more on PostgreSQL, then the stories in
 * a browser. The last line is always `Emberwell: N passed, N failed, N skipped`; the exit code is 0 only when something ran
 * and nothing failed.
 */
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, '.cache/tests')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')
const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const POSTGRES_TIMEOUT_MS = 3_000
/** The tests that stand on the server and its stores: they hold on both engines. */
const API_TESTS = ['src/**/server/**/*.test.ts', 'src/app/*.test.ts', 'test/{durability,reminders-kill,start}.test.ts']

type Count = { passed: number; failed: number; skipped: number }

/** What Vitest's and Playwright's JSON reports say of their tests, as far as it is counted here. */
type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightSuite = { file: string; specs?: { title: string; tests: { status: string }[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

function run(args: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal) say(`It was ended by ${signal}`)
      resolve(code ?? 1)
    })
  })
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    // A runner that broke down leaves no report, or half a one; its exit code then counts as a failure.
    return undefined
  }
}

/** A runner that ended badly without naming a failed test has failed once, all the same. */
function withExit(count: Count, code: number): Count {
  if (code === 0 || count.failed > 0) return count
  say(`The runner ended with ${code} though no test failed; that counts as a failure.`)
  return { ...count, failed: 1 }
}

async function runVitest(name: string, files: string[], environment: Record<string, string>): Promise<Count> {
  say(`\n${name}`)
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  const code = await run([VITEST, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], environment)
  const read = readReport<VitestReport>(report)
  if (!read) return withExit({ passed: 0, failed: 0, skipped: 0 }, code || 1)
  // A file that cannot be loaded fails without a test of its own.
  const broken = read.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = read
  return withExit({ passed, failed: failed + broken, skipped: numPendingTests + numTodoTests }, code)
}

/** The stories that failed at first and passed when tried again (under CI only), by file and title. */
function secondTriesOf(suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${file} › ${title}`),
    ...secondTriesOf(inner),
  ])
}

async function runPlaywright(): Promise<Count> {
  say('\nStories in a browser')
  const report = join(REPORTS, 'stories.json')
  const code = await run([PLAYWRIGHT, 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const read = readReport<PlaywrightReport>(report)
  if (!read) return withExit({ passed: 0, failed: 0, skipped: 0 }, code || 1)
  const { expected, unexpected, flaky, skipped } = read.stats
  const secondTries = secondTriesOf(read.suites)
  if (secondTries.length > 0) say(`Passed only at the second try:\n${secondTries.map((one) => `  ${one}`).join('\n')}`)
  return withExit({ passed: expected + flaky, failed: unexpected, skipped }, code)
}

/** Why PostgreSQL cannot be used, in words; undefined when it can. Says nothing of the password. */
async function postgresProblem(): Promise<string | undefined> {
  const { hostname, port } = new URL(POSTGRES)
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: POSTGRES_TIMEOUT_MS })
  // A connection that breaks later is told by the query that meets it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown }
    return `PostgreSQL at ${hostname}:${port || '5432'} cannot be used (${String(code ?? message)})`
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function runApiOnPostgres(): Promise<Count> {
  const problem = await postgresProblem()
  if (problem && process.env['CI'] === 'true') {
    say(`\n${problem}: under CI=true that is a failure.`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  if (problem) {
    say(`\n${problem}: the API tests run on the embedded engine only. TEST_DATABASE_URL names another one.`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  const files = API_TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  if (files.length === 0) throw new Error(`No file is an API test: ${API_TESTS.join(', ')}`)
  return runVitest('API tests on PostgreSQL', files, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: POSTGRES })
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const counts = [await runVitest('All tests on the embedded engine', [], {}), await runApiOnPostgres(), await runPlaywright()]
const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0)
const [passed, failed, skipped] = [sum((count) => count.passed), sum((count) => count.failed), sum((count) => count.skipped)]
// Set before the line, so that the line is the last word.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
say(`Emberwell: ${passed} passed, ${failed} failed, ${skipped} skipped`)
