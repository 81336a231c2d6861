/** Build step of the web client: preloads the fonts, compresses every file beforehand, measures each route and fails above the budget. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'
import { reach, sheetsOf } from './output.ts'
import { KEPT_LIST } from './service-worker.ts'

/**
 * Brotli bytes, 1 kB = 1,000 B (design.md): the first load, what a page with its route may weigh in all (105 kB and 10 kB more),
 * the sheets of one page, the fonts, and all that the service worker fetches to keep (decision 0031).
 */
const BUDGET = { entryScript: 105_000, pageScript: 115_000, style: 10_000, fonts: 60_000, kept: 1_200_000 } as const

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What one route or part loads: script and style beyond the entry's, in brotli bytes. */
type RouteSizes = { script: number; style: number }

/**
 * The figures of one build, as `dist/web-sizes.json` holds them, in brotli bytes (fonts and pictures as they are). `kept` is all that the
 * service worker fetches; `routes` are the pages; `parts` are what pages fetch later, with all that a part could need of its own.
 */
export type WebSizes = {
  entry: RouteSizes
  fonts: number
  kept: number
  routes: Record<string, RouteSizes>
  parts: Record<string, RouteSizes>
}

/** What was compressed already, by its content: a file is measured first and written later. */
const made = new Map<string, Promise<Buffer>>()

function compressed(content: string | Uint8Array): Promise<Buffer> {
  const key = createHash('sha256').update(content).digest('hex')
  const known = made.get(key) ?? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  made.set(key, known)
  return known
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Every sentence that says which budget is passed, and by how much; empty when all hold. */
export function budgetProblems(sizes: WebSizes): string[] {
  const problems: string[] = []
  const hold = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what} is ${bytes} B, ${bytes - most} B above its budget of ${most} B (brotli)`)
  }
  hold('Entry script', sizes.entry.script, BUDGET.entryScript)
  hold('Fonts', sizes.fonts, BUDGET.fonts)
  hold('What the service worker keeps', sizes.kept, BUDGET.kept)
  for (const [name, route] of Object.entries(sizes.routes)) {
    hold(`Script of ${name} with the entry's`, route.script + sizes.entry.script, BUDGET.pageScript)
    hold(`Style of ${name} with the entry's`, route.style + sizes.entry.style, BUDGET.style)
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
  // What runs before the first load is part of it; at Home it is another one.
  const looks = Object.keys(bundle).filter((name) => name.startsWith('assets/look-'))
  const atHome = looks.filter((name) => name.startsWith('assets/look-home-'))
  const elsewhere = looks.filter((name) => !atHome.includes(name))
  const firstStyles = sheetsOf(bundle, first)
  const routes: Record<string, RouteSizes> = {}
  const parts: Record<string, RouteSizes> = {}
  for (const chunk of chunks.filter((one) => one.isDynamicEntry)) {
    const own = reach(bundle, chunk.fileName, { known: first })
    const ownStyles = [...sheetsOf(bundle, own)].filter((name) => !firstStyles.has(name))
    const sizes = chunk.name.endsWith('Page') ? routes : parts
    sizes[chunk.name] = { script: weigh(own), style: weigh(ownStyles) }
  }
  const home = routes['HomePage']
  if (home) home.script += weigh(atHome) - weigh(elsewhere)
  const fonts = Object.values(bundle).filter((file) => file.fileName.endsWith('.woff2') && file.type === 'asset')
  return {
    entry: { script: weigh([...elsewhere, ...first]), style: weigh(firstStyles) },
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

/** What all files that the service worker keeps weigh on their way to a browser. */
async function weighKept(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const kept = (JSON.parse(await readFile(join(folder, KEPT_LIST), 'utf8')) as string[]).map((address) => address.slice(1))
  const sent = kept.map((name) => (names.includes(`${name}.br`) ? `${name}.br` : name))
  return sum(await Promise.all(sent.map(async (name) => (await stat(join(folder, name))).size)))
}

/** The plugin. `sizes` is the file that receives the figures. */
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
        // The two fonts every page needs: asked for at once, so that no text moves when they arrive.
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
