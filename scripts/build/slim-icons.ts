/** Gives lucide's drawings our own small way to become a component: its own brings 1 kB of options that nobody here uses. */
import type { Plugin } from 'vite'

/** The plugin. `replacement` is the module that exports `createIcon` in place of lucide's maker of components. */
export function slimIcons(replacement: string): Plugin {
  return {
    name: 'emberwell:slim-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const isMaker = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
      return isMaker ? `${replacement}?lucide` : undefined
    },
    load(id) {
      return id === `${replacement}?lucide` ? `export { createIcon as default } from ${JSON.stringify(replacement)}` : undefined
    },
  }
}
