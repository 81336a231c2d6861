import { AppError } from '../../../kit/errors.ts'
import { pastDay } from '../../../kit/server/past-day.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { addTide, listTides, RECENT_TIDES, removeTide, TIDE_SAVED } from '../contract.ts'
import { addTideOf, findTides, removeTideWithId } from './store.ts'

const MISSING: Message = () => t`This entry is no longer there.`

/** Adds the endpoints of EmberTides. */
export function emberTidesRoutes(serve: Serve): void {
  serve(addTide, async ({ user, hers, body, now }) => {
    return { ...done(TIDE_SAVED()), data: await addTideOf(hers, user, body, pastDay(body.at, user, now), now) }
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
