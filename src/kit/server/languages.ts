/** In which language the server speaks: that of the request, or of whoever a letter goes to (decision 0034). */
import { AsyncLocalStorage } from 'node:async_hooks'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, languageOfTag, speakFrom } from '../words.ts'

const LOCALES = join(import.meta.dirname, '../../../locales')

const spoken = new AsyncLocalStorage<Language>()
const catalogues = new Map<Language, ReadonlyMap<string, string>>()

/** All messages of a language, over all areas: `scripts/words.ts` sees to it that none is said in two ways here. Read when first spoken. */
function catalogueOf(language: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(language)
  if (known) return known
  const files = globSync(`*/${language}.json`, { cwd: LOCALES }).map((name) => readFileSync(join(LOCALES, name), 'utf8'))
  const catalogue = new Map(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, string>)))
  catalogues.set(language, catalogue)
  return catalogue
}

/** Does `work` in that language: all it says is in it, also what it does later. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work)
}

/** The first of the languages an `Accept-Language` header names that is spoken here; English where there is none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag, ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  const [first] = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => languageOfTag(tag) ?? [])
  return first ?? 'en'
}

/** Does `work` in the language that the caller of a request accepts. */
export function inLanguageOf<T>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => T): T {
  return inLanguage(acceptedLanguage(headers['accept-language']), work)
}

/** Lets the server speak: each request in the language that its caller accepts, all else in English unless `inLanguage` says otherwise. */
export function speakLanguages(app: FastifyInstance): void {
  speakFrom({
    language: () => spoken.getStore() ?? 'en',
    find: (message) => {
      const language = spoken.getStore()
      return language && language !== 'en' ? catalogueOf(language).get(message) || undefined : undefined
    },
  })
  app.addHook('onRequest', (request, _reply, next) => inLanguageOf(request, next))
}
