/**
 * Build step of the web client: one HTML file for each address of the router. Each names the script and the sheets of its page, so that
 * the browser asks for them together with the first load; pages for guests also stand in it as they will be drawn (decision 0032).
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, Rollup } from 'vite'
import type { Drawn, View, Wanted, Wish } from '../../src/app/web/prerender.ts'
import { PAGES } from '../../src/kit/page-files.ts'
import { type Language, LANGUAGES } from '../../src/kit/words.ts'
import { builtAlone, reach, sheetsOf } from './output.ts'
import { pagesIn } from './routes.ts'
import { cataloguesOf, folderOf, foldersOf, manifestIn, pageIn, SAY } from './words.ts'

const ROUTER = 'src/app/web/router.tsx'
const PRERENDER = 'src/app/web/prerender.ts'
const FIRST_LOOK = 'src/app/web/first-look.ts'
const FIRST_LOOK_HOME = 'src/app/web/first-look-home.ts'

/** What is drawn whole: what a stranger reads first. */
const DRAWN = ['/', '/privacy', '/terms', '/help']

/** Of hers, what is drawn whole as it stands before her figures have come; of the others the frame alone. */
const DRAWN_OF_HERS = ['/tracker', '/home', '/chat']

/** The one among them that greets her: her name and the hour are filled in by the first look. */
const GREETING = '/home'

/** What only stands while developing. */
const UNBUILT = ['/kit']

const run = promisify(execFile)

/** The names of the scripts that run before anything is drawn: everywhere, and at Home. */
type Looks = { look: string; homeLook: string }

/** What a page is fetched with, beyond the first load: file names of its scripts and sheets. */
type Parts = { scripts: string[]; sheets: string[] }

/** The file of an address below the folder of its language. */
function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`.slice(1)
}

function partsOf(bundle: Rollup.OutputBundle, module: string, isDrawn: boolean): Parts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const page = chunks.find((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId === module)
  if (!entry || !page) throw new Error(`The build has no chunk of ${module}`)
  const first = reach(bundle, entry.fileName)
  const firstSheets = sheetsOf(bundle, first)
  const needed = reach(bundle, page.fileName)
  // What is drawn beforehand needs the sheets of its later parts, too; those of the first load lead everywhere.
  const shown = isDrawn ? reach(bundle, page.fileName, { withLater: true, known: first }) : needed
  return {
    scripts: [...needed].filter((name) => !first.has(name)),
    sheets: [...sheetsOf(bundle, shown)].filter((name) => !firstSheets.has(name)),
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

/** The script that runs before anything is drawn. */
async function firstLook(root: string, input: string): Promise<string> {
  return builtAlone({
    root,
    configFile: false,
    publicDir: false,
    build: {
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, input), output: { format: 'iife' } },
    },
  })
}

/** What answers the calls for words where pages are drawn. */
function saying(root: string, language: Language): string {
  return `{
const words = ${JSON.stringify(cataloguesOf(root, language))}
globalThis.${SAY} = (area, message, ...values) => (words[area]?.[message] || message).replaceAll(/\\{(\\d)\\}/g, (_, place) => values[place])
}
`
}

/** The program that draws pages. */
function drawer(root: string): Promise<string> {
  return builtAlone(
    {
      root,
      publicDir: false,
      mode: 'production',
      resolve: {
        alias: [
          {
            // Leaves it to the router, which is told that this is no server: what is drawn must be what the browser draws.
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

/** Draws pages in a language; answers markup and title by address. */
async function drawn(root: string, code: string, language: Language, wanted: Wanted): Promise<Drawn> {
  const file = join(root, `.cache/prerender-${language}.mjs`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, saying(root, language) + code)
  try {
    const env = { ...process.env, NODE_ENV: 'production', TZ: 'UTC' }
    const { stdout } = await run(process.execPath, [file, language, JSON.stringify(wanted)], { env, maxBuffer: 64e6 })
    return JSON.parse(stdout) as Drawn
  } finally {
    await rm(file)
  }
}

/** What of the signed-in pages is drawn: all but the page itself. */
function frameOf(markup: string): string {
  const frame = markup.replace(/(<main [^>]*>).*(<\/main>)/s, '$1$2').replaceAll(/<!--.*?-->|<template[^>]*><\/template>/g, '')
  if (!frame.includes('data-quick-exit')) throw new Error('The frame of a signed-in page has no quick exit')
  return frame
}

/** What the content security policy would refuse in the markup of a page; empty when all is well. */
export function markupProblems(markup: string): string[] {
  return [/<script[\s>]/i, /<style[\s>]/i, /\sstyle=/i, /\son[a-z]+=/i, /javascript:/i].flatMap(
    (refused) => refused.exec(markup)?.[0].trim() ?? [],
  )
}

/** All sheets of a page in one file, so that its script need not wait for a connection; answers the file's name. */
async function asOneSheet(folder: string, sheets: readonly string[]): Promise<string | undefined> {
  if (sheets.length < 2) return sheets[0]
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  const name = `assets/${digestOf(texts.join(''))}.css`
  await writeFile(join(folder, name), texts.join('\n'))
  return name
}

/** The sheets of a page. The single ones are named as well, disabled: the script looks for them by name, and finds them loaded. */
function sheetLinks(sheets: readonly string[], whole: string | undefined): string {
  if (whole === undefined) return ''
  const single = sheets.filter((name) => name !== whole).map((name) => `    <link rel="stylesheet" crossorigin disabled href="/${name}">\n`)
  return `    <link rel="stylesheet" crossorigin href="/${whole}">\n${single.join('')}`
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The page whose scripts are fetched by the first look, in the language of whoever is here: its own are named, the entry first. */
function withFirstLook(html: string, look: string, languages: readonly string[]): string {
  const entry = ENTRY.exec(html)
  if (!entry) throw new Error('The page has no script')
  return (
    html
      .replace('<html ', () => `<html data-scripts="${entry[1]}" data-languages="${languages.join(' ')}" `)
      .replace(entry[0], () => `<link rel="modulepreload" crossorigin href="${entry[1]}">`)
      // Behind what it reads of the head, and before the sheets: a script waits for those above it.
      .replace('<link rel="icon"', (icon) => `<script src="/${look}"></script>\n    ${icon}`)
  )
}

/** The page with what it says of itself where no script has run yet, in the language that `about` is in. */
function aboutIn(html: string, { description, noScript }: Drawn['about']): string {
  return html
    .replace(/(<meta name="description" content=")[^"]*/, (_whole, before: string) => before + description)
    .replace(/(<noscript>).*?(<\/noscript>)/s, (_whole, before: string, after: string) => before + noScript + after)
}

/** The page with the words that she is greeted with, one for each part of a day. */
function withGreetings(html: string, { greetings }: Drawn['about'], { look, homeLook }: Looks): string {
  return html.replace('<html ', () => `<html data-greetings="${greetings.join('|')}" `).replace(look, homeLook)
}

/** The scripts of the page are asked for together with the first load; `areLate` where they are only named, for the first look. */
function withScripts(html: string, scripts: readonly string[], { areLate = false } = {}): string {
  const named = html.replace(/data-scripts="[^"]*/, (before) => [before, ...scripts.map((name) => `/${name}`)].join(' '))
  if (areLate) return named.replace('<html ', () => '<html data-late ').replace(/ *<link rel="modulepreload"[^>]*>\n/, '')
  const links = scripts.map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`)
  return named.replace('  </head>', (end) => links.join('') + end)
}

/** What needs a script sleeps until it has come: a form that the browser itself sends would write her words into the address. */
function asleep(markup: string): string {
  return markup.replaceAll(/<(?:form|button|fieldset)(?![^>]*data-quick-exit)/g, '$& inert=""')
}

/** The page with what was drawn of it. A guest's page stands whole in its file; its scripts are fetched by the first look when it can be read. */
function withMarkup(html: string, path: string, { kind, isWhole }: Wish, { markup, title }: View, scripts: readonly string[]): string {
  const shown = asleep(isWhole ? markup : frameOf(markup))
  const problems = markupProblems(shown)
  if (problems.length > 0) throw new Error(`${path} is drawn with what our policy refuses: ${problems.join(', ')}`)
  const drawn = html
    .replace('<html ', () => `<html data-drawn="${path}" ${kind === 'guest' ? '' : `data-for="${kind}" `}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shown}</div>`)
  return withScripts(drawn, scripts, { areLate: isWhole })
}

/** While developing there is one page for all addresses, as Vite serves it; the first look comes as a module. */
export function firstLookInDevelopment(): Plugin {
  return {
    name: 'emberwell:first-look',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${FIRST_LOOK}` }, injectTo: 'head-prepend' }],
  }
}

/** The plugin. */
export function webPages(): Plugin {
  let root = ''
  let folder = ''
  const looks: Looks = { look: '', homeLook: '' }
  return {
    name: 'emberwell:web-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = config.build.outDir
    },
    async buildStart() {
      for (const [name, input] of [
        ['look', FIRST_LOOK],
        ['homeLook', FIRST_LOOK_HOME],
      ] as const) {
        const source = await firstLook(root, input)
        looks[name] = `assets/${name === 'homeLook' ? 'look-home' : 'look'}-${digestOf(source)}.js`
        this.emitFile({ type: 'asset', fileName: looks[name], source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withFirstLook(html, looks.look, foldersOf(root)),
    },
    async writeBundle(_options, bundle) {
      const html = await readFile(join(folder, 'index.html'), 'utf8')
      const pages = pagesIn(await readFile(join(root, ROUTER), 'utf8'))
      for (const path of UNBUILT) pages.delete(path)
      const wanted: Wanted = {}
      for (const [path, { access }] of pages) {
        if (DRAWN.includes(path)) wanted[path] = { kind: 'guest', isWhole: true }
        else if (access === 'woman' || access === 'partner') wanted[path] = { kind: access, isWhole: DRAWN_OF_HERS.includes(path) }
      }
      const code = await drawer(root)
      const spoken = await Promise.all(
        LANGUAGES.map(async (language) => ({
          language,
          spokenFolder: folderOf(root, language),
          ...(await drawn(root, code, language, wanted)),
        })),
      )
      const manifest = JSON.parse(await readFile(join(folder, manifestIn('en')), 'utf8')) as object
      for (const { language, about } of spoken)
        await writeFile(join(folder, manifestIn(language)), JSON.stringify({ ...manifest, lang: language, description: about.description }))
      for (const [path, { module }] of pages) {
        const wish = wanted[path]
        const { scripts, sheets } = partsOf(bundle, join(root, dirname(ROUTER), module), wish?.isWhole === true)
        const links = sheetLinks(sheets, await asOneSheet(folder, sheets))
        const page = html.replace('  </head>', (end) => links + end)
        for (const { language, spokenFolder, about, pages: views } of spoken) {
          const view = views[path]
          const told = path === GREETING ? withGreetings(aboutIn(page, about), about, looks) : aboutIn(page, about)
          const whole = wish && view ? withMarkup(told, path, wish, view, scripts) : withScripts(told, scripts)
          const file = join(folder, PAGES[language], fileOf(path))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, pageIn(whole, language, spokenFolder))
        }
      }
    },
  }
}
