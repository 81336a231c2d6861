/** One row of the result. `measured` and `budget` are in `unit`; without a budget the row is informational. */
export type Row = {
  name: string
  engine: string
  measured: number
  unit: 'ratio' | 'ms' | 'MB' | 'kB' | 'per second' | 'points' | 'requests' | 'shift'
  budget?: { at: 'least' | 'most'; value: number }
  /** Explanation of the figure. */
  note: string
}

/** Whether a row misses its budget. */
export function isOver({ measured, budget }: Row): boolean {
  if (!budget) return false
  return Number.isNaN(measured) || (budget.at === 'most' ? measured > budget.value : measured < budget.value)
}

/** Median; the mean of the two middle values for an even number; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}

function figure(value: number, unit: Row['unit']): string {
  if (unit === 'points' || unit === 'requests') return value.toFixed(0)
  if (unit === 'shift') return value.toFixed(3)
  return unit === 'ratio' ? value.toFixed(2) : `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)} ${unit}`
}

function verdict(row: Row): string {
  if (!row.budget) return '–'
  if (!isOver(row)) return 'ok'
  return row.budget.at === 'most' ? 'over budget' : 'not reached'
}

/** The rows as a text table. */
export function toTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    row.engine,
    figure(row.measured, row.unit),
    row.budget ? `${row.budget.at === 'least' ? '≥' : '≤'} ${figure(row.budget.value, row.unit)}` : '',
    verdict(row),
    row.note,
  ])
  const all = [['What', 'Engine', 'Measured', 'Budget', 'Verdict', 'Behind it'], ...cells]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const lines = all.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n')
}
