/**
 * Replies of the partner's endpoints, read from the stores of `couple`. Her preview uses the same functions, so that it
 * cannot differ.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { CoupleVault } from '../../../kit/server/vaults.ts'
import { SUGGESTIONS } from '../content/generated/suggestions.ts'
import { ACTION_TYPES, ACTIONS_MAX, type ReceivedSignal, type SupportiveAction } from '../../couple/contract.ts'
import type { Language, Suggestion, Worked } from '../contract.ts'
import { countedCells } from '../../couple/rules/reaction-counts.ts'
import { type Posterior, posteriors } from '../rules/posterior.ts'
import { suggestionsPage, workedWell } from '../rules/ranking.ts'
import type { AcceptedLink } from '../../couple/server/link-store.ts'
import { countActions, findActions } from '../../couple/server/action-store.ts'
import { findSignals } from '../../couple/server/signal-store.ts'
import { findTotals } from '../../couple/server/reaction-totals-store.ts'

type ActionsPage = { supportive_actions: SupportiveAction[]; action_types: string[]; woman_name: string; total_actions: number }

/** The partner's latest actions, the available types, and her first name. */
export async function findActionsPage(couple: CoupleVault, link: AcceptedLink): Promise<ActionsPage> {
  return {
    supportive_actions: await findActions(couple, link, ACTIONS_MAX),
    action_types: [...ACTION_TYPES],
    woman_name: link.names.woman_name,
    total_actions: await countActions(couple, link),
  }
}

/** Her active signals, without their times. */
export async function findSignalTexts(couple: CoupleVault, link: AcceptedLink, now: number): Promise<ReceivedSignal[]> {
  return (await findSignals(couple, link, now)).map(({ id, category, text }) => ({ id, category, text }))
}

async function findPosteriors(
  couple: CoupleVault,
  link: AcceptedLink,
  now: number,
): Promise<ReadonlyMap<(typeof ACTION_TYPES)[number], Posterior>> {
  return posteriors(countedCells(await findTotals(couple, link), now), now)
}

/** Kinds of support with visible reactions, best received first. */
export async function findWhatWorked(couple: CoupleVault, link: AcceptedLink, now: number, language: Language): Promise<Worked[]> {
  return workedWell(await findPosteriors(couple, link, now), language)
}

/** A page of suggestions; `today` is his local date. */
export async function findSuggestions(
  couple: CoupleVault,
  link: AcceptedLink,
  now: number,
  page: { today: LocalDate; language: Language; more: number },
): Promise<Suggestion[]> {
  return suggestionsPage(SUGGESTIONS, await findPosteriors(couple, link, now), page)
}
