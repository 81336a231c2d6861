import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '..')
/** Folder of the runners' reports. */
export const REPORTS = join(ROOT, '.cache/tests')
/** PostgreSQL server on which tests create and drop databases. */
const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const POSTGRES_TIMEOUT_MS = 3_000

/** Environment that runs the same tests on PostgreSQL. */
export const ON_POSTGRES = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: POSTGRES }

/** Numbers of passed, failed and skipped tests, and the failed ones: file, title and start of the message. */
export type Count = { passed: number; failed: number; skipped: number; names: string[] }

/** The used part of Vitest's JSON report. */
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

/** Prints text with a line break. */
export function print(words: string): void {
  process.stdout.write(`${words}\n`)
}

/** Runs a command and resolves with its exit code. Output is shown, or passed to `onLine` by line. */
export function run(args: string[], environment: Record<string, string>, onLine?: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = onLine ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['inherit', stdio, stdio], env: { ...process.env, ...environment } })
    for (const stream of [child.stdout, child.stderr]) if (stream && onLine) createInterface(stream).on('line', onLine)
    child.on('error', reject)
    // `close` instead of `exit`, so that all output has been read.
    child.on('close', (code, signal) => {
      if (signal) print(`Killed by ${signal}`)
      resolve(code ?? 1)
    })
  })
}

/** A runner's JSON report; undefined if missing or invalid, in which case the exit code counts as a failure. */
export function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Length of a failure message repeated at the end, in characters. */
const REPEATED_LENGTH = 1_500

function beginningOf(words: string): string {
  const own = words.split('\n').filter((line) => !line.includes('/node_modules/'))
  return own.join('\n').slice(0, REPEATED_LENGTH).replaceAll(/^/gm, '    ')
}

/** Counts a non-zero exit without a failed test as one failure. */
export function withExit(count: Count, code: number): Count {
  if (code === 0 || count.failed > 0) return count
  print(`The runner exited with ${code} although no test failed; this counts as a failure.`)
  return { ...count, failed: 1, names: [`the runner itself, with ${code}`] }
}

/** Count of a runner without a report. */
export const NOTHING_COUNTED: Count = { passed: 0, failed: 0, skipped: 0, names: [] }

/**
 * Runs test files (all by default) with Vitest and counts their tests; `name` names the report. Output is shown, or
 * passed to `onLine`.
 */
export async function runVitest(
  name: string,
  files: string[],
  environment: Record<string, string>,
  onLine?: (line: string) => void,
): Promise<Count> {
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const code = await run(
    [VITEST, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment,
    onLine,
  )
  const read = readReport<VitestReport>(report)
  if (!read) return withExit(NOTHING_COUNTED, code || 1)
  // A file that fails to load has no test of its own.
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

/** Why PostgreSQL cannot be used, or undefined. Does not reveal the password. */
export async function postgresProblem(): Promise<string | undefined> {
  const { hostname, port } = new URL(POSTGRES)
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: POSTGRES_TIMEOUT_MS })
  // A later connection error is reported by the next query.
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
