/** A CSV file with a header. */
import { readCsv } from './csv.ts'
import { ReadProblem } from './read-problem.ts'

/**
 * `names` are the names of the columns in lower case, as `header` has them. Rows may be shorter or longer than these.
 */
export type Table = { header: string[]; names: string[]; rows: string[][] }

/** Throws ReadProblem for a file without rows. */
export function toTable(text: string): Table {
  const [header, ...rows] = readCsv(text)
  if (!header || rows.length === 0) throw new ReadProblem('empty')
  const trimmed = header.map((name) => name.trim())
  return { header: trimmed, names: trimmed.map((name) => name.toLowerCase()), rows }
}

/**
 * Reads cells of a row by the name of their column; an absent column or cell is ''. Of two columns of one name, the
 * first.
 */
export function cellReader({ names }: Table): (row: string[], name: string) => string {
  const places = new Map<string, number>()
  for (const [at, name] of names.entries()) if (!places.has(name)) places.set(name, at)
  return (row, name) => row[places.get(name) ?? -1]?.trim() ?? ''
}
