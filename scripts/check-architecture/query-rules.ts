import { closing, lineAt } from './codebase.ts'
import type { Codebase, Problem, Source } from './codebase.ts'
import { isQueries, isTest } from './place.ts'

type Key = { path: string; line: number; elements: string }

/**
 * Query keys: each is declared once, in a file of query declarations (decision 0054). Other code uses `queryKey` of the
 * exported query.
 */
export function queryProblems(codebase: Codebase): Problem[] {
  const sources = [...codebase.sources.values()].filter(({ path }) => path.startsWith('src/') && !isTest(path))
  const declared = new Map<string, Key>()
  return sources.flatMap(keysIn).flatMap((key): Problem[] => {
    const { path, line, elements } = key
    if (!isQueries(path)) {
      return [{ path, line, rule: 'query-keys', words: `[${elements}] is declared outside of web/queries.ts; import the query or its key` }]
    }
    const first = declared.get(elements)
    declared.set(elements, first ?? key)
    if (!first) return []
    return [
      { path, line, rule: 'query-keys', words: `[${elements}] is declared in ${first.path}:${first.line} as well; import it from there` },
    ]
  })
}

/** The array literals given as `queryKey`, with expressions other than texts and spreads replaced by `*`. */
function keysIn({ path, text, code }: Source): Key[] {
  return [...code.matchAll(/\bqueryKey['"]?\s*[:=]\s*\[/g)].map(({ index, 0: { length } }) => {
    const start = index + length
    const end = closing(code, start)
    return { path, line: lineAt(code, index), elements: elementsOf(text.slice(start, end), code.slice(start, end)) }
  })
}

function elementsOf(text: string, code: string): string {
  const elements: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= code.length; at += 1) {
    const sign = code[at] ?? ','
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign !== ',' || depth > 0) continue
    const element = text.slice(start, at).trim()
    if (element) elements.push(/^(?:'[^']*'|"[^"]*"|\.\.\..+)$/.test(element) ? element.replaceAll('"', "'") : '*')
    start = at + 1
  }
  return elements.join(', ')
}
