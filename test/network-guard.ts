/**
 * Refuses every connection, name look-up and datagram from a test to another machine, and records each attempt,
 * including those to this machine and programs that were started. test/setup.ts loads it before every test file.
 */
import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])
const DATABASE = new URL(process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres')
const DATABASE_PORT = Number(DATABASE.port || 5432)

let attempts: string[] = []

/** The attempts since the last call, without connections to the test database. */
export function networkAttempts(): string[] {
  const recorded = attempts
  attempts = []
  return recorded
}

/** Whether a host is this machine or the database server. */
export function isDeclared(host: string): boolean {
  return OWN_MACHINE.has(host) || host === DATABASE.hostname
}

const refusal = (what: string) => new Error(`No test may reach ${what}: only this machine is declared in test/network-guard.ts`)

type Target = { host?: string; port?: number | string; path?: string }

function targetOf(args: readonly unknown[]): Target {
  // net passes its normalised argument list as one array.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first }
  return { port: first as number, ...(typeof second === 'string' && { host: second }) }
}

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown

/** Wraps a function of an object: `check` runs before each call and may throw. */
function guard(owner: object, name: string, check: (args: unknown[]) => void): void {
  const functions = owner as Record<string, AnyFunction>
  const real = functions[name]
  if (!real) return
  functions[name] = function guarded(this: unknown, ...args) {
    check(args)
    return real.apply(this, args)
  }
}

const sockets = net.Socket.prototype as unknown as Record<string, AnyFunction>
const connect = sockets['connect']
sockets['connect'] = function guarded(this: unknown, ...args) {
  const { host = 'localhost', port = 0, path } = targetOf(args)
  if (path !== undefined || (host === DATABASE.hostname && Number(port) === DATABASE_PORT)) return connect?.apply(this, args)
  attempts.push(`socket ${host}:${port}`)
  if (isDeclared(host)) return connect?.apply(this, args)
  // Reported by an event, as a real network error is.
  process.nextTick(() => (this as net.Socket).destroy(refusal(`${host}:${port}`)))
  return this
}

const LOOK_UPS = ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt', 'resolveMx', 'resolveAny', 'resolveCname', 'resolveSrv']
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  for (const name of LOOK_UPS)
    guard(owner, name, ([host]) => {
      if (isDeclared(String(host)) || net.isIP(String(host))) return
      attempts.push(`name ${String(host)}`)
      throw refusal(String(host))
    })

guard(dgram.Socket.prototype, 'send', (args) => {
  const host = args.slice(1).findLast((one) => typeof one === 'string') ?? 'localhost'
  attempts.push(`datagram ${host}`)
  if (!isDeclared(host)) throw refusal(host)
})

// Many tests start programs: they are recorded, not refused.
guard(childProcess.ChildProcess.prototype, 'spawn', ([options]) => {
  attempts.push(`program ${String((options as { file?: string } | undefined)?.file)}`)
})
for (const name of ['spawnSync', 'execFileSync', 'execSync'])
  guard(childProcess, name, ([file]) => void attempts.push(`program ${String(file)}`))
syncBuiltinESMExports()
