import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Chromium without its window: a fifth less processor time for the same stories (docs/decisions/0057). */
const WITHOUT_WINDOW = 'chromium-headless-shell'

/** Options of Chromium for stories and measurements: headless, without background network traffic. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

type Environment = Readonly<Record<string, string | undefined>>

function findBrowser(environment: Environment, names: readonly string[]): string | undefined {
  const named = environment['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  const folders = (environment['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Path of Chromium: CHROMIUM_PATH, or the first on the PATH; undefined if there is none. */
export function findChromium(environment: Environment): string | undefined {
  return findBrowser(environment, NAMES)
}

/** The browser of stories and component tests: Chromium without its window where it is installed. It has no push. */
export function findTestBrowser(environment: Environment): string | undefined {
  return findBrowser(environment, [WITHOUT_WINDOW, ...NAMES])
}

function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs Chromium from Debian's packages. Throws if that is not possible. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0
  if (!has('apt-get')) throw new Error('Chromium not found: please install it, or set CHROMIUM_PATH')
  const prefix = isRoot ? [] : ['sudo', '-n']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    execFileSync(command, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
}

if (import.meta.main && !findChromium(process.env)) {
  process.stderr.write('Installing Chromium for the tests …\n')
  installChromium()
  if (!findChromium(process.env)) throw new Error('Chromium was installed but is not on the PATH')
}
