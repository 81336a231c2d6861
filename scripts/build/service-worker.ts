/**
 * Build step of the web client: builds the service worker into `/sw.js`, whose name never changes, with the list of
 * all built files.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { ANY_PAGE } from '../../src/kit/page-files.ts'
import { isLightPack } from './light-packs.ts'
import { builtAlone } from './output.ts'
import { foldersOf, inFolder } from './words.ts'

const SOURCE = 'src/app/web/service-worker.ts'
const ADDRESS = 'sw.js'
/** The worker's file list as JSON, for measuring. */
export const KEPT_LIST = '.vite/kept.json'
/** Output files that are not served to browsers. */
const INTERNAL = /^\.vite\//

/** The worker that reads files of other apps, whose days could not be sent. */
const READER = /^assets\/reader\.worker-/
/** Icons that the system fetches once, when the app is installed. */
const INSTALL_ICON = /^icons\//

/** Modules that are of use only while the server can be reached. */
const ONLINE_MODULE =
  /\/(?:src\/features\/exchange\/(?!web\/BringSection).+|src\/kit\/web\/common-passwords\.ts|node_modules\/@simplewebauthn\/browser\/.+)$/

/** The HTML page in each language. The worker caches one, and the scripts of that language. */
const ANY_PAGES: readonly string[] = Object.values(ANY_PAGE)
/** A script in the folder of a language. */
const OTHER_SCRIPT = /^assets\/[a-z]{2}-\w{7}\//

/**
 * A file the worker caches; `revision` is null if its name contains a content hash. `*` in `url` is replaced by the
 * file's name in the cached language.
 */
export type BuiltFile = { url: string; revision: string | null }

/** A file of the build or of `public`, by its path from the root of the site. */
type Content = { name: string; content: string | Uint8Array }

function digestOf(contents: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const content of contents) digest.update(content)
  return digest.digest('hex').slice(0, 16)
}

/** Whether an output file is of use only while the server can be reached, such as the demo, which is for guests. */
function isOnline(file: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return isLightPack(file) || (file.type === 'chunk' && file.moduleIds.length > 0 && file.moduleIds.every((id) => ONLINE_MODULE.test(id)))
}

/** Whether a file is represented in the list by its English version. */
function isOther(name: string): boolean {
  return OTHER_SCRIPT.test(name) || (ANY_PAGES.includes(name) && name !== ANY_PAGE.en)
}

/** The worker's file list, sorted by name for a deterministic build. */
export function builtFiles(files: readonly Content[]): BuiltFile[] {
  const pages = files.filter(({ name }) => ANY_PAGES.includes(name)).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return files
    .filter(({ name }) => name !== ADDRESS && !INTERNAL.test(name) && !INSTALL_ICON.test(name) && !isOther(name))
    .map(({ name, content }) => ({
      url: name === ANY_PAGE.en ? '/index*.html' : `/${inFolder(name, '*')}`,
      revision: name.startsWith('assets/') ? null : digestOf(name === ANY_PAGE.en ? pages.map((page) => page.content) : [content]),
    }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
}

/** English URL of a listed file. */
export function inEnglish(url: string): string {
  return url.replace('/*', '').replace('*', '')
}

async function filesIn(folder: string): Promise<Content[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { name: path.slice(folder.length + 1).replaceAll('\\', '/'), content: await readFile(path) }
      }),
  )
}

function built(root: string, files: readonly BuiltFile[], isMinified: boolean): Promise<string> {
  return builtAlone({
    root,
    configFile: false,
    publicDir: false,
    define: { BUILT_FILES: JSON.stringify(files), FOLDERS: JSON.stringify(foldersOf(root)) },
    build: {
      target: 'es2023',
      minify: isMinified,
      modulePreload: false,
      rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife', entryFileNames: ADDRESS } },
    },
  })
}

/** The Vite plugin. In development the worker is rebuilt for each request and caches nothing. */
export function serviceWorker(): Plugin {
  let root = ''
  let publicFolder = ''
  return {
    name: 'emberwell:service-worker',
    configResolved(config) {
      root = config.root
      publicFolder = config.publicDir
    },
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_request, response, next) => {
        built(root, [], false).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
    generateBundle: {
      // After the HTML pages, which are created in the same phase.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle[ANY_PAGE.en]
        const html = page?.type === 'asset' ? String(page.source) : ''
        const bundled = Object.values(bundle)
          .filter((file) => !isOnline(file) && !READER.test(file.fileName))
          // Style sheets of single parts are never fetched by this page (`later-sheet.ts`).
          .filter(({ fileName }) => !fileName.endsWith('.css') || html.includes(fileName))
          .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
        const files = builtFiles([...bundled, ...(await filesIn(publicFolder))])
        if (!files.some(({ url }) => url === '/index*.html')) throw new Error('The service worker has no HTML page')
        this.emitFile({ type: 'asset', fileName: KEPT_LIST, source: JSON.stringify(files.map(({ url }) => inEnglish(url))) })
        this.emitFile({ type: 'asset', fileName: ADDRESS, source: await built(root, files, true) })
      },
    },
  }
}
