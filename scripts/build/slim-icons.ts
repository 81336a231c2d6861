/**
 * Reduces lucide's icons to their drawings: its component factory has 1 kB of unused options, each icon 40 B of unused
 * names and keys.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module that exports `createIcon` as the replacement. */
const MAKER = fileURLToPath(new URL('../../src/kit/web/ui/create-icon.ts', import.meta.url))

const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
const UNUSED = /^ {2}(?:name|size|aliases): [^[\n]*(?:\[[^\]]*\])?,?\n|,?\s*key: "\w+"|^__iconData\.node;\n/gm

/** The Vite plugin. */
export function slimIcons(): Plugin {
  return {
    name: 'emberwell:slim-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const isMaker = source.endsWith('/createLucideIcon.mjs') && importer !== undefined && ICON.test(importer)
      return isMaker ? `${MAKER}?lucide` : undefined
    },
    load(id) {
      return id === `${MAKER}?lucide` ? `export { createIcon as default } from ${JSON.stringify(MAKER)}` : undefined
    },
    transform(code, id) {
      return ICON.test(id) ? { code: code.replaceAll(UNUSED, ''), map: null } : undefined
    },
  }
}
