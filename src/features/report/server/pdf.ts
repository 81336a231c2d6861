/** The report as a tagged PDF (decision 0074). */
import { dayWords } from '../../../kit/day-words.ts'
import { locale, t } from '../../../kit/words.ts'
import type { Points, Report, ReportBleeding } from '../contract.ts'
import { stripLegend, stripLetter } from '../rules/bleeding-text.ts'
import { lineHeights, type ReportDocument, type ReportPart, type ReportTable } from '../rules/report-document.ts'
import { toReportDocument } from '../rules/report-text.ts'
import { type Element, PdfPage, type TextStyle } from './pdf-page.ts'

const TITLE: TextStyle = { size: 15, font: 'bold', after: 1 }
const BODY: TextStyle = { size: 8.5, after: 2 }
const HEADING: TextStyle = { size: 10.5, font: 'bold', after: 2.5 }
const CELL: TextStyle = { size: 8 }
const HEAD_CELL: TextStyle = { size: 8, font: 'bold' }
const SMALL: TextStyle = { size: 7, after: 2 }
const PART_GAP = 6
/** A heading is never the last thing on a page. */
const AFTER_HEADING = 44

/** Padding of a cell in a table, and size of the small line chart beside each row, in pt. */
const PADDING = 2
const LINE = { width: 84, height: 9 }
const FIRST_COLUMN = 0.3

/** The strip of bleeding: width of the month names, height of a row and gap between cells in pt; cells in a row. */
const STRIP = { label: 58, height: 10.5, gap: 1.5, days: 31 }
/** Grey of a cell by flow; each cell has its letter as well, in case the grey is lost in print. */
const SHADES = { 'light-spotting': '#eeeeee', 'light-flow': '#d5d5d5', moderate: '#a9a9a9', heavy: '#222222', other: '#eeeeee' } as const

/** The averages as a small line from zero up, with gaps where nothing is noted; its numbers are in the row. */
function drawLine(pdf: PdfPage, points: Points, x: number, y: number): void {
  const values = lineHeights(points)
  const step = values.length > 1 ? LINE.width / (values.length - 1) : 0
  const bottom = y + LINE.height
  const place = (value: number) => bottom - value * LINE.height
  let isDrawing = false
  pdf.doc
    .lineWidth(0.3)
    .strokeColor('#777777')
    .moveTo(x, bottom)
    .lineTo(x + LINE.width, bottom)
    .stroke()
  pdf.doc.lineWidth(0.8).strokeColor('black')
  for (const [index, value] of values.entries()) {
    const isAlone = value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    if (isAlone) pdf.doc.circle(x + index * step, place(value), 0.8).fill('black')
    if (value === null || isAlone) {
      if (isDrawing) pdf.doc.stroke()
      isDrawing = false
    } else if (isDrawing) pdf.doc.lineTo(x + index * step, place(value))
    else {
      pdf.doc.moveTo(x + index * step, place(value))
      isDrawing = true
    }
  }
  if (isDrawing) pdf.doc.stroke()
}

type Row = { texts: readonly string[]; points: Points | null; isHead: boolean }

function writeRow(pdf: PdfPage, table: Element, { texts, points, isHead }: Row, widths: readonly number[]): void {
  const styleOf = (column: number, width: number) => ({ ...(isHead || column === 0 ? HEAD_CELL : CELL), width: width - 2 * PADDING })
  const height = Math.max(...texts.map((text, column) => pdf.heightOf(text, styleOf(column, widths[column] ?? 0)))) + 2 * PADDING
  pdf.need(height)
  const { y } = pdf
  pdf.element(
    'TR',
    (row) => {
      let x = pdf.left
      for (const [column, text] of texts.entries()) {
        const width = widths[column] ?? 0
        const scope = isHead ? ('Column' as const) : column === 0 ? ('Row' as const) : undefined
        const at = x
        pdf.element(
          scope ? 'TH' : 'TD',
          (cell) => cell.add(() => pdf.writeAt(text, at + PADDING, y + PADDING, styleOf(column, width))),
          scope ? { scope } : {},
          row,
        )
        x += width
      }
    },
    {},
    table,
  )
  pdf.y = y + height
  pdf.decoration(() => {
    if (points) drawLine(pdf, points, pdf.left + pdf.width - LINE.width, y + PADDING)
    pdf.doc
      .lineWidth(isHead ? 0.8 : 0.3)
      .strokeColor('black')
      .moveTo(pdf.left, pdf.y)
      .lineTo(pdf.left + pdf.width, pdf.y)
      .stroke()
  })
}

function writeTable(pdf: PdfPage, { caption, columns, rows, hasLines }: ReportTable, parent: Element): void {
  const room = pdf.width - (hasLines ? LINE.width + 8 : 0)
  const first = room * FIRST_COLUMN
  const widths = columns.map((_, column) => (column === 0 ? first : (room - first) / (columns.length - 1)))
  pdf.need(AFTER_HEADING)
  pdf.element(
    'Table',
    (table) => {
      pdf.write('Caption', caption, SMALL, table)
      writeRow(pdf, table, { texts: columns, points: null, isHead: true }, widths)
      for (const { header, cells, points } of rows) writeRow(pdf, table, { texts: [header, ...cells], points, isHead: false }, widths)
    },
    {},
    parent,
  )
  pdf.y += 4
}

/** Twelve rows of days, each with the letter of its flow; "no bleeding" is a hollow cell, an unknown day is empty. */
function writeStrip(pdf: PdfPage, { months }: ReportBleeding, parent: Element): void {
  const width = (pdf.width - STRIP.label) / STRIP.days
  const height = (months.length + 1) * (STRIP.height + STRIP.gap)
  pdf.need(height + 12)
  const top = pdf.y
  const cellStyle = { size: 6.5, width: width - STRIP.gap }
  const xOf = (day: number) => pdf.left + STRIP.label + day * width
  const draw = () => {
    for (let day = 0; day < STRIP.days; day += 1) pdf.writeAt(String(day + 1), xOf(day), top + 1, { ...cellStyle, size: 6 }, 'center')
    for (const [row, { month, days }] of months.entries()) {
      const y = top + (row + 1) * (STRIP.height + STRIP.gap)
      pdf.writeAt(dayWords(`${month}-01`, 'monthYear'), pdf.left, y + 1, { size: 6.5, width: STRIP.label })
      for (const [day, flow] of days.entries()) {
        if (flow === null) continue
        const cell = pdf.doc.rect(xOf(day), y, width - STRIP.gap, STRIP.height)
        if (flow === 'no-bleeding') cell.lineWidth(0.4).strokeColor('#777777').stroke()
        else {
          cell.lineWidth(0.4).fillAndStroke(SHADES[flow], '#222222')
          pdf.writeAt(stripLetter(flow), xOf(day), y + 1.2, { ...cellStyle, font: 'bold' }, 'center', flow === 'heavy' ? 'white' : 'black')
        }
      }
    }
  }
  const alt = t`A row for each of the last 12 months and a cell for each day, with the flow of that day. The bleeds are listed below.`
  pdf.element('Figure', (figure) => figure.add(draw), { alt, bbox: [pdf.left, top, pdf.left + pdf.width, top + height] }, parent)
  pdf.y = top + height + 2
  pdf.write('P', stripLegend(), SMALL, parent)
}

/** Her own words, with a line beside them. */
function writeOwn(pdf: PdfPage, words: string, parent: Element): void {
  const style = { ...BODY, indent: 8 }
  pdf.need(pdf.heightOf(words, style))
  const top = pdf.y
  pdf.element('BlockQuote', (quote) => pdf.write('P', words, style, quote), {}, parent)
  const end = pdf.y
  pdf.decoration(() =>
    pdf.doc
      .lineWidth(1.5)
      .strokeColor('black')
      .moveTo(pdf.left + 2, top)
      .lineTo(pdf.left + 2, end - 2)
      .stroke(),
  )
}

function writeItem(pdf: PdfPage, { title, lines }: ReportPart['items'][number], list: Element): void {
  const head = { ...BODY, font: 'bold' as const, after: 0.5 }
  const details = { ...BODY, indent: 8 }
  const words = lines.join(' ')
  pdf.need(pdf.heightOf(title, head) + pdf.heightOf(words, details))
  const fill = (body: Element) => {
    pdf.write('P', title, head, body)
    if (words) pdf.write('P', words, details, body)
  }
  pdf.element('LI', (item) => pdf.element('LBody', fill, {}, item), {}, list)
}

function writePart(pdf: PdfPage, part: ReportPart, { bleeding }: Report): void {
  const isFramed = part.is === 'flags'
  const indent = isFramed ? 6 : 0
  const style = { ...BODY, indent, width: pdf.width - 2 * indent }
  const head = { ...HEADING, indent, width: style.width }
  pdf.y += PART_GAP
  // A frame is drawn around what is on one page; the warning signs are a few lines.
  const heights = isFramed ? part.lines.map((line) => pdf.heightOf(line, style) + (style.after ?? 0)) : []
  pdf.need(
    pdf.heightOf(part.heading, head) +
      Math.max(
        AFTER_HEADING,
        heights.reduce((sum, height) => sum + height, 12),
      ),
  )
  const top = pdf.y
  if (isFramed) pdf.y += 5
  pdf.element('Sect', (section) => {
    pdf.write('H2', part.heading, head, section)
    for (const line of part.lines) pdf.write('P', line, style, section)
    for (const words of part.own) writeOwn(pdf, words, section)
    if (part.is === 'bleeding' && bleeding && bleeding.noted_days > 0) writeStrip(pdf, bleeding, section)
    if (part.table) writeTable(pdf, part.table, section)
    const writeItems = (list: Element) => {
      for (const item of part.items) writeItem(pdf, item, list)
    }
    if (part.items.length > 0) pdf.element('L', writeItems, {}, section)
    for (const line of part.notes) pdf.write('P', line, style, section)
  })
  if (!isFramed) return
  pdf.y += 3
  const height = pdf.y - top
  pdf.decoration(() => pdf.doc.lineWidth(1.2).strokeColor('black').rect(pdf.left, top, pdf.width, height).stroke())
  pdf.y += 2
}

function writeHead(pdf: PdfPage, { title, byline, facts }: ReportDocument): void {
  pdf.write('H1', title, TITLE)
  pdf.write('P', byline, BODY)
  pdf.write('P', facts.map(({ label, value }) => t`${label}: ${value}`).join(' · '), BODY)
  pdf.decoration(() =>
    pdf.doc
      .lineWidth(1)
      .strokeColor('black')
      .moveTo(pdf.left, pdf.y + 1)
      .lineTo(pdf.left + pdf.width, pdf.y + 1)
      .stroke(),
  )
}

/**
 * The report in the current language as a PDF file: tagged, with title and language, one page and an appendix where
 * little is chosen. Takes about 100 ms of CPU, so requests use `makePdf`, which runs it in a thread.
 */
export async function toReportPdf(report: Report): Promise<Uint8Array> {
  const content = toReportDocument(report)
  const { title, foot, parts, appendix } = content
  const pageWords = (page: number, pages: number) => t`Page ${page} of ${pages}`
  const pdf = new PdfPage({ title, language: locale(), paper: report.paper, foot, pageWords })
  writeHead(pdf, content)
  for (const part of [...parts, ...appendix]) writePart(pdf, part, report)
  if (pdf.hasMissing) pdf.write('P', t`□ is a character that this file cannot show. The printed page has it.`, SMALL)
  return await pdf.finish()
}
