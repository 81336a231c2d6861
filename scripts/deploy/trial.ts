import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Root of the repository. */
export const REPO = join(import.meta.dirname, '../..')

const running: ChildProcess[] = []
let failures = 0

/** Prints the result of one check. */
export function check(what: string, isTrue: boolean, seen: unknown = ''): void {
  if (!isTrue) failures += 1
  process.stdout.write(`${isTrue ? 'ok  ' : 'FAIL'}  ${what}${isTrue ? '' : `: ${String(seen)}`}\n`)
}

/** Prints what cannot be tried here, and why. */
export function skip(what: string, why: string): void {
  process.stdout.write(`skip  ${what}: ${why}\n`)
}

/** Number of checks that failed. */
export function failed(): number {
  return failures
}

/** Whether a program is installed and ends with 0. */
export function has(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a program; `endAll` ends it. `output` returns what it printed so far. */
export function start(program: string, args: string[], env: Record<string, string> = {}, cwd = REPO): { output: () => string } {
  const child = spawn(program, args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { output: () => output }
}

/** Runs a script or command of psql. Throws when it fails. */
export function psql(url: string, ...args: string[]): string {
  return execFileSync('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', ...args, url], {
    encoding: 'utf8',
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
  })
}

/** Resolves once `isReady` does so with true; false after `seconds`. */
export async function until(isReady: () => Promise<boolean> | boolean, seconds = 30): Promise<boolean> {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const isNow = await (async () => isReady())().catch(() => false)
    if (isNow) return true
    await sleep(100)
  }
  return false
}

/** Ends every program that `start` has started. */
export async function endAll(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
