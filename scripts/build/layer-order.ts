import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,components;'

/** Begins every stylesheet with the order of the layers: chunks load in any order, and the first one read would else rank its layer lowest. */
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
