import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { GUARANTEES } from '../../../../scripts/guarantees.ts'

const GRADE_MOST = 8

/** Source of the page. */
const page = readFileSync(join(import.meta.dirname, 'PrivacyPage.tsx'), 'utf8')

/** Texts of its paragraphs and list items, without markup. */
function texts(): string[] {
  return [...page.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , inner = '']) =>
    inner
      .replace(/<[^>]+>|\{(?:rich\(\s*)?t`|`(?:,?\s*\))?\}/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

test('the page lists each proved guarantee by name, and no other', () => {
  const section = /title=\{t`What we prove at each change`\}>(.*?)<\/ReadingSection>/s.exec(page)?.[1] ?? ''
  const named = [...section.matchAll(/<strong>([\w ]+):<\/strong>/g)].map(([, name = '']) => name.toLowerCase())
  expect(named).toEqual([...GUARANTEES])
})

test('the page reads at grade 8 or below', () => {
  const all = texts()
  expect(all.length).toBeGreaterThan(50)
  const sentences = all.flatMap((text) => text.split(/(?<=[.:;])\s/)).filter(Boolean)
  const words = all.join(' ').match(/[\p{L}\d’'-]+/gu) ?? []
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
  expect(grade).toBeLessThanOrEqual(GRADE_MOST)
  for (const text of sentences) expect.soft(text.split(' ').length, text).toBeLessThan(40)
})
