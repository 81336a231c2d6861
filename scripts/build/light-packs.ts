/**
 * Build step of the web client: generates `virtual:light-pack/<language>`, the demo's knowledge, from the reviewed
 * content (docs/decisions/0030).
 */
import type { Plugin, Rollup } from 'vite'
import { CLAIMS } from '../../src/features/knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../src/features/knowledge/content/generated/knowledge.ts'
import { type LightPack, toLightPack } from '../../src/features/knowledge/rules/light-library.ts'
import { SPOKEN, type Language } from '../../src/features/text/rules/speech.ts'
import { NONE, readTrainingQuestions } from '../training-questions.ts'

/** Module id of a pack. */
const LIGHT_PACK = /^\0?virtual:light-pack\/(\w+)$/

/** Whether an output file is a pack: used only by the demo and without interface texts. */
export function isLightPack(file: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return file.type === 'chunk' && file.moduleIds.some((id) => LIGHT_PACK.test(id))
}

/** Entries that a search by word counts gives to questions about any illness of the family. */
const NOT_IN_DEMO: ReadonlySet<string> = new Set(['treatments-family-history'])

/** The pack of a language from the current content. */
export function lightPackOf(language: Language): LightPack {
  const questions = readTrainingQuestions(language).filter(({ id }) => !NOT_IN_DEMO.has(id))
  const asks = questions.map(({ id, text }) => ({ id: id === NONE ? undefined : id, text }))
  const entries = KNOWLEDGE.filter(({ id }) => !NOT_IN_DEMO.has(id))
  return toLightPack(entries, language, asks, CLAIMS)
}

/** The Vite plugin. */
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
