import { AppError } from '../../../kit/errors.ts'
import { localDateAt, yearsBefore } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { addTide, listTides, RECENT_TIDES, removeTide, TIDE_SAVED } from '../contract.ts'
import { addTideOf, findTides, removeTideWithId } from './store.ts'

/** Tolerated clock skew of a device, in ms. */
const CLOCK_AHEAD_MS = 5 * 60_000
const YEARS_BACK = 10
const NOT_YET: Message = () => t`Please give a time that is not in the future`
const TOO_OLD: Message = () => t`Please give a time within the last ten years`
const MISSING: Message = () => t`This entry is no longer there.`

/** Adds the endpoints of EmberTides. */
export function emberTidesRoutes(serve: Serve): void {
  serve(addTide, async ({ user, hers, body, now }) => {
    const at = Date.parse(body.at)
    const day = localDateAt(Math.min(at, now), user.timezone)
    if (at > now + CLOCK_AHEAD_MS) throw new AppError('invalid', { field: 'at', message: NOT_YET() })
    if (day < yearsBefore(localDateAt(now, user.timezone), YEARS_BACK)) throw new AppError('invalid', { field: 'at', message: TOO_OLD() })
    return { ...done(TIDE_SAVED()), data: await addTideOf(hers, user, body, day, now) }
  })

  serve(listTides, async ({ user, hers, query }) => {
    const { from = '0000-01-01', to = '9999-12-31', before, limit = RECENT_TIDES } = query
    return { data: await findTides(hers, user, from, to, limit, before === undefined ? undefined : Date.parse(before)) }
  })

  serve(removeTide, async ({ user, hers, params }) => {
    if (!(await removeTideWithId(hers, user, params.id))) throw new AppError('not_found', MISSING())
    return done(t`The entry is gone.`)
  })
}
