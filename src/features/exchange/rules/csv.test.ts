import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './csv.ts'

describe('a CSV file', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons and decimal commas',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF, a byte order mark and an empty last column',
      '\uFEFFa,b\r\n1,\r\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a line break and quotes inside quotes',
      'a,b\n"x\ny ""z""",2',
      [
        ['a', 'b'],
        ['x\ny "z"', '2'],
      ],
    ],
    [
      'a comma in a sentence of a semicolon file',
      'a;b\nwell, well, well;2',
      [
        ['a', 'b'],
        ['well, well, well', '2'],
      ],
    ],
    [
      'a quote inside a word',
      'a,b\n5" tall,2',
      [
        ['a', 'b'],
        ['5" tall', '2'],
      ],
    ],
    [
      'text after a closing quote',
      'a,b\n"x "y" z",2\n3,4',
      [
        ['a', 'b'],
        ['x "y" z', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a quote that is never closed',
      'a,b\n1,"open\n2,3\n4,5',
      [
        ['a', 'b'],
        ['1', '"open'],
        ['2', '3'],
        ['4', '5'],
      ],
    ],
    [
      'empty lines',
      'a,b\n\n\n1,2\n,\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('with %s is read', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  test('is read as it was written, whatever its fields hold', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r', '\t'), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 3, maxLength: 3 }), { maxLength: 8 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        expect(readCsv(text, ',')).toEqual(rows.filter((row) => row.some((one) => one !== '')))
      }),
    )
  })

  test('of any text loses no character but separators and quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n'), maxLength: 60 }), (text) => {
        const kept = (one: string) => one.replaceAll(/[^ab]/g, '')
        expect(kept(readCsv(text, ',').flat().join(''))).toBe(kept(text))
      }),
    )
  })
})
