import { isPure, isTest, toPlace } from './place.ts'
import { lineAt } from './codebase.ts'
import { CONFIG } from './import-rules.ts'
import type { Rule, Problem, Source } from './codebase.ts'

type Pattern = { rule: Rule; pattern: RegExp; words: string }

const OUTSIDE_WORLD = 'pass the instant, the number or the bytes in as an argument'
const PURE: Pattern[] = [
  { rule: 'pure', pattern: /\bDate\s*(?:\?\.|\.)\s*now\b|\bDate\s*\[/g, words: `Date.now reads the clock; ${OUTSIDE_WORLD}` },
  { rule: 'pure', pattern: /\bnew\s+Date\b(?!\s*\(\s*[^)\s])/g, words: `new Date() reads the clock; ${OUTSIDE_WORLD}` },
  { rule: 'pure', pattern: /(?<!\bnew\s+|[.\w$])Date\s*\(/g, words: `Date() reads the clock; ${OUTSIDE_WORLD}` },
  { rule: 'pure', pattern: /\.\s*format(?:ToParts)?\s*\(\s*\)/g, words: `format() without a date reads the clock; ${OUTSIDE_WORLD}` },
  { rule: 'pure', pattern: /\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\s*\[/g, words: `Math.random is not deterministic; ${OUTSIDE_WORLD}` },
  { rule: 'pure', pattern: /\}\s*=\s*(?:Date|Math)\b/g, words: `destructuring Date or Math hides clock and randomness; ${OUTSIDE_WORLD}` },
  {
    rule: 'pure',
    pattern: /(?<![\w$.])(?:crypto|performance|Temporal)\s*(?:\?\.|\.|\[)/g,
    words: `clock and randomness belong to server and web; ${OUTSIDE_WORLD}`,
  },
  { rule: 'pure', pattern: /(?<![\w$.])globalThis\b/g, words: `globalThis circumvents the rules; ${OUTSIDE_WORLD}` },
  {
    rule: 'pure',
    pattern: /(?<![\w$.])declare\s+(?:const|let|var|function|class|global|module|namespace)\b/g,
    words: 'declares something that is not here; import it from its module',
  },
]

const SHIPPED: Pattern[] = [
  {
    rule: 'readable-imports',
    pattern: /(?<![.\w$])(?:require|createRequire)\s*\(|\bimport\.meta\.glob/g,
    words: 'a computed import cannot be checked; write import',
  },
  {
    rule: 'readable-imports',
    pattern: /(?<![.\w$])import\s*\(\s*(?!['"`\s])/g,
    words: 'a computed module name cannot be checked; write it out',
  },
]

const ENVIRONMENT: Pattern[] = [
  {
    rule: 'environment',
    pattern: /(?<![\w$])process\s*(?:(?:\?\.|\.)\s*env\b|(?:\?\.)?\[)|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b/g,
    words: 'only src/kit/server/config.ts reads the environment; take it from the configuration',
  },
]

/** Files that load computed module names: the migrations, and scripts the build wrote into the page. */
const LOADERS = ['src/kit/server/migrate.ts', 'src/app/web/boot.ts']

/**
 * Problems in the text of one file: clock and random numbers where it must be pure, the environment, lists of
 * re-exports.
 */
export function textProblems(source: Source): Problem[] {
  const { path, code } = source
  const place = toPlace(path)
  if (!place) return []
  const bites: Pattern[] = []
  if (!isTest(path)) {
    if (!LOADERS.includes(path)) bites.push(...SHIPPED)
    if (isPure(place)) bites.push(...PURE)
    if (path !== CONFIG) bites.push(...ENVIRONMENT)
  }
  const problems = bites.flatMap(({ rule, pattern, words }) =>
    [...code.matchAll(pattern)].map((match): Problem => ({ path, line: lineAt(code, match.index), rule, words })),
  )
  return [...problems, ...referenceProblems(source), ...barrelProblems(source)]
}

/** A triple-slash reference would add Node or DOM types to a project that must not have them. */
function referenceProblems({ path, text, code }: Source): Problem[] {
  return [...text.matchAll(/^[ \t]*\/\/\/\s*<reference\b/gm)]
    .filter((match) => code.slice(match.index, match.index + match[0].length).trim() === '')
    .map((match) => ({
      path,
      line: lineAt(text, match.index + 1),
      rule: 'pure',
      words: 'a reference circumvents the tsconfig; import what is needed',
    }))
}

/** A file whose every export is declared elsewhere. oxlint refuses `export *`. */
function barrelProblems({ path, code, imports }: Source): Problem[] {
  const passed = imports.filter(({ clause }) => clause.startsWith('export'))
  const own =
    /(?<![.\w$])export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:const|let|var|function|class|type\s+[\w$]|interface|enum|default)/.test(
      code,
    )
  const listed = [...code.matchAll(/(?<![.\w$])export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/g)]
  const declares = /(?<![.\w$])(?:const|let|var|function|class|type|interface|enum)\s+[\w$]/.test(
    code.replaceAll(/(?<![.\w$])(?:import|export)\s+type\b/g, ''),
  )
  const line = passed[0]?.line ?? (listed[0] ? lineAt(code, listed[0].index) : 1)
  const isBarrel = !own && (passed.length > 0 || (listed.length > 0 && !declares))
  return isBarrel ? [{ path, line, rule: 'barrel', words: 'passes on what others made; import it from the file where it was born' }] : []
}

const MOST_LINES = 400
/** Files with more lines are noted. */
const MANY_LINES = 250

/** Refused above 400 lines, noted above 250. Content and tests may be longer. */
export function sizeOf({ path, lines }: Source): 'good' | 'large' | 'too large' {
  if (isTest(path) || /^(?:test|e2e)\//.test(path) || toPlace(path)?.side === 'content' || lines <= MANY_LINES) return 'good'
  return lines > MOST_LINES ? 'too large' : 'large'
}
