/** A tagged PDF that is filled from top to bottom (PDF/UA: every text is in the structure tree, decoration is not). */
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'

/** DejaVu has all letters of Latin, Greek and Cyrillic, and µ, ≥ and →, which the fonts of the app lack. */
const FONTS = { regular: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const
export type Font = keyof typeof FONTS

/** Margin of a page, and height of the foot at its lower edge, in pt (1/72 inch). 40 pt are 14 mm. */
const MARGIN = 40
const FOOT_HEIGHT = 12
/** Height in pt of the lines that a block longer than a page begins with at the end of a page. */
const FIRST_LINES = 44
/** Space between the lines of a paragraph, in pt. */
const LINE_GAP = 1.2
const FOOT_SIZE = 7
/** Shown for a character that the font does not have, since it would be left out silently. */
const MISSING = '□'

/** An element of the structure tree. */
export type Element = PDFKit.PDFStructureElement
/** Standard structure types of PDF 1.7. */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Caption' | 'L' | 'LI' | 'LBody' | 'BlockQuote' | 'Figure' | 'Sect'

/** What some roles need: `scope` of a TH, `alt` and `bbox` (left, top, right, bottom in pt) of a Figure. */
type Attributes = { scope?: 'Row' | 'Column'; alt?: string; bbox?: [number, number, number, number] }

/** How a text is set: size in pt, indent and width in pt (default: the whole line), space after it in pt. */
export type TextStyle = { size: number; font?: Font; indent?: number; width?: number; after?: number }

/** The font that the PDF library writes with, a private member; only whether it has a character is read. */
type Written = { font: { hasGlyphForCodePoint(code: number): boolean } }

/** Title, language (BCP 47), paper and the text at the lower edge of each page. */
export type PageSetup = {
  title: string
  language: string
  paper: 'a4' | 'letter'
  foot: string
  /** "Page 1 of 2" */
  pageWords: (page: number, pages: number) => string
}

/** A PDF in the making. `y` is where the next block begins, in pt from the upper edge. */
export class PdfPage {
  readonly doc: PDFKit.PDFDocument
  readonly left = MARGIN
  readonly width: number
  y = MARGIN
  /** Whether a character was replaced because the font does not have it. */
  hasMissing = false
  readonly #root: Element
  readonly #setup: PageSetup
  readonly #pieces: Uint8Array[] = []
  readonly #done: Promise<void>

  constructor(setup: PageSetup) {
    this.#setup = setup
    // The types of the library do not know PDF/UA yet.
    const options = {
      size: setup.paper === 'a4' ? 'A4' : 'LETTER',
      // A text never breaks the page by itself: `need` does, before a block that does not fit.
      margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as string,
      tagged: true,
      lang: setup.language,
      displayTitle: true,
      info: { Title: setup.title, Creator: 'Emberwell', Producer: 'Emberwell' },
    }
    this.doc = new PdfDocument(options as PDFKit.PDFDocumentOptions)
    this.#done = new Promise((done, fail) => {
      this.doc.on('data', (piece: Uint8Array) => this.#pieces.push(piece))
      this.doc.on('end', done)
      this.doc.on('error', fail)
    })
    for (const [name, file] of Object.entries(FONTS))
      this.doc.registerFont(name, fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)))
    this.width = this.doc.page.width - 2 * MARGIN
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  /** Lower edge of the blocks, in pt. */
  get bottom(): number {
    return this.doc.page.height - MARGIN - FOOT_HEIGHT
  }

  /** Begins a new page unless `height` pt are left; a block longer than a page begins where a few lines are left. */
  need(height: number): void {
    const isLong = height > this.bottom - MARGIN
    if (this.y + (isLong ? FIRST_LINES : height) > this.bottom) this.#nextPage()
  }

  #nextPage(): void {
    this.doc.addPage()
    this.y = MARGIN
  }

  /** Adds an element to `parent` (default: the document) and fills it. */
  element(role: Role, fill: (element: Element) => void, attributes: Attributes = {}, parent: Element = this.#root): void {
    const element = this.doc.struct(role, attributes)
    parent.add(element)
    fill(element)
    element.end()
  }

  /** Draws what no reader needs: lines, frames, and pictures of numbers that are written beside them. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** The text with a sign in place of each character that the font does not have. */
  #writable(text: string): string {
    const { font } = Reflect.get(this.doc, '_font') as Written
    return Array.from(text.normalize('NFC').replaceAll(/[\t\n\r]+/g, ' '))
      .map((character) => {
        if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return character
        this.hasMissing = true
        return MISSING
      })
      .join('')
  }

  #use({ size, font = 'regular' }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor('black')
  }

  /** Height of a text in pt, without the space after it. */
  heightOf(text: string, style: TextStyle): number {
    this.#use(style)
    return this.doc.heightOfString(this.#writable(text), { width: this.#widthOf(style), lineGap: LINE_GAP })
  }

  /** Width of a text on one line, in pt. */
  widthOf(text: string, style: TextStyle): number {
    this.#use(style)
    return this.doc.widthOfString(this.#writable(text))
  }

  #widthOf({ width, indent = 0 }: TextStyle): number {
    return width ?? this.width - indent
  }

  /** Writes a text at a place in pt, without moving `y`. */
  writeAt(text: string, x: number, y: number, style: TextStyle, align: 'left' | 'center' = 'left', color = 'black'): void {
    this.#use(style)
    this.doc.fillColor(color).text(this.#writable(text), x, y, { width: this.#widthOf(style), lineGap: LINE_GAP, align })
  }

  /** The longest beginning of a text, in whole words, that fits on this page, and the rest. At least one word. */
  #split(text: string, style: TextStyle): [string, string] {
    if (this.y + this.heightOf(text, style) <= this.bottom) return [text, '']
    const words = text.split(' ')
    const beginning = (count: number) => words.slice(0, count).join(' ')
    let [fits, tooMany] = [1, words.length + 1]
    while (tooMany - fits > 1) {
      const middle = Math.floor((fits + tooMany) / 2)
      if (this.y + this.heightOf(beginning(middle), style) <= this.bottom) fits = middle
      else tooMany = middle
    }
    return [beginning(fits), words.slice(fits).join(' ')]
  }

  /** Writes a text at `y` as one element, on the next page if it does not fit; one longer than a page goes on there. */
  write(role: Role, text: string, style: TextStyle, parent?: Element): void {
    this.need(this.heightOf(text, style))
    const draw = (element: Element) => {
      let [piece, rest] = this.#split(text, style)
      for (;;) {
        const [words, { left, y }] = [piece, this]
        element.add(() => this.writeAt(words, left + (style.indent ?? 0), y, style))
        this.y += this.heightOf(words, style)
        if (!rest) return
        this.#nextPage()
        ;[piece, rest] = this.#split(rest, style)
      }
    }
    this.element(role, draw, {}, parent)
    this.y += style.after ?? 0
  }

  /** The finished file. */
  async finish(): Promise<Uint8Array> {
    this.#writeFeet()
    this.#root.end()
    this.doc.end()
    await this.#done
    return Buffer.concat(this.#pieces)
  }

  /** The foot is read once, on the first page, and repeated as decoration on the others. */
  #writeFeet(): void {
    const { foot, pageWords } = this.#setup
    const style = { size: FOOT_SIZE }
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page)
      const y = this.doc.page.height - MARGIN - 4
      this.decoration(() => {
        this.doc
          .lineWidth(0.5)
          .strokeColor('black')
          .moveTo(this.left, y - 4)
          .lineTo(this.left + this.width, y - 4)
          .stroke()
        const number = pageWords(page + 1, count)
        const wide = this.widthOf(number, style)
        this.writeAt(number, this.left + this.width - wide - 1, y, { ...style, width: wide + 2 })
        if (page > start) this.writeAt(foot, this.left, y, { ...style, width: this.width - wide - 12 })
      })
      if (page === start)
        this.element('P', (element) => element.add(() => this.writeAt(foot, this.left, y, { ...style, width: this.width - 80 })))
    }
  }
}
