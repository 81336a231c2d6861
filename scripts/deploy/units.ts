import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { signup } from '../../src/features/auth/contract.ts'
import { NODE } from '../../test/server-process.ts'
import { check, endAll, freePort, has, REPO, skip, start, until } from './trial.ts'

const UNIT = 'emberwell.service'

/** System calls of a set of systemd, such as @system-service, with those of the sets in it. */
function callsIn(set: string, known: ReadonlyMap<string, string[]>): string[] {
  return (known.get(set) ?? []).flatMap((name) => (name.startsWith('@') ? callsIn(name, known) : [name]))
}

function knownSets(): Map<string, string[]> {
  const sets = new Map<string, string[]>()
  let current: string[] = []
  for (const line of execFileSync('systemd-analyze', ['syscall-filter', '--no-pager']).toString().split('\n')) {
    const name = line.trim()
    if (!line.startsWith(' ') && name.startsWith('@')) sets.set(name, (current = []))
    else if (line.startsWith(' ') && !name.startsWith('#') && name) current.push(name)
  }
  return sets
}

/** Whether the unit allows all system calls of a server with a sign-up: its own sandbox needs systemd itself. */
async function tryCalls(folder: string): Promise<void> {
  if (!has('strace', '-c', 'true')) return skip(`${UNIT}: system calls`, 'strace is not installed, or may not look at a process')
  const [trace, data, port] = [join(folder, 'calls'), join(folder, 'traced'), await freePort()]
  mkdirSync(data)
  const settings = { PORT: String(port), DATA_DIR: data, MASTER_KEY: 'ab'.repeat(32) }
  const server = start('strace', ['-D', '-f', '-c', '-U', 'name', '-o', trace, NODE, 'src/app/server/main.ts'], settings)
  const isReady = await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  check(`${UNIT}: a server starts under strace`, isReady, server.output())
  const body = JSON.stringify({
    full_name: 'Ana',
    email: 'ana@example.org',
    password: 'a long quiet walk',
    confirm_password: 'a long quiet walk',
  })
  await fetch(`http://127.0.0.1:${port}${signup.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await endAll()
  // The tracer writes its summary after the server has ended.
  await until(() => /^total$/m.test(readFileSync(trace, 'utf8')))
  const sets = knownSets()
  const allowed = new Set<string>()
  // In the order of the lines, each adds or, with ~, takes away.
  for (const [, sign, set = ''] of readFileSync(join(folder, UNIT), 'utf8').matchAll(/^SystemCallFilter=(~?)(@\S+)$/gm))
    for (const name of callsIn(set, sets)) {
      if (sign) allowed.delete(name)
      else allowed.add(name)
    }
  const made =
    readFileSync(trace, 'utf8')
      .match(/^\w+$/gm)
      ?.filter((name) => name !== 'syscall' && name !== 'total') ?? []
  const others = made.filter((name) => !allowed.has(name))
  check(`${UNIT}: SystemCallFilter allows the ${made.length} system calls of the server`, made.length > 30 && !others.length, others.join())
}

/** The units of `deploy`, with the program in this folder and a user of this machine. */
export async function tryUnits(folder: string): Promise<void> {
  if (!has('systemd-analyze', '--version')) return skip('systemd units', 'systemd-analyze is not installed')
  const units = readdirSync(join(REPO, 'deploy')).filter((file) => /\.(?:service|timer)$/.test(file))
  for (const name of units) {
    const unit = readFileSync(join(REPO, 'deploy', name), 'utf8')
    writeFileSync(join(folder, name), unit.replaceAll('/opt/emberwell', REPO).replace('User=emberwell', 'User=daemon'))
  }
  for (const name of units) check(`${name}: systemd-analyze verify finds nothing`, has('systemd-analyze', 'verify', join(folder, name)))
  const security = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', join(folder, UNIT)]).toString()
  const exposure = Number(/exposure level for emberwell.service: ([\d.]+)/i.exec(security)?.[1])
  check(`${UNIT}: exposure ${exposure} of 10 by systemd-analyze security`, exposure < 3, security.slice(-300))
  await tryCalls(folder)
  if (!has('systemctl', 'is-system-running')) skip('systemd units', 'systemd does not run this machine; the units were not started')
}
