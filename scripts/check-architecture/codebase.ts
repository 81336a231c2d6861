import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { maskCode } from './mask.ts'

/** The rules; test/guards.test.ts plants a violation of each. */
export const RULES = [
  'layers',
  'neighbours',
  'feature-cycle',
  'sides',
  'partner',
  'composition',
  'shared-state',
  'pure',
  'file-structure',
  'names',
  'file-names',
  'screens',
  'barrel',
  'query-keys',
  'transactions',
  'readable-imports',
  'environment',
  'plain-server',
  'vaults',
  'outside',
  'size',
  'plain-words',
  'unused-class',
] as const
export type Rule = (typeof RULES)[number]

/** One violation. `line` counts from 1; `words` describe it and the remedy. */
export type Problem = { path: string; line: number; rule: Rule; words: string }

/**
 * One import. `target` is the path from the root for a relative import, `undefined` for a package or a computed path.
 */
export type Import = { line: number; name: string; target: string | undefined; clause: string }

/** One source file: `code` is its text without comments and string contents. Paths use `/` and start at the root. */
export type Source = { path: string; text: string; code: string; lines: number; imports: Import[] }

/** All files of the checked folders. `paths` has all of them, `sources` the TypeScript ones. */
export type Codebase = { root: string; paths: string[]; sources: Map<string, Source> }

const FOLDERS = ['src', 'scripts', 'e2e', 'test', 'bench', 'migrations']
const SKIPPED = new Set(['bench/results', 'node_modules'])

/** Reads the checked folders of `root`. */
export function readCodebase(root: string): Codebase {
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
  const code = maskCode(path, text)
  return { path, text, code, lines: text.trimEnd().split('\n').length, imports: findImports(path, text, code) }
}

/** Line number, from 1, of position `at` in `text`. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

// Each match ends after the opening quote of the module name; groups before it are the clause.
const FORMS = [
  /(?<![.\w$])import\b\s*((?:type\b\s*)?(?:[\w$]+\s*,?\s*)?(?:\*\s*as\s+[\w$]+|\{[^}]*\})?)\s*from\s*['"]/g,
  /(?<![.\w$])export\b\s*((?:type\b\s*)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\}))\s*from\s*['"]/g,
  /(?<![.\w$])import\s*()['"]/g,
  /(?<![.\w$])(import)\s*\(\s*['"`]/g,
  /(?<![.\w$])new\s+(URL)\s*\(\s*['"`](?=[^'"`]*['"`]\s*,\s*import\.meta\.url)/g,
]

/** All imports of a file in order: static, re-exports, type-only, dynamic, and `new URL('…', import.meta.url)`. */
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

/** The position of the bracket that closes the one before `start`. */
export function closing(code: string, start: number): number {
  let depth = 1
  for (let at = start; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1
    if (')]}'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return code.length
}
