/** Selection and order of suggestions, and of What Worked Well. */
import type { SuggestionText } from '../content/suggestion.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { ACTION_TYPES, type ActionType } from '../../couple/contract.ts'
import type { Language, Suggestion, Worked } from '../contract.ts'
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { totalOf } from '../../couple/rules/reaction-counts.ts'
import type { Posterior } from './posterior.ts'

/** Number of suggestions on a page. */
export const SUGGESTIONS_MAX = 3

type Posteriors = ReadonlyMap<ActionType, Posterior>

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length ? ((by % items.length) + items.length) % items.length : 0
  return [...items.slice(start), ...items.slice(0, start)]
}

function meanOf(posteriors: Posteriors, type: ActionType): number {
  return posteriors.get(type)?.mean ?? 0
}

/** The best types first; equal ones in the order of `order`. */
function ranked(posteriors: Posteriors, order: readonly ActionType[]): ActionType[] {
  return order.toSorted((a, b) => meanOf(posteriors, b) - meanOf(posteriors, a))
}

/**
 * All suggestions in the day's order: one of each type, the best types first, then the next of each, and so on. The
 * start within each type, and the order of equal types, advance by one each local day of the partner, independent of
 * her data.
 */
export function rankedSuggestions(texts: readonly SuggestionText[], posteriors: Posteriors, today: LocalDate): SuggestionText[] {
  const day = daysBetween('1970-01-01', today)
  const kinds = ranked(posteriors, rotated(ACTION_TYPES, day)).map((type) =>
    rotated(
      texts.filter(({ action_type }) => action_type === type),
      day,
    ),
  )
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((kind) => kind.slice(round, round + 1))).flat()
}

/** Page `more` (from 0) of the suggestions in a language; wraps around after the last page. */
export function suggestionsPage(
  texts: readonly SuggestionText[],
  posteriors: Posteriors,
  { today, language, more }: { today: LocalDate; language: Language; more: number },
): Suggestion[] {
  const all = rankedSuggestions(texts, posteriors, today)
  const pages = Math.max(1, Math.ceil(all.length / SUGGESTIONS_MAX))
  const start = (more % pages) * SUGGESTIONS_MAX
  return all.slice(start, start + SUGGESTIONS_MAX).map((text) => {
    const posterior = posteriors.get(text.action_type)
    return {
      id: text.id,
      suggestion: text[language],
      category: text.category,
      action_type: text.action_type,
      confidence: posterior?.confidence ?? null,
      confidence_words: CONFIDENCE_WORDS[posterior?.level ?? 'unknown'][language],
      backfire: posterior?.backfire ?? false,
    }
  })
}

/** The types with reactions that count, best first. */
export function workedWell(posteriors: Posteriors, language: Language): Worked[] {
  return ranked(posteriors, ACTION_TYPES).flatMap((action_type) => {
    const posterior = posteriors.get(action_type)
    if (!posterior || !totalOf(posterior.counts)) return []
    const { confidence, counts, level } = posterior
    return [{ action_type, confidence, confidence_words: CONFIDENCE_WORDS[level][language], ...counts }]
  })
}
