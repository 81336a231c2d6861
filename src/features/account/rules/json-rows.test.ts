import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonRows, ROW_MAX_CHARS, RowsBroken } from './json-rows.ts'

function rowsOf(text: string, cuts: readonly number[] = []): unknown[] {
  const rows = new JsonRows()
  const found: unknown[] = []
  let from = 0
  for (const cut of [...cuts.toSorted((a, b) => a - b), text.length]) {
    for (const row of rows.push(text.slice(from, cut))) found.push(JSON.parse(row))
    from = cut
  }
  rows.end()
  return found
}

const record = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ noUnicodeString: false }))

test('the rows of any list are read unchanged, for any chunks and any formatting', () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 6 }),
      fc.array(fc.nat(400), { maxLength: 8 }),
      fc.constantFrom(undefined, 2, '\t'),
      (list, cuts, space) => {
        const text = JSON.stringify(list, undefined, space)
        expect(
          rowsOf(
            text,
            cuts.map((cut) => cut % (text.length + 1)),
          ),
        ).toEqual(JSON.parse(text))
      },
    ),
  )
})

test('a truncated list is never accepted as complete', () => {
  const text = JSON.stringify([{ note: 'a ] and a } and a "quote"' }, { list: [1, [2]] }])
  for (let length = 0; length < text.length; length += 1) expect(() => rowsOf(text.slice(0, length))).toThrow(RowsBroken)
})

test.each(['{}', '1', '"text"', '[1]', '[{},]', '[,{}]', '[{}{}]', '[{}] more', '[{}]]', '[[]]', 'null'])(
  '%s is not a list of rows',
  (text) => expect(() => rowsOf(text)).toThrow(RowsBroken),
)

test('a row without end is refused before it fills the memory', () => {
  const rows = new JsonRows()
  rows.push('[{"note":"')
  expect(() => rows.push('x'.repeat(ROW_MAX_CHARS + 1))).toThrow(RowsBroken)
})
