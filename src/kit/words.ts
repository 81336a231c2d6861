/**
 * What the product says, in the language of whoever reads it (decision 0034). Every sentence stands in the code in English, as t`…`; its
 * Spanish and French stand in `locales/<area>/`. The web build writes the words of a language in the place of each `t`, so that a browser
 * fetches one language and nothing that looks words up; the server and the tests look them up here.
 */

export const LANGUAGES = ['en', 'es', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français' } as const satisfies Record<Language, string>

/** The language that a tag such as `es-MX` means; undefined where it is none of ours. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((known) => known === tag?.slice(0, 2).toLowerCase())
}

/** Where words are looked up: the language of now, and a message in it; undefined where it stays English. */
export type Source = { language: () => Language; find: (message: string) => string | undefined }

/** As long as nobody says where: English. */
const NOWHERE: Source = { language: () => 'en', find: () => undefined }

let source = NOWHERE

/** Says where words are looked up from now on: in the browser at once, on the server when its modules stand. Answers where they were looked up before. */
export function speakFrom(other: Source): Source {
  const former = source
  source = other
  return former
}

/** The language that is spoken here and now: the page's, or that of the request. */
export function language(): Language {
  return source.language()
}

/** A message with its values in the places `{0}`, `{1}` … */
export function filled(message: string, values: readonly (string | number)[]): string {
  return values.length > 0 ? message.replaceAll(/\{(\d)\}/g, (_whole, place: string) => String(values[Number(place)])) : message
}

/** What modules said with values in it while the server loaded them, with what it was made of, so that `said` can say it again. */
const made = new Map<string, { message: string; values: readonly (string | number)[] }>()

/** Words for people, in the language of now: t`Hello ${name}`. The name of a message in `locales/` is its English: `Hello {0}`. */
export function t(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const message = strings.reduce((before, part, at) => `${before}{${at - 1}}${part}`)
  const words = filled(source.find(message) ?? message, values)
  if (values.length > 0 && source === NOWHERE) made.set(words, { message, values })
  return words
}

/** On the server: words that a module said when it was loaded, in English, said again in the language of the request. Others stay as they are. */
export function said(words: string): string {
  const { message, values } = made.get(words) ?? { message: words, values: [] }
  return filled(source.find(message) ?? message, values)
}

/**
 * The form of a sentence that goes with a number, 0 or more: plural(n, t`${n} night`, t`${n} nights`). Two forms are enough for our languages
 * below a million (CLDR). French takes the singular for all below two, so `one` holds the figure wherever there may be none. The web build
 * writes the test of a language in its place (`scripts/build/words.ts`).
 */
export function plural(count: number, one: string, other: string): string {
  return (language() === 'fr' ? count < 2 : count === 1) ? one : other
}

export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es', fr: 'fr' }

/** The language of now for `Intl`. */
export function locale(): string {
  return LOCALES[language()]
}

/** A number as it is written in the language of now: 1,234.5 or 1 234,5. */
export function numberWords(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(locale(), options)
}
