import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/**
 * Plugin that puts every CSS module into the cascade layer `components`, and starts every style sheet with the order of
 * the layers, because chunks load in any order and the first would otherwise define it.
 */
export function layerOrder(): Plugin {
  return {
    name: 'emberwell:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => (code.includes('@layer') ? undefined : { code: `@layer components {${code}}`, map: null }),
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
