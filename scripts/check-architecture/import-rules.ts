import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_FROM, isPure, isQueries, isStore, isTest, toPlace } from './place.ts'
import type { Place } from './place.ts'
import type { Codebase, Import, Rule, Problem, Source } from './codebase.ts'

/** Pure libraries that `rules` may use, each with its decision record. */
const RULE_LIBRARIES: Record<string, string> = { '@internationalized/date': '0014', minisearch: '0019' }

/** The only file that may read the environment. */
export const CONFIG = 'src/kit/server/config.ts'

const DATABASES = /^(?:node:sqlite|sqlite|sqlite3|better-sqlite3|pg|pg-[^/]+|postgres)(?:\/|$)/
const VAULTS = /^src\/kit\/server\/vaults[^/]*(?:\.ts$|\/)/
/** Reads a database that someone brought, in a thread of its own, and never one of ours. */
const BROUGHT_DATABASE = 'src/features/exchange/server/health-connect-worker.ts'
const REACT = /^(?:react|react-[^/]+|@tanstack\/react-[^/]+|lucide-react)(?:\/|$)/

type Found = { rule: Rule; words: string } | undefined

/** Forbidden imports of one file: unreadable names, sides, layers, other features, packages. */
export function importProblems(codebase: Codebase, source: Source): Problem[] {
  const place = toPlace(source.path)
  const judge = (one: Import): Found =>
    nameProblem(codebase, one) ?? (place && !isTest(source.path) ? wallProblem(codebase, source.path, place, one) : undefined)
  return source.imports.flatMap((one) => {
    const found = judge(one)
    return found ? [{ path: source.path, line: one.line, ...found }] : []
  })
}

function nameProblem(codebase: Codebase, { name, target }: Import): Found {
  const rule = 'readable-imports'
  if (name.includes('${')) return { rule, words: 'a computed module name cannot be checked; write it out' }
  if (/^(?:#|@\/|~|\/|\.\.?$|src\/|file:)/.test(name))
    return { rule, words: `“${name}” is not a relative path; write ./ or ../ and the file` }
  if (target === undefined) return undefined
  if (!codebase.sources.has(target) && !existsSync(join(codebase.root, target)))
    return { rule, words: `“${name}” does not exist; correct the path` }
  return undefined
}

function wallProblem(codebase: Codebase, path: string, from: Place, one: Import): Found {
  const { name, target } = one
  if (target === undefined) return packageProblem(codebase, path, from, one)
  const to = toPlace(target)
  if (isTest(target)) return { rule: 'outside', words: `“${name}” is a test, and tests are not shipped; move what is shared out of it` }
  if (!to) {
    const isMigration = target.startsWith('migrations/') && from.side === 'server' && !from.feature
    return isMigration
      ? undefined
      : { rule: 'outside', words: `“${name}” is outside src; src imports from src only (kit/server also from migrations/)` }
  }
  return layerProblem(from, to) ?? sideProblem(from, to) ?? neighbourProblem(from, to, target) ?? pureProblem(from, to, name)
}

const HEIGHT = { kit: 0, features: 1, app: 2 } as const

function layerProblem(from: Place, to: Place): Found {
  if (HEIGHT[to.layer] <= HEIGHT[from.layer]) return undefined
  return {
    rule: 'layers',
    words: `${from.layer} imports from ${to.layer}, upwards; move the shared part down, or pass it in from ${to.layer}`,
  }
}

function sideProblem(from: Place, to: Place): Found {
  const crosses = (from.side === 'web' && to.side === 'server') || (from.side === 'server' && to.side === 'web')
  if (!crosses) return undefined
  return { rule: 'sides', words: `${from.side} imports from ${to.side}, if only a type; put what both need into contract or rules` }
}

function neighbourProblem(from: Place, to: Place, target: string): Found {
  if (from.layer !== 'features' || to.layer !== 'features' || from.feature === to.feature) return undefined
  if (to.side === 'contract' || to.side === 'rules') return undefined
  if (to.side === 'content' && from.side !== 'web') return undefined
  if (from.side === 'server' && isStore(target)) return undefined
  if (from.side === 'web' && isQueries(target)) return undefined
  if (BUILT_FROM[to.feature ?? '']?.includes(from.feature ?? '')) return undefined
  const may =
    from.side === 'web'
      ? 'contract, rules or web/queries; a page that shows two features belongs in app/web/pages'
      : 'contract, rules, content or server/store'
  return { rule: 'neighbours', words: `${from.feature} imports ${to.side} of ${to.feature}; of another feature it may import ${may}` }
}

function pureProblem(from: Place, to: Place, name: string): Found {
  if (!isPure(from) || isPure(to)) return undefined
  return { rule: 'pure', words: `“${name}” is not pure; ${from.side} imports only contract, rules, content, kit/*.ts and zod/mini` }
}

function packageProblem(codebase: Codebase, path: string, from: Place, { name, clause }: Import): Found {
  if (isPure(from) && name !== 'zod/mini') {
    const record = from.side === 'rules' ? RULE_LIBRARIES[name] : undefined
    if (record === undefined || !isDecided(codebase, record, name)) {
      return {
        rule: 'pure',
        words: `“${name}” is not zod/mini; do this in server or web, or let a decision record name a pure library for rules`,
      }
    }
  }
  // A type-only import opens no database.
  if (DATABASES.test(name) && !clause.startsWith('type') && !VAULTS.test(path) && path !== BROUGHT_DATABASE)
    return { rule: 'vaults', words: `“${name}” opens databases; only src/kit/server/vaults*.ts may do that` }
  if (/^(?:node:)?process$/.test(name) && path !== CONFIG && !/^\{(?:(?!\benv\b)[^}])*\}$/.test(clause)) {
    return { rule: 'environment', words: `“${name}” reads the environment, which only ${CONFIG} may do; take it from the configuration` }
  }
  if (from.side === 'server' && REACT.test(name))
    return { rule: 'plain-server', words: `“${name}” belongs to the web side; the server renders nothing` }
  return undefined
}

function isDecided(codebase: Codebase, record: string, name: string): boolean {
  const folder = join(codebase.root, 'docs/decisions')
  const file = existsSync(folder) ? readdirSync(folder).find((one) => one.startsWith(`${record}-`)) : undefined
  return file !== undefined && readFileSync(join(folder, file), 'utf8').includes(name)
}
