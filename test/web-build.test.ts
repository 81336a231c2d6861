import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtFiles, inEnglish } from '../scripts/build/service-worker.ts'
import { slim } from '../scripts/build/slim-contracts.ts'
import { budgetProblems, type WebSizes } from '../scripts/build/web-budget.ts'

describe('contracts in the browser', () => {
  test('contain what a call needs of an endpoint', () => {
    const code = `import * as z from 'zod/mini'
export const login = endpoint('POST /api/x/:id/', 'public', {
  params: { id: z.string() }, body: z.object({}), reply: z.any(), emptiesBrowser: true
})`
    const slimmed = slim(code, true)
    expect(slimmed).toContain(`({ method: 'POST', path: '/api/x/:id/', access: 'public', emptiesBrowser: true })`)
    expect(slimmed).not.toMatch(/params|body|reply|endpoint\(/)
  })

  test('contain the body schema of a public form, which validates input', () => {
    const slimmed = slim(
      `export const join = endpoint('POST /p/', 'public', { limit: 'public-form', body: z.object({ a: Email }), reply: Done })`,
      true,
    )
    expect(slimmed).toContain('body: z.object({ a: Email })')
    expect(slimmed).not.toContain('reply')
  })

  test('drop unused schemas and leave everything else unchanged', () => {
    const code = `const A = z.object({ b: z.string() })
export const LIMITS = { low: 4, high: 10 }
export const B = z.pipe(z.string(), z.transform((text) => text.trim()))
const formats = new Map()
export function whole(low) { return z.number().check(z.gte(low)) }
let current = z.any()`
    expect(slim(code, false)).toBe(`const A = /* @__PURE__ */ (() => (z.object({ b: z.string() })))()
export const LIMITS = { low: 4, high: 10 }
export const B = /* @__PURE__ */ (() => (z.pipe(z.string(), z.transform((text) => text.trim()))))()
const formats = new Map()
export function whole(low) { return z.number().check(z.gte(low)) }
let current = z.any()`)
  })
})

describe('weight budget', () => {
  const within: WebSizes = {
    entry: { script: 105_000, style: 4_000 },
    fonts: 60_000,
    kept: 1_420_000,
    routes: { HomePage: { script: 12_000, style: 6_000 } },
    parts: { later: { script: 90_000, style: 0 } },
  }

  test('is met up to the last byte', () => expect(budgetProblems(within)).toEqual([]))

  test('reports each part that is too heavy, with the excess', () => {
    const sizes = { ...within, entry: { script: 105_001, style: 4_001 }, fonts: 60_002, kept: 1_420_003 }
    expect(budgetProblems(sizes)).toEqual([
      'Entry script: 105001 B, 1 B above the budget of 105000 B (brotli)',
      'Fonts: 60002 B, 2 B above the budget of 60000 B (brotli)',
      'Files cached by the service worker: 1420003 B, 3 B above the budget of 1420000 B (brotli)',
      "Script of HomePage including the entry's: 117001 B, 1 B above the budget of 117000 B (brotli)",
      "Style of HomePage including the entry's: 10001 B, 1 B above the budget of 10000 B (brotli)",
    ])
  })
})

describe('files cached by the service worker', () => {
  const files = [
    { name: 'index.html', content: '<!doctype html>' },
    { name: 'assets/CoLRA-kv.js', content: 'export {}' },
    { name: 'assets/figtree-D_ZT.woff2', content: new Uint8Array([1, 2, 3]) },
    { name: 'icons/192.png', content: new Uint8Array([4]) },
    { name: 'sw.js', content: 'itself' },
    { name: '.vite/manifest.json', content: '{}' },
  ]

  test('are all built files except itself, those no browser requests, and icons that are fetched at installation', () => {
    expect(builtFiles(files).map(({ url }) => url)).toEqual(['/assets/CoLRA-kv.js', '/assets/figtree-D_ZT.woff2', '/index*.html'])
  })

  test('are listed once per language, with a version that changes with any of them', () => {
    const spoken = [
      { name: 'assets/Brwa4ry.js', content: 'hello' },
      { name: 'assets/es-1a2b3c4/Brwa4ry.js', content: 'hola' },
      { name: 'index-es.html', content: 'hola' },
    ]
    const list = builtFiles([...files, ...spoken])
    expect(list.map(({ url }) => url)).toContain('/assets/*/Brwa4ry.js')
    expect(list.map(({ url }) => url).filter((url) => /-es|es-/.test(url))).toEqual([])
    expect(list.map(({ url }) => inEnglish(url))).toEqual(expect.arrayContaining(['/assets/Brwa4ry.js', '/index.html']))
    const page = (built: typeof spoken) => builtFiles([...files, ...built]).find(({ url }) => url === '/index*.html')?.revision
    expect(page(spoken)).not.toBe(page(spoken.map((file) => ({ ...file, content: `${file.content}!` }))))
  })

  test('are identified by the hash in their name, or else by their content', () => {
    const revision = (name: string, content: string) => builtFiles([{ name, content }])[0]?.revision
    expect(revision('assets/CoLRA-kv.js', 'export {}')).toBeNull()
    expect(revision('index.html', 'one')).toMatch(/^[0-9a-f]{16}$/)
    expect(revision('index.html', 'one')).toBe(revision('index.html', 'one'))
    expect(revision('index.html', 'two')).not.toBe(revision('index.html', 'one'))
  })

  test('are the same list for the same build, in any order', () => {
    expect(builtFiles(files.toReversed())).toEqual(builtFiles(files))
  })
})

describe('manifest of the installed app', () => {
  const folder = join(import.meta.dirname, '../public')
  const manifest = async () =>
    JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as {
      name: string
      start_url: string
      scope: string
      display: string
      background_color: string
      icons: { src: string; sizes: string; type: string; purpose: string }[]
    }

  test('starts at /app, which redirects a signed-in person to their first page', async () => {
    expect(await manifest()).toMatchObject({ name: 'Emberwell', start_url: '/app', scope: '/', display: 'standalone' })
  })

  test('lists existing images with their actual size', async () => {
    const { icons } = await manifest()
    expect(icons.length).toBe(4)
    for (const { src, sizes, type } of icons) {
      const picture = await readFile(join(folder, src))
      // PNG header: signature, then width and height at bytes 16 and 20.
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect(type).toBe('image/png')
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  test('says nothing about health on a home screen', async () => {
    expect(JSON.stringify(await manifest())).not.toMatch(/menopaus|health|flash|period|symptom|wom[ae]n/i)
  })
})
