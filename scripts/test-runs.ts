import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** The repository. */
export const ROOT = join(import.meta.dirname, '..')
/** Where runners leave their reports. */
export const REPORTS = join(ROOT, '.cache/tests')
/** The PostgreSQL server whose databases tests make and drop. */
const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const POSTGRES_TIMEOUT_MS = 3_000

/** The environment in which the same tests run on PostgreSQL. */
export const ON_POSTGRES = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: POSTGRES }

/** How many tests passed, failed and were skipped, and which failed: file, title and the beginning of what was said. */
export type Count = { passed: number; failed: number; skipped: number; names: string[] }

/** What Vitest's JSON report says of its tests, as far as it is counted here. */
type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Prints one line, or several. */
export function say(words: string): void {
  process.stdout.write(`${words}\n`)
}

/** Runs a program of ours to its end and answers its exit code. What it prints is shown, or given to `hear` line by line. */
export function run(args: string[], environment: Record<string, string>, hear?: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = hear ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['inherit', stdio, stdio], env: { ...process.env, ...environment } })
    for (const stream of [child.stdout, child.stderr]) if (stream && hear) createInterface(stream).on('line', hear)
    child.on('error', reject)
    // Closed, not only ended: what it printed last is still to be heard.
    child.on('close', (code, signal) => {
      if (signal) say(`It was ended by ${signal}`)
      resolve(code ?? 1)
    })
  })
}

/** A runner's JSON report; undefined where it broke down and left none, or half a one. Its exit code then counts as a failure. */
export function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** So much of what a failed test said is told once more at the end, in characters. */
const TOLD_AGAIN = 1_500

function beginningOf(words: string): string {
  const own = words.split('\n').filter((line) => !line.includes('/node_modules/'))
  return own.join('\n').slice(0, TOLD_AGAIN).replaceAll(/^/gm, '    ')
}

/** A runner that ended badly without naming a failed test has failed once, all the same. */
export function withExit(count: Count, code: number): Count {
  if (code === 0 || count.failed > 0) return count
  say(`The runner ended with ${code} though no test failed; that counts as a failure.`)
  return { ...count, failed: 1, names: [`the runner itself, with ${code}`] }
}

/** What a runner that left no report has counted. */
export const NOTHING_COUNTED: Count = { passed: 0, failed: 0, skipped: 0, names: [] }

/** Runs test files with Vitest, all where none is named, and counts their tests; `name` is that of the report. What is printed is shown, or given to `hear`. */
export async function runVitest(
  name: string,
  files: string[],
  environment: Record<string, string>,
  hear?: (line: string) => void,
): Promise<Count> {
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const code = await run(
    [VITEST, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment,
    hear,
  )
  const read = readReport<VitestReport>(report)
  if (!read) return withExit(NOTHING_COUNTED, code || 1)
  // A file that cannot be loaded fails without a test of its own.
  const broken = read.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  const names = read.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(ROOT, file)} › ${fullName}\n${beginningOf(failureMessages.join('\n'))}`),
  )
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = read
  return withExit(
    {
      passed,
      failed: failed + broken.length,
      skipped: numPendingTests + numTodoTests,
      names: [...broken.map(({ name: file, message }) => `${relative(ROOT, file)}\n${beginningOf(message)}`), ...names],
    },
    code,
  )
}

/** Why PostgreSQL cannot be used, in words; undefined when it can. Says nothing of the password. */
export async function postgresProblem(): Promise<string | undefined> {
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
