import { randomInt } from 'node:crypto'
import { hourIn } from '../../../kit/day-words.ts'
import { AppError } from '../../../kit/errors.ts'
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { planAlert } from '../../reminders/server/alert-store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import {
  ALCOHOL_REFUSED,
  CAUSE_UNKNOWN,
  EXPERIMENT_STARTED,
  type ExperimentDetail,
  extendExperiment,
  findExperiment,
  listExperiments,
  type NewExperiment,
  OWN_CAUSE_MISSING,
  setKept,
  START_WITHIN_DAYS,
  startExperiment,
  stopExperiment,
} from '../contract.ts'
import { DRINKS_READ_DAYS, drinksMostDays, lagOf, unfitField } from '../rules/choices.ts'
import { type Found, type Moment, toDetail, toExperimentsPage } from '../rules/experiments-page.ts'
import { drawPairs, ended, extended, FIRST_PAIRS, lookDate, mayExtend, planOf } from '../rules/plan.ts'
import type { StoredExperiment } from '../rules/stored-experiment.ts'
import { findLookedExperiments, notedDays } from './look.ts'
import { addExperiment, changeExperiment, endUnreadable } from './store.ts'

/** Seeds below this are whole numbers of 31 bits. */
const SEEDS = 2 ** 31

function momentOf(user: Person, now: number): Moment {
  return { today: localDateAt(now, user.timezone), hour: hourIn(now, user.timezone) }
}

function gone(): AppError {
  return new AppError('not_found', t`This experiment is no longer there.`)
}

async function refuseAlcohol(hers: HerVault, user: Person, { feels_shaky: isShaky }: NewExperiment, { today }: Moment): Promise<void> {
  if (isShaky === undefined) throw new AppError('invalid', { field: 'feels_shaky', message: t`Please answer yes or no` })
  const days = await notedDays(hers, user, addDays(today, -DRINKS_READ_DAYS), today)
  const answers = days.flatMap(({ values }) => values['alcohol'] ?? [])
  if (isShaky || drinksMostDays(answers)) throw new AppError('invalid', { field: 'cause', message: ALCOHOL_REFUSED() })
}

/** Refuses what does not fit the choices, and returns the first day. */
function checkedStart(body: NewExperiment, { today }: Moment): LocalDate {
  const field = unfitField(body)
  if (field) throw new AppError('invalid', { field, message: field === 'own_words' ? OWN_CAUSE_MISSING() : CAUSE_UNKNOWN() })
  const { starts_on: start = addDays(today, 1) } = body
  if (start <= today || start > addDays(today, START_WITHIN_DAYS))
    throw new AppError('invalid', {
      field: 'starts_on',
      message: t`Please choose a day from tomorrow on, within ${START_WITHIN_DAYS} days`,
    })
  return start
}

function toStored({ cause, own_words: own = '', outcome, kind, worth }: NewExperiment, start: LocalDate): StoredExperiment {
  return {
    cause,
    own_words: own,
    outcome,
    kind,
    lag: lagOf(cause, outcome) ?? 0,
    worth,
    seed: randomInt(SEEDS),
    change_first: drawPairs(kind, () => randomInt(2) === 1),
    parts: [{ starts_on: start, pairs: FIRST_PAIRS[kind] }],
    kept: {},
    looks: [],
    state: 'active',
    ended_on: null,
  }
}

type Asked = { user: Person; hers: HerVault; params: { id: number }; now: number }

async function detailOf({ user, hers, params, now }: Asked): Promise<ExperimentDetail> {
  const found = (await findLookedExperiments(hers, user, now)).find(({ id }) => id === params.id)
  if (!found) throw gone()
  return toDetail(found, momentOf(user, now))
}

/** Extends or ends an active experiment, after its due look. */
async function changed(asked: Asked, change: (current: StoredExperiment, moment: Moment) => StoredExperiment): Promise<ExperimentDetail> {
  const { user, hers, params, now } = asked
  await findLookedExperiments(hers, user, now)
  const moment = momentOf(user, now)
  const found = await changeExperiment(hers, user, params.id, {
    now,
    change: (current) => {
      if (current.state !== 'active') throw new AppError('conflict', t`This experiment has ended.`)
      return change(current, moment)
    },
  })
  if (!found) throw gone()
  return toDetail(found, moment)
}

/** Adds the endpoints of experiments. */
export function experimentRoutes(serve: Serve): void {
  serve(listExperiments, async ({ user, hers, now }) => {
    const [all, preferences] = await Promise.all([findLookedExperiments(hers, user, now), findPreferencesOf(hers, user)])
    return { data: toExperimentsPage(all, momentOf(user, now), isHidden('factors', preferences)) }
  })

  serve(startExperiment, async ({ user, hers, body, now }) => {
    const moment = momentOf(user, now)
    const start = checkedStart(body, moment)
    if (body.cause === 'alcohol') await refuseAlcohol(hers, user, body, moment)
    // A look that is due may end the one before.
    await findLookedExperiments(hers, user, now)
    await endUnreadable(hers, user)
    const found: Found | undefined = await addExperiment(hers, user, toStored(body, start), now)
    if (!found) throw new AppError('conflict', t`Another experiment is not over yet. Please end it first.`)
    await planAlert(hers, user, lookDate(found.experiment, 0), now)
    return { ...done(EXPERIMENT_STARTED()), data: toDetail(found, moment) }
  })

  serve(findExperiment, async (asked) => ({ data: await detailOf(asked) }))

  serve(setKept, async (asked) => {
    const { user, hers, params, now } = asked
    const { date } = params
    const moment = momentOf(user, now)
    const change = (current: StoredExperiment) => {
      if (date > (current.ended_on ?? moment.today) || date > moment.today || !planOf(current).some((day) => day.date === date))
        throw new AppError('invalid', { field: 'date', message: t`Please choose a day of the plan that has come` })
      return { ...current, kept: { ...current.kept, [date]: asked.body.kept } }
    }
    // A due look is not made here, because answers given without a connection arrive one by one.
    const found = await changeExperiment(hers, user, params.id, { change, now })
    if (!found) throw gone()
    return { ...done(t`Noted.`), data: toDetail(found, moment) }
  })

  serve(extendExperiment, async (asked) => {
    const data = await changed(asked, (current, { today }) => {
      if (!mayExtend(current, today)) throw new AppError('conflict', t`This experiment cannot be extended now.`)
      return extended(current, addDays(today, 1))
    })
    const next = data.looks.find(({ verdict }) => verdict === null)
    if (next) await planAlert(asked.hers, asked.user, next.date, asked.now)
    return { ...done(t`Your experiment goes on tomorrow.`), data }
  })

  serve(stopExperiment, async (asked) => ({
    ...done(t`Your experiment has ended.`),
    data: await changed(asked, (current, { today }) => ended(current, today)),
  }))
}
