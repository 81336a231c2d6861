import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layerOrder } from './scripts/build/layer-order.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { shortNames } from './scripts/build/short-names.ts'
import { slimContracts } from './scripts/build/slim-contracts.ts'
import { slimIcons } from './scripts/build/slim-icons.ts'
import { webBudget } from './scripts/build/web-budget.ts'

const HERS =
  /\/src\/features\/(?:(?:logs|insights|settings|moments)\/contract|(?:logs|insights)\/web\/(?:queries|places)|logs\/rules\/mood-scale)\.ts$/
const ASKED = /\/src\/features\/lara\/(?:contract|web\/queries)\.ts$/
const TALK =
  /\/src\/kit\/web\/(?:optional-part|use-follow|use-wide|ui\/(?:EmberMark|MessageField|Said|Talk|TalkFrame))\.[\w.]+$|\/icons\/life-buoy\.mjs$/
const SHEET = /\/src\/kit\/(?:day-words|web\/ui\/(?:Alert|Card|EmptyState|LoadFailed|PageFrame|Progress))[.\w]*$/

export default defineConfig(({ command }) => ({
  plugins: [react(), layerOrder(), slimIcons(), slimContracts(), serviceWorker(), webBudget({ sizes: 'dist/web-sizes.json' })],
  resolve: {
    // React has had this hook of its own since 18; the stand-in for older ones is not needed.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: command === 'build' ? { generateScopedName: shortNames() } : {} },
  build: {
    outDir: 'dist/web',
    // Nothing is inlined: the content security policy allows no inline style, script or font.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page is asked for with all that it stands on; what a page fetches later stands on what is there, but for its sheets. Naming it all costs each page 0.3 kB.
      resolveDependencies: (_file, parts, { hostId }) =>
        hostId.startsWith('assets/index-') ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load names every chunk that a page may ask for: bare hashes are 0.4 kB less than names with hashes.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Shapes are fetched by the pages that check something themselves.
            { name: 'shapes', test: /\/node_modules\/zod\/|\/src\/kit\/schemas\.ts$/, priority: 2 },
            // What nearly every page of hers shares: small pieces of their own would each compress worse.
            { name: 'hers', test: HERS, priority: 0 },
            // What the chat and the pages with help lines ask the server for.
            { name: 'asked', test: ASKED, priority: 0 },
            { name: 'sheet', test: SHEET, priority: 0 },
            // The look of a talk, for both chats.
            { name: 'talk', test: TALK, priority: 0 },
            // One chunk and one sheet for the first load: many small ones compress worse, by 4 kB at the last count.
            { name: 'first', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
}))
