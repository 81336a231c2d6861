/**
 * Build step of the web client: one style sheet with all that the first load has not, which the first lazy part of a
 * page fetches in place of its own (docs/decisions/0097). The page names it in `data-sheet`.
 */
import type { Plugin } from 'vite'
import { digestOf, reach, sheetsOf } from './output.ts'

/** The Vite plugin. */
export function laterSheet(): Plugin {
  let name = ''
  return {
    name: 'emberwell:later-sheet',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('<html ', () => `<html data-sheet="/${name}" `) },
    generateBundle: {
      // Before the HTML page, which names it.
      order: 'pre',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        if (!entry) throw new Error('The build has no entry')
        const first = sheetsOf(bundle, reach(bundle, entry.fileName))
        const later = [...sheetsOf(bundle, reach(bundle, entry.fileName, { withLater: true }))].filter((sheet) => !first.has(sheet))
        const source = later.map((sheet) => (bundle[sheet]?.type === 'asset' ? String(bundle[sheet].source) : '')).join('\n')
        name = `assets/${digestOf(source)}.css`
        this.emitFile({ type: 'asset', fileName: name, source })
      },
    },
  }
}
