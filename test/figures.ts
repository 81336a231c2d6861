import { writeFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import type { Proof } from '../scripts/guarantees.ts'

const REPORT_EVERY_MS = 1_000
/** File from which `npm run prove` reads the progress of a long proof. */
const PROGRESS = process.env['PROVE_PROGRESS']

/**
 * Collects figures of a proof and prints them after the file's tests in one line, `name of the proof: figures`, for
 * `npm run prove`. Call it before `captureLogs`, so that the line is not taken for server output. `reached` reports
 * progress.
 */
export function figuresOf(proof: Proof): { tell: (words: string) => void; reached: (done: number, of: number) => void } {
  const figures: string[] = []
  let reported = 0
  afterAll(() => {
    if (figures.length) console.log(`${proof}: ${figures.join('; ')}`)
  })
  return {
    tell: (words) => void figures.push(words),
    reached: (done, of) => {
      if (!PROGRESS || performance.now() - reported < REPORT_EVERY_MS) return
      reported = performance.now()
      writeFileSync(PROGRESS, `${done} of ${of}`)
    },
  }
}
