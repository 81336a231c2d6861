import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recogniseChecked } from './recognise-checked.ts'

/**
 * Least recall on the sentences of `training/crisis/measured`, which are never learned from (decisions 0061, 0063,
 * 0101). Those of `v` are mostly veiled; ordinary ones of `y` were
 * written to be taken for a danger.
 */
const RECALL_LEAST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  q: { C1: 0.9, C2: 0.95, M1: 0.85, M2: 0.85, D: 0.7, X: 0.7, P: 0.85 },
  r: { C1: 0.84, C2: 0.85, M1: 0.83, M2: 0.85, D: 0.58, X: 0.78 },
  s: { C1: 0.78, C2: 0.5, M1: 0.66, M2: 0.8 },
  t: { C1: 0.75, C2: 0.66, M1: 0.72, M2: 0.66, D: 0.57, X: 0.65, P: 0.75 },
  u: { M1: 0.82, C1: 0.76, C2: 0.66 },
  v: { C1: 0.45, C2: 0.36 },
  y: { C1: 0.86, C2: 0.82, M1: 0.95 },
}
/** Most ordinary sentences of the woman and of the partner that any class recognises. */
const ALARMS_MOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  q: { w: 0.03, p: 0.035 },
  r: { w: 0.045, p: 0.036 },
  s: { w: 0.03, p: 0.1 },
  t: { w: 0.03, p: 0.065 },
  u: { w: 0.11 },
  v: { w: 0.1 },
  y: { w: 0.09, p: 0.1 },
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../training/crisis/measured', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', , who = '', ...text] = line.split('|')
      const found = recogniseChecked(text.join('|'), who === 'p' ? 'partner' : 'woman').map((one) => one.class as string)
      return { name, who, found }
    })

const rowsOf = (table: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  Object.entries(table).flatMap(([author, limits]) => Object.entries(limits).map(([name, limit]) => [author, name, limit] as const))

const AUTHORS = ['q', 'r', 's', 't', 'u', 'v', 'y']
const readAll = (kind: string) => Object.fromEntries(AUTHORS.map((author) => [author, read(`${kind}-${author}`)]))

const danger = readAll('danger')
const ordinary = readAll('ordinary')

test.each(rowsOf(RECALL_LEAST))('sentences of author %s and class %s that were not learned are recognised', (author, name, least) => {
  const own = danger[author]?.filter((one) => one.name === name) ?? []
  expect(own.filter(({ found }) => found.includes(name)).length / own.length).toBeGreaterThanOrEqual(least)
})

test.each(rowsOf(ALARMS_MOST))('ordinary sentences of author %s that were not learned raise few alarms (%s)', (author, speaker, most) => {
  const own = ordinary[author]?.filter(({ who }) => who === speaker) ?? []
  expect(own.filter(({ found }) => found.length > 0).length / own.length).toBeLessThanOrEqual(most)
})
