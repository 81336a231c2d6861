import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { circleProblems, partnerProblems } from './check-house/graph-laws.ts'
import { readHouse } from './check-house/house.ts'
import type { Problem } from './check-house/house.ts'
import { importProblems } from './check-house/import-laws.ts'
import { shapeProblems } from './check-house/shape-laws.ts'
import { sizeOf, textProblems } from './check-house/text-laws.ts'

/** The verdict on a house: broken laws, files worth a second look, and how much was read. */
export type Verdict = { problems: Problem[]; notes: string[]; files: number; imports: number }

/** Holds the house below `root` against its laws (docs/decisions/0002-guards.md). Throws when there is nothing to check. */
export function checkHouse(root: string): Verdict {
  const house = readHouse(root)
  const sources = [...house.sources.values()]
  // A guard that looked at nothing must not say that all is well.
  if (!sources.some(({ path }) => path.startsWith('src/'))) throw new Error(`No TypeScript below ${root}/src`)

  const problems = sources.flatMap((source) => [...importProblems(house, source), ...textProblems(source)])
  problems.push(...shapeProblems(house), ...circleProblems(house), ...partnerProblems(house))
  const notes: string[] = []
  for (const source of sources) {
    const size = sizeOf(source)
    if (size === 'large') notes.push(`${source.path}: ${source.lines} lines, look again`)
    if (size === 'too large') {
      problems.push({ path: source.path, line: source.lines, law: 'size', words: `${source.lines} lines; above 400 a file is cut in two` })
    }
  }
  problems.sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line)
  return { problems, notes, files: sources.length, imports: sources.reduce((sum, { imports }) => sum + imports.length, 0) }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems, notes, files, imports } = checkHouse(resolve(process.argv[2] ?? resolve(import.meta.dirname, '..')))
  for (const note of notes) console.log(`note: ${note}`)
  for (const { path, line, law, words } of problems) console.log(`${path}:${line} ${law} — ${words}`)
  console.log(`check-house: ${files} files, ${imports} imports, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
