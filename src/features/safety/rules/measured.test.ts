import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'

/** Least recall on the sentences of `training/crisis/measured`, which are never learned from (decision 0061). */
const RECALL_LEAST: Readonly<Record<string, number>> = { C1: 0.9, C2: 0.95, M1: 0.85, M2: 0.85, D: 0.7, X: 0.7, P: 0.85 }
/** Most false alarms on the ordinary sentences of the woman and of the partner. */
const ALARMS_MOST: Readonly<Record<string, number>> = { w: 0.03, p: 0.035 }

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../training/crisis/measured', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', , who = '', ...text] = line.split('|')
      const found = recognise(text.join('|'), who === 'p' ? 'partner' : 'woman').map((one) => one.class as string)
      return { name, who, found }
    })

const danger = read('danger-q')
const ordinary = read('ordinary-q')

test.each(Object.entries(RECALL_LEAST))('sentences of class %s that were not learned are recognised', (name, least) => {
  const own = danger.filter((one) => one.name === name)
  expect(own.filter(({ found }) => found.includes(name)).length / own.length).toBeGreaterThanOrEqual(least)
})

test.each(Object.entries(ALARMS_MOST))('ordinary sentences that were not learned raise few alarms (%s)', (speaker, most) => {
  const own = ordinary.filter(({ who }) => who === speaker)
  expect(own.filter(({ found }) => found.length > 0).length / own.length).toBeLessThanOrEqual(most)
})
