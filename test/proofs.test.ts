import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/proofs-of-safety.md'), 'utf8')
/** The rows of the table, whose cells the formatter fills up with blanks. */
const rows = text.split('\n').flatMap((line) => {
  const [promise, file, name] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
  return file?.startsWith('`') ? [{ promise, file: file.slice(1, -1), name: name ?? '' }] : []
})

/** Whether a test, or a group of them, has this name in a source. */
function hasTest(source: string, name: string): boolean {
  return source.split('\n').some((line) => /\b(?:test|describe)\b|\bfor \(|^\s*[\])]+\(/.test(line) && line.includes(name))
}

test('there are promises to look up', () => expect(rows.length).toBeGreaterThan(20))

test.each(rows)('$promise', ({ file, name }) => {
  expect(hasTest(readFileSync(join(ROOT, file), 'utf8'), name), `${file}: ${name}`).toBe(true)
})

test('every other file that the page names is there', () => {
  const files = [...text.matchAll(/`((?:src|test|e2e)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('a name that no test has would be found', () => {
  expect(hasTest("test('a quiet one', () => {})", 'a loud one')).toBe(false)
  expect(hasTest('// a quiet one', 'a quiet one')).toBe(false)
})
