import { AppError } from '../../../kit/errors.ts'
import { pastDay } from '../../../kit/server/past-day.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { addMoment, changeMoment, listMoments, MOMENTS_MAX, removeMoment } from '../contract.ts'
import { addMomentOf, findMomentWithId, findMoments, removeMomentWithId, setMoment } from './store.ts'

const MISSING: Message = () => t`This moment is no longer there.`

const MOOD_NEEDED: Message = () => t`Please choose a mood from 1 to 5`

/** Adds the endpoints of moments. */
export function momentRoutes(serve: Serve): void {
  serve(addMoment, async ({ user, hers, body, now }) => {
    return { ...done(t`Noted.`), data: await addMomentOf(hers, user, body, pastDay(body.at, user, now), now) }
  })

  serve(changeMoment, async ({ user, hers, params, body: { at, value }, now }) => {
    const time = at === undefined ? undefined : { ms: Date.parse(at), day: pastDay(at, user, now) }
    if (value === null && (await findMomentWithId(hers, user, params.id))?.kind === 'mood') {
      throw new AppError('invalid', { field: 'value', message: MOOD_NEEDED() })
    }
    const data = await setMoment(hers, user, params.id, { at: time, value })
    if (!data) throw new AppError('not_found', MISSING())
    return { ...done(t`Moment changed.`), data }
  })

  serve(listMoments, async ({ user, hers, query }) => {
    const { from = '0000-01-01', to = '9999-12-31', limit = MOMENTS_MAX } = query
    return { data: await findMoments(hers, user, from, to, limit) }
  })

  serve(removeMoment, async ({ user, hers, params }) => {
    if (!(await removeMomentWithId(hers, user, params.id))) throw new AppError('not_found', MISSING())
    return done(t`The moment is gone.`)
  })
}
