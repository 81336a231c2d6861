import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { maskCode } from './mask.ts'

/** Every law this script guards; test/guards.test.ts plants a violation of each. */
export const LAWS = [
  'floors',
  'neighbours',
  'room-circle',
  'wings',
  'partner',
  'pure',
  'room-shape',
  'names',
  'file-names',
  'screens',
  'file-circle',
  'barrel',
  'default-export',
  'readable-imports',
  'environment',
  'plain-server',
  'vaults',
  'outside',
  'size',
] as const
export type Law = (typeof LAWS)[number]

/** One broken law. `line` counts from 1; `words` say what is wrong and what to do. */
export type Problem = { path: string; line: number; law: Law; words: string }

/** One import of a file. `target` is the path in the house for a relative one, `undefined` for a package or a path nobody can read. */
export type Import = { line: number; name: string; target: string | undefined; clause: string }

/** One code file: `code` is its text without comments and the insides of strings. Paths use `/` and start at the root. */
export type Source = { path: string; text: string; code: string; lines: number; imports: Import[] }

/** Everything below the guarded folders. `paths` holds all files, `sources` the TypeScript ones. */
export type House = { root: string; paths: string[]; sources: Map<string, Source> }

const FOLDERS = ['src', 'scripts', 'e2e', 'test', 'bench', 'migrations']
const SKIPPED = new Set(['bench/results', 'node_modules'])

/** Reads the guarded folders below `root`. */
export function readHouse(root: string): House {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder))
  const sources = new Map<string, Source>()
  for (const path of paths) if (/\.tsx?$/.test(path)) sources.set(path, toSource(path, readFileSync(join(root, path), 'utf8')))
  return { root, paths, sources }
}

function walk(root: string, folder: string): string[] {
  if (SKIPPED.has(folder)) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => (entry.isDirectory() ? walk(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}

function toSource(path: string, text: string): Source {
  const code = maskCode(text)
  return { path, text, code, lines: text.trimEnd().split('\n').length, imports: findImports(path, text, code) }
}

/** The line, from 1, on which position `at` of `text` lies. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

// Each ends right behind the quote that opens the module's name; the groups before it are the clause.
const FORMS = [
  /(?<![.\w$])import\b\s*((?:type\b\s*)?(?:[\w$]+\s*,?\s*)?(?:\*\s*as\s+[\w$]+|\{[^}]*\})?)\s*from\s*['"]/g,
  /(?<![.\w$])export\b\s*((?:type\b\s*)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\}))\s*from\s*['"]/g,
  /(?<![.\w$])import\s*()['"]/g,
  /(?<![.\w$])(import)\s*\(\s*['"`]/g,
  /(?<![.\w$])new\s+(URL)\s*\(\s*['"`](?=[^'"`]*['"`]\s*,\s*import\.meta\.url)/g,
]

/** All imports of a file in order: static, re-exported, type-only, dynamic, and `new URL('…', import.meta.url)`. */
function findImports(path: string, text: string, code: string): Import[] {
  const found: (Import & { at: number })[] = []
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const start = match.index + match[0].length
      const name = text.slice(start, code.indexOf(code[start - 1] ?? '', start))
      if (match[1] === 'URL' && !/\.tsx?$/.test(name)) continue
      const clause = match[0].startsWith('export') ? `export ${match[1] ?? ''}` : (match[1] ?? '')
      found.push({ at: match.index, line: lineAt(text, match.index), name, target: toTarget(path, name), clause })
    }
  }
  return found.toSorted((one, other) => one.at - other.at)
}

function toTarget(path: string, name: string): string | undefined {
  if (!name.startsWith('.') || name.includes('${')) return undefined
  return posix.normalize(posix.join(posix.dirname(path), name.replace(/\?.*$/, '')))
}
