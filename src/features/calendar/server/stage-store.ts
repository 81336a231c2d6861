import { type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { LOG_YEARS_BACK } from '../../logs/contract.ts'
import type { Stage } from '../rules/stage/endpoints.ts'
import { stageFrom } from '../rules/stage/stage.ts'
import { findBodyFacts } from './body-facts.ts'
import { findKnownGaps } from './known-gaps-store.ts'
import { DAYS_MAX, findFlows } from './store.ts'

/** Reads the stage from all that she stored. */
export async function findStageOf(hers: HerVault, user: Person, today: LocalDate): Promise<Stage> {
  const [days, knownGaps, facts] = await Promise.all([
    findFlows(hers, user, { from: yearsBefore(today, LOG_YEARS_BACK), to: today, limit: DAYS_MAX }),
    findKnownGaps(hers, user),
    findBodyFacts(hers, user),
  ])
  return stageFrom({ days, knownGaps, ...facts, today })
}
