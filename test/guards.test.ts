import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkArchitecture } from '../scripts/check-architecture.ts'
import { RULES, type Rule } from '../scripts/check-architecture/codebase.ts'

const REPO = join(import.meta.dirname, '..')
const TOOLS = join(REPO, 'node_modules/.bin')

/** A minimal codebase without violations: three features with server and web sides. */
const CODEBASE: Record<string, string> = {
  'package.json': `{
  "name": "fixture",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "devDependencies": {
    "vitest": "*"
  }
}
`,
  'migrations/hers/0001_first.ts': `/** Makes the table of logs. */\nexport const up = 'create table logs (id integer)'\n`,
  'src/app/server/main.ts': `import { logRoutes } from '../../features/logs/server/routes.ts'\nimport { compassRoutes } from '../../features/compass/server/routes.ts'\n\nprocess.exitCode = logRoutes() + compassRoutes()\n`,
  'src/app/web/boot.ts': `void import('./main.tsx')\n`,
  'src/app/web/main.tsx': `import { render } from './router.tsx'\n\nrender('/')\n`,
  'src/app/web/router.tsx': `import { HistoryPage } from '../../features/logs/web/HistoryPage.tsx'\nimport { HomePage } from './pages/HomePage.tsx'\n\n/** Draws the page of a path. */\nexport function render(path: string) {\n  return path === '/' ? <HomePage /> : <HistoryPage />\n}\n`,
  'src/app/web/pages/HomePage.tsx': `/** What she sees first. */\nexport function HomePage() {\n  return <p>Don't worry, "all" is well // here</p>\n}\n`,
  'src/app/web/service-worker.ts': `self.addEventListener('activate', () => undefined)\n`,
  'src/kit/number.ts': `/** Twice a number. The clock (Date.now) and dice stay outside. */\nexport function double(value: number): number {\n  return value * 2\n}\n\n/** The year of an instant. */\nexport function yearOf(at: number): number {\n  return new Date(at).getUTCFullYear()\n}\n`,
  'src/kit/server/config.ts': `/** The port to listen on. */\nexport const PORT = Number(process.env['PORT'] ?? 3000)\n`,
  'src/kit/server/vaults.ts': `import { DatabaseSync } from 'node:sqlite'\nimport { PORT } from './config.ts'\n\n/** Opens a vault; \`Date.now\` and 'export default' in words are no code. */\nexport function openVault(): DatabaseSync {\n  return new DatabaseSync(\`:memory:\${PORT > 0 ? '' : ''}\`)\n}\n`,
  'src/features/auth/server/store.ts': `import { openVault } from '../../../kit/server/vaults.ts'\n\n/** Whether the vault opens. */\nexport function isOpen(): boolean {\n  return openVault().isOpen\n}\n`,
  'src/features/logs/contract.ts': `import * as z from 'zod/mini'\n\n/** How she slept, in hours. */\nexport const Sleep = z.number()\n`,
  'src/features/logs/rules.ts': `import { double, yearOf } from '../../kit/number.ts'\nimport { Sleep } from './contract.ts'\n\n/** A fortnight's sleep from a week's. */\nexport function fortnight(week: number): number {\n  const text = \`Math.random() or \${yearOf(0)}\`.replace(/'|Date.now\\(\\)/g, '')\n  return double(Sleep.parse(week)) + text.length\n}\n`,
  'src/features/logs/rules.test.ts': `import { expect, test } from 'vitest'\nimport { PORT } from '../../kit/server/config.ts'\nimport { fortnight } from './rules.ts'\n\ntest('a fortnight is more than a week', () => expect(fortnight(Date.now())).toBeGreaterThan(PORT))\n`,
  'src/features/logs/server/store.ts': `import { isOpen } from '../../auth/server/store.ts'\n\n/** How many logs lie there. */\nexport function countLogs(): number {\n  return isOpen() ? 1 : 0\n}\n`,
  'src/features/logs/server/routes.ts': `import { fortnight } from '../rules.ts'\nimport { countLogs } from './store.ts'\n\n/** Adds the routes of logs. */\nexport function logRoutes(): number {\n  return fortnight(countLogs())\n}\n`,
  'src/features/logs/web/HistoryPage.tsx': `import { fortnight } from '../rules.ts'\nimport styles from './HistoryPage.module.css'\n\n/** All that she logged. */\nexport function HistoryPage() {\n  return <p className={styles['all']}>{fortnight(7)}</p>\n}\n`,
  'src/features/logs/web/HistoryPage.module.css': `.all {\n  color: red;\n}\n`,
  'src/features/compass/rules/mood.ts': `import { Sleep } from '../../logs/contract.ts'\n\n/** Whether she is rested. */\nexport function isRested(hours: number): boolean {\n  return Sleep.parse(hours) > 7\n}\n`,
  'src/features/compass/server/routes.ts': `import { isOpen } from '../../auth/server/store.ts'\nimport { isRested } from '../rules/mood.ts'\n\n/** Adds the routes of the partner. */\nexport function compassRoutes(): number {\n  return isOpen() && isRested(8) ? 1 : 0\n}\n`,
}

const temporary: string[] = []
afterAll(() => temporary.forEach((folder) => rmSync(folder, { recursive: true })))

/**
 * Writes the minimal codebase to a temporary folder, with `planted` files added or replaced, and a module with one
 * constant for each import of a file that is not there.
 */
function build(planted: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'codebase-'))
  temporary.push(root)
  const files = { ...CODEBASE, ...planted }
  const imported = Object.entries(planted).flatMap(([path, text]) =>
    [...text.matchAll(/ from '(\.[^']+\.tsx?)'/g)].map(([, target = '']) => posix.join(posix.dirname(path), target)),
  )
  for (const [path, text] of Object.entries({ ...Object.fromEntries(imported.map((path) => [path, CODE])), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function buildWithGuards(planted: Record<string, string> = {}): string {
  const root = build(planted)
  for (const file of readdirSync(REPO))
    if (/^(?:tsconfig.*|\.oxlintrc|\.oxfmtrc|knip)\.json$|^vitest\.config\.ts$/.test(file)) cpSync(join(REPO, file), join(root, file))
  // vitest.config.ts imports them.
  for (const file of ['browser.ts', 'build/layer-order.ts']) cpSync(join(REPO, 'scripts', file), join(root, 'scripts', file))
  symlinkSync(join(REPO, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** Runs a tool of the repository in `root`. */
function run(tool: string, args: string[], root: string): Promise<{ code: number; out: string }> {
  const env = { ...process.env, PATH: `${TOOLS}${delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' }
  return new Promise((resolve, reject) => {
    execFile(join(TOOLS, tool), args, { cwd: root, env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(new Error(`${tool} did not run`, { cause: error }))
      else resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr })
    })
  })
}

const CODE = 'export const value = 1\n'
const LINES = (count: number): string => Array.from({ length: count }, (_, index) => `export const value${index} = ${index}\n`).join('')

/** Modules imported by the composition roots below. */
const COMPOSED: Record<string, string> = {
  'src/features/partner-chat/server/routes.ts': `export const partnerChatRoutes = (...parts: unknown[]) => parts\n`,
  'src/features/logs/server/counted-store.ts': `export const countLogs = (...vaults: unknown[]) => vaults.length\n`,
  'src/app/server/counts.ts': `export const counts = new Map()\n`,
  'src/kit/server/serve.ts': `export const makeServe = (parts: object) => ({ serve: () => parts })\n`,
}

/** A composition root that passes `parts` to the partner chat, with `line` before it. */
function compositionOf(line: string, parts = 'report'): string {
  return `import { countLogs } from '../../features/logs/server/counted-store.ts'
import { partnerChatRoutes } from '../../features/partner-chat/server/routes.ts'
import { makeServe } from '../../kit/server/serve.ts'
import { counts } from './counts.ts'

export function buildApp(config: object, vaults: { hers: object; couple: object }, app: { addHook(name: string, hook: () => void): void }) {
  const { serve } = makeServe({ config })
  const report = (error: unknown) => String(error)
  ${line}
  partnerChatRoutes(serve, { ${parts} })
  return [countLogs, counts, vaults, app]
}
`
}

/** Ways to pass a counter of her logs to the partner chat: the line that creates it, and the parts that are passed. */
const COMPOSITIONS: [line: string, parts?: string][] = [
  [`const logs = () => countLogs(vaults.hers)`, `report, logs`],
  [``, `report: () => countLogs(vaults.hers)`],
  [`const count = () => countLogs(vaults.hers)\n  const told = () => String(count())`, `report: told`],
  [`let logs = 0\n  const told = () => String(logs)`, `report: told`],
  [`const tally = { logs: 0 }\n  const told = () => String(tally.logs)`, `report: told`],
  [`Object.assign(report, { logs: () => 31 })`],
  [`const counted = Object.assign(report, { of: vaults.hers })`, `report: counted`],
  [`report.logs = 31`],
  [`const told = () => String(counts.get('logs'))`, `report: told`],
  [`const { hers } = vaults\n  const told = () => String(hers)`, `report: told`],
  [`const told = () => String(Reflect.get(globalThis, 'logs'))`, `report: told`],
  [`app.addHook('onSend', () => report(31))`],
]

/** A file of the partner's side that imports a module of the kit. */
const SHARING: Record<string, string> = {
  'src/features/compass/server/shown.ts': `import { counts } from '../../../kit/server/counts.ts'\n\nexport const shown = () => counts\n`,
  'src/kit/server/counter.ts': `export function makeCounter() {\n  let count = 0\n  return () => (count += 1)\n}\n`,
}

/** Violations: the rule, the file that violates it, its text, and other files it needs. */
const BROKEN: [rule: Rule, path: string, text: string, besides?: Record<string, string>][] = [
  ['layers', 'src/kit/server/email-worker.ts', `import { isOpen } from '../../features/auth/server/store.ts'\n`],
  ['layers', 'src/kit/number.ts', `import type { Sleep } from '../features/logs/contract.ts'\n`],
  ['layers', 'src/features/logs/web/menu.ts', `export const load = () => import('../../../app/web/router.tsx')\n`],
  ['neighbours', 'src/features/logs/server/routes.ts', `import { authRoutes } from '../../auth/server/routes.ts'\n`],
  ['neighbours', 'src/features/auth/web/menu.ts', `import { HistoryPage } from '../../logs/web/HistoryPage.tsx'\n`],
  ['neighbours', 'src/features/auth/web/menu.ts', `import { lines } from '../../logs/content/lines.ts'\n`],
  ...['HistoryPage.tsx', 'LogCard.tsx', 'history.ts', 'queries/recent.ts', 'use-queries.tsx'].map(
    (file): [Rule, string, string, Record<string, string>] => [
      'neighbours',
      'src/features/auth/web/menu.ts',
      `import { shown } from '../../logs/web/${file}'\n`,
      { [`src/features/logs/web/${file}`]: 'export const shown = 1\n' },
    ],
  ),
  [
    'sides',
    'src/features/auth/server/menu.ts',
    `import { recent } from '../../logs/web/queries.ts'\n`,
    { 'src/features/logs/web/queries.ts': `export const recent = 1\n` },
  ],
  [
    'query-keys',
    'src/features/logs/web/queries.ts',
    `export const recent = { queryKey: ['logs', 'recent'] }\nexport const latest = { queryKey: ["logs", 'recent'] }\n`,
  ],
  [
    'query-keys',
    'src/features/logs/web/queries.ts',
    `export const recent = (day: string) => ({ queryKey: ['logs', day] })\n`,
    { 'src/features/auth/web/queries.ts': `export const logs = (of: string) => ({ queryKey: ['logs', of.trim()] })\n` },
  ],
  ['query-keys', 'src/features/logs/web/HistoryPage.tsx', `export const HistoryPage = () => String({ queryKey: ['logs', 'recent'] })\n`],
  ['query-keys', 'src/app/web/boot.ts', `export const prefetched = { queryKey: [\n  'logs',\n] }\n`],
  [
    'transactions',
    'src/features/logs/server/store.ts',
    `export const add = (vault: object) => transact(vault, async (inside) => {\n  await fetch(String(inside))\n})\n`,
  ],
  [
    'transactions',
    'src/features/logs/server/store.ts',
    `export const add = (vault: object) => once(vault, async () => events.publish('added'))\n`,
  ],
  [
    'unused-class',
    'src/features/logs/web/Log.module.css',
    `@layer components {\n  .page {\n    --ink: #000;\n  }\n}\n`,
    { 'src/features/logs/web/LogMark.tsx': `import styles from './Log.module.css'\nexport const LogMark = () => styles.mark\n` },
  ],
  ['feature-cycle', 'src/features/auth/rules.ts', `import type { Sleep } from '../logs/contract.ts'\n`],
  ['sides', 'src/features/logs/web/queries.ts', `import { countLogs } from '../server/store.ts'\n`],
  ['sides', 'src/features/logs/web/queries.ts', `import type { countLogs } from '../server/store.ts'\n`],
  ['sides', 'src/features/logs/web/queries.ts', `export type Count = typeof import('../server/store.ts').countLogs\n`],
  ['sides', 'src/kit/web/api.ts', `export { PORT } from '../server/config.ts'\n`],
  ['sides', 'src/features/logs/server/store.ts', `import {\n  // her page\n  HistoryPage,\n} from '../web/HistoryPage.tsx'\n`],
  ['partner', 'src/features/compass/server/routes.ts', `import { countLogs } from '../../logs/server/store.ts'\n`],
  ['partner', 'src/features/compass/server/store.ts', `import type { countLogs } from '../../logs/server/store.ts'\n`],
  // Through a feature that may be imported, and from a feature that is not listed as hers.
  [
    'partner',
    'src/features/compass/server/store.ts',
    `import { find } from '../../account/server/store.ts'\n`,
    { 'src/features/account/server/store.ts': `import { countLogs } from '../../logs/server/store.ts'\n` },
  ],
  ['partner', 'src/features/compass/server/store.ts', `import { find } from '../../dreams/server/store.ts'\n`],
  // The partner chat may import Lara's rules, but nothing from her server side, not even types, and no file that
  // reads a store.
  ['partner', 'src/features/partner-chat/server/answers.ts', `import { find } from '../../lara/server/session-store.ts'\n`],
  ['partner', 'src/features/partner-chat/server/answers.ts', `import type { Turn } from '../../lara/server/turn-store.ts'\n`],
  ['partner', 'src/features/partner-chat/server/answers.ts', `import { libraryOf } from '../../lara/server/library.ts'\n`],
  // Nor through what both chats share, which no other feature may import.
  [
    'partner',
    'src/features/partner-chat/server/answers.ts',
    `import { sendAndAnswer } from '../../chat/server/sending.ts'\n`,
    {
      'src/features/chat/server/sending.ts': `import { find } from '../../lara/server/message-store.ts'\n`,
    },
  ],
  ['neighbours', 'src/features/logs/server/routes.ts', `import { sendAndAnswer } from '../../chat/server/sending.ts'\n`],
  ['partner', 'src/features/partner-chat/server/answers.ts', `import { addressOf } from '../../partner/server/address-store.ts'\n`],
  // The stores of the couple vault are on the partner's side: they reach nothing of hers, and neither does a feature
  // that reads them.
  ['partner', 'src/features/couple/server/link-store.ts', `import { countLogs } from '../../logs/server/store.ts'\n`],
  ['partner', 'src/features/couple/server/link-store.ts', `import type { countLogs } from '../../logs/server/store.ts'\n`],
  ['partner', 'src/features/couple/server/signal-store.ts', `import { find } from '../../partner/server/reaction-store.ts'\n`],
  // His pages ask for nothing of hers.
  ['partner', 'src/features/compass/web/queries.ts', `import { recent } from '../../logs/web/queries.ts'\n`],
  [
    'partner',
    'src/features/compass/web/shown.ts',
    `import { sessions } from '../../auth/web/queries.ts'\n`,
    {
      'src/features/auth/web/queries.ts': `import { recent } from '../../logs/web/queries.ts'\n`,
    },
  ],
  ...['compass', 'partner-chat'].map((feature): [Rule, string, string, Record<string, string>] => [
    'partner',
    `src/features/${feature}/server/shown.ts`,
    `import { find } from '../../couple/server/link-store.ts'\n`,
    { 'src/features/couple/server/link-store.ts': `import { countLogs } from '../../logs/server/store.ts'\n` },
  ]),
  [
    'composition',
    'src/app/server/app.ts',
    `import { countLogs } from '../../features/logs/server/counted-store.ts'\nimport { findLink } from '../../features/couple/server/link-store.ts'\n\nexport const build = (vaults: { hers: object }) => [findLink(() => countLogs(vaults.hers))]\n`,
    { ...COMPOSED, 'src/features/couple/server/link-store.ts': `export const findLink = (...parts: unknown[]) => parts\n` },
  ],
  ...COMPOSITIONS.map(([line, parts = 'report']): [Rule, string, string, Record<string, string>] => [
    'composition',
    'src/app/server/app.ts',
    compositionOf(line, parts),
    COMPOSED,
  ]),
  ...[
    `export const counts = new Map<number, number>()\n`,
    `export const counts = { logs: 0 }\n\nexport function count(): void {\n  counts.logs += 1\n}\n`,
    `let logs = 0\n\nexport const count = () => (logs += 1)\n`,
    `const seen: number[] = []\n\nexport const see = (id: number) => seen.push(id)\n`,
    `import { makeCounter } from './counter.ts'\n\nexport const counts = makeCounter()\n`,
  ].map((text): [Rule, string, string, Record<string, string>] => ['shared-state', 'src/kit/server/counts.ts', text, SHARING]),
  [
    'shared-state',
    'src/kit/server/counts.ts',
    `export const counts = { logs: 0 }\n`,
    {
      ...SHARING,
      'src/features/logs/server/tally.ts': `import { counts } from '../../../kit/server/counts.ts'\n\nexport const tally = () => (counts.logs += 1)\n`,
    },
  ],
  ['pure', 'src/kit/number.ts', `export const now = () => Date.now()\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => Date['now']()\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => new Date()\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => new Date( /* today */ )\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => new Date\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => Date()\n`],
  ['pure', 'src/kit/number.ts', 'export const now = () => `${Date.now()}`\n'],
  ['pure', 'src/kit/number.ts', `const { now } = Date\nexport const later = () => now()\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => new Intl.DateTimeFormat('en').format()\n`],
  ['pure', 'src/kit/number.ts', `export const now = () => globalThis.fetch\n`],
  ['pure', 'src/kit/number.ts', `declare const process: { pid: number }\nexport const id = process.pid\n`],
  ['pure', 'src/kit/number.ts', `/// <reference types="node" />\n${CODE}`],
  ['pure', 'src/features/logs/contract.ts', `export const dice = Math.random()\n`],
  ['pure', 'src/features/logs/rules/deep.ts', `export const dice = /[/']/.test('a') ? 1 : crypto.randomUUID()\n`],
  ['pure', 'src/features/logs/content/lines.ts', `export const dice = performance.now()\n`],
  ['pure', 'src/features/logs/rules/deep.ts', `import { readFileSync } from 'node:fs'\n`],
  ['pure', 'src/features/logs/rules/deep.ts', `import { addDays } from 'date-fns'\n`],
  ['pure', 'src/features/logs/contract.ts', `import * as z from 'zod'\n`],
  ['pure', 'src/features/logs/rules/deep.ts', `import { countLogs } from '../server/store.ts'\n`],
  ['pure', 'src/kit/number.ts', `import { PORT } from './server/config.ts'\n`],
  ['file-structure', 'src/features/logs/model.ts', CODE],
  ['file-structure', 'src/features/logs/models/log.ts', CODE],
  ['file-structure', 'src/features/routes.ts', CODE],
  ['file-structure', 'src/kit/dates/local.ts', CODE],
  ['file-structure', 'src/app/wiring.ts', CODE],
  ['file-structure', 'src/shared/words.ts', CODE],
  ['names', 'src/kit/utils.ts', CODE],
  ['names', 'src/kit/server/date-helpers.ts', CODE],
  ['names', 'src/features/logs/web/LogUtils.tsx', CODE],
  ['names', 'test/misc.ts', CODE],
  ['names', 'src/features/logs/web/common/Card.tsx', CODE],
  ['names', 'scripts/lib/read.ts', CODE],
  ['file-names', 'src/kit/localDate.ts', CODE],
  ['file-names', 'src/kit/web/ui/button.tsx', CODE],
  ['file-names', 'src/kit/web/Legacy.js', CODE],
  ['file-names', 'migrations/hers/first_one.ts', CODE],
  ['screens', 'src/app/web/pages/Dashboard.tsx', `export function Dashboard() {}\n`],
  ['screens', 'src/features/logs/web/HistoryPage.tsx', `export function History() {}\n`],
  ['screens', 'src/app/web/router.tsx', `import { Tracker } from '../../features/logs/web/Tracker.tsx'\n`],
  ['barrel', 'src/kit/web/all.ts', `export { one } from './one.ts'\n`],
  ['barrel', 'src/kit/web/all.ts', `import { one } from './one.ts'\nexport { one }\n`],
  ['readable-imports', 'src/kit/server/email-worker.ts', `import { PORT } from './config'\n`],
  ['readable-imports', 'src/kit/server/email-worker.ts', `import type { PORT } from './config.js'\n`],
  ['readable-imports', 'src/kit/server/email-worker.ts', `import { PORT } from 'src/kit/server/config.ts'\n`],
  ['readable-imports', 'src/kit/server/email-worker.ts', 'export const load = (name: string) => import(name)\n'],
  ['readable-imports', 'src/kit/server/email-worker.ts', 'export const load = (name: string) => import(`./${name}.ts`)\n'],
  ['readable-imports', 'src/kit/server/email-worker.ts', `export const port = require('./config.ts')\n`],
  ['readable-imports', 'src/kit/web/all.ts', `export const all = import.meta.glob('../server/*.ts')\n`],
  ['environment', 'src/kit/server/email-worker.ts', `export const host = process.env['MAIL_HOST']\n`],
  ['environment', 'src/kit/server/email-worker.ts', `export const host = process?.['env']\n`],
  ['environment', 'src/kit/server/email-worker.ts', `const { env } = process\nexport const host = env['MAIL_HOST']\n`],
  ['environment', 'src/kit/server/email-worker.ts', `import { env } from 'node:process'\n`],
  ['environment', 'src/kit/server/email-worker.ts', `import process from 'node:process'\n`],
  ['plain-server', 'src/features/logs/server/letter.ts', `import { createElement } from 'react'\n`],
  ['plain-server', 'src/kit/server/email-worker.ts', `import { renderToString } from 'react-dom/server'\n`],
  ['vaults', 'src/features/logs/server/store.ts', `import { DatabaseSync } from 'node:sqlite'\n`],
  ['vaults', 'src/kit/server/limits.ts', `import pg from 'pg'\n`],
  ['outside', 'src/kit/server/email-worker.ts', `import { person } from '../../../test/person.ts'\n`],
  ['outside', 'src/features/logs/server/store.ts', `import { up } from '../../../../migrations/hers/0001_first.ts'\n`],
  ['outside', 'src/features/logs/server/store.ts', `import { week } from '../rules.test.ts'\n`],
  ['size', 'src/kit/server/email-worker.ts', LINES(401)],
  ['plain-words', 'src/kit/number.ts', `/** Whoever knocks gets it. */\nexport const half = 0.5\n`],
  ['plain-words', 'src/kit/number.ts', `/**\n * Answers half of one.\n */\nexport const half = 0.5\n`],
  ['plain-words', 'src/kit/number.test.ts', `import { test } from 'vitest'\ntest('nobody finds it', () => undefined)\n`],
]

describe('check-architecture', () => {
  test('finds nothing in a codebase without violations', () => {
    const { problems, notes, files } = checkArchitecture(build())
    expect(problems).toEqual([])
    expect(notes).toEqual([])
    expect(files).toBe(Object.keys(CODEBASE).filter((path) => /\.tsx?$/.test(path)).length)
  })

  test('has a planted violation for every rule', () => {
    expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(RULES))
  })

  test.each(BROKEN)('%s: refuses %s with %j', (rule, path, text, besides = {}) => {
    const { problems } = checkArchitecture(build({ [path]: text, ...besides }))
    // A cycle is reported for its first file, a folder name for the folder.
    const isGlobal = rule === 'feature-cycle'
    expect(problems.filter((problem) => problem.rule === rule && (isGlobal || path.startsWith(problem.path)))).not.toEqual([])
  })

  const allowed: [what: string, path: string, text: string, besides?: Record<string, string>][] = [
    [
      'a test that imports anything',
      'src/features/logs/web/history.test.ts',
      `import { countLogs } from '../server/store.ts'\nimport { routes } from '../../auth/server/routes.ts'\nexport const host = [process.env['HOST'], countLogs, routes]\n`,
    ],
    ['a database named as a type', 'src/kit/server/limits.ts', `import type pg from 'pg'\nexport type Pool = pg.Pool\n`],
    [
      'an instant passed in',
      'src/kit/days.ts',
      `export const day = (at: number) => new Date(at).toISOString() + new Date(Date.UTC(2026, 0)).getDay() + Date.parse('2026-01-01')\n`,
    ],
    [
      'names that only resemble',
      'src/kit/days.ts',
      `type Row = { performance: { score: number }; updated: Date }\nexport const score = (row: Row) => row.performance.score\nexport const toDate = (row: Row): Date => row.updated\n`,
    ],
    [
      'the migrations from the kit',
      'src/kit/server/migrate.ts',
      `export { up } from '../../../migrations/hers/0001_first.ts'\nexport const load = (name: string) => import(name)\n`,
    ],
    ['long content', 'src/features/logs/content/lines.ts', LINES(500)],
    [
      'a page that shows two features',
      'src/app/web/pages/WeekPage.tsx',
      `import { HistoryPage } from '../../../features/logs/web/HistoryPage.tsx'\nexport function WeekPage() {\n  return <HistoryPage />\n}\n`,
    ],
    [
      'queries of a neighbour, also those of one subject',
      'src/features/auth/web/menu.ts',
      `import { recent } from '../../logs/web/queries.ts'\nimport { history } from '../../logs/web/history-queries.ts'\nexport const keys = [recent.queryKey, history.queryKey]\n`,
      {
        'src/features/logs/web/queries.ts': `export const recent = { queryKey: ['logs', 'recent'] }\n`,
        'src/features/logs/web/history-queries.ts': `export const history = { queryKey: ['logs', 'history'] }\n`,
        // The fixture's logs reads auth, which would be a circle.
        'src/features/logs/server/store.ts': `/** How many logs there are. */\nexport const countLogs = () => 1\n`,
      },
    ],
    ['a composition root that hands over nothing of hers', 'src/app/server/app.ts', compositionOf(''), COMPOSED],
    [
      'a constant table that both sides read',
      'src/kit/server/counts.ts',
      `export const counts = { days: 7 }\nexport const names = new Set(['one'])\n`,
      SHARING,
    ],
    ['common symptoms', 'src/features/logs/content/common-symptoms.ts', CODE],
  ]
  test.each(allowed)('allows %s', (_, path, text, besides = {}) => {
    expect(checkArchitecture(build({ [path]: text, ...besides })).problems).toEqual([])
  })

  test('notes a file above 250 lines without refusing it', () => {
    const { problems, notes } = checkArchitecture(build({ 'src/kit/server/email-worker.ts': LINES(251) }))
    expect(problems).toEqual([])
    expect(notes).toEqual(['src/kit/server/email-worker.ts: 251 lines, look again'])
  })

  test('reports file, line and rule with a remedy, and exits with 1', async () => {
    const script = join(REPO, 'scripts/check-architecture.ts')
    const { code, out } = await run('node', [script, build({ 'src/kit/number.ts': `\nexport const now = Date.now()\n` })], REPO)
    expect(out).toMatch(/^src\/kit\/number\.ts:2 pure — Date\.now reads the clock; pass .+ in/m)
    expect(code).toBe(1)
    expect((await run('node', [script, build()], REPO)).code).toBe(0)
  })

  test('refuses an empty codebase', () => {
    const root = mkdtempSync(join(tmpdir(), 'codebase-'))
    temporary.push(root)
    expect(() => checkArchitecture(root)).toThrow('No TypeScript')
  })
})

/** Expected oxlint findings: the rule and the file. */
const LINTED: [rule: string, path: string, text: string][] = [
  ['import(no-cycle)', 'src/kit/web/one.ts', `import { two } from './two.ts'\n\nexport const one = (): number => two() + 1\n`],
  ['import(no-cycle)', 'src/kit/web/two.ts', `import { one } from './one.ts'\n\nexport const two = (): number => one() + 1\n`],
  ['import(no-cycle)', 'src/kit/three.ts', `import type { Four } from './four.ts'\n\nexport type Three = { four?: Four }\n`],
  ['import(no-cycle)', 'src/kit/four.ts', `import type { Three } from './three.ts'\n\nexport type Four = { three?: Three }\n`],
  ['oxc(no-barrel-file)', 'src/kit/barrel.ts', `export * from './number.ts'\n`],
  ['oxc(no-barrel-file)', 'src/kit/mixed.ts', `export * from './number.ts'\nexport const value = 1\n`],
  ['import(no-default-export)', 'src/kit/web/default.ts', `export default function start(): number {\n  return 1\n}\n`],
  ['import(no-default-export)', 'src/kit/web/renamed.ts', `const start = 1\nexport { start as default }\n`],
  ['import(extensions)', 'src/kit/extension.ts', `import { double } from './number'\n\nexport const four = double(2)\n`],
  ['typescript(no-explicit-any)', 'src/kit/any.ts', `export const toText = (value: any): string => String(value)\n`],
  [
    'typescript(no-unsafe-assignment)',
    'src/kit/parsed.ts',
    `export function sizeOf(json: string): number {\n  const value = JSON.parse(json)\n  return String(value).length\n}\n`,
  ],
  [
    'typescript(no-non-null-assertion)',
    'src/kit/present.ts',
    `export const lengthOf = (text: string | undefined): number => text!.length\n`,
  ],
  [
    'typescript(no-floating-promises)',
    'src/kit/server/floating.ts',
    `import { access } from 'node:fs/promises'\n\nexport function knock(): void {\n  access('/tmp')\n}\n`,
  ],
  [
    'typescript(no-misused-promises)',
    'src/kit/server/misused.ts',
    `import { access } from 'node:fs/promises'\n\nexport const isThere = (): number => (access('/tmp') ? 1 : 2)\n`,
  ],
  ['typescript(only-throw-error)', 'src/kit/thrown.ts', `export function fail(): never {\n  throw 'no error'\n}\n`],
  ['typescript(ban-ts-comment)', 'src/kit/ignored.ts', `// @ts-ignore\nexport const one: string = 1\n`],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/kit/exhausted.ts',
    `export function toNumber(word: 'one' | 'two'): number {\n  let result = 0\n  switch (word) {\n    case 'one':\n      result = 1\n  }\n  return result\n}\n`,
  ],
  ['node(no-process-env)', 'src/kit/server/environment.ts', `export const HOST = process.env['HOST']\n`],
  ['eslint(no-unused-vars)', 'src/kit/unused.ts', `export function one(): number {\n  const two = 2\n  return 1\n}\n`],
  [
    'eslint(no-empty)',
    'src/kit/swallowed.ts',
    `export function quiet(json: string): void {\n  try {\n    JSON.parse(json)\n  } catch {}\n}\n`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/kit/web/Sometimes.tsx',
    `import { useState } from 'react'\n\nexport function Sometimes({ open }: { open: boolean }) {\n  if (open) useState(1)\n  return <p>now and then</p>\n}\n`,
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/kit/web/Stale.tsx',
    `import { useEffect } from 'react'\n\nexport function Stale({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n  return <p>{title}</p>\n}\n`,
  ],
  [
    'react(jsx-key)',
    'src/kit/web/Keyless.tsx',
    `export function Keyless({ names }: { names: string[] }) {\n  return names.map((name) => <p>{name}</p>)\n}\n`,
  ],
  [
    'react(no-danger)',
    'src/kit/web/Raw.tsx',
    `export function Raw({ html }: { html: string }) {\n  return <p dangerouslySetInnerHTML={{ __html: html }} />\n}\n`,
  ],
  ['react(button-has-type)', 'src/kit/web/Typeless.tsx', `export function Typeless() {\n  return <button>Save</button>\n}\n`],
  ['jsx-a11y(alt-text)', 'src/kit/web/Picture.tsx', `export function Picture() {\n  return <img src="/a.png" />\n}\n`],
  ['jsx-a11y(label-has-associated-control)', 'src/kit/web/Label.tsx', `export function Label() {\n  return <label>Name</label>\n}\n`],
  [
    'jsx-a11y(click-events-have-key-events)',
    'src/kit/web/Clicked.tsx',
    `export function Clicked({ go }: { go: () => void }) {\n  return <div onClick={go}>Go</div>\n}\n`,
  ],
  ['jsx-a11y(anchor-is-valid)', 'src/kit/web/Anchor.tsx', `export function Anchor() {\n  return <a href="#">Go</a>\n}\n`],
  ['jsx-a11y(role-has-required-aria-props)', 'src/kit/web/Role.tsx', `export function Role() {\n  return <div role="slider">7</div>\n}\n`],
  [
    'jsx-a11y(tabindex-no-positive)',
    'src/kit/web/Order.tsx',
    `export function Order() {\n  return <input aria-label="Name" tabIndex={3} />\n}\n`,
  ],
]

describe('oxlint', () => {
  const findings = new Map<string, string[]>()
  beforeAll(async () => {
    const root = buildWithGuards(Object.fromEntries(LINTED.map(([, path, text]) => [path, text])))
    const { code, out } = await run('oxlint', ['--type-aware', '-f', 'json'], root)
    expect(code).toBe(1)
    const { diagnostics } = JSON.parse(out) as { diagnostics: { filename: string; code: string; severity: string }[] }
    for (const { filename, code: rule, severity } of diagnostics) {
      if (severity === 'error') findings.set(filename, [...(findings.get(filename) ?? []), rule])
    }
  })

  test.each(LINTED)('%s is reported in %s', (rule, path) => expect(findings.get(path)).toContain(rule))

  test('finds nothing in a codebase without violations', async () => {
    const root = buildWithGuards({
      'vite.config.ts': `export default { mode: process.env['MODE'] }\n`,
      'test/database.ts': `export const URL_OF_DATABASE = process.env['DATABASE_URL']\n`,
    })
    expect(await run('oxlint', ['--type-aware'], root)).toMatchObject({ code: 0, out: expect.stringContaining('0 errors') as string })
  })
})

/** Expected tsc errors: the error and the file. */
const TYPED: [what: string, error: string, path: string, text: string][] = [
  [
    'a server type on the web side',
    'src/features/logs/web/queries.ts',
    'src/features/logs/web/queries.ts',
    `import type { countLogs } from '../server/store.ts'\n\nexport type Count = typeof countLogs\n`,
  ],
  [
    'an import type of the server in the kit',
    'src/kit/web/api.ts',
    'src/kit/web/api.ts',
    `export type Port = typeof import('../server/config.ts').PORT\n`,
  ],
  [
    'a web type on the server side',
    `Module '../web/HistoryPage.tsx' was resolved`,
    'src/features/logs/server/letter.ts',
    `import type { HistoryPage } from '../web/HistoryPage.tsx'\n\nexport type Page = typeof HistoryPage\n`,
  ],
  [
    'Node on the web side',
    `Cannot find name 'node:fs'`,
    'src/kit/web/file.ts',
    `import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n`,
  ],
  ['fetch in the kit', `Cannot find name 'fetch'`, 'src/kit/fetched.ts', `export const load = () => fetch('/')\n`],
  [
    'Node in the kit',
    `Cannot find name 'node:fs'`,
    'src/kit/file.ts',
    `import { readFileSync } from 'node:fs'\n\nexport const read = readFileSync\n`,
  ],
  ['process in a contract', `Cannot find name 'process'`, 'src/features/auth/contract.ts', `export const id = process.pid\n`],
  ['document in rules', `Cannot find name 'document'`, 'src/features/auth/rules.ts', `export const title = document.title\n`],
  [
    'a timer in rules',
    `Cannot find name 'setTimeout'`,
    'src/features/auth/rules/later.ts',
    `export const later = () => setTimeout(() => 1, 2)\n`,
  ],
  [
    'the console in content',
    `Cannot find name 'console'`,
    'src/features/auth/content/lines.ts',
    `console.log('lines')\nexport const lines = 1\n`,
  ],
  [
    'document in the service worker',
    `Cannot find name 'document'`,
    'src/app/web/service-worker.ts',
    `export const title = document.title\n`,
  ],
  ['the global object in the kit', 'TS7017', 'src/kit/global.ts', `export const load = globalThis.fetch\n`],
  ['an enum', 'TS1294', 'src/kit/enum.ts', `export enum Size {\n  small,\n}\n`],
  ['a type imported as a value', 'TS1484', 'src/kit/value.ts', `import { Size } from './size.ts'\n\nexport type Other = Size\n`],
]

describe('tsc -b', () => {
  let out = ''
  beforeAll(async () => {
    const planted = Object.fromEntries(TYPED.map(([, , path, text]) => [path, text]))
    const root = buildWithGuards({ ...planted, 'src/kit/size.ts': 'export type Size = 1\n' })
    const result = await run('tsc', ['-b'], root)
    out = result.out.replaceAll(`${root}/`, '')
    expect(result.code).not.toBe(0)
  })

  test.each(TYPED)('refuses %s', (_, error, path) => {
    // A file outside the project is reported once, with its importers below; other errors start with the file's name.
    const blocks = out.split(/\n(?=\S)/)
    expect(
      blocks.some((block) =>
        error === path ? block.includes('TS6307') && block.includes(path) : block.startsWith(path) && block.includes(error),
      ),
    ).toBe(true)
  })

  test('builds a codebase without violations', async () => {
    expect(await run('tsc', ['-b'], buildWithGuards())).toEqual({ code: 0, out: '' })
  })
})

describe('knip', () => {
  const knip = (planted: Record<string, string>) =>
    run('knip', ['--no-progress', '--include', 'files,exports,types'], buildWithGuards(planted))

  test('finds nothing unused in a codebase where everything is used', async () => {
    const { code, out } = await knip({})
    expect(out).not.toMatch(/Unused/)
    expect(code).toBe(0)
  })

  test('finds an unused export, type and file', async () => {
    const { code, out } = await knip({
      'src/kit/dead.ts': CODE,
      'src/kit/number.ts': `${CODEBASE['src/kit/number.ts']}\nexport const half = 0.5\nexport type Half = 0.5\n`,
    })
    expect(code).toBe(1)
    expect(out).toMatch(/Unused files[^]*src\/kit\/dead\.ts/)
    expect(out).toMatch(/Unused exports[^]*half +src\/kit\/number\.ts/)
    expect(out).toMatch(/Unused exported types[^]*Half +type +src\/kit\/number\.ts/)
  })
})

describe('oxfmt', () => {
  test('refuses unformatted files only', async () => {
    expect((await run('oxfmt', ['--check', '.'], buildWithGuards())).code).toBe(0)
    const { code, out } = await run('oxfmt', ['--check', '.'], buildWithGuards({ 'src/kit/loose.ts': `export const one = "1";\n` }))
    expect(out).toContain('src/kit/loose.ts')
    expect(code).toBe(1)
  })
})
