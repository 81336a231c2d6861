import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstChunk } from './scripts/build/first-chunk.ts'
import { shortNames } from './scripts/build/short-names.ts'
import { slimIcons } from './scripts/build/slim-icons.ts'
import { webBudget } from './scripts/build/web-budget.ts'

const first = firstChunk('/src/app/web/main.tsx')

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    first.plugin,
    slimIcons(resolve(import.meta.dirname, 'src/kit/web/ui/create-icon.ts')),
    webBudget({ sizes: 'dist/web-sizes.json' }),
  ],
  resolve: {
    // React has had this hook of its own since 18; the stand-in for older ones is not needed.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: { modules: command === 'build' ? { generateScopedName: shortNames() } : {} },
  build: {
    outDir: 'dist/web',
    // Nothing is inlined: the content security policy allows no inline style, script or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: first.isFirst }] } } },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
}))
