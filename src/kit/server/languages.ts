/** The language of server texts: that of the request, or that of an email's recipient (decision 0034). */
import { AsyncLocalStorage } from 'node:async_hooks'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toBritish } from '../british.ts'
import { type Edition, editionOfTag, type Language, languageOf, speakFrom } from '../words.ts'

const LOCALES = join(import.meta.dirname, '../../../locales')

const editionStore = new AsyncLocalStorage<Edition>()
const catalogues = new Map<Language, ReadonlyMap<string, string>>()

/**
 * All messages of a language, over all areas, read on first use. `scripts/words.ts` checks that no message has two
 * translations.
 */
function catalogueOf(language: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(language)
  if (known) return known
  const files = globSync(`*/${language}.json`, { cwd: LOCALES }).map((name) => readFileSync(join(LOCALES, name), 'utf8'))
  const catalogue = new Map(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, string>)))
  catalogues.set(language, catalogue)
  return catalogue
}

/** Runs `work` in an edition, including its asynchronous continuations. */
export function inLanguage<T>(edition: Edition, work: () => T): T {
  return editionStore.run(edition, work)
}

/** The edition of the first language of an `Accept-Language` header that is supported; English if there is none. */
export function acceptedLanguage(header: string | undefined): Edition {
  const preferences = (header ?? '').split(',').map((preference) => {
    const [tag, ...parameters] = preference.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined)
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  const [first] = preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => editionOfTag(tag) ?? [])
  return first ?? 'en'
}

/** Runs `work` in the language that the caller accepts. */
export function inLanguageOf<T>({ headers }: Pick<FastifyRequest, 'headers'>, work: () => T): T {
  return inLanguage(acceptedLanguage(headers['accept-language']), work)
}

/** Makes texts of this thread be in the language that `inLanguage` sets, otherwise in English. */
export function speakAsSet(): void {
  speakFrom({
    edition: () => editionStore.getStore() ?? 'en',
    find: (message) => {
      const edition = editionStore.getStore() ?? 'en'
      if (languageOf(edition) !== 'en') return catalogueOf(languageOf(edition)).get(message) || undefined
      return edition === 'gb' ? toBritish(message) : undefined
    },
  })
}

/**
 * Makes each request run in the language its caller accepts. Everything else is in English unless `inLanguage` sets
 * another.
 */
export function speakLanguages(app: FastifyInstance): void {
  speakAsSet()
  app.addHook('onRequest', (request, _reply, next) => inLanguageOf(request, next))
}
