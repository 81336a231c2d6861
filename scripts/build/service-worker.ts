/** Build step of the web client: the service worker becomes one file of its own at `/sw.js`, whose name never changes. */
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const SOURCE = 'src/app/web/service-worker.ts'
const ADDRESS = 'sw.js'

async function built(root: string, isMinified: boolean): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
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

/** The plugin. While developing, the worker is built each time it is asked for. */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'emberwell:service-worker',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_request, response, next) => {
        built(root, false).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: ADDRESS, source: await built(root, true) })
    },
  }
}
