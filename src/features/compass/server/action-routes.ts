import { localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { ACTION_LOGGED, addAction, listActions } from '../contract.ts'
import { addActionOf } from '../../couple/server/action-store.ts'
import { linkOf, notLinked } from './link-access.ts'
import { findActionsPage } from './store.ts'

/** Endpoints of supportive actions, dated in the partner's time zone. */
export function actionRoutes(serve: Serve): void {
  serve(listActions, async ({ couple, user }) => findActionsPage(couple, await linkOf(couple, user)))

  serve(addAction, async ({ couple, user, body, now }) => {
    const link = await linkOf(couple, user)
    const data = await addActionOf(couple, link, body, localDateAt(now, user.timezone), now)
    if (!data) throw notLinked()
    return { ...done(ACTION_LOGGED()), data }
  })
}
