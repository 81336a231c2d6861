import { BlobReader, BlobWriter, TextReader, ZipWriter, configure } from '@zip.js/zip.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ReadProblem } from '../rules/read-problem.ts'
import { decodeText } from './decode-text.ts'
import { readAppleHealth } from './read-apple-health.ts'
import { readBlob } from './read-blob.ts'

configure({ useWebWorkers: false })

const TODAY = '2026-11-27'
const options = { today: TODAY }
const CLUE = JSON.stringify([{ date: '2026-11-03', type: 'period', value: { option: 'heavy' } }])
const HEAVY = { source: 'clue', days: [{ date: '2026-11-03', flow: 'heavy' }], dropped: [] }

async function zipOf(files: Record<string, string | Blob>, encryption: { password?: string; zipCrypto?: boolean } = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), encryption)
  for (const [name, content] of Object.entries(files))
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new BlobReader(content))
  return writer.close()
}

const problem = (code: string) => expect.objectContaining({ name: 'Error', code }) as Error

describe('the text of a file', () => {
  const umlaut = 'Müde; «Ärger» – ok'
  test.each([
    ['UTF-8', new TextEncoder().encode(umlaut)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(umlaut, 'utf16le')])],
    ['UTF-16 without a mark', Buffer.from(umlaut, 'utf16le')],
    ['UTF-16 in the other order', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(umlaut, 'utf16le').swap16()])],
    ['Windows-1252', Buffer.from([...Buffer.from('Müde; «Ärger» ', 'latin1'), 0x96, ...Buffer.from(' ok')])],
  ])('in %s is read', (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(umlaut)
  })
})

describe('a zip', () => {
  test.each([
    ['AES', { password: 'from the app' }],
    ['the older encryption', { password: 'from the app', zipCrypto: true }],
  ])('with a password in %s asks for it, and names a wrong one', async (_, encryption) => {
    const file = await zipOf({ 'a/user.json': '{}', 'a/measurements.json': CLUE, 'readme.txt': 'Hello' }, encryption)
    expect(await readBlob('ClueDataDownload.zip', file, options)).toEqual({ kind: 'password' })
    expect(await readBlob('ClueDataDownload.zip', file, { ...options, answers: { password: 'from the app' } })).toEqual(HEAVY)
    const wrong = readBlob('ClueDataDownload.zip', file, { ...options, answers: { password: 'guess' } })
    await expect(wrong).rejects.toThrow(problem('wrong-password'))
  })

  test('without a password is read by what is inside, whatever its name', async () => {
    expect(await readBlob('a.zip', await zipOf({ 'a/b/measurements.json': CLUE }), options)).toEqual(HEAVY)
    const daylio = await zipOf({ 'daylio_export.csv': 'full_date,time,mood,activities,note\n2026-11-03,9:00 pm,rad,,\n' })
    expect(await readBlob('a.zip', daylio, options)).toMatchObject({ source: 'daylio', days: [{ date: '2026-11-03', mood: 10 }] })
  })

  test('of Health Connect is unpacked for the server', async () => {
    const read = await readBlob('Health Connect.zip', await zipOf({ 'health_connect_export.db': 'SQLite format 3\0…' }), options)
    expect('database' in read && (await read.database.text())).toBe('SQLite format 3\0…')
  })

  test('that unpacks to far more than it is, is refused before it is unpacked', async () => {
    const bomb = await zipOf({ 'measurements.json': new Blob([new Uint8Array(30 * 1024 * 1024)]) })
    expect(bomb.size).toBeLessThan(100_000)
    await expect(readBlob('a.zip', bomb, options)).rejects.toThrow(problem('suspicious'))
  })

  test('with a name that leads out of its folder is refused', async () => {
    await expect(readBlob('a.zip', await zipOf({ '../../measurements.json': CLUE }), options)).rejects.toThrow(problem('suspicious'))
  })

  test('with an entry that gives more bytes than it says is refused', async () => {
    const bytes = Buffer.from(await (await zipOf({ 'measurements.json': `${CLUE}${' '.repeat(5_000)}` })).arrayBuffer())
    const directory = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002'))
    bytes.writeUInt32LE(CLUE.length, directory + 24)
    await expect(readBlob('a.zip', new Blob([bytes]), options)).rejects.toBeInstanceOf(ReadProblem)
  })

  test.each([
    ['without any file of use', { 'photo.jpg': 'x' }, 'missing-file'],
    ['with JSON of something else', { 'a.json': '{"hello": 1}' }, 'unknown-format'],
    ['with an empty file', { 'measurements.json': '  ' }, 'empty'],
  ])('%s is refused', async (_, files, code) => {
    await expect(readBlob('a.zip', await zipOf(files), options)).rejects.toThrow(problem(code))
  })

  test('that is damaged or cut short gives a code, and nothing else', async () => {
    const bytes = new Uint8Array(await (await zipOf({ 'measurements.json': CLUE }, { password: 'p' })).arrayBuffer())
    const change = fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), fc.option(fc.integer({ min: 4, max: bytes.length })), async (changes, end) => {
        const damaged = bytes.slice(0, end ?? bytes.length)
        for (const { at, value } of changes) if (at > 3) damaged[at] = value
        const read = await readBlob('a.zip', new Blob([damaged]), { ...options, answers: { password: 'p' } }).catch(
          (error: unknown) => error,
        )
        if (read instanceof Error) expect(read).toBeInstanceOf(ReadProblem)
      }),
      { numRuns: 150 },
    )
  })
})

const DOCTYPE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
`
const record = (type: string, value: string, start: string, end = start) =>
  ` <Record type="HK${type}" sourceName="Anna&#39;s &quot;Watch&quot;" unit="x" startDate="${start} +0100" endDate="${end} +0100" value="${value}"/>\n`
const category = (kind: string, value: string, start: string, end?: string) =>
  record(`CategoryTypeIdentifier${kind}`, value, `2026-11-${start}`, end && `2026-11-${end}`)
const asleep = (stage: string, start: string, end: string) => category('SleepAnalysis', `HKCategoryValueSleepAnalysis${stage}`, start, end)
const exportOf = (...records: string[]) =>
  `${DOCTYPE}<HealthData locale="en_US">\n <ExportDate value="x"/>\n${records.join('')}</HealthData>\n`

const APPLE = exportOf(
  category('MenstrualFlow', 'HKCategoryValueMenstrualFlowLight', '03 08:00:00'),
  category('MenstrualFlow', 'HKCategoryValueVaginalBleedingHeavy', '03 20:00:00'),
  category('MenstrualFlow', 'HKCategoryValueMenstrualFlowUnspecified', '04 08:00:00'),
  category('MenstrualFlow', '5', '05 08:00:00'),
  category('IntermenstrualBleeding', 'HKCategoryValueNotApplicable', '06 08:00:00'),
  category('HotFlashes', 'HKCategoryValueSeverityMild', '03 09:00:00'),
  category('HotFlashes', 'HKCategoryValueSeverityMild', '03 09:00:00'),
  category('HotFlashes', 'HKCategoryValueSeveritySevere', '03 15:00:00'),
  category('HotFlashes', 'HKCategoryValueSeverityNotPresent', '04 15:00:00'),
  category('NightSweats', 'HKCategoryValueSeverityUnspecified', '03 02:00:00'),
  category('VaginalDryness', 'HKCategoryValueSeveritySevere', '03 09:00:00'),
  category('MoodChanges', 'HKCategoryValuePresencePresent', '03 09:00:00'),
  category('SleepChanges', 'HKCategoryValuePresencePresent', '03 09:00:00'),
  category('MemoryLapse', 'HKCategoryValueSeverityMild', '03 09:00:00'),
  asleep('InBed', '02 22:00:00', '03 07:00:00'),
  asleep('AsleepCore', '02 22:40:00', '03 02:00:00'),
  asleep('AsleepREM', '03 02:20:00', '03 06:00:00'),
  asleep('AsleepUnspecified', '02 23:00:00', '03 06:10:00'),
  record('QuantityTypeIdentifierStepCount', '6000', '2026-11-03 09:00:00'),
  category('HotFlashes', 'HKCategoryValueSeverityMild', '28 09:00:00'),
)
const APPLE_CONTENT = {
  source: 'apple-health',
  days: [
    {
      date: '2026-11-03',
      flow: 'heavy',
      hotFlashes: 2,
      nightSweats: 1,
      symptoms: { vaginal_dryness: 3, mood_swings: 2, brain_fog: 1 },
      otherSymptoms: ['sleep changes'],
      sleepHours: 7.5,
    },
    { date: '2026-11-04', flow: 'light-flow', isFlowAmountUnknown: true },
    { date: '2026-11-05', flow: 'no-bleeding' },
    { date: '2026-11-06', flow: 'light-spotting' },
  ],
  dropped: [
    { kind: 'HotFlashes', reason: 'second-entry-of-day', count: 1 },
    { kind: 'HotFlashes', reason: 'not-taken', count: 1 },
    { kind: 'HotFlashes', reason: 'future', count: 1 },
    { kind: 'MenstrualFlow', reason: 'second-entry-of-day', count: 1 },
    { kind: 'SleepAnalysis: in bed or awake', reason: 'not-taken', count: 1 },
    { kind: 'StepCount', reason: 'unknown-kind', count: 1 },
  ],
}

describe('an Apple Health export', () => {
  test('gives the same from its zip and from its file, and tells how far it is', async () => {
    const parts: number[] = []
    const zip = await zipOf({
      'apple_health_export/export_cda.xml': '<ClinicalDocument/>'.repeat(900),
      'apple_health_export/Exportieren.xml': APPLE,
      'apple_health_export/workout-routes/route.gpx': '<gpx/>',
    })
    expect(await readBlob('Export.zip', zip, { ...options, onProgress: (part) => parts.push(part) })).toEqual(APPLE_CONTENT)
    expect(parts.at(-1)).toBe(1)
    expect(await readBlob('export.xml', new Blob([APPLE]), options)).toEqual(APPLE_CONTENT)
  })

  test('gives the same wherever its chunks end', async () => {
    const bytes = new TextEncoder().encode(APPLE)
    for (const size of [1, 7, 64]) {
      const chunks = async function* () {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
      }
      expect(await readAppleHealth(chunks(), TODAY)).toEqual(APPLE_CONTENT)
    }
  })

  test.each([
    ['cut short', APPLE.slice(0, -40), 'damaged'],
    ['of another kind', '<?xml version="1.0"?><!-- HealthData --><gpx></gpx>', 'unknown-format'],
    ['with elements nested without end', APPLE.replace('<ExportDate', `${'<a>'.repeat(200_000)}<ExportDate`), 'suspicious'],
    ['with an endless attribute', APPLE.replace('Watch', 'x'.repeat(5_000_000)), 'suspicious'],
  ])('%s is refused', async (_, text, code) => {
    await expect(readBlob('export.xml', new Blob([text]), options)).rejects.toThrow(problem(code))
  })

  test('with an entity that refers to itself many times expands nothing', async () => {
    const bomb = APPLE.replace('<!ELEMENT', '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ELEMENT').replace('Watch', '&b;')
    expect(await readBlob('export.xml', new Blob([bomb]), options)).toEqual(APPLE_CONTENT)
  })

  test('with a character that XML does not allow loses nothing else', async () => {
    expect(await readBlob('export.xml', new Blob([APPLE.replace('Watch', 'W\u0001atch')]), options)).toEqual(APPLE_CONTENT)
  })
})

describe('a file without a zip', () => {
  test('is read by what it shows of itself, and a table as she says', async () => {
    const daylio = new Blob(['full_date,time,mood,activities,note\n2026-11-03,9:00 pm,rad,,\n'])
    expect(await readBlob('x.csv', daylio, { ...options, source: 'drip' })).toMatchObject({ source: 'daylio' })
    expect(await readBlob('x.csv', daylio, { ...options, source: 'csv' })).toMatchObject({ kind: 'columns' })
  })

  test.each([
    ['empty', '', 'empty'],
    ['a letter', 'Dear Anna', 'unknown-format'],
  ])('%s is refused', async (_, text, code) => {
    await expect(readBlob('a.txt', new Blob([text]), options)).rejects.toThrow(problem(code))
  })
})
