/**
 * Runs every test and counts them: Vitest on the embedded engine, the API tests once more on PostgreSQL, then the stories in
 * a browser. What failed is named once more at the end. The last line is always `Emberwell: N passed, N failed, N skipped`; the
 * exit code is 0 only when something ran and nothing failed.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
  say,
  withExit,
} from './test-runs.ts'

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')
/** The tests that stand on the server and its stores: they hold on both engines. */
const API_TESTS = ['src/**/server/**/*.test.ts', 'src/app/*.test.ts', 'test/{durability,reminders-kill,start}.test.ts']

/** What Playwright's JSON report says of its stories, as far as it is counted here. */
type PlaywrightSuite = { file: string; specs?: { title: string; tests: { status: string }[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

/** The stories that ended so, by file and title. */
function storiesOf(suites: readonly PlaywrightSuite[], ended: 'flaky' | 'unexpected'): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === ended)).map(({ title }) => `${file} › ${title}`),
    ...storiesOf(inner, ended),
  ])
}

function sayAll(what: string, names: readonly string[]): void {
  if (names.length > 0) say(`${what}:\n${names.map((one) => `  ${one}`).join('\n')}`)
}

async function runPlaywright(): Promise<Count> {
  say('\nStories in a browser')
  const report = join(REPORTS, 'stories.json')
  const code = await run([PLAYWRIGHT, 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const read = readReport<PlaywrightReport>(report)
  if (!read) return withExit(NOTHING_COUNTED, code || 1)
  const { expected, unexpected, flaky, skipped } = read.stats
  // Only under CI is a story tried again (decision 0018).
  sayAll('Passed only at the second try', storiesOf(read.suites, 'flaky'))
  return withExit({ passed: expected + flaky, failed: unexpected, skipped, names: storiesOf(read.suites, 'unexpected') }, code)
}

function runNamed(name: string, files: string[], environment: Record<string, string>): Promise<Count> {
  say(`\n${name}`)
  return runVitest(name, files, environment)
}

async function runApiOnPostgres(): Promise<Count> {
  const problem = await postgresProblem()
  if (problem && process.env['CI'] === 'true') {
    say(`\n${problem}: under CI=true that is a failure.`)
    return { ...NOTHING_COUNTED, failed: 1, names: [problem] }
  }
  if (problem) {
    say(`\n${problem}: the API tests run on the embedded engine only. TEST_DATABASE_URL names another one.`)
    return NOTHING_COUNTED
  }
  const files = API_TESTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  if (files.length === 0) throw new Error(`No file is an API test: ${API_TESTS.join(', ')}`)
  return runNamed('API tests on PostgreSQL', files, ON_POSTGRES)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const counts = [await runNamed('All tests on the embedded engine', [], {}), await runApiOnPostgres(), await runPlaywright()]
const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0)
const [passed, failed, skipped] = [sum((count) => count.passed), sum((count) => count.failed), sum((count) => count.skipped)]
sayAll(
  'Failed',
  counts.flatMap(({ names }) => names),
)
// Set before the line, so that the line is the last word.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
say(`Emberwell: ${passed} passed, ${failed} failed, ${skipped} skipped`)
