import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compositionProblems } from './check-architecture/composition-rules.ts'
import { cycleProblems, partnerProblems } from './check-architecture/graph-rules.ts'
import { readCodebase } from './check-architecture/codebase.ts'
import type { Problem } from './check-architecture/codebase.ts'
import { importProblems } from './check-architecture/import-rules.ts'
import { queryProblems } from './check-architecture/query-rules.ts'
import { plainWordProblems } from './check-architecture/plain-words.ts'
import { shapeProblems } from './check-architecture/shape-rules.ts'
import { styleProblems } from './check-architecture/style-rules.ts'
import { sizeOf, textProblems } from './check-architecture/text-rules.ts'
import { transactionProblems } from './check-architecture/transaction-rules.ts'

/** Result of a check: violations, notes about large files, and how much was read. */
export type Verdict = { problems: Problem[]; notes: string[]; files: number; imports: number }

/** Checks the codebase in `root` against the rules (docs/decisions/0002). Throws if there is nothing to check. */
export function checkArchitecture(root: string): Verdict {
  const codebase = readCodebase(root)
  const sources = [...codebase.sources.values()]
  // An empty check must not succeed.
  if (!sources.some(({ path }) => path.startsWith('src/'))) throw new Error(`No TypeScript below ${root}/src`)

  const problems = sources.flatMap((source) => [...importProblems(codebase, source), ...textProblems(source)])
  problems.push(
    ...shapeProblems(codebase),
    ...cycleProblems(codebase),
    ...partnerProblems(codebase),
    ...compositionProblems(codebase),
    ...queryProblems(codebase),
    ...transactionProblems(codebase),
    ...plainWordProblems(codebase),
    ...styleProblems(codebase),
  )
  const notes: string[] = []
  for (const source of sources) {
    const size = sizeOf(source)
    if (size === 'large') notes.push(`${source.path}: ${source.lines} lines, look again`)
    if (size === 'too large') {
      problems.push({ path: source.path, line: source.lines, rule: 'size', words: `${source.lines} lines; split files above 400 lines` })
    }
  }
  problems.sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line)
  return { problems, notes, files: sources.length, imports: sources.reduce((sum, { imports }) => sum + imports.length, 0) }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, notes, files, imports } = checkArchitecture(resolve(process.argv[2] ?? resolve(import.meta.dirname, '..')))
  for (const note of notes) console.log(`note: ${note}`)
  for (const { path, line, rule, words } of problems) console.log(`${path}:${line} ${rule} — ${words}`)
  console.log(`check-architecture: ${files} files, ${imports} imports, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
