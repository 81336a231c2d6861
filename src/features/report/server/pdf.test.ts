import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_REPORT } from '../../../../test/report-example.ts'
import { fillVault } from '../../../../test/full-vault.ts'
import { as, clockNow, person, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { BACKGROUND_KEYS, makeReport, makeReportPdf, type ReportRequest, SECTIONS } from '../contract.ts'
import { presetFor } from '../rules/presets.ts'
import { toReportDocument } from '../rules/report-text.ts'
import { toReportPdf } from './pdf.ts'
import { makePdf } from './pdf-task.ts'

setUpServer()

const DAYS = 400
/** Lower edge of the blocks of a page above that of the paper, in pt; below it is the foot. */
const BLOCKS_FROM = 50
/** All sections, and her own words with letters that the fonts of the app lack. */
const EVERYTHING: ReportRequest = {
  ...presetFor('doctor', DEFAULT_PREFERENCES.privacy),
  sections: [...SECTIONS],
  months: 12,
  screening: ['phq', 'gad'],
  background: [...BACKGROUND_KEYS],
  reason: 'Nights ≥ 3 → awake; Żółć, Ελένη, Миа, 50 µg',
  questions: ['Would a patch suit me?', 'Is this “normal”?'],
}

let her: TestPerson
beforeAll(async () => {
  her = await person('woman')
  await fillVault(her, localDateAt(clockNow(), 'UTC'), DAYS)
})

type Node = { role?: string; alt?: string; id?: string; children?: Node[] }

/** A node with all nodes in it, in reading order. */
function flat(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flat)]
}

/** Whether a role has only these children, everywhere. */
function hasOnly(nodes: readonly Node[], role: string, allowed: readonly string[]): boolean {
  return nodes
    .filter((node) => node.role === role)
    .every((node) => (node.children ?? []).every((child) => allowed.includes(child.role ?? '')))
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

/**
 * All text of a page, in the order in which it was written, that of each tagged content by its id, and what is written
 * below the blocks.
 */
async function textsOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const byId = new Map<string, string>()
  const open: string[] = []
  let isDecoration = 0
  let outside = ''
  let low = ''
  for (const item of items)
    if ('str' in item) {
      const id = open.findLast((one) => one !== '')
      if (id && Number(item.transform[5]) < BLOCKS_FROM) low += item.str
      if (id) byId.set(id, (byId.get(id) ?? '') + item.str)
      else if (isDecoration === 0) outside += item.str
    } else if (item.type === 'endMarkedContent') {
      if (open.pop() === '') isDecoration -= 1
    } else {
      const id = 'id' in item ? (item.id ?? '') : ''
      open.push(id)
      if (id === '') isDecoration += 1
    }
  return { byId, outside, low }
}

async function open(request: ReportRequest, language = 'en') {
  const answer = await as(her).call(makeReportPdf, { body: request, headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  const file = await getDocument({ data: new Uint8Array(answer.bytes), verbosity: 0 }).promise
  return { ...answer, file }
}

async function read(file: PDFDocumentProxy) {
  const nodes: Node[] = []
  let low = ''
  let tagged = ''
  let outside = ''
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const tree = (await page.getStructTree()) as Node
    const texts = await textsOf(page)
    nodes.push(...flat(tree))
    for (const { id } of flat(tree)) if (id) tagged += texts.byId.get(id) ?? ''
    outside += texts.outside
    low += texts.low
  }
  return { nodes, written: tagged, tagged: squeezed(tagged), outside: squeezed(outside), low: squeezed(low) }
}

describe('the report as a PDF', () => {
  test.each(['en', 'es', 'fr'])('is tagged, titled and in the language %s, with every text in the structure tree', async (language) => {
    const { file, headers, bytes } = await open(EVERYTHING, language)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(bytes.length).toBeLessThan(120_000)
    // A Map, although the types of the library say an object.
    const marks = (await file.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>
    expect(marks.get('Marked')).toBe(true)
    const { info, metadata } = await file.getMetadata()
    const { Title: title, Language: tag } = info as { Title: string; Language: string }
    expect(tag.slice(0, 2)).toBe(language)
    expect(metadata?.getRaw()).toContain('pdfuaid:part')

    const { nodes, written, tagged, outside } = await read(file)
    const roles = nodes.map(({ role }) => role)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThan(6)
    expect(hasOnly(nodes, 'TR', ['TH', 'TD'])).toBe(true)
    expect(hasOnly(nodes, 'Table', ['Caption', 'TR'])).toBe(true)
    expect(hasOnly(nodes, 'L', ['LI'])).toBe(true)
    for (const { role, alt } of nodes) if (role === 'Figure') expect(alt).toMatch(/\S/)
    expect(roles).toContain('Figure')
    if (language === 'fr') expect(written, 'a space before a colon').not.toMatch(/\p{L}: /u)
    // Nothing is written beside the tree, and no letter was lost.
    expect(outside).toBe('')
    expect(tagged).not.toContain('□is')
    expect(title).toMatch(/\S/)
    expect(tagged.startsWith(squeezed(title))).toBe(true)
    for (const words of [EVERYTHING.reason, ...EVERYTHING.questions, '50µg/24h']) expect(tagged).toContain(squeezed(words))
  })

  test('says the same as the report on the page', async () => {
    const { reply } = await as(her).call(makeReport, { body: EVERYTHING })
    const { tagged } = await read((await open(EVERYTHING)).file)
    for (const { name } of reply.data.treatments) expect(tagged).toContain(squeezed(name))
    const { noted_days: noted, days } = reply.data.coverage
    expect(noted).toBeGreaterThan(300)
    expect(tagged).toContain(squeezed(`${noted} of ${days} days`))
  })

  test('shows a sign for a letter that the font lacks, and says so', async () => {
    const { tagged } = await read((await open({ ...EVERYTHING, reason: '我睡不着' })).file)
    expect(tagged).toContain('□□□□')
    expect(tagged).toContain('□isacharacter')
  })

  test('loses nothing of a paragraph that is longer than a page, and stays above the foot', async () => {
    const supplements = Array.from({ length: 400 }, (_, place) => ({ name: `Supplement number ${place} with a long name`, days: 3 }))
    const treatments = EXAMPLE_REPORT.treatments.flatMap((one) =>
      Array.from({ length: 20 }, (_, place) => ({
        ...one,
        name: `Patch ${place}`,
        side_effects: `${'It itches. '.repeat(90)}end${place}`,
      })),
    )
    const content = await toReportPdf({ ...EXAMPLE_REPORT, treatments, supplements })
    const file = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
    const { tagged, outside, low } = await read(file)
    for (const { name } of [...supplements, ...treatments]) expect(tagged).toContain(squeezed(name))
    for (const place of treatments.keys()) expect(tagged).toContain(`end${place}`)
    expect(outside).toBe('')
    expect(low).toBe(squeezed(toReportDocument(EXAMPLE_REPORT).foot))
  })

  test('is made in a thread of its own, also after one that was given up because it took too long', async () => {
    const cpuOfThisThread = async (work: () => Promise<unknown>) => {
      const before = process.threadCpuUsage()
      await work()
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }
    const one = await toReportPdf(EXAMPLE_REPORT)
    const here = await cpuOfThisThread(async () => {
      await toReportPdf(EXAMPLE_REPORT)
      await toReportPdf(EXAMPLE_REPORT)
    })
    let file: Uint8Array | undefined
    const apart = await cpuOfThisThread(async () => {
      const tooSlow = expect(makePdf(EXAMPLE_REPORT, 1)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
      file = await makePdf(EXAMPLE_REPORT)
      await tooSlow
    })
    expect(apart).toBeLessThan(here)
    expect(file).toHaveLength(one.length)
  })

  test('has the paper that she chose, one page for little and the wrong choice named', async () => {
    const { file } = await open({
      ...EVERYTHING,
      sections: ['red_flags', 'bleeding', 'hot_flashes', 'sleep'],
      paper: 'letter',
      screening: [],
      background: [],
    })
    expect(file.numPages).toBe(1)
    expect((await file.getPage(1)).view).toEqual([0, 0, 612, 792])
    const wrong = await as(her).call(makeReportPdf, { body: { ...EVERYTHING, paper: 'a5' } })
    expect(wrong.status).toBe(400)
    expect(wrong.refusal.message).toContain('a4, letter')
  })
})
