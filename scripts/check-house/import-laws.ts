import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPure, isStore, isTest, toPlace } from './place.ts'
import type { Place } from './place.ts'
import type { House, Import, Law, Problem, Source } from './house.ts'

/** Pure libraries that `rules` may use, each with the number of the decision record that names it. */
const RULE_LIBRARIES: Record<string, string> = { '@internationalized/date': '0014', minisearch: '0019' }

/** The one file that reads the environment. */
export const CONFIG = 'src/kit/server/config.ts'

const DATABASES = /^(?:node:sqlite|sqlite|sqlite3|better-sqlite3|pg|pg-[^/]+|postgres)(?:\/|$)/
const VAULTS = /^src\/kit\/server\/vaults[^/]*(?:\.ts$|\/)/
const REACT = /^(?:react|react-[^/]+|@tanstack\/react-[^/]+|lucide-react)(?:\/|$)/

type Found = { law: Law; words: string } | undefined

/** What one file imports that it may not: names that cannot be read, walls, floors, neighbours, wings, packages. */
export function importProblems(house: House, source: Source): Problem[] {
  const place = toPlace(source.path)
  const judge = (one: Import): Found =>
    nameProblem(house, one) ?? (place && !isTest(source.path) ? wallProblem(house, source.path, place, one) : undefined)
  return source.imports.flatMap((one) => {
    const found = judge(one)
    return found ? [{ path: source.path, line: one.line, ...found }] : []
  })
}

function nameProblem(house: House, { name, target }: Import): Found {
  const law = 'readable-imports'
  if (name.includes('${')) return { law, words: 'a name put together at run time names nothing; write it out' }
  if (/^(?:#|@\/|~|\/|\.\.?$|src\/|file:)/.test(name)) return { law, words: `“${name}” is no relative path; write ./ or ../ and the file` }
  if (target === undefined) return undefined
  if (!/\.[a-z0-9]+$/.test(target)) return { law, words: `“${name}” lacks its extension; write .ts or .tsx` }
  if (!house.sources.has(target) && !existsSync(join(house.root, target)))
    return { law, words: `“${name}” names no file; correct the path` }
  return undefined
}

function wallProblem(house: House, path: string, from: Place, one: Import): Found {
  const { name, target } = one
  if (target === undefined) return packageProblem(house, path, from, one)
  const to = toPlace(target)
  if (isTest(target)) return { law: 'outside', words: `“${name}” is a test, and tests are not shipped; move what is shared out of it` }
  if (!to) {
    const isMigration = target.startsWith('migrations/') && from.wing === 'server' && !from.room
    return isMigration
      ? undefined
      : { law: 'outside', words: `“${name}” lies outside the house; src imports from src alone (kit/server also from migrations/)` }
  }
  return floorProblem(from, to) ?? wingProblem(from, to) ?? neighbourProblem(from, to, target) ?? pureProblem(from, to, name)
}

const HEIGHT = { kit: 0, features: 1, app: 2 } as const

function floorProblem(from: Place, to: Place): Found {
  if (HEIGHT[to.floor] <= HEIGHT[from.floor]) return undefined
  return {
    law: 'floors',
    words: `${from.floor} imports from ${to.floor}, upwards; move the shared part down, or pass it in from ${to.floor}`,
  }
}

function wingProblem(from: Place, to: Place): Found {
  const crosses = (from.wing === 'web' && to.wing === 'server') || (from.wing === 'server' && to.wing === 'web')
  if (!crosses) return undefined
  return { law: 'wings', words: `${from.wing} imports from ${to.wing}, if only a type; put what both need into contract or rules` }
}

function neighbourProblem(from: Place, to: Place, target: string): Found {
  if (from.floor !== 'features' || to.floor !== 'features' || from.room === to.room) return undefined
  if (to.wing === 'contract' || to.wing === 'rules') return undefined
  if (to.wing === 'content' && from.wing !== 'web') return undefined
  if (from.wing === 'server' && isStore(target)) return undefined
  const may =
    from.wing === 'web'
      ? 'contract or rules; a page that shows two rooms lives in app/web/pages'
      : 'contract, rules, content or server/store'
  return { law: 'neighbours', words: `${from.room} reads the ${to.wing} of ${to.room}; of a neighbour it may read ${may}` }
}

function pureProblem(from: Place, to: Place, name: string): Found {
  if (!isPure(from) || isPure(to)) return undefined
  return { law: 'pure', words: `“${name}” is not pure; ${from.wing} imports only contract, rules, content, kit/*.ts and zod/mini` }
}

function packageProblem(house: House, path: string, from: Place, { name, clause }: Import): Found {
  if (isPure(from) && name !== 'zod/mini') {
    const record = from.wing === 'rules' ? RULE_LIBRARIES[name] : undefined
    if (record === undefined || !isDecided(house, record, name)) {
      return {
        law: 'pure',
        words: `“${name}” is not zod/mini; do this in server or web, or let a decision record name a pure library for rules`,
      }
    }
  }
  // A type opens nothing.
  if (DATABASES.test(name) && !clause.startsWith('type') && !VAULTS.test(path))
    return { law: 'vaults', words: `“${name}” opens databases; only src/kit/server/vaults*.ts does` }
  if (/^(?:node:)?process$/.test(name) && path !== CONFIG && !/^\{(?:(?!\benv\b)[^}])*\}$/.test(clause)) {
    return { law: 'environment', words: `“${name}” holds the environment, which only ${CONFIG} reads; take it from the configuration` }
  }
  if (from.wing === 'server' && REACT.test(name))
    return { law: 'plain-server', words: `“${name}” belongs to the web wing; a server draws nothing` }
  return undefined
}

function isDecided(house: House, record: string, name: string): boolean {
  const folder = join(house.root, 'docs/decisions')
  const file = existsSync(folder) ? readdirSync(folder).find((one) => one.startsWith(`${record}-`)) : undefined
  return file !== undefined && readFileSync(join(folder, file), 'utf8').includes(name)
}
