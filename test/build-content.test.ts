import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../scripts/content/read-content.ts'
import { KNOWLEDGE } from '../src/features/knowledge/content/generated/knowledge.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'emberwell-content-'))
  cpSync(resolve(import.meta.dirname, '../content'), join(root, 'content'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What is refused when one piece of a file is replaced. */
function refusalOf(file: string, from: string | RegExp, to: string): string {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toMatch(from)
  writeFileSync(path, before.replace(from, to))
  try {
    readContent(root)
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    writeFileSync(path, before)
  }
}

test('the content that is imported is the content of the files', () => {
  expect(readContent(root).knowledge).toEqual(KNOWLEDGE)
})

const HEART = 'content/knowledge/heart/heart-risk'
test.each([
  [`${HEART}.en.md`, 'reviewed: 2026-11-21', 'reviewed: 2026-11-31', `${HEART}.en.md:4 heart-risk, reviewed: Please give a date`],
  [`${HEART}.es.md`, 'title:', 'titel:', `${HEART}.es.md:2 heart-risk: Unrecognized key: "titel"`],
  [`${HEART}.fr.md`, 'id: heart-risk', 'id: heart-rise', `${HEART}.fr.md:2 id: “heart-rise” must be the name of the file, “heart-risk”`],
  [
    `${HEART}.fr.md`,
    '[#heart-risk-rises]',
    '',
    `${HEART}.fr.md:6 heart-risk: the marks in the text and "claims" in heart-risk.en.md differ: heart-risk-rises`,
  ],
  [
    `${HEART}.en.md`,
    'related: [heart-blood-pressure',
    'related: [heart-none',
    `${HEART}.en.md:1 related: there is no other entry “heart-none”`,
  ],
  [`${HEART}.en.md`, /^---\n/, '', `${HEART}.en.md:1 front matter between two lines of --- expected`],
  ['content/knowledge/order.yaml', '  - heart-risk\n', '', `${HEART}.en.md:1 the entry is not listed in content/knowledge/order.yaml`],
  [
    'content/instruments/phq9.yaml',
    'Feeling down, depressed, or hopeless',
    'Feeling down, depressed or hopeless',
    'content/instruments/phq9.yaml:1 phq9: en: the words have changed',
  ],
  ['content/instruments/mrs.yaml', '[None, Mild,', '[None, Little,', 'content/instruments/mrs.yaml:1 mrs: en: the words have changed'],
  ['content/instruments/gad7.yaml', '      - Trouble relaxing\n', '', 'content/instruments/gad7.yaml:1 gad7: es: 7 items instead of 6'],
  ['content/instruments/phq9.yaml', 'danger: 9', 'danger: 10', 'content/instruments/phq9.yaml:1 phq9: there are only 9 items'],
  ['content/claims.yaml', 'id: heart-risk-rises', 'id: heart-risk-rise', 'claims: “heart-risk-rises” is not in content/claims.yaml'],
  [
    'content/claims.yaml',
    /^heart:\n {2}- id: \S+/m,
    'heart:\n  - id: bleeding-changes',
    'content/claims.yaml:1 bleeding-changes: this id is used 2 times',
  ],
  ['content/help-lines.yaml', 'region: UK', 'region: GB', /content\/help-lines\.yaml:\d+ uk-emergency, lines\.2\.region: Invalid option/],
  ['content/suggestions/respect.yaml', 'category: practical', 'category: [', /content\/suggestions\/respect\.yaml:\d+ /],
])('%s with %s replaced by “%s” is refused with its place', (file, from, to, message) => {
  expect(refusalOf(file, from, to)).toMatch(message)
})
