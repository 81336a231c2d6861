import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,controls,kit,components;'

/** The cascade layer of a CSS module: what adapts an element comes after it. */
function layerOf(id: string): string {
  if (/\/kit\/web\/ui\/(?:Button|Card)\.module\.css/.test(id)) return 'controls'
  return id.includes('/src/kit/') ? 'kit' : 'components'
}

/**
 * Plugin that puts every CSS module into a cascade layer, and starts every style sheet with the order of the layers:
 * chunks load in any order, so neither the order of the layers nor which of two equally specific rules wins may depend
 * on which sheet comes first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'emberwell:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => (code.includes('@layer') ? undefined : { code: `@layer ${layerOf(id)} {${code}}`, map: null }),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${ORDER}${String(file.source)}`
        }
      },
    },
  }
}
