import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/**
 * Plugin that starts every style sheet with the order of the cascade layers, because chunks load in any order and
 * the first would otherwise define it.
 */
export function layerOrder(): Plugin {
  return {
    name: 'emberwell:layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${ORDER}${String(file.source)}`
      }
    },
  }
}
