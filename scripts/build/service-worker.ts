/** Build step of the web client: the service worker becomes one file of its own at `/sw.js`, whose name never changes, and gets the list of all built files. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const SOURCE = 'src/app/web/service-worker.ts'
const ADDRESS = 'sw.js'
/** Files of the build that are not served to browsers. */
const INTERNAL = /^\.vite\//

/** One file that the worker keeps on the device: `revision` is null where its name holds a hash of what is in it. */
export type BuiltFile = { url: string; revision: string | null }

/** A file of the build or of the folder `public`, by its name under the root of the site. */
type Content = { name: string; content: string | Uint8Array }

/** The list of the worker, in the order of names, so that the same build makes the same worker. */
export function builtFiles(files: readonly Content[]): BuiltFile[] {
  return files
    .filter(({ name }) => name !== ADDRESS && !INTERNAL.test(name))
    .map(({ name, content }) => ({
      url: `/${name}`,
      revision: name.startsWith('assets/') ? null : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
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

async function built(root: string, files: readonly BuiltFile[], isMinified: boolean): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      minify: isMinified,
      modulePreload: false,
      rolldownOptions: { input: join(root, SOURCE), output: { format: 'iife', entryFileNames: ADDRESS } },
    },
  })
  const [chunk, ...more] = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The service worker must be one file')
  return (chunk satisfies Rollup.OutputChunk).code
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
        const made = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }))
        const files = builtFiles([...made, ...(await filesIn(publicFolder))])
        if (!files.some(({ url }) => url === '/index.html')) throw new Error('The service worker has no page to open')
        this.emitFile({ type: 'asset', fileName: ADDRESS, source: await built(root, files, true) })
      },
    },
  }
}
