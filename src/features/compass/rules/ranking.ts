/** Which ideas he is shown and in which order, and which kinds of support worked. */
import type { SuggestionText } from '../content/suggestions.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { ACTION_TYPES, type ActionType, type Language, type Suggestion, type Worked } from '../contract.ts'
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { totalOf } from './counted.ts'
import type { Posterior } from './posterior.ts'

/** So many ideas stand on a page. */
export const SUGGESTIONS_SHOWN = 3

type Posteriors = ReadonlyMap<ActionType, Posterior>

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length ? ((by % items.length) + items.length) % items.length : 0
  return [...items.slice(start), ...items.slice(0, start)]
}

function meanOf(posteriors: Posteriors, type: ActionType): number {
  return posteriors.get(type)?.mean ?? 0
}

/** The best kinds first; of equal ones that which stands first in `order`. */
function ranked(posteriors: Posteriors, order: readonly ActionType[]): ActionType[] {
  return order.toSorted((one, other) => meanOf(posteriors, other) - meanOf(posteriors, one))
}

/**
 * All ideas in the order of his day: one of each kind, the best kinds first, then the next of each, and so on. What each kind begins with, and which of
 * equal kinds comes first, moves on by one each local day of his; that needs nothing of hers.
 */
export function rankedSuggestions(texts: readonly SuggestionText[], posteriors: Posteriors, today: LocalDate): SuggestionText[] {
  const day = daysBetween('1970-01-01', today)
  const kinds = ranked(posteriors, turned(ACTION_TYPES, day)).map((type) =>
    turned(
      texts.filter(({ action_type }) => action_type === type),
      day,
    ),
  )
  const most = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: most }, (_, round) => kinds.flatMap((kind) => kind.slice(round, round + 1))).flat()
}

/** Page `more` (from 0) of his ideas in his language; after the last page comes the first again. */
export function suggestionsPage(
  texts: readonly SuggestionText[],
  posteriors: Posteriors,
  { today, language, more }: { today: LocalDate; language: Language; more: number },
): Suggestion[] {
  const all = rankedSuggestions(texts, posteriors, today)
  const pages = Math.max(1, Math.ceil(all.length / SUGGESTIONS_SHOWN))
  const start = (more % pages) * SUGGESTIONS_SHOWN
  return all.slice(start, start + SUGGESTIONS_SHOWN).map((text) => {
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

/** The kinds of support with reactions that count, the best first. */
export function workedWell(posteriors: Posteriors, language: Language): Worked[] {
  return ranked(posteriors, ACTION_TYPES).flatMap((action_type) => {
    const posterior = posteriors.get(action_type)
    if (!posterior || !totalOf(posterior.counts)) return []
    const { confidence, counts, level } = posterior
    return [{ action_type, confidence, confidence_words: CONFIDENCE_WORDS[level][language], ...counts }]
  })
}
