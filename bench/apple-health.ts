/**
 * Measures reading a large Apple Health export: `node bench/apple-health.ts [MB of XML, default 1024] [folder]`.
 * Generates the zip once, reads it in a process of its own, and prints time and peak memory. Ends with an error above
 * the limit.
 */
import { spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, openAsBlob, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { ZipWriter, configure } from '@zip.js/zip.js'
import { readBlob } from '../src/features/exchange/web/read-blob.ts'
import { seededRandom } from '../src/kit/seeded-random.ts'

configure({ useWebWorkers: false })

/** V8 takes what it may; with this little, a reader that keeps pieces of the file ends. */
const HEAP = ['--max-old-space-size=64', '--max-semi-space-size=8']
/** Largest growth of the process in MB over what Node and the code take before the file is opened. */
const LIMIT_MB = 150
const MB = 1024 * 1024
const DAY_MS = 86_400_000

const [part = '1024', folder = join(tmpdir(), 'emberwell-apple-health')] = process.argv.slice(2)
if (part === 'read') await read(folder)
else await measure(Number(part))

async function measure(megabytes: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `export-${megabytes}.zip`)
  if (!existsSync(file)) await generate(file, megabytes * MB)
  const { status } = spawnSync(process.execPath, [...HEAP, import.meta.filename, 'read', file], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

async function read(file: string): Promise<void> {
  const started = performance.now()
  const before = process.memoryUsage().rss / MB
  const content = await readBlob('export.zip', await openAsBlob(file), { today: '2026-11-27' })
  if (!('days' in content)) throw new Error('Expected the content of an export')
  const seconds = (performance.now() - started) / 1000
  const growth = process.resourceUsage().maxRSS / 1024 - before
  const records = content.dropped.reduce((sum, { count }) => sum + count, 0)
  console.log(`${Math.round(statSync(file).size / MB)} MB zip: ${content.days.length} days, ${records} records left out`)
  console.log(`${seconds.toFixed(1)} s, grows by ${Math.round(growth)} MB over ${Math.round(before)} MB, allowed are ${LIMIT_MB} MB`)
  if (growth > LIMIT_MB) process.exitCode = 1
}

async function generate(file: string, bytes: number): Promise<void> {
  const writer = new ZipWriter(Writable.toWeb(createWriteStream(file)), { level: 1 })
  await writer.add('apple_health_export/export.xml', Readable.toWeb(Readable.from(xml(bytes))) as ReadableStream<Uint8Array>)
  await writer.close()
}

/** Days of heart rates with metadata, sleep of two devices, a flow and hot flashes, from 2017 on, again and again. */
function* xml(bytes: number): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  const random = seededRandom(7)
  yield encoder.encode('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">\n')
  for (let day = 0, written = 0; written < bytes; day += 1) {
    const lines: string[] = []
    const midnight = Date.UTC(2017, 0, 1 + (day % 3_600))
    const add = (type: string, value: string, from: number, minutes: number) => {
      const text = (at: number) => `${new Date(midnight + at * 60_000).toISOString().slice(0, 19).replace('T', ' ')} +0000`
      const attributes = `sourceName="Watch of Anna" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x28&gt;, name:Apple Watch&gt;" unit="count/min"`
      lines.push(`<Record type="HK${type}" ${attributes} startDate="${text(from)}" endDate="${text(from + minutes)}" value="${value}">
  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${Math.floor(random() * 3)}"/>\n </Record>\n`)
    }
    for (let at = 0; at < 1_440; at += 2) add('QuantityTypeIdentifierHeartRate', String(50 + Math.floor(random() * 80)), at, 1)
    for (let at = -60; at < 400; at += 23) {
      add('CategoryTypeIdentifierSleepAnalysis', 'HKCategoryValueSleepAnalysisAsleepCore', at, 21)
      add('CategoryTypeIdentifierSleepAnalysis', 'HKCategoryValueSleepAnalysisAsleepUnspecified', at + 5, 20)
    }
    if ((midnight / DAY_MS) % 28 < 5) add('CategoryTypeIdentifierMenstrualFlow', 'HKCategoryValueMenstrualFlowMedium', 600, 0)
    for (let at = 0; at < 3; at += 1) add('CategoryTypeIdentifierHotFlashes', 'HKCategoryValueSeverityMild', 600 + at * 90, 1)
    const piece = encoder.encode(lines.join(''))
    written += piece.length
    yield piece
  }
  yield encoder.encode('</HealthData>\n')
}
