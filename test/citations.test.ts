import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Every document that code, comments and documents cite exists in this repository, and so does the cited section. */

const ROOT = join(import.meta.dirname, '..')
/** Citations of documents that are not in the repository: "spec §4", "product.md §1.3". */
const OUTSIDE =
  /(?<![\w/-])(?:(?:spec|specification|product\.md|safety\.md|lara\.md|design\.md|stack\.md|house\.md|architecture\.md),? (?:§ ?\d[\d.]*|section \d[\d.]*)|house\.md|lara\.md|stack\.md)/g
const DOCUMENT = /(?<![\w./-])(docs\/[\w./-]+\.md)(?:(?:,)? (?:section|§) ?(\d+))?/g
const DECISION = /\bdecisions? (\d{4})((?:(?:,| and|, and) \d{4})*)/g
const LINK = /\]\(([^)#\s]+\.md)(?:#[^)\s]*)?\)/g

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|md|html)$|^\.ci\/run$/.test(file) && file !== 'test/citations.test.ts')
  .filter((file) => existsSync(join(ROOT, file)))

function hasSection(document: string, section: string): boolean {
  return new RegExp(`^## ${section}[. ]`, 'm').test(readFileSync(join(ROOT, document), 'utf8'))
}

/** What a text cites that does not exist, in words. */
function problemsIn(file: string, text: string): string[] {
  const problems: string[] = []
  for (const [cited] of text.matchAll(OUTSIDE)) problems.push(`cites a document outside the repository: ${cited}`)
  for (const [, document = '', section] of text.matchAll(DOCUMENT)) {
    if (!existsSync(join(ROOT, document))) problems.push(`cites ${document}, which does not exist`)
    else if (section && !hasSection(document, section)) problems.push(`cites section ${section} of ${document}, which has no such section`)
  }
  for (const [, first = '', others = ''] of text.matchAll(DECISION)) {
    for (const number of [first, ...(others.match(/\d{4}/g) ?? [])]) {
      if (globSync(`docs/decisions/${number}-*.md`, { cwd: ROOT }).length === 0)
        problems.push(`cites decision ${number}, which does not exist`)
    }
  }
  if (!file.endsWith('.md')) return problems
  for (const [, target = ''] of text.matchAll(LINK)) {
    if (!/^https?:/.test(target) && !existsSync(join(ROOT, normalize(join(dirname(file), target)))))
      problems.push(`links to ${target}, which does not exist`)
  }
  return problems
}

/** Paths of files in this repository that a table of evidence names, such as \`src/app/headers.test.ts\`. */
const EVIDENCE = /`((?:src|test|e2e|scripts|migrations)\/[\w./-]+\.\w+)`/g

test.each(['docs/asvs.md', 'docs/safety.md'])('every file that %s names as evidence exists', (document) => {
  const named = [...readFileSync(join(ROOT, document), 'utf8').matchAll(EVIDENCE)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every citation in code and documents resolves', () => {
  const problems = files.flatMap((file) => problemsIn(file, readFileSync(join(ROOT, file), 'utf8')).map((words) => `${file} ${words}`))
  expect(problems).toEqual([])
})

test('a citation that does not resolve is found', () => {
  expect(problemsIn('a.ts', '// see spec §4 and product.md §1.3')).toHaveLength(2)
  expect(problemsIn('a.ts', '// docs/nowhere.md')).toHaveLength(1)
  expect(problemsIn('a.ts', '// docs/safety.md, section 99')).toHaveLength(1)
  expect(problemsIn('a.ts', '// decision 9999, decisions 0001 and 9998')).toHaveLength(2)
  expect(problemsIn('docs/a.md', '[there](nowhere.md)')).toHaveLength(1)
  expect(problemsIn('a.ts', '// docs/safety.md, section 1; decision 0001')).toEqual([])
})
