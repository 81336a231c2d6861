/** Lara's knowledge as the server holds it: read from the files that `scripts/learn-asks.ts` wrote, one language when it is first asked. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import MiniSearch from 'minisearch'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { readRanking } from '../rules/ranking.ts'
import { INDEX_OPTIONS, type Library, makeLibrary } from '../rules/retrieval.ts'
import type { Language } from '../rules/speech.ts'

const libraries = new Map<Language, Library>()

function fileOf(name: string): URL {
  return new URL(`../content/search/${name}`, import.meta.url)
}

/** The library of a language; the first call reads it, later ones find it ready. */
export function libraryOf(language: Language): Library {
  const known = libraries.get(language)
  if (known) return known
  const index = MiniSearch.loadJSON(readFileSync(fileOf(`${language}.json`), 'utf8'), INDEX_OPTIONS)
  const library = makeLibrary(KNOWLEDGE, language, { ranking: readRanking(readFileSync(fileOf(`${language}.ranking`))), index })
  libraries.set(language, library)
  return library
}

/** Reads the library of a language bit by bit, so that neither a start nor a request waits for it. */
export async function openLibrary(language: Language): Promise<void> {
  if (libraries.has(language)) return
  const [json, ranking] = await Promise.all([readFile(fileOf(`${language}.json`), 'utf8'), readFile(fileOf(`${language}.ranking`))])
  const index = await MiniSearch.loadJSONAsync(json, INDEX_OPTIONS)
  if (!libraries.has(language)) libraries.set(language, makeLibrary(KNOWLEDGE, language, { ranking: readRanking(ranking), index }))
}
