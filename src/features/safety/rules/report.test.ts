import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAFETY_CLASSES } from '../contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { SafetyClass } from './classes.ts'
import { recognise } from './recognise.ts'

/** Required recall per class (docs/content.md, section 7), on sentences not used for writing rules. */
const FIGURES: readonly (readonly [SafetyClass, number])[] = [
  ['C1', 0.97],
  ['C2', 0.95],
  ['M1', 0.95],
  ['M2', 0.9],
  ['D', 0.9],
  ['X', 0.9],
  ['I', 0.9],
  ['P', 0.9],
]
/** Largest allowed share of ordinary sentences classified as any of these classes. */
const FALSE_ALARMS_MOST = 0.02
const LANGUAGES = ['en', 'es', 'fr'] as const
const HALVES = ['dev', 'test'] as const

type Half = (typeof HALVES)[number]
type Case = {
  readonly class: string
  readonly language: Language
  readonly who: string
  readonly text: string
  readonly found: readonly SafetyClass[]
}

function read(half: Half, file: string): Case[] {
  const lines = readFileSync(join(import.meta.dirname, '../../../../training/crisis', half, `${file}.txt`), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', language = '', who = '', ...rest] = line.split('|')
      const text = rest.join('|')
      // Stored notes are read as Lara reads them, since they concern prompt injection.
      const found = recognise(text, who === 'p' ? 'partner' : 'woman').map((one) => one.class)
      return { class: name === 'N' ? 'I' : name, language: language as Language, who, text, found }
    })
}

const part = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} % of ${all}`

/** Counts of the classes that missed sentences were assigned to: "nothing 3, M2 1". */
function takenFor(missed: readonly Case[]): string {
  const counts = new Map<string, number>()
  for (const { found } of missed) {
    const name = found.length === 0 ? 'nothing' : found.join('+')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

test.each(HALVES)('recall on the %s sentences is as required, and ordinary ones raise few alarms', (half) => {
  const lines: string[] = []
  const short: string[] = []
  for (const [name, least] of FIGURES) {
    const cases = read(half, name.toLowerCase())
    const missed = cases.filter(({ found }) => !found.includes(name))
    const byLanguage = LANGUAGES.map((language) => {
      const own = cases.filter((one) => one.language === language)
      return `${language} ${part(own.filter(({ found }) => found.includes(name)).length, own.length)}`
    })
    lines.push(
      `${name}: ${part(cases.length - missed.length, cases.length)} (${byLanguage.join(', ')}); missed as: ${takenFor(missed) || '-'}`,
    )
    if (half === 'dev') lines.push(...missed.map(({ text }) => `   ${text.slice(0, 200)}`))
    const found = (cases.length - missed.length) / cases.length
    if (found < least) short.push(`${name} fell`)
  }

  const ordinary = read(half, 'ordinary')
  for (const name of SAFETY_CLASSES) {
    const alarms = ordinary.filter(({ found }) => found.includes(name))
    if (alarms.length > 0) lines.push(`false ${name}: ${part(alarms.length, ordinary.length)} (${takenFor(alarms)})`)
    if (half === 'dev') lines.push(...alarms.map(({ text }) => `   ${text.slice(0, 200)}`))
  }
  const alarms = ordinary.filter(({ found }) => found.length > 0)
  lines.push(`false alarms in all: ${part(alarms.length, ordinary.length)}`)
  const share = alarms.length / ordinary.length
  if (share > FALSE_ALARMS_MOST) short.push('false alarms rose')

  console.info(`Safety, ${half} sentences\n${lines.join('\n')}`)
  expect(short).toEqual([])
})
