/**
 * Texts in the language of their reader (decision 0034). Each is written in the code in English, as t`…`; translations
 * are in `locales/<area>/`. The web build replaces each `t` with the text of one language, so that a browser loads only
 * that one; the server and the tests look translations up here.
 */

/** Supported languages, as two-letter codes. */
export const LANGUAGES = ['en', 'es', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each language's name in that language. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français' } as const satisfies Record<Language, string>

/**
 * What the web app is built in: each language, and `gb` for English as it is written outside the United States and
 * Canada.
 */
export const EDITIONS = ['en', 'gb', 'es', 'fr'] as const

export type Edition = (typeof EDITIONS)[number]

/** BCP 47 tag of each edition, for `Intl` and `lang`. */
export const TAGS: Record<Edition, string> = { en: 'en-US', gb: 'en-GB', es: 'es', fr: 'fr' }

/** The language of an edition. */
export function languageOf(edition: Edition): Language {
  return edition === 'gb' ? 'en' : edition
}

/** The edition of a tag such as `en-AU` or `es-MX`; undefined for an unsupported language. Plain `en` is American. */
export function editionOfTag(tag: string | null | undefined): Edition | undefined {
  const known = languageOfTag(tag)
  return known === 'en' && !/^en(?:-(?:us|ca))?$/i.test(tag ?? '') ? 'gb' : known
}

/** The edition for a language and a region of her profile, such as UK (docs/product.md, Languages). */
export function editionIn(spoken: Language, region: string | undefined): Edition {
  return spoken === 'en' && region !== undefined && region !== 'US' && region !== 'CA' ? 'gb' : spoken
}

/** The language of a tag such as `es-MX`; undefined for an unsupported one. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((known) => known === tag?.slice(0, 2).toLowerCase())
}

/**
 * Where translations are looked up: the current edition, and the translation of a message, undefined if it stays
 * as it is.
 */
export type Source = { edition: () => Edition; find: (message: string) => string | undefined }

/** Default source: English. */
const NOWHERE: Source = { edition: () => 'en', find: () => undefined }

let source = NOWHERE

/**
 * Sets the source of translations and returns the previous one. Called when the page is loaded, on the server after its
 * modules are.
 */
export function speakFrom(next: Source): Source {
  const previous = source
  source = next
  return previous
}

/** The current language: the page's, or that of the request. */
export function language(): Language {
  return languageOf(source.edition())
}

/** The current edition: the page's, or that of the request. */
export function edition(): Edition {
  return source.edition()
}

/** A message with its values in place of `{0}`, `{1}` … */
export function filled(message: string, values: readonly (string | number)[]): string {
  return values.length > 0 ? message.replaceAll(/\{(\d)\}/g, (_whole, place: string) => String(values[Number(place)])) : message
}

/** A text in the current language: t`Hello ${name}`. Its key in `locales/` is the English text: `Hello {0}`. */
export function t(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const message = strings.reduce((before, part, at) => `${before}{${at - 1}}${part}`)
  return filled(source.find(message) ?? message, values)
}

/**
 * A text rendered when it is called, in the language of that moment. Constants of modules that the server loads are
 * messages, because no request is running while they load.
 */
export type Message = () => string

/**
 * The form of a sentence for a count of 0 or more: plural(n, t`${n} night`, t`${n} nights`). Two forms suffice for our
 * languages below a million (CLDR). French uses the singular below two, so `one` must contain the count where it may be
 * 0. The web build inlines the condition (`scripts/build/words.ts`).
 */
export function plural(count: number, one: string, other: string): string {
  return (language() === 'fr' ? count < 2 : count === 1) ? one : other
}

/** BCP 47 tag for `Intl` of each language. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es', fr: 'fr' }

/** Current locale for `Intl`. */
export function locale(): string {
  return TAGS[source.edition()]
}

/** Formats a number in the current language: 1,234.5 or 1 234,5. */
export function numberWords(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(locale(), options)
}
