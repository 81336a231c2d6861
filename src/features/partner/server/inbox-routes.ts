import { weekdayOf } from '../../../kit/date-grid.ts'
import { AppError } from '../../../kit/errors.ts'
import { addDays, localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { ACTIONS_MAX } from '../../couple/contract.ts'
import { findAction, findActions } from '../../couple/server/action-store.ts'
import { findLink, toAcceptedLink } from '../../couple/server/link-store.ts'
import { setTotals } from '../../couple/server/reaction-totals-store.ts'
import { findInbox, giveReaction, NO_SUCH_ACTION } from '../contract.ts'
import { countWeek, findReactions, forgetTakenBack, setReaction } from './reaction-store.ts'

/**
 * His actions, and her reactions to them. Reactions are stored in her vault; the couple vault gets weekly totals only.
 */
export function inboxRoutes(serve: Serve): void {
  serve(findInbox, async ({ hers, couple, user }) => {
    const link = toAcceptedLink(await findLink(couple, user))
    if (!link) return { data: [] }
    const actions = await findActions(couple, link, ACTIONS_MAX)
    const ids = actions.map(({ id }) => id)
    const reactions = await findReactions(hers, user, ids)
    return { data: actions.map((action) => ({ ...action, reaction: reactions.get(action.id) ?? null })) }
  })

  serve(giveReaction, async ({ hers, couple, user, params, body: { reaction }, now }) => {
    const link = toAcceptedLink(await findLink(couple, user))
    const action = link && (await findAction(couple, link, params.id))
    if (!link || !action) throw new AppError('not_found', NO_SUCH_ACTION())
    const today = localDateAt(now, user.timezone)
    const thisWeek = addDays(today, -weekdayOf(today))
    const weeks = await setReaction(hers, user, link.id, action, reaction, { thisWeek, now })
    for (const week of weeks) {
      const isLinked = await setTotals(couple, link, week, now, () => countWeek(hers, user, link.id, week))
      if (!isLinked) throw new AppError('not_found', NO_SUCH_ACTION())
    }
    if (reaction === null) await forgetTakenBack(hers, user, action.id)
    return { ...done(reaction ? t`Noted. Your partner never sees a single answer.` : t`Taken back.`), data: { ...action, reaction } }
  })
}
