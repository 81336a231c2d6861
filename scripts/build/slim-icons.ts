/** Replaces lucide's component factory by our own, because it contains 1 kB of unused options. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module that exports `createIcon` as the replacement. */
const MAKER = fileURLToPath(new URL('../../src/kit/web/ui/create-icon.ts', import.meta.url))

/** The Vite plugin. */
export function slimIcons(): Plugin {
  return {
    name: 'emberwell:slim-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const isMaker = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
      return isMaker ? `${MAKER}?lucide` : undefined
    },
    load(id) {
      return id === `${MAKER}?lucide` ? `export { createIcon as default } from ${JSON.stringify(MAKER)}` : undefined
    },
  }
}
