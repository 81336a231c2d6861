/**
 * Replaces Vite's loader of lazy modules: 0.5 kB of it are for module preloads, which `vite.config.ts` leaves to the
 * pages.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOADER = fileURLToPath(new URL('../../src/kit/web/load-with-sheets.ts', import.meta.url))

/** The Vite plugin. */
export function slimPreload(): Plugin {
  return {
    name: 'emberwell:slim-preload',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      return id === '\0vite/preload-helper.js' ? `export { loadWithSheets as __vitePreload } from ${JSON.stringify(LOADER)}` : undefined
    },
  }
}
