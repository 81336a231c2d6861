/** Build step of the web client: makes `virtual:light-pack/<language>`, what the demo on the start page knows, out of Lara's reviewed content (decision 0030). */
import type { Plugin, Rollup } from 'vite'
import { CLAIMS } from '../../src/features/lara/content/all-claims.ts'
import { KNOWLEDGE } from '../../src/features/lara/content/all-knowledge.ts'
import { type LightPack, toLightPack } from '../../src/features/lara/rules/light-library.ts'
import { SPOKEN, type Language } from '../../src/features/lara/rules/speech.ts'
import { NONE, readAsks } from '../asks.ts'

/** The name of a pack among the modules of a build. */
const LIGHT_PACK = /^\0?virtual:light-pack\/(\w+)$/

/** Whether a file of the build is a pack: what only the demo on the start page needs, without words for people around it. */
export function isLightPack(file: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return file.type === 'chunk' && file.moduleIds.some((id) => LIGHT_PACK.test(id))
}

/** The pack of a language, as it stands in the content now. */
export function lightPackOf(language: Language): LightPack {
  const asks = readAsks(language).map(({ id, text }) => ({ id: id === NONE ? undefined : id, text }))
  return toLightPack(KNOWLEDGE, language, asks, CLAIMS)
}

/** The plugin. */
export function lightPacks(): Plugin {
  return {
    name: 'emberwell:light-packs',
    resolveId: (id) => (LIGHT_PACK.test(id) ? `\0${id}` : undefined),
    load(id) {
      const language = SPOKEN.find((one) => one === LIGHT_PACK.exec(id)?.[1])
      return language && `export const PACK = ${JSON.stringify(lightPackOf(language))}`
    },
  }
}
