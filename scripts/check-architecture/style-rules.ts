import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Codebase, Problem } from './codebase.ts'

/**
 * CSS modules: each class is used by a component that imports the file. A class that no component names has lost its
 * effect, custom properties that others read included. A component that computes the name (`styles[tone]`) is not
 * checked.
 */
export function styleProblems(codebase: Codebase): Problem[] {
  return codebase.paths
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path): Problem[] => {
      const users = usersOf(codebase, path)
      const isNamed = (name: string) =>
        users.some(({ local, text }) => new RegExp(`\\b${local}(?:\\??\\.${name}\\b|\\[(?!')|\\['${name}'\\])`).test(text))
      const text = readFileSync(join(codebase.root, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, (comment) =>
        comment.replaceAll(/[^\n]/g, ' '),
      )
      const names = new Map<string, number>()
      for (const [line, words] of text
        .replaceAll(/:global\([^)]*\)/g, '')
        .split('\n')
        .entries())
        // Lines with a semicolon are declarations, the others selectors.
        for (const [, name = ''] of words.includes(';') ? [] : words.matchAll(/\.([a-z][\w-]*)/gi))
          if (!names.has(name)) names.set(name, line + 1)
      return [...names]
        .filter(([name]) => !isNamed(name))
        .map(([name, line]) => ({ path, line, rule: 'unused-class', words: `no component that imports this file uses .${name}` }))
    })
}

/** The files that import a style sheet, with the local name of its classes. */
function usersOf(codebase: Codebase, path: string): { local: string; text: string }[] {
  return [...codebase.sources.values()].flatMap(({ imports, text }) =>
    imports.flatMap(({ target, clause }) => {
      const local = /\w+/.exec(clause)?.[0]
      return target === path && local ? [{ local, text }] : []
    }),
  )
}
