import { toPlain } from '../../../text/rules/written.ts'

/** Placeholders for removed text. */
const GONE = { name: '[name]', address: '[address]', link: '[link]', number: '[number]', id: '[id]' } as const

/** Particles of names are ordinary words; the name cannot be reconstructed from them. */
const PARTICLES = new Set([
  'de',
  'da',
  'do',
  'di',
  'du',
  'del',
  'der',
  'den',
  'la',
  'las',
  'le',
  'les',
  'los',
  'el',
  'al',
  'van',
  'von',
  'y',
  'e',
  'i',
])

const EMAIL = /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)*/giu
const URL_LIKE = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+/gi
const DOMAIN =
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|io|app|dev|co|ca|uk|us|au|nz|ie|es|mx|ar|cl|pe|fr|be|ch|de|eu|me|health)\b(?:\/\S*)?/gi
/** Runs of letters and digits, such as keys, tokens and record numbers. */
const TOKEN = /(?<![\p{L}\p{N}])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}(?![\p{L}\p{N}])|(?<![\w+/])[A-Za-z0-9+/_-]{32,}={0,2}/giu
/** At least seven digits with at most two separators between them: telephone numbers, dates with a year, cards. */
const DIGITS_APART = /[+(]{0,2}\d(?:[\s()./-]{0,2}\d){6,}/g
const DIGITS = /(?<!\d)\d{5,}(?!\d)/g
/** A date with month and year may be a date of birth. */
const DATE = /(?<!\d)\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{2,4}(?!\d)|(?<!\d)(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/g
const STREET_FIRST =
  /(?<!\p{N})\d{1,5}(?:\s?bis)?,?\s+(?:(?:rue|avenue|boulevard|chemin|impasse|allée)\s+[^,.;!?\n]{2,40}|calle\s+[^,.;!?\n]{2,40})|(?<!\p{L})(?:calle|avenida|plaza|paseo|carrer)\s+[^,.;!?\n\d]{2,40},?\s*(?:n[.º°]?\s*)?\d{1,5}/giu
const STREET_LAST =
  /(?<!\p{N})\d{1,5},?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Close|Crescent|Boulevard|Blvd)\b\.?/gu
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/g
/** A phrase that introduces a name: her own, or that of someone close to her. */
const NAMED =
  /(?<!\p{L})((?:my name is|i am called|i'm called|me llamo|mi nombre es|je m['’]appelle|mon nom est|mon prénom est)\s+|(?:my|mi|mon|ma)\s+(?:husband|wife|partner|boyfriend|girlfriend|ex|son|daughter|mother|mom|mum|father|dad|sister|brother|boss|friend|doctor|marido|esposo|esposa|pareja|novio|novia|hijo|hija|madre|padre|hermana|hermano|jefe|jefa|amiga|amigo|mari|femme|conjoint|conjointe|copain|copine|compagnon|compagne|fils|fille|mère|père|sœur|soeur|frère|amie|ami|médecin),?\s+)(\p{L}[\p{L}'’-]+)(\s\p{L}[\p{L}'’-]+)?/giu

/** Her name and its parts, and the local part of her email address, in plain form. */
export function namesOf({ full_name, email }: { readonly full_name: string; readonly email: string }): ReadonlySet<string> {
  const words = partsOf(full_name)
  const local = email.split('@')[0] ?? ''
  const parts = [...words, words.join(''), local, ...partsOf(local)].map(toPlain)
  return new Set(parts.filter((part) => part.length > 1 && /\p{L}/u.test(part) && !PARTICLES.has(part)))
}

function partsOf(name: string): string[] {
  return name.match(/[\p{L}\p{M}]+/gu) ?? []
}

/** Whether a word after "my husband" or "my name is" is a name: it is capitalised. */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** A text without addresses, links, identifying numbers, introduced names, and her `names`. */
export function redact(text: string, names: ReadonlySet<string>): string {
  const clear = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return clear
    .replaceAll(EMAIL, GONE.address)
    .replaceAll(URL_LIKE, GONE.link)
    .replaceAll(DOMAIN, GONE.link)
    .replaceAll(STREET_FIRST, GONE.address)
    .replaceAll(STREET_LAST, GONE.address)
    .replaceAll(POSTCODE, GONE.address)
    .replaceAll(DATE, GONE.number)
    .replaceAll(DIGITS_APART, GONE.number)
    .replaceAll(DIGITS, GONE.number)
    .replaceAll(TOKEN, GONE.id)
    .replaceAll(NAMED, (found: string, before: string, word: string, next: string = '') =>
      isName(word) ? before + GONE.name + (isName(next.trim()) ? '' : next) : found,
    )
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) => (names.has(toPlain(word)) ? GONE.name : word))
    .replaceAll('[[name]]', GONE.name)
}
