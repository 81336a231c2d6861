/**
 * Runs the rules of patterns over records of days, so that anyone can audit them with days of their own making:
 * `node scripts/patterns.ts --days FILE.ndjson`. One woman per line; prints one line per woman and look. The format is
 * in docs/patterns.md. A line that cannot be read is reported with its field on stderr, prints nothing else, and makes
 * the exit code 1; the others are read all the same.
 */
import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { allLooks, type MadeLook } from './patterns/all-looks.ts'
import { readRecord, RecordError } from './patterns/read-record.ts'

function toLine(id: string | number, { look, day, result }: MadeLook): string {
  const shown = result.shown.map(({ cause, outcome, lag }) => ({ cause, outcome, lag }))
  return `${JSON.stringify({ id, look, day, shown, ...(result.own && { question: { verdict: result.own.verdict } }) })}\n`
}

/** Whether every line could be read. */
async function audit(file: string): Promise<boolean> {
  const input = createReadStream(file, 'utf8')
  await once(input, 'open')
  let [number, areAllRead] = [0, true]
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text === '') continue
    try {
      const record = readRecord(text)
      const lines = Array.from(allLooks(record), (made) => toLine(record.id, made)).join('')
      if (!process.stdout.write(lines)) await once(process.stdout, 'drain')
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      process.stderr.write(`line ${number}: ${error.message}\n`)
      areAllRead = false
    }
  }
  return areAllRead
}

try {
  const { values } = parseArgs({ options: { days: { type: 'string' } } })
  if (values.days === undefined) throw new Error('Please name the file: node scripts/patterns.ts --days FILE.ndjson')
  process.exitCode = (await audit(values.days)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
