import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { noChunkCircles, plannedChunks } from './scripts/build/chunks.ts'
import { layerOrder } from './scripts/build/layer-order.ts'
import { laterSheet } from './scripts/build/later-sheet.ts'
import { lightPacks } from './scripts/build/light-packs.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { bootInDevelopment, webPages } from './scripts/build/pages.ts'
import { shortNames } from './scripts/build/short-names.ts'
import { slimContracts } from './scripts/build/slim-contracts.ts'
import { slimIcons } from './scripts/build/slim-icons.ts'
import { slimPreload } from './scripts/build/slim-preload.ts'
import { webBudget } from './scripts/build/web-budget.ts'
import { spokenWords } from './scripts/build/words.ts'

const { groups, planChunks } = plannedChunks()

const OUTPUT: Rolldown.OutputOptions = {
  // The first load names every chunk that a page may ask for: bare hashes are 0.4 kB less than names with hashes, and
  // seven letters of them 0.2 kB less than eight.
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: ({ names }) =>
    names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
  codeSplitting: { groups },
}

/** Notes that tell nothing to someone who starts the product: slow plugins, and lazy imports from a chunk in use. */
const QUIET: Rolldown.ChecksOptions = { bundlerTimings: false, ineffectiveDynamicImport: false }

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    spokenWords({ isAlone: isSsrBuild === true }),
    react(),
    layerOrder(),
    lightPacks(),
    slimIcons(),
    slimPreload(),
    slimContracts(),
    // Only the client has these; the pages that are drawn beforehand are built by the same rules otherwise.
    ...(isSsrBuild
      ? []
      : [
          planChunks(),
          laterSheet(),
          serviceWorker(),
          noChunkCircles(),
          bootInDevelopment(),
          webPages(),
          webBudget({ sizes: 'dist/web-sizes.json' }),
        ]),
  ],
  resolve: {
    // React has had this hook of its own since 18; the stand-in for older ones is not needed.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // Workers hold no words and no schemas.
  worker: { format: 'es', plugins: () => [slimContracts()] },
  css: { modules: command === 'build' ? { generateScopedName: shortNames() } : {} },
  build: {
    outDir: 'dist/web',
    // Nothing is inlined: the content security policy allows no inline style, script or font.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first page is asked for with all that it stands on, by its own file (`scripts/build/pages.ts`). Those after
      // it are fetched ahead of the tap and kept by the worker: naming their chunks here as well costs every page 1 kB.
      // Sheets must be named.
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    target: 'es2023',
    manifest: true,
    // `web-budget.ts` limits the sizes; the chunks above the default limit are fetched on their own, such as the demo.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      checks: QUIET,
      output: isSsrBuild ? { codeSplitting: false } : OUTPUT,
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
}))
