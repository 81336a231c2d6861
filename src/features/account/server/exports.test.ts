import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXPORT_SOURCES } from '../../../app/server/export-sources.ts'
import { as, NOON, person, setClock, setUpServer, steppedUp } from '../../../../test/server.ts'
import { unzip, zip } from '../../../../test/zips.ts'
import { EXPORT_VERSION, exportAccount, importAccount } from '../contract.ts'
import { EVENTS, ProfileRow } from './profile.ts'

setUpServer()

/** The fields that docs/exports.md lists, by kind. */
function documented(): Record<string, string[]> {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/exports.md'), 'utf8')
  expect(page).toContain(`\nVersion ${EXPORT_VERSION} of the export`)
  const sections = page.split(/^## /m).filter((section) => section.includes('| field'))
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      const fields = lines.flatMap((line) =>
        [...(/^\|([^|]+)\|/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
      )
      return [name, fields.toSorted()]
    }),
  )
}

test('every field of the export is documented, and every documented field exists', async () => {
  const { bytes } = await as(await steppedUp(await person('woman'))).call(exportAccount)
  const files = await unzip(bytes)
  const kinds = Object.keys(files).flatMap((name) => /^(.+)\.csv$/.exec(name)?.[1] ?? [])
  expect(kinds).toHaveLength(EXPORT_SOURCES.length + 2)
  const columns = kinds.map((kind) => [kind, (files[`${kind}.csv`] ?? '').replace('\uFEFF', '').split('\r\n')[0]?.split(',').toSorted()])
  expect(documented()).toEqual(Object.fromEntries(columns))
  const shapes = [{ name: 'profile', shape: ProfileRow }, ...EXPORT_SOURCES].map(({ name, shape }) => [
    name,
    Object.keys(shape.shape).toSorted(),
  ])
  const { [EVENTS]: _events, ...taken } = documented()
  expect(taken, 'an import takes the same in JSON').toEqual(Object.fromEntries(shapes))
})

test('an export that version 1 wrote is taken over by this version, row by row', async () => {
  const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'export-1.json'), 'utf8')) as Record<string, unknown>
  const files = Object.fromEntries(Object.entries(stored).map(([name, content]) => [name, JSON.stringify(content)]))
  setClock(NOON + 86_400_000)
  const her = await steppedUp(await person('woman'))
  const { status, text } = await as(her).call(importAccount, { raw: await zip(files), headers: { 'content-type': 'application/zip' } })
  expect(status, text).toBe(200)
  const again = await unzip((await as(her).call(exportAccount)).bytes)
  for (const [name, rows] of Object.entries(stored)) {
    if (name === 'manifest.json' || name === 'profile.json') continue
    const now = JSON.parse(again[name] ?? '[]') as object[]
    expect(now, name).toHaveLength((rows as object[]).length)
    for (const row of rows as object[]) expect(now, name).toContainEqual(expect.objectContaining(row))
  }
})
