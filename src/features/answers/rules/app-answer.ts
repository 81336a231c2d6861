/** Where things are in the app: "where do I change the language?", "how do I delete my account?". */
import { plainWords } from '../../text/rules/question-words.ts'
import { type Language, type Manner, SPOKEN } from '../../text/rules/speech.ts'
import { labelIn } from '../content/app-labels.ts'
import type { AppPlace } from '../content/app-places.ts'
import { APP_WORDS } from '../content/app-words.ts'
import type { Chip } from '../contract.ts'
import { type Made, partsOf } from './answer.ts'
import { shown } from './wording.ts'

/** Longest message in characters, and longest sentence in words, that is read as such a request. */
const LENGTH_MOST = 300
const WORDS_MOST = 24
/** One word in this many may be of another kind, and at least one. */
const OTHER_WORDS = 6

const WHICH_PAGE: Readonly<Record<Language, string>> = {
  en: 'I’m not sure which page you mean. Is it one of these? You can also tell me in other words what you want to do.',
  es: 'No estoy segura de a qué página te refieres. ¿Es una de estas? También puedes decirme con otras palabras qué quieres hacer.',
  fr: 'Je ne suis pas sûre de la page dont vous parlez. Est-ce l’une de celles-ci ? Vous pouvez aussi me dire autrement ce que vous voulez faire.',
}

/** Returns what a message asks for; `undefined` if it asks for nothing in the app. */
export type AppReader = (message: string) => AppPlace | undefined

/** A pattern, and the beginnings of its own words, of which each match has at least one. */
type Ask = { readonly pattern: RegExp; readonly beginnings: readonly string[] }
type Compiled = { readonly place: AppPlace; readonly asks: readonly Ask[] }
type Grammar = {
  readonly frames: RegExp
  readonly guards: RegExp
  readonly light: ReadonlySet<string>
  readonly places: readonly Compiled[]
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Compiles a pattern as described at `AppPlace`. */
function toPattern(pattern: string, groups: Readonly<Record<string, string>>): RegExp {
  const filled = pattern
    .replaceAll('<my>?', `(?:${groups['my'] ?? ''})?`)
    .replaceAll(/<(\w+)>/g, (_whole, name: string) => `(?:${groups[name] ?? ''})`)
    .replaceAll('~', '(?:\\w+ ){0,3}?')
  return new RegExp(`(?<!\\S)(?:${filled})(?!\\S)`, 'g')
}

/** Letters of a word by which patterns are chosen before they are tried. */
const BEGINNING = 3

function toAsk(line: string, groups: Readonly<Record<string, string>>): Ask {
  const own = line.replaceAll(/<\w+>|\\w/g, ' ').match(/[a-z]{3,}/g) ?? []
  return { pattern: toPattern(line, groups), beginnings: [...new Set(own.map((word) => word.slice(0, BEGINNING)))] }
}

function grammarOf(language: Language, places: readonly AppPlace[]): Grammar {
  const { groups, frames, guards, light } = APP_WORDS[language]
  const either = (text: string) => lines(text).join('|')
  return {
    guards: new RegExp(`(?<!\\S)(?:${either(guards)})(?!\\S)`),
    // Longer ways first, so that they cover more words.
    frames: toPattern(
      lines(frames)
        .toSorted((one, other) => other.length - one.length)
        .join('|'),
      groups,
    ),
    light: new Set(light.split(/\s+/)),
    places: places.map((place) => ({ place, asks: lines(place.asks[language]).map((line) => toAsk(line, groups)) })),
  }
}

/** The place of the longest match of any pattern; `begun` are the beginnings of the words of `text`. */
function longest(
  asks: readonly Ask[],
  text: string,
  begun: ReadonlySet<string>,
): { readonly start: number; readonly end: number } | undefined {
  let best: { start: number; end: number } | undefined
  for (const { pattern, beginnings } of asks) {
    if (!beginnings.some((beginning) => begun.has(beginning))) continue
    for (const { index, 0: found } of text.matchAll(pattern)) {
      if (!best || found.length > best.end - best.start) best = { start: index, end: index + found.length }
    }
  }
  return best
}

function placeIn(text: string, { frames, guards, light, places }: Grammar): AppPlace | undefined {
  const words = text.split(' ')
  if (text === '' || words.length > WORDS_MOST || guards.test(text)) return undefined
  const begun = new Set(words.map((word) => word.slice(0, BEGINNING)))
  let best: { place: AppPlace; length: number } | undefined
  for (const { place, asks } of places) {
    const found = longest(asks, text, begun)
    if (!found) continue
    const length = found.end - found.start
    if (best && best.length >= length) continue
    const rest = `${text.slice(0, found.start)}|${text.slice(found.end)}`
    const unframed = rest.replaceAll(frames, '')
    const others = unframed.split(/[ |]+/).filter((word) => word !== '' && !light.has(word)).length
    const most = unframed === rest ? 0 : Math.max(1, Math.floor(words.length / OTHER_WORDS))
    if (others <= most) best = { place, length }
  }
  return best?.place
}

/** Fewest words of a clause before a question that may be a request: "I forgot to log yesterday, can I still?" */
const CLAUSE_LEAST = 5

/** Returns the reader of a table of places. It reads all languages, sentence by sentence. */
export function toAppReader(places: readonly AppPlace[]): AppReader {
  let grammars: readonly Grammar[] | undefined
  return (message) => {
    if (message.length > LENGTH_MOST) return undefined
    grammars ??= SPOKEN.map((language) => grammarOf(language, places))
    const sentences = message.split(/[.!?;\n]+/)
    // "I forgot to log yesterday, can I still do it?"
    const [clause = ''] = message.includes('?') ? message.split(',') : []
    const parts = clause.split(' ').length >= CLAUSE_LEAST ? [...sentences, clause] : sentences
    for (const part of parts) {
      const text = plainWords(part).join(' ')
      for (const grammar of grammars) {
        const place = placeIn(text, grammar)
        if (place) return place
      }
    }
    return undefined
  }
}

/** A text with each `[Name]` replaced by the label of that name as it is on the page. */
export function labelled(text: string, language: Language): string {
  const { quoted } = APP_WORDS[language]
  return text.replaceAll(/\[([^\]]+)\]/g, (_whole, name: string) => quoted(labelIn(name, language)))
}

/** Names of pages that are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['Soft Log', 'Deep Log', 'EmberTides', 'Compass'])

/** The chip that opens a page. Sent as a message by an older page, `message` gets the same answer. */
export function toPageChip(to: string, page: string, message: string, language: Language): Chip {
  const name = NAMES.has(page) ? page : labelIn(page, language)
  return { label: APP_WORDS[language].open(name), message, message_type: null, to }
}

/** The answer that tells where it is, with a chip that opens the page. */
export function appAnswer({ to, page, text }: AppPlace, message: string, manner: Manner): Made {
  const { language } = manner
  return {
    text: shown([labelled(text[language], language)], manner),
    parts: partsOf('guide', { chips: to !== undefined && page !== undefined ? [toPageChip(to, page, message, language)] : [] }),
    about: null,
    isFixed: true,
  }
}

/** Asks which of the places is meant, with a chip that opens each page. */
export function placesAnswer(places: readonly AppPlace[], message: string, manner: Manner): Made {
  const { language } = manner
  const chips = places.flatMap(({ to, page }) => (to !== undefined && page !== undefined ? [toPageChip(to, page, message, language)] : []))
  return { text: WHICH_PAGE[language], parts: partsOf('guide', { chips }), about: null, isFixed: true }
}

/** Returns a function that answers a request for one of `places`; `undefined` for any other message. */
export function toAppSource(places: readonly AppPlace[]): (message: string, manner: Manner) => Made | undefined {
  const read = toAppReader(places)
  return (message, manner) => {
    const place = read(message)
    return place && appAnswer(place, message, manner)
  }
}
