/** The shape of a report in words, which the page, the PDF and the text to copy walk alike. */
import type { Points } from '../contract.ts'

/** A row of a table: its header, one text for each further column, and the values of a small line, null for none. */
export type ReportRowWords = { readonly header: string; readonly cells: readonly string[]; readonly points: Points | null }

/** A table with the names of its columns; the first names the row headers. `hasLines`: rows have small lines. */
export type ReportTable = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly ReportRowWords[]
  readonly hasLines: boolean
}

/** An entry of a list with its details. */
export type ReportItem = { readonly title: string; readonly lines: readonly string[] }

/**
 * One section. `is`: what kind of section; `bleeding` comes with the strip, `flags` is framed. Lines before the table
 * or list, `notes` after it. `own` are her own words, shown as a quotation.
 */
export type ReportPart = {
  readonly is: 'reason' | 'flags' | 'bleeding' | 'mrs' | 'symptoms' | 'treatments' | 'screening' | 'background' | 'months'
  readonly heading: string
  readonly own: readonly string[]
  readonly lines: readonly string[]
  readonly table: ReportTable | null
  readonly items: readonly ReportItem[]
  readonly notes: readonly string[]
}

/** A report in the current language. `appendix` is the second page. */
export type ReportDocument = {
  readonly title: string
  readonly byline: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly parts: readonly ReportPart[]
  readonly appendix: readonly ReportPart[]
  readonly foot: string
}

/** The values of a small line from zero up, as parts of its height (0 to 1); null for a time without a note. */
export function lineHeights({ values }: Points): (number | null)[] {
  const most = Math.max(1, ...values.filter((value) => value !== null))
  return values.map((value) => (value === null ? null : value / most))
}

/** A section without what is not given. */
export function part(is: ReportPart['is'], heading: string, content: Partial<Omit<ReportPart, 'is' | 'heading'>>): ReportPart {
  return { is, heading, own: [], lines: [], table: null, items: [], notes: [], ...content }
}
