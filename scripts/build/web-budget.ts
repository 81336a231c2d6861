/**
 * Build step of the web client: preloads fonts, precompresses files, measures each route and fails above the budget.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { reach, sheetsOf } from './output.ts'
import { KEPT_LIST } from './service-worker.ts'

/**
 * Budgets in brotli bytes (docs/design.md, section 9): script and style of the first load, script of a page
 * including it, style sheets of one page, fonts, and all files the service worker caches (docs/decisions/0031).
 */
export const BUDGET = { entryScript: 105_000, pageScript: 117_000, style: 10_000, fonts: 60_000, kept: 1_420_000 } as const

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

/** The name of a page, in the path of its module. */
const PAGE_NAME = /\/(\w+Page)\.tsx$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Transfer size of one route or part beyond the entry, in brotli bytes. */
type RouteSizes = { script: number; style: number }

/**
 * Sizes of a build, as in `dist/web-sizes.json`, in brotli bytes (fonts and images uncompressed). `kept` is everything
 * the service worker caches, `routes` the pages, `parts` what pages load lazily with all its dependencies.
 */
export type WebSizes = {
  entry: RouteSizes
  fonts: number
  kept: number
  routes: Record<string, RouteSizes>
  parts: Record<string, RouteSizes>
}

/** Compressed files by content: a file is measured before it is written. */
const compressedByContent = new Map<string, Promise<Buffer>>()

function compressed(content: string | Uint8Array): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('hex')
  const known = compressedByContent.get(key) ?? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  compressedByContent.set(key, known)
  return known
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** One message per exceeded budget, with the excess. */
export function budgetProblems(sizes: WebSizes): string[] {
  const problems: string[] = []
  const hold = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} B, ${bytes - most} B above the budget of ${most} B (brotli)`)
  }
  hold('Entry script', sizes.entry.script, BUDGET.entryScript)
  hold('Fonts', sizes.fonts, BUDGET.fonts)
  hold('Files cached by the service worker', sizes.kept, BUDGET.kept)
  for (const [name, route] of Object.entries(sizes.routes)) {
    hold(`Script of ${name} including the entry's`, route.script + sizes.entry.script, BUDGET.pageScript)
    hold(`Style of ${name} including the entry's`, route.style + sizes.entry.style, BUDGET.style)
  }
  return problems
}

function sorted(sizes: Record<string, RouteSizes>): Record<string, RouteSizes> {
  return Object.fromEntries(Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other)))
}

async function measure(bundle: Rollup.OutputBundle): Promise<Omit<WebSizes, 'kept'>> {
  const weights = new Map<string, number>()
  for (const file of Object.values(bundle)) {
    if (!/^assets\/[^/]*\.(?:js|css)$/.test(file.fileName)) continue
    weights.set(file.fileName, (await compressed(file.type === 'chunk' ? file.code : file.source)).length)
  }

  const weigh = (names: Iterable<string>) => sum([...names].map((name) => weights.get(name) ?? 0))

  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry to measure')
  const first = reach(bundle, entry.fileName)
  // The script before the first paint is part of the first load.
  const boot = Object.keys(bundle).filter((name) => name.startsWith('assets/boot-'))
  const firstStyles = sheetsOf(bundle, first)
  const routes: Record<string, RouteSizes> = {}
  const parts: Record<string, RouteSizes> = {}
  for (const chunk of chunks) {
    if (first.has(chunk.fileName)) continue
    const own = reach(bundle, chunk.fileName, { known: first })
    const ownStyles = [...sheetsOf(bundle, own)].filter((name) => !firstStyles.has(name))
    const weight = { script: weigh(own), style: weigh(ownStyles) }
    const pages = chunk.moduleIds.flatMap((id) => PAGE_NAME.exec(id)?.[1] ?? [])
    for (const page of pages) routes[page] = weight
    if (pages.length === 0) parts[chunk.name] = weight
  }
  const fonts = Object.values(bundle).filter((file) => file.fileName.endsWith('.woff2') && file.type === 'asset')
  return {
    entry: { script: weigh([...boot, ...first]), style: weigh(firstStyles) },
    fonts: sum(fonts.map((font) => (font.type === 'asset' ? font.source.length : 0))),
    routes: sorted(routes),
    parts: sorted(parts),
  }
}

async function compressFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await compressed(content))
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
  }
}

/** Transfer size of all files the service worker caches. */
async function weighKept(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const kept = (JSON.parse(await readFile(join(folder, KEPT_LIST), 'utf8')) as string[]).map((address) => address.slice(1))
  const sent = kept.map((name) => (names.includes(`${name}.br`) ? `${name}.br` : name))
  return sum(await Promise.all(sent.map(async (name) => (await stat(join(folder, name))).size)))
}

/** The Vite plugin. Writes the sizes to the file `sizes`. */
export function webBudget({ sizes: sizesFile }: { sizes: string }): Plugin {
  let measured: Omit<WebSizes, 'kept'> | undefined
  let folder = ''
  return {
    name: 'emberwell:web-budget',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        // The two fonts every page needs are preloaded to avoid a layout shift.
        return Object.keys(bundle)
          .filter((name) => /latin-wght-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head' as const,
          }))
      },
    },
    async writeBundle(_options, bundle) {
      measured = await measure(bundle)
    },
    async closeBundle() {
      if (!measured) return
      await compressFolder(folder)
      const { entry, fonts, routes, parts } = measured
      const sizes: WebSizes = { entry, fonts, kept: await weighKept(folder), routes, parts }
      await mkdir(dirname(sizesFile), { recursive: true })
      await writeFile(sizesFile, `${JSON.stringify(sizes, undefined, 2)}\n`)
      const problems = budgetProblems(sizes)
      if (problems.length > 0) throw new Error(`The web client is too heavy:\n- ${problems.join('\n- ')}`)
    },
  }
}
