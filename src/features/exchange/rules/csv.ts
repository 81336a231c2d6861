/**
 * Rows of a CSV file. Written here because libraries lose data where files are broken: after a quote that is never
 * closed, papaparse 5.5 takes the rest of the file as one field, and csv-parse 6 refuses the file even with
 * `relax_quotes`. This reader takes such a quote as a character and reads on. Files are read whole, since the order of
 * day and month can only be told from all dates.
 */

/** Field separators that are recognised. */
const DELIMITERS = [',', ';', '\t'] as const
/** Rows by which the separator is recognised. */
const SNIFFED_ROWS = 20

/**
 * Rows of fields. Without `delimiter` the one is taken that gives the most columns in the first rows. Line ends are LF,
 * CRLF or CR; a byte order mark and empty rows are left out. Linear in the length of the text.
 */
export function readCsv(text: string, delimiter = sniffDelimiter(text)): string[][] {
  return [...csvRows(text, delimiter)]
}

function sniffDelimiter(text: string): string {
  let best: string = DELIMITERS[0]
  let most = 0
  for (const delimiter of DELIMITERS) {
    const widths: number[] = []
    for (const row of csvRows(text, delimiter)) {
      widths.push(row.length)
      if (widths.length === SNIFFED_ROWS) break
    }
    // A comma in a sentence widens single rows: the header counts, and rows that have as many columns.
    const header = widths[0] ?? 0
    const score = header > 1 ? header + widths.filter((width) => width === header).length / SNIFFED_ROWS : 0
    if (score > most) [best, most] = [delimiter, score]
  }
  return best
}

function* csvRows(text: string, delimiter: string): Generator<string[]> {
  const field = fieldReader(text, delimiter)
  let row: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const { value, end } = field(at)
    row.push(value)
    at = end
    if (text[at] === delimiter && at + 1 < text.length) {
      at += 1
      continue
    }
    if (text[at] === delimiter) row.push('')
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (row.some((one) => one !== '')) yield row
    row = []
  }
}

/** Reads the field that begins at a position; `end` is the position of what ends it. */
function fieldReader(text: string, delimiter: string): (at: number) => { value: string; end: number } {
  const unquoted = new RegExp(`[\r\n${delimiter}]`, 'g')
  const closing = new RegExp(`"(?=[\r\n${delimiter}]|$)`, 'g')
  let canClose = true

  const closedAt = (from: number): number => {
    // A doubled quote is part of the text: a quote after an odd number of quotes is the second of a pair, not the end.
    let start = from
    for (;;) {
      closing.lastIndex = start
      const found = closing.exec(text)
      if (!found) return -1
      let quotes = 0
      while (found.index - 1 - quotes >= from && text[found.index - 1 - quotes] === '"') quotes += 1
      if (quotes % 2 === 0) return found.index
      start = found.index + 1
    }
  }

  return (at) => {
    if (text[at] === '"' && canClose) {
      const close = closedAt(at + 1)
      if (close >= 0) return { value: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 }
      canClose = false
    }
    unquoted.lastIndex = at
    const end = unquoted.exec(text)?.index ?? text.length
    return { value: text.slice(at, end), end }
  }
}
