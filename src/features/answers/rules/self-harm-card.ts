import { CRISIS_EN } from '../../safety/content/en.ts'
import { CRISIS_ES } from '../../safety/content/es.ts'
import { CRISIS_FR } from '../../safety/content/fr.ts'
import type { CrisisWords } from '../../safety/content/crisis-words.ts'
import type { HelpLine } from '../../safety/contract.ts'
import { helpLinesFor, pagesLast } from '../../safety/rules/help-lines.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'

/** The fixed texts about self-harm and violence in each language. */
export const CRISIS_WORDS: Readonly<Record<Language, CrisisWords>> = { en: CRISIS_EN, es: CRISIS_ES, fr: CRISIS_FR }

/** Paragraphs of Lara's answer to thoughts of suicide that also fit outside the chat; the last is about writing on. */
const OUTSIDE_CHAT = 3

/**
 * What Lara answers to thoughts of suicide, for a page that is not the chat: her help lines and text, then `last`.
 * Reads nothing and sends nothing.
 */
export function selfHarmCard(
  { language, region }: Pick<Manner, 'language' | 'region'>,
  last: string,
): { readonly text: string; readonly lines: readonly HelpLine[] } {
  const paragraphs = CRISIS_WORDS[language].crisis.thoughts.slice(0, OUTSIDE_CHAT)
  return {
    text: [...paragraphs.map((paragraph) => inRegion(paragraph, language, region)), last].join('\n\n'),
    lines: pagesLast(helpLinesFor('crisis', region, language, 'woman')),
  }
}
