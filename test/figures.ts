import { writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import type { Guarantee } from '../scripts/guarantees.ts'

const REPORT_EVERY_MS = 1_000
/** The file in which `npm run prove` reads how far a long proof is. */
const PROGRESS = process.env['PROVE_PROGRESS']

/**
 * Takes down what a proof has tried, and prints it when the tests of the file are over, in one line: `guarantee: figures`, which `npm run prove` reads.
 * Call it before `hearLogs`, so that the line is not heard as one of the server's. `reached` says how far a long proof is.
 */
export function figuresOf(guarantee: Guarantee): { tell: (words: string) => void; reached: (done: number, of: number) => void } {
  const told: string[] = []
  let reported = 0
  afterAll(() => {
    if (told.length) console.log(`${guarantee}: ${told.join('; ')}`)
  })
  return {
    tell: (words) => void told.push(words),
    reached: (done, of) => {
      if (!PROGRESS || performance.now() - reported < REPORT_EVERY_MS) return
      reported = performance.now()
      writeFileSync(PROGRESS, `${done} of ${of}`)
    },
  }
}
