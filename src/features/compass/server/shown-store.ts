/** What he is shown, as the replies of his doors. Her preview is made by the same functions, so that it cannot differ. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { SUGGESTIONS } from '../content/suggestions.ts'
import {
  ACTION_TYPES,
  ACTIONS_SHOWN,
  type Language,
  type ReceivedSignal,
  type Suggestion,
  type SupportiveAction,
  type Worked,
} from '../contract.ts'
import { countedCells } from '../rules/counted.ts'
import { type Posterior, posteriors } from '../rules/posterior.ts'
import { suggestionsPage, workedWell } from '../rules/ranking.ts'
import { countActions, findActions, type LinkedTwo } from './action-store.ts'
import { findSignals } from './signal-store.ts'
import { findSums } from './sum-store.ts'

type Couple = Vault<'couple'>

type ShownActions = { supportive_actions: SupportiveAction[]; action_types: string[]; woman_name: string; total_actions: number }

/** His latest actions, the kinds he may choose from, and her first name. */
export async function findShownActions(couple: Couple, link: LinkedTwo): Promise<ShownActions> {
  return {
    supportive_actions: await findActions(couple, link, ACTIONS_SHOWN),
    action_types: [...ACTION_TYPES],
    woman_name: link.names.woman_name,
    total_actions: await countActions(couple, link),
  }
}

/** Her signals that stand, without their times. */
export async function findShownSignals(couple: Couple, link: LinkedTwo, now: number): Promise<ReceivedSignal[]> {
  return (await findSignals(couple, link, now)).map(({ id, category, text }) => ({ id, category, text }))
}

async function findPosteriors(
  couple: Couple,
  link: LinkedTwo,
  now: number,
): Promise<ReadonlyMap<(typeof ACTION_TYPES)[number], Posterior>> {
  return posteriors(countedCells(await findSums(couple, link), now), now)
}

/** Which kinds of support were well taken. */
export async function findShownWorked(couple: Couple, link: LinkedTwo, now: number, language: Language): Promise<Worked[]> {
  return workedWell(await findPosteriors(couple, link, now), language)
}

/** A page of ideas; `today` is his local day. */
export async function findShownSuggestions(
  couple: Couple,
  link: LinkedTwo,
  now: number,
  page: { today: LocalDate; language: Language; more: number },
): Promise<Suggestion[]> {
  return suggestionsPage(SUGGESTIONS, await findPosteriors(couple, link, now), page)
}
