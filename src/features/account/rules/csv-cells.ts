/**
 * What a spreadsheet may read as the start of a formula (OWASP, CSV Injection), including full-width characters and
 * other minus and plus signs.
 */
const FORMULA = /^[\s\p{Cf}"'`´‘’‚“”„«»＇＂]*[=+\-@＝＋－＠﹦﹢﹣﹫−‐‑‒–—]/u
const CONTROL = /^[\t\r\n]/

/**
 * One cell of a CSV file: numbers and booleans unchanged, empty for a missing answer, lists and records as JSON. Text
 * that a spreadsheet would evaluate gets a leading apostrophe.
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
