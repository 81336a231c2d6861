/** Makes the looks at her experiments, each once. */
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findLogs } from '../../logs/server/store.ts'
import { toPatternDays } from '../../patterns/rules/channels.ts'
import type { Found } from '../rules/experiments-page.ts'
import { lookAt, withLook } from '../rules/judge.ts'
import { endOf, isLookDue } from '../rules/plan.ts'
import type { StoredExperiment } from '../rules/stored-experiment.ts'
import { changeExperiment, findExperiments } from './store.ts'

/** A day has at most a quick and a deep log. */
const LOGS_MAX = 800

/** What she noted of each day from `from` to `to`, by channel or factor. */
export async function notedDays(hers: HerVault, user: Person, from: LocalDate, to: LocalDate) {
  return toPatternDays(await findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit: LOGS_MAX }))
}

async function looked(hers: HerVault, user: Person, experiment: StoredExperiment, today: LocalDate): Promise<StoredExperiment> {
  if (!isLookDue(experiment, today)) return experiment
  const last = addDays(endOf(experiment), experiment.lag)
  const days = await notedDays(hers, user, experiment.parts[0]?.starts_on ?? last, last)
  const valueOn = new Map(days.map(({ date, values }) => [date, values[experiment.outcome]]))
  return withLook(
    experiment,
    lookAt(experiment, today, (date) => valueOn.get(date)),
  )
}

/**
 * Her experiments on this visit, the newest first. A look that is due is made and stored first; of several servers that
 * make the same one, one stores it and all use that. `now` in ms.
 */
export async function findLookedExperiments(hers: HerVault, user: Person, now: number): Promise<Found[]> {
  const today = localDateAt(now, user.timezone)
  const all = await findExperiments(hers, user)
  return Promise.all(
    all.map(async (found) => {
      if (!isLookDue(found.experiment, today)) return found
      const change = (current: StoredExperiment) => looked(hers, user, current, today)
      return (await changeExperiment(hers, user, found.id, { change, now })) ?? found
    }),
  )
}
