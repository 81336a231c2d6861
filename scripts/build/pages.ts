/**
 * Build step of the web client: one HTML file for each address of the router. Each names the scripts and style sheets
 * of its page, so that the browser requests them together with the first load; four public pages are also prerendered
 * (decision 0032).
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, Rollup } from 'vite'
import type { Prerendered, View } from '../../src/app/web/prerender.ts'
import { PAGES } from '../../src/kit/page-files.ts'
import { type Edition, EDITIONS } from '../../src/kit/words.ts'
import { builtAlone, digestOf, reach, sheetsOf } from './output.ts'
import { pagesIn } from './routes.ts'
import { cataloguesOf, folderOf, foldersOf, manifestIn, pageIn, SAY } from './words.ts'

const ROUTER = 'src/app/web/router.tsx'
const PRERENDER = 'src/app/web/prerender.ts'
const BOOT = 'src/app/web/boot.ts'

/** Addresses of the prerendered pages: what a visitor reads first. */
const PRERENDERED: readonly string[] = ['/', '/privacy', '/terms', '/help']

const run = promisify(execFile)

/** What a page loads beyond the first load: file names of its scripts and style sheets. */
type Parts = { scripts: string[]; sheets: string[] }

/** File of a route inside the folder of its language. */
function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`.slice(1)
}

function partsOf(bundle: Rollup.OutputBundle, module: string, isPrerendered: boolean): Parts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const page = chunks.find((chunk) => chunk.moduleIds.includes(module))
  if (!entry || !page) throw new Error(`The build has no chunk of ${module}`)
  const first = reach(bundle, entry.fileName)
  const firstSheets = sheetsOf(bundle, first)
  const needed = reach(bundle, page.fileName)
  // Prerendered markup needs the style sheets of its lazy parts, too; those of the first load lead everywhere.
  const rendered = isPrerendered ? reach(bundle, page.fileName, { withLater: true, known: first }) : needed
  return {
    scripts: [...needed].filter((name) => !first.has(name)),
    sheets: [...sheetsOf(bundle, rendered)].filter((name) => !firstSheets.has(name)),
  }
}

/** The code of the script that runs before the first paint. */
async function bootScript(root: string): Promise<string> {
  return builtAlone({
    root,
    configFile: false,
    publicDir: false,
    build: {
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, BOOT), output: { format: 'iife' } },
    },
  })
}

/** Defines the function that resolves translations while pages are prerendered. */
function translateSource(root: string, language: Edition): string {
  return `{
const words = ${JSON.stringify(cataloguesOf(root, language))}
globalThis.${SAY} = (area, message, ...values) => (words[area]?.[message] || message).replaceAll(/\\{(\\d)\\}/g, (_, place) => values[place])
}
`
}

/** The code of the program that prerenders pages. */
function prerenderer(root: string): Promise<string> {
  return builtAlone(
    {
      root,
      publicDir: false,
      mode: 'production',
      resolve: {
        alias: [
          {
            // The router is told that this is no server: the markup must equal what the browser renders.
            find: '@tanstack/router-core/isServer',
            replacement: join(root, 'node_modules/@tanstack/router-core/dist/esm/isServer/development.js'),
          },
          { find: /^react-dom\/(server|static)$/, replacement: 'react-dom/$1.edge' },
        ],
      },
      ssr: { noExternal: true },
      build: { ssr: join(root, PRERENDER), minify: false },
    },
    { leaveAssets: true },
  )
}

/** Prerenders the public pages in a language. */
async function prerendered(root: string, code: string, language: Edition): Promise<Prerendered> {
  const file = join(root, `.cache/prerender-${language}.mjs`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, translateSource(root, language) + code)
  try {
    const env = { ...process.env, NODE_ENV: 'production', TZ: 'UTC' }
    const { stdout } = await run(process.execPath, [file, language, ...PRERENDERED], { env, maxBuffer: 64e6 })
    return JSON.parse(stdout) as Prerendered
  } finally {
    await rm(file)
  }
}

/** What the content security policy would refuse in the markup of a page; empty when all is well. */
export function markupProblems(markup: string): string[] {
  return [/<script[\s>]/i, /<style[\s>]/i, /\sstyle=/i, /\son[a-z]+=/i, /javascript:/i].flatMap(
    (refused) => refused.exec(markup)?.[0].trim() ?? [],
  )
}

/**
 * Combines the style sheets of a page into one file, so that its script does not wait for several requests; returns
 * the file name.
 */
async function asOneSheet(folder: string, sheets: readonly string[]): Promise<string | undefined> {
  if (sheets.length < 2) return sheets[0]
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  const name = `assets/${digestOf(texts.join(''))}.css`
  await writeFile(join(folder, name), texts.join('\n'))
  return name
}

/**
 * Links to the style sheets of a page. Single ones are included disabled, because the script looks them up by name
 * and then treats them as loaded.
 */
function sheetLinks(sheets: readonly string[], whole: string | undefined): string {
  if (whole === undefined) return ''
  const single = sheets.filter((name) => name !== whole).map((name) => `    <link rel="stylesheet" crossorigin disabled href="/${name}">\n`)
  return `    <link rel="stylesheet" crossorigin href="/${whole}">\n${single.join('')}`
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The page whose scripts `boot.ts` fetches in the visitor's language: `data-scripts` lists them, the entry first. */
function withBoot(html: string, boot: string, languages: readonly string[]): string {
  const entry = ENTRY.exec(html)
  if (!entry) throw new Error('The page has no script')
  return (
    html
      .replace('<html ', () => `<html data-scripts="${entry[1]}" data-languages="${languages.join(' ')}" `)
      .replace(entry[0], () => `<link rel="modulepreload" crossorigin href="${entry[1]}">`)
      // After the tags of the head that it reads and before the style sheets, which would delay it.
      .replace('<link rel="icon"', (icon) => `<script src="/${boot}"></script>\n    ${icon}`)
  )
}

/** The page with its description and its text for browsers without scripts, in the language of `about`. */
function aboutIn(html: string, { description, noScript }: Prerendered['about']): string {
  return html
    .replace(/(<meta name="description" content=")[^"]*/, (_whole, before: string) => before + description)
    .replace(/(<noscript>).*?(<\/noscript>)/s, (_whole, before: string, after: string) => before + noScript + after)
}

/**
 * The page of a signed-in person with a quick exit, which `boot.ts` handles before the page's own script has loaded.
 */
function withQuickExit(html: string, { quickExit }: Prerendered['about']): string {
  const button = `<button type="button" class="early-exit" data-quick-exit="">${quickExit}</button>`
  return html.replace('<div id="root"></div>', `<div id="root">${button}</div>`)
}

/**
 * The page that requests its scripts together with the first load; with `areLate`, `boot.ts` fetches them after the
 * first paint.
 */
function withScripts(html: string, scripts: readonly string[], { areLate = false } = {}): string {
  const named = html.replace(/data-scripts="[^"]*/, (before) => [before, ...scripts.map((name) => `/${name}`)].join(' '))
  if (areLate) return named.replace('<html ', () => '<html data-late ').replace(/ *<link rel="modulepreload"[^>]*>\n/, '')
  const links = scripts.map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`)
  return named.replace('  </head>', (end) => links.join('') + end)
}

/**
 * Makes controls inert until the script runs: a form submitted by the browser itself would put its fields into the
 * address.
 */
function withInertControls(markup: string): string {
  return markup.replaceAll(/<(?:form|button|fieldset)(?![^>]*data-quick-exit)/g, '$& inert=""')
}

/** The page with its prerendered markup. */
function withMarkup(html: string, path: string, { markup, title }: View, scripts: readonly string[]): string {
  const rendered = withInertControls(markup)
  const problems = markupProblems(rendered)
  if (problems.length > 0) throw new Error(`The content security policy refuses the markup of ${path}: ${problems.join(', ')}`)
  const page = html
    .replace('<html ', () => `<html data-prerendered="${path}" `)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered}</div>`)
  return withScripts(page, scripts, { areLate: true })
}

/** In development Vite serves one page for all addresses, and `boot.ts` is a module. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'emberwell:boot',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${BOOT}` }, injectTo: 'head-prepend' }],
  }
}

/** The Vite plugin. */
export function webPages(): Plugin {
  let root = ''
  let folder = ''
  let boot = ''
  return {
    name: 'emberwell:web-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = config.build.outDir
    },
    async buildStart() {
      const source = await bootScript(root)
      boot = `assets/boot-${digestOf(source)}.js`
      this.emitFile({ type: 'asset', fileName: boot, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withBoot(html, boot, foldersOf(root)),
    },
    async writeBundle(_options, bundle) {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      const pages = pagesIn(await readFile(join(root, ROUTER), 'utf8'))
      const code = await prerenderer(root)
      const spoken = await Promise.all(
        EDITIONS.map(async (language) => ({
          language,
          spokenFolder: folderOf(root, language),
          ...(await prerendered(root, code, language)),
        })),
      )
      const manifest = JSON.parse(await readFile(join(folder, manifestIn('en')), 'utf8')) as object
      for (const { language, about } of spoken)
        await writeFile(
          join(folder, manifestIn(language)),
          JSON.stringify({ ...manifest, lang: language === 'gb' ? 'en-GB' : language, description: about.description }),
        )
      for (const [path, { module, access }] of pages) {
        const { scripts, sheets } = partsOf(bundle, join(root, dirname(ROUTER), module), PRERENDERED.includes(path))
        const links = sheetLinks(sheets, await asOneSheet(folder, sheets))
        const page = html.replace('  </head>', (end) => links + end)
        for (const { language, spokenFolder, about, pages: views } of spoken) {
          const view = views[path]
          const isPersonal = access === 'woman' || access === 'partner' || access === 'member'
          const described = isPersonal ? withQuickExit(aboutIn(page, about), about) : aboutIn(page, about)
          const whole = view ? withMarkup(described, path, view, scripts) : withScripts(described, scripts)
          const file = join(folder, PAGES[language], fileOf(path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, pageIn(whole, language, spokenFolder))
        }
      }
    },
  }
}
