/** What a spreadsheet takes for the beginning of a formula (OWASP: CSV injection), also in full width and as other signs for minus and plus. */
const FORMULA = /^[\s\p{Cf}"'`´‘’‚“”„«»＇＂]*[=+\-@＝＋－＠﹦﹢﹣﹫−‐‑‒–—]/u
const CONTROL = /^[\t\r\n]/

/**
 * One cell of a CSV file: numbers and truth values as they are, nothing for what was not answered, lists and records as JSON, and text
 * with an apostrophe before it where a spreadsheet would calculate with it.
 */
export function toCell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : Array.isArray(value) && value.every(isPlain) ? value.join('; ') : JSON.stringify(value)
  return FORMULA.test(text) || CONTROL.test(text) ? `'${text}` : text
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
