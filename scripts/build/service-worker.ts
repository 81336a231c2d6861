/** Build step of the web client: the service worker becomes one file of its own at `/sw.js`, whose name never changes, and gets the list of all built files. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ANY_PAGE } from '../../src/kit/page-files.ts'
import { isLightPack } from './light-packs.ts'
import { builtAlone } from './output.ts'
import { foldersOf, inFolder } from './words.ts'

const SOURCE = 'src/app/web/service-worker.ts'
const ADDRESS = 'sw.js'
/** What the worker keeps, for who measures it: addresses as JSON. */
export const KEPT_LIST = '.vite/kept.json'
/** Files of the build that are not served to browsers. */
const INTERNAL = /^\.vite\//

/** The page in each language. The worker keeps one, and the scripts of that language. */
const ANY_PAGES: readonly string[] = Object.values(ANY_PAGE)
/** A script in a folder of its language. */
const OTHER_SCRIPT = /^assets\/[a-z]{2}-\w{7}\//

/**
 * One file that the worker keeps on the device: `revision` is null where its name holds a hash of what is in it. In `url` a `*` stands for
 * what the file is called in the language that is kept.
 */
export type BuiltFile = { url: string; revision: string | null }

/** A file of the build or of the folder `public`, by its name under the root of the site. */
type Content = { name: string; content: string | Uint8Array }

function digestOf(contents: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const content of contents) digest.update(content)
  return digest.digest('hex').slice(0, 16)
}

/** Whether a file stands in the list by its English name. */
function isOther(name: string): boolean {
  return OTHER_SCRIPT.test(name) || (ANY_PAGES.includes(name) && name !== ANY_PAGE.en)
}

/** The list of the worker, in the order of names, so that the same build makes the same worker. */
export function builtFiles(files: readonly Content[]): BuiltFile[] {
  const pages = files.filter(({ name }) => ANY_PAGES.includes(name)).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return files
    .filter(({ name }) => name !== ADDRESS && !INTERNAL.test(name) && !isOther(name))
    .map(({ name, content }) => ({
      url: name === ANY_PAGE.en ? '/index*.html' : `/${inFolder(name, '*')}`,
      revision: name.startsWith('assets/') ? null : digestOf(name === ANY_PAGE.en ? pages.map((page) => page.content) : [content]),
    }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
}

/** What a file of the list is called in English. */
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

/** The plugin. While developing, the worker is built each time it is asked for, and keeps nothing. */
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
      // After the page itself, which is made in this very step.
      order: 'post',
      async handler(_options, bundle) {
        const made = Object.values(bundle)
          // Nobody asks for the demo without a connection.
          .filter((file) => !isLightPack(file))
          .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }))
        const files = builtFiles([...made, ...(await filesIn(publicFolder))])
        if (!files.some(({ url }) => url === '/index*.html')) throw new Error('The service worker has no page to open')
        this.emitFile({ type: 'asset', fileName: KEPT_LIST, source: JSON.stringify(files.map(({ url }) => inEnglish(url))) })
        this.emitFile({ type: 'asset', fileName: ADDRESS, source: await built(root, files, true) })
      },
    },
  }
}
