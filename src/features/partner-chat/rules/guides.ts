import type { Chip } from '../../answers/contract.ts'
import { toChip } from '../../answers/rules/answer.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { SPOKEN, type Language } from '../../text/rules/speech.ts'
import { FIRST_GUIDES, GUIDE_NAMES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { GREETING, HER_NAMES, HIS_PART } from '../content/words.ts'

/** A guide that a chip requests, in the language of the chip. */
type RequestedGuide = { readonly name: GuideName; readonly language: Language }

const BY_TITLE: ReadonlyMap<string, RequestedGuide> = new Map(
  GUIDE_NAMES.flatMap((name) =>
    SPOKEN.map((language) => [plainWords(PARTNER_GUIDES[name][language].title).join(' '), { name, language }] as const),
  ),
)

/** Chips that request these guides. */
export function guideChips(names: readonly GuideName[], language: Language): Chip[] {
  return names.map((name) => toChip(PARTNER_GUIDES[name][language].title))
}

/** Lara's first message to the partner, with its chips. */
export function greetingOf(language: Language): { text: string; chips: Chip[] } {
  return { text: GREETING[language], chips: guideChips(FIRST_GUIDES, language) }
}

/** The guide whose chip was tapped, in any language; undefined if the message is no chip. */
export function tappedGuide(message: string): RequestedGuide | undefined {
  return BY_TITLE.get(plainWords(message).join(' '))
}

function includesBeginning(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((one) => text.includes(` ${one}`))
}

function includesPhrase(text: string, phrases: readonly string[]): boolean {
  return phrases.some((one) => text.includes(` ${one} `))
}

/**
 * The guide for a question about what he himself can do or say; `support`, not `isPlain`, if it names only her.
 * Undefined for every other question.
 */
export function askedGuide(message: string, language: Language): { name: GuideName; isPlain: boolean } | undefined {
  const text = ` ${plainWords(message).join(' ')} `
  const about = (name: GuideName) => includesBeginning(text, PARTNER_GUIDES[name][language].about)
  // Questions about privacy and about himself need no word about what to do.
  if (about('privacy')) return { name: 'privacy', isPlain: true }
  if (about('myself')) return { name: 'myself', isPlain: true }
  if (!includesBeginning(text, HIS_PART[language])) return undefined
  const name = GUIDE_NAMES.find(about)
  if (name) return { name, isPlain: true }
  return includesPhrase(text, HER_NAMES[language]) ? { name: 'support', isPlain: false } : undefined
}
