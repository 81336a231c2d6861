import type { Chip } from '../../lara/contract.ts'
import { toChip } from '../../lara/rules/answer.ts'
import { plainWords } from '../../lara/rules/question-words.ts'
import { SPOKEN, type Language } from '../../lara/rules/speech.ts'
import { FIRST_GUIDES, GUIDE_NAMES, type GuideName, PARTNER_GUIDES } from '../content/guides.ts'
import { GREETING, HER_NAMES, HIS_PART } from '../content/words.ts'

/** A guide that a chip asks for, in the language of the chip. */
type Tapped = { readonly name: GuideName; readonly language: Language }

const BY_TITLE: ReadonlyMap<string, Tapped> = new Map(
  GUIDE_NAMES.flatMap((name) =>
    SPOKEN.map((language) => [plainWords(PARTNER_GUIDES[name][language].title).join(' '), { name, language }] as const),
  ),
)

/** The chips that ask for these guides. */
export function guideChips(names: readonly GuideName[], language: Language): Chip[] {
  return names.map((name) => toChip(PARTNER_GUIDES[name][language].title))
}

/** Lara's first message to him, and what he may ask. */
export function greetingOf(language: Language): { text: string; chips: Chip[] } {
  return { text: GREETING[language], chips: guideChips(FIRST_GUIDES, language) }
}

/** The guide whose chip was tapped, in any language. */
export function tappedGuide(message: string): Tapped | undefined {
  return BY_TITLE.get(plainWords(message).join(' '))
}

function holds(said: string, beginnings: readonly string[]): boolean {
  return beginnings.some((one) => said.includes(` ${one}`))
}

function holdsWhole(said: string, phrases: readonly string[]): boolean {
  return phrases.some((one) => said.includes(` ${one} `))
}

/**
 * The guide for a question about what he himself can do or say, by what it is about; `support` where it names her alone and nothing else. Undefined
 * for every other question.
 */
export function askedGuide(message: string, language: Language): { name: GuideName; isPlain: boolean } | undefined {
  const said = ` ${plainWords(message).join(' ')} `
  const about = (name: GuideName) => holds(said, PARTNER_GUIDES[name][language].about)
  // Who reads along, and how he is himself, are asked without a word about what to do.
  if (about('privacy')) return { name: 'privacy', isPlain: true }
  if (about('myself')) return { name: 'myself', isPlain: true }
  if (!holds(said, HIS_PART[language])) return undefined
  const name = GUIDE_NAMES.find(about)
  if (name) return { name, isPlain: true }
  return holdsWhole(said, HER_NAMES[language]) ? { name: 'support', isPlain: false } : undefined
}
