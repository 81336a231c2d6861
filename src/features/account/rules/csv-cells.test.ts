import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCell } from './csv-cells.ts'

test.each([
  [7.25, 7.25],
  [-3, -3],
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
  [undefined, ''],
  ['2026-11-21', '2026-11-21'],
  ['a calm day - mostly', 'a calm day - mostly'],
  [['walking', 'yoga'], 'walking; yoga'],
  [[{ name: 'Iron', taken: true }], '[{"name":"Iron","taken":true}]'],
  [{ enabled: true }, '{"enabled":true}'],
  [[], ''],
])('%j is written as %j', (value, cell) => expect(toCell(value)).toBe(cell))

test.each([
  '=1+1',
  '+44 20',
  '-2',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\n=x',
  '  =1',
  '"=1',
  "'=1",
  ' =1',
  '​=1',
  '﻿=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '“=1',
  '−1',
  '=cmd|/c calc!A0',
])('%j is marked as text for spreadsheets', (text) => expect(toCell(text)).toBe(`'${text}`))

test('a list that a spreadsheet would evaluate is marked as text as well', () => expect(toCell(['=1', 'b'])).toBe("'=1; b"))

test('no text begins with a character that starts a formula', () => {
  const unit = fc.constantFrom(...Array.from('=+-@＝＋－＠ \t\r\n"\'a1\u00a0\ufeff'))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (text) => {
      expect(String(toCell(text))).not.toMatch(/^[\s"\ufeff]*[=+\-@＝＋－＠]/)
    }),
  )
})
