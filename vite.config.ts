import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { webBudget } from './scripts/build/web-budget.ts'

export default defineConfig({
  plugins: [react(), webBudget({ sizes: 'dist/web-sizes.json' })],
  build: {
    outDir: 'dist/web',
    // Nothing is inlined: the content security policy allows no inline style, script or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    manifest: true,
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
})
