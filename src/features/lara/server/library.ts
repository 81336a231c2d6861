/** Lara's knowledge as the server holds it: read from the files that `scripts/learn-asks.ts` wrote, one language when it is first asked. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import MiniSearch from 'minisearch'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { readRanking } from '../rules/ranking.ts'
import { type Index, INDEX_OPTIONS, type Library, makeLibrary } from '../rules/retrieval.ts'
import type { Language } from '../rules/speech.ts'

const libraries = new Map<Language, Library>()
const readings = new Map<Language, Promise<void>>()

function fileOf(name: string): URL {
  return new URL(`../content/search/${name}`, import.meta.url)
}

function keep(language: Language, index: Index, ranking: Uint8Array): Library {
  const library = makeLibrary(KNOWLEDGE, language, { ranking: readRanking(ranking), index })
  libraries.set(language, library)
  return library
}

/** The library of a language; the first call reads it, later ones find it ready. */
export function libraryOf(language: Language): Library {
  const known = libraries.get(language)
  if (known) return known
  const index = MiniSearch.loadJSON(readFileSync(fileOf(`${language}.json`), 'utf8'), INDEX_OPTIONS)
  return keep(language, index, readFileSync(fileOf(`${language}.ranking`)))
}

async function read(language: Language): Promise<void> {
  const [json, ranking] = await Promise.all([readFile(fileOf(`${language}.json`), 'utf8'), readFile(fileOf(`${language}.ranking`))])
  const index = await MiniSearch.loadJSONAsync(json, INDEX_OPTIONS)
  if (!libraries.has(language)) keep(language, index, ranking)
}

/** Reads the library of a language bit by bit, so that neither a start nor a request waits for it; once, however many come to talk meanwhile. */
export async function openLibrary(language: Language): Promise<void> {
  if (libraries.has(language)) return
  let reading = readings.get(language)
  if (!reading) {
    // Forgotten once it ended, also where it failed: then the next visit tries again.
    reading = read(language).finally(() => readings.delete(language))
    readings.set(language, reading)
  }
  await reading
}
