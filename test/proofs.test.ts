import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/proofs-of-safety.md'), 'utf8')
/** Rows of the table; the formatter pads cells with blanks. */
const rows = text.split('\n').flatMap((line) => {
  const [promise, file, name] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
  return file?.startsWith('`') ? [{ promise, file: file.slice(1, -1), name: name ?? '' }] : []
})

/** Whether a source has a test or a group with this name. */
function hasTest(source: string, name: string): boolean {
  const lines = source.split('\n')
  const isHead = (line = '') => /\b(?:test|describe)\b|\bfor \(|^\s*[\])]+\(/.test(line)
  // The formatter may put a long name on its own line below the call.
  return lines.some((line, at) => line.includes(name) && (isHead(line) || (/^\s*['`]/.test(line) && isHead(lines[at - 1]))))
}

test('the page has promises', () => expect(rows.length).toBeGreaterThan(20))

test.each(rows)('$promise', ({ file, name }) => {
  expect(hasTest(readFileSync(join(ROOT, file), 'utf8'), name), `${file}: ${name}`).toBe(true)
})

test('every other file named on the page exists', () => {
  const files = [...text.matchAll(/`((?:src|test|e2e)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('a missing test name is detected', () => {
  expect(hasTest("test('a quiet one', () => {})", 'a loud one')).toBe(false)
  expect(hasTest('// a quiet one', 'a quiet one')).toBe(false)
})
