import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { lookDate, stateOf } from '../rules/plan.ts'
import { findLookedExperiments } from './look.ts'
import { findExperiments } from './store.ts'

/**
 * Makes the look that is due. `isNew`: one was made now, so that she has not seen it; `next`: the date of the next one.
 * `now` in ms.
 */
export async function experimentAlert(hers: HerVault, user: Person, now: number): Promise<{ isNew: boolean; next: LocalDate | undefined }> {
  const looksOf = new Map((await findExperiments(hers, user)).map(({ id, experiment }) => [id, experiment.looks.length]))
  const after = await findLookedExperiments(hers, user, now)
  const today = localDateAt(now, user.timezone)
  const waiting = after.find(({ experiment }) => ['planned', 'running'].includes(stateOf(experiment, today)))?.experiment
  return {
    isNew: after.some(({ id, experiment }) => experiment.looks.length > (looksOf.get(id) ?? 0)),
    next: waiting && lookDate(waiting, waiting.looks.length),
  }
}
