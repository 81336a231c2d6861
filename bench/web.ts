import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUDGET, type WebSizes } from '../scripts/build/web-budget.ts'
import type { Row } from './table.ts'

const SIZES = join(import.meta.dirname, '../dist/web-sizes.json')

function sizeRow(name: string, bytes: number, most: number, note: string): Row {
  return { name, engine: 'web', measured: bytes / 1_000, unit: 'kB', budget: { at: 'most', value: most / 1_000 }, note }
}

/** Transfer sizes from the build: the first load, then each page including it. */
export function webSizes(): Row[] {
  if (!existsSync(SIZES)) throw new Error(`${SIZES} is missing: the web app has not been built`)
  const { entry, fonts, kept, routes } = JSON.parse(readFileSync(SIZES, 'utf8')) as WebSizes
  const heaviestStyle = Math.max(entry.style, ...Object.values(routes).map(({ style }) => entry.style + style))
  const pages = Object.entries(routes).toSorted(([, a], [, b]) => b.script - a.script)
  return [
    sizeRow('First load: script', entry.script, BUDGET.entryScript, 'what every page loads, brotli'),
    sizeRow('Heaviest page: style', heaviestStyle, BUDGET.style, `with the first load's ${(entry.style / 1_000).toFixed(1)} kB`),
    sizeRow('Fonts', fonts, BUDGET.fonts, 'all files together'),
    sizeRow('Kept for offline', kept, BUDGET.kept, 'the whole app, fetched once by the service worker; then what has changed'),
    ...pages.map(([name, { script, style }]) => {
      const note = `${(script / 1_000).toFixed(1)} kB beyond the first load, and ${(style / 1_000).toFixed(1)} kB of style`
      return sizeRow(`${name}: script`, entry.script + script, BUDGET.pageScript, note)
    }),
  ]
}
