import { AppError } from '../../../kit/errors.ts'
import { addDays, daysBetween, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import {
  addPhase,
  addTreatment,
  DOSE_DAYS_MAX,
  listDoses,
  listTreatments,
  NewTreatment,
  type Phase,
  removeTreatment,
  replaceTreatment,
  restoreTreatment,
  setDose,
  type Treatment,
  TREATMENTS_MAX,
} from '../contract.ts'
import { findDoses, setDoseOf } from './dose-store.ts'
import {
  addTreatmentOf,
  changeTreatment,
  findShownTreatments,
  hasTreatment,
  removeTreatmentWithId,
  restoreTreatmentWithId,
} from './store.ts'

/** How far ahead a change may be noted, in days. */
const AHEAD_MAX_DAYS = 366

const MISSING: Message = () => t`This treatment is no longer there.`
const TOO_MANY: Message = () => t`You have ${TREATMENTS_MAX} treatments, as many as there can be. Please delete one first.`
const TOO_FAR: Message = () => t`Please choose a day within the next year`

/** Throws `invalid` when a change is more than a year ahead. */
function checkAhead(phases: readonly Phase[], field: string, today: LocalDate): void {
  const last = addDays(today, AHEAD_MAX_DAYS)
  if (phases.some(({ from }) => from > last)) throw new AppError('invalid', { field, message: TOO_FAR() })
}

function found(treatment: Treatment | undefined): Treatment {
  if (!treatment) throw new AppError('not_found', MISSING())
  return treatment
}

/** A treatment with one more phase, in the order of the days. Throws `invalid` with the field that is wrong. */
function withPhase(current: NewTreatment, phase: Phase, reason: string | undefined): NewTreatment {
  const phases = [...current.phases, phase].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const parsed = NewTreatment.safeParse({ ...current, phases, ...(reason !== undefined && { reason_stopped: reason }) })
  if (parsed.success) return parsed.data
  throw new AppError('invalid', { field: 'from', message: parsed.error.issues[0]?.message ?? '' })
}

/** Adds the endpoints of treatments and doses. */
export function treatmentRoutes(serve: Serve): void {
  serve(listTreatments, async ({ user, hers }) => {
    const { treatments, unreadable } = await findShownTreatments(hers, user)
    return { data: treatments, unreadable }
  })

  serve(addTreatment, async ({ user, hers, body, now }) => {
    checkAhead(body.phases, 'phases', localDateAt(now, user.timezone))
    const data = await addTreatmentOf(hers, user, body, now)
    if (!data) throw new AppError('invalid', { field: 'non_field_errors', message: TOO_MANY() })
    return { ...done(t`Saved.`), data }
  })

  serve(replaceTreatment, async ({ user, hers, params, body, now }) => {
    checkAhead(body.phases, 'phases', localDateAt(now, user.timezone))
    return { ...done(t`Saved.`), data: found(await changeTreatment(hers, user, params.id, () => body, now)) }
  })

  serve(addPhase, async ({ user, hers, params, body: { reason_stopped: reason, ...phase }, now }) => {
    checkAhead([phase], 'from', localDateAt(now, user.timezone))
    const change = (current: NewTreatment | undefined) => {
      if (!current) throw new AppError('invalid', t`This treatment cannot be read. Please delete it and add it again.`)
      return withPhase(current, phase, reason)
    }
    return { ...done(t`Saved.`), data: found(await changeTreatment(hers, user, params.id, change, now)) }
  })

  serve(removeTreatment, async ({ user, hers, params, now }) => {
    if (!(await removeTreatmentWithId(hers, user, params.id, now))) throw new AppError('not_found', MISSING())
    return done(t`Treatment deleted.`)
  })

  serve(restoreTreatment, async ({ user, hers, params, now }) => {
    const data = await restoreTreatmentWithId(hers, user, params.id, now)
    if (data === 'full') throw new AppError('invalid', { field: 'non_field_errors', message: TOO_MANY() })
    return { ...done(t`Treatment restored.`), data: found(data) }
  })

  serve(listDoses, async ({ user, hers, query: { from, to } }) => {
    const days = daysBetween(from, to) + 1
    if (days < 1 || days > DOSE_DAYS_MAX) {
      const message = t`Please choose a last day from the first one to ${DOSE_DAYS_MAX - 1} days after it`
      throw new AppError('invalid', { field: 'to', message })
    }
    return { data: await findDoses(hers, user, from, to) }
  })

  serve(setDose, async ({ user, hers, body, now }) => {
    const problem = logDateProblem(body.local_date, localDateAt(now, user.timezone))
    if (problem) throw new AppError('invalid', { field: 'local_date', message: problem })
    if (body.at && Date.parse(body.at) > now + 5 * 60_000)
      throw new AppError('invalid', { field: 'at', message: t`Please give a time that is not in the future` })
    if (!(await hasTreatment(hers, user, body.treatment_id))) throw new AppError('not_found', MISSING())
    return { ...done(t`Noted.`), before: await setDoseOf(hers, user, body, now) }
  })
}
