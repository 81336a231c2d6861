import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { check, freePort, REPO, start, until } from './trial.ts'

/** User and group of the server in the image. */
export const USER = 10_001

/**
 * Puts into `folder/app` what the last stage of the Dockerfile copies, with the packages for production only. The files
 * of node_modules are linked, not copied.
 */
export function assembleImage(folder: string): string {
  const app = join(folder, 'app')
  mkdirSync(app)
  const dockerfile = readFileSync(join(REPO, 'deploy/Dockerfile'), 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name]) => name ?? '')
  check(
    'Dockerfile: everything that it copies exists',
    copied.length > 5 && copied.every((name) => existsSync(join(REPO, name))),
    copied.join(),
  )
  for (const name of copied) {
    if (name === 'node_modules') execFileSync('cp', ['-al', join(REPO, name), join(app, name)])
    else cpSync(join(REPO, name), join(app, name), { recursive: true })
  }
  cpSync(join(REPO, 'package-lock.json'), join(app, 'package-lock.json'))
  execFileSync('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund', '--offline', '--ignore-scripts'], { cwd: app, stdio: 'ignore' })
  check(
    'Dockerfile: packages for development are left out',
    !existsSync(join(app, 'node_modules/vite')) && existsSync(join(app, 'node_modules/pg')),
  )
  return app
}

/** Environment of the server in the image and in compose.yaml, as far as it does not depend on the host. */
export function imageEnvironment(): Record<string, string> {
  const compose = parse(readFileSync(join(REPO, 'deploy/compose.yaml'), 'utf8')) as {
    services: { server: { environment: Record<string, string>; read_only: boolean; cap_drop: string[] } }
  }
  const { environment, ...server } = compose.services.server
  check('compose.yaml: the server has a read-only file system and no capability', server.read_only && server.cap_drop.includes('ALL'))
  const line = /^ENV (.*)$/m.exec(readFileSync(join(REPO, 'deploy/Dockerfile'), 'utf8'))?.[1] ?? ''
  return { ...Object.fromEntries(line.split(' ').map((part) => part.split('=') as [string, string])), ...environment }
}

/** Gives the user of the image a folder of its own with the master key, as the secret and the volume do. */
export function makeData(folder: string): { data: string; key: string } {
  const [data, key] = [join(folder, 'data'), join(folder, 'secret.key')]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(key, execFileSync('openssl', ['rand', '-base64', '32']), { mode: 0o400 })
  for (const path of [data, key]) chownSync(path, USER, USER)
  return { data, key }
}

/**
 * Arguments of `unshare` that run Node as the user of the image, without capabilities, on a file system of which only
 * `data` can be written. The first lines fail when something else can.
 */
function confined(folder: string, data: string): string[] {
  const script = [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind ${data} ${data}`,
    'mount -o remount,bind,ro /',
    `if touch ${folder}/app/written 2>/dev/null; then echo "the file system can be written"; exit 1; fi`,
    'exec "$@"',
  ].join('\n')
  const user = [
    'setpriv',
    `--reuid=${USER}`,
    `--regid=${USER}`,
    '--clear-groups',
    '--no-new-privs',
    '--inh-caps=-all',
    '--bounding-set=-all',
  ]
  return ['--mount', 'sh', '-c', script, 'sh', ...user, join(folder, 'app/node_modules/.bin/node')]
}

/** Runs a program of the image to its end. Returns its output; throws when it fails. */
export function runConfined(folder: string, data: string, args: string[], env: Record<string, string>): string {
  return execFileSync('unshare', [...confined(folder, data), ...args], {
    cwd: join(folder, 'app'),
    env: { PATH: process.env['PATH'] ?? '', ...env },
  }).toString()
}

/** Starts the server of the image, and waits until it is ready. Returns its port. */
export async function startConfined(what: string, folder: string, data: string, env: Record<string, string>): Promise<number> {
  const port = await freePort()
  const server = start(
    'unshare',
    [...confined(folder, data), 'src/app/server/main.ts'],
    { ...env, PORT: String(port) },
    join(folder, 'app'),
  )
  const isReady = await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  check(`${what}: the server runs as user ${USER} and can write to its data folder only`, isReady, server.output())
  return port
}
