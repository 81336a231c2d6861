/** Gives lucide's drawings our own small way to become a component: its own brings 1 kB of options that nobody here uses. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module that exports `createIcon` in place of lucide's maker of components. */
const MAKER = fileURLToPath(new URL('../../src/kit/web/ui/create-icon.ts', import.meta.url))

/** The plugin. */
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
