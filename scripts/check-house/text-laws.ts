import { isPure, isTest, toPlace } from './place.ts'
import { lineAt } from './house.ts'
import { CONFIG } from './import-laws.ts'
import type { Law, Problem, Source } from './house.ts'

type Bite = { law: Law; pattern: RegExp; words: string }

const OUTSIDE_WORLD = 'pass the instant, the number or the bytes in as an argument'
const PURE: Bite[] = [
  { law: 'pure', pattern: /\bDate\s*(?:\?\.|\.)\s*now\b|\bDate\s*\[/g, words: `Date.now reads the clock; ${OUTSIDE_WORLD}` },
  { law: 'pure', pattern: /\bnew\s+Date\b(?!\s*\(\s*[^)\s])/g, words: `new Date() reads the clock; ${OUTSIDE_WORLD}` },
  { law: 'pure', pattern: /(?<!\bnew\s+|[.\w$])Date\s*\(/g, words: `Date() reads the clock; ${OUTSIDE_WORLD}` },
  { law: 'pure', pattern: /\.\s*format(?:ToParts)?\s*\(\s*\)/g, words: `format() without a date reads the clock; ${OUTSIDE_WORLD}` },
  { law: 'pure', pattern: /\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\s*\[/g, words: `Math.random rolls dice; ${OUTSIDE_WORLD}` },
  { law: 'pure', pattern: /\}\s*=\s*(?:Date|Math)\b/g, words: `taking Date or Math apart hides clock and dice; ${OUTSIDE_WORLD}` },
  {
    law: 'pure',
    pattern: /(?<![\w$.])(?:crypto|performance|Temporal)\s*(?:\?\.|\.|\[)/g,
    words: `clock and dice live in server and web; ${OUTSIDE_WORLD}`,
  },
  { law: 'pure', pattern: /(?<![\w$.])globalThis\b/g, words: `globalThis is the way around the wall; ${OUTSIDE_WORLD}` },
  {
    law: 'pure',
    pattern: /(?<![\w$.])declare\s+(?:const|let|var|function|class|global|module|namespace)\b/g,
    words: 'declares what is not there; import it from where it is',
  },
]

const SHIPPED: Bite[] = [
  {
    law: 'readable-imports',
    pattern: /(?<![.\w$])(?:require|createRequire)\s*\(|\bimport\.meta\.glob/g,
    words: 'nobody can read what this loads; write import',
  },
  {
    law: 'readable-imports',
    pattern: /(?<![.\w$])import\s*\(\s*(?!['"`\s])/g,
    words: 'a name put together at run time names nothing; write it out',
  },
]

const ENVIRONMENT: Bite[] = [
  {
    law: 'environment',
    pattern: /(?<![\w$])process\s*(?:(?:\?\.|\.)\s*env\b|(?:\?\.)?\[)|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b/g,
    words: 'only src/kit/server/config.ts reads the environment; take it from the configuration',
  },
]

/** They load by names they find, and nothing else: the migrations in their folder, the scripts that the build wrote into the page. */
const LOADERS = ['src/kit/server/migrate.ts', 'src/app/web/first-look.ts']

/** What the text of one file may not hold: clock and dice where it must be pure, default exports, the environment, barrels. */
export function textProblems(source: Source): Problem[] {
  const { path, code } = source
  const place = toPlace(path)
  if (!place) return []
  const bites: Bite[] = [
    {
      law: 'default-export',
      pattern: /(?<![.\w$])export\s+default\b|(?<![.\w$])export\s*\{[^}]*\bas\s+default\b/g,
      words: 'a default export has no name of its own; export it by name',
    },
  ]
  if (!isTest(path)) {
    if (!LOADERS.includes(path)) bites.push(...SHIPPED)
    if (isPure(place)) bites.push(...PURE)
    if (path !== CONFIG) bites.push(...ENVIRONMENT)
  }
  const problems = bites.flatMap(({ law, pattern, words }) =>
    [...code.matchAll(pattern)].map((match): Problem => ({ path, line: lineAt(code, match.index), law, words })),
  )
  return [...problems, ...referenceProblems(source), ...barrelProblems(source)]
}

/** A triple-slash reference lets Node or DOM types into a project that must not know them. */
function referenceProblems({ path, text, code }: Source): Problem[] {
  return [...text.matchAll(/^[ \t]*\/\/\/\s*<reference\b/gm)]
    .filter((match) => code.slice(match.index, match.index + match[0].length).trim() === '')
    .map((match) => ({
      path,
      line: lineAt(text, match.index + 1),
      law: 'pure',
      words: 'a reference opens the wall that the tsconfig built; import what is needed',
    }))
}

/** `export *` anywhere, or a file whose every export was born elsewhere. */
function barrelProblems({ path, code, imports }: Source): Problem[] {
  const passed = imports.filter(({ clause }) => clause.startsWith('export'))
  const star = passed.find(({ clause }) => clause.includes('*'))
  const own =
    /(?<![.\w$])export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:const|let|var|function|class|type\s+[\w$]|interface|enum|default)/.test(
      code,
    )
  const listed = [...code.matchAll(/(?<![.\w$])export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/g)]
  const declares = /(?<![.\w$])(?:const|let|var|function|class|type|interface|enum)\s+[\w$]/.test(
    code.replaceAll(/(?<![.\w$])(?:import|export)\s+type\b/g, ''),
  )
  const first = star ?? passed[0]
  const line = first?.line ?? (listed[0] ? lineAt(code, listed[0].index) : 1)
  const isBarrel = star !== undefined || (!own && (passed.length > 0 || (listed.length > 0 && !declares)))
  return isBarrel ? [{ path, line, law: 'barrel', words: 'passes on what others made; import it from the file where it was born' }] : []
}

const MOST_LINES = 400
/** Above this many lines a file is worth a second look (house.md, “Size and habits”). */
const MANY_LINES = 250

/** Refused above 400 lines, noted above 250. Content is data and a test is a list, so both may be long. */
export function sizeOf({ path, lines }: Source): 'good' | 'large' | 'too large' {
  if (isTest(path) || /^(?:test|e2e)\//.test(path) || toPlace(path)?.wing === 'content' || lines <= MANY_LINES) return 'good'
  return lines > MOST_LINES ? 'too large' : 'large'
}
