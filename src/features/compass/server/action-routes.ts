import { localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { ACTION_LOGGED, addAction, listActions } from '../contract.ts'
import { addActionOf } from './action-store.ts'
import { linkOf, notLinked } from './linked.ts'
import { findShownActions } from './shown-store.ts'

/** What he did for her: his own words, on his own day. */
export function actionRoutes(serve: Serve): void {
  serve(listActions, async ({ couple, user }) => findShownActions(couple, await linkOf(couple, user)))

  serve(addAction, async ({ couple, user, body, now }) => {
    const link = await linkOf(couple, user)
    const data = await addActionOf(couple, link, body, localDateAt(now, user.timezone), now)
    if (!data) throw notLinked()
    return { ...done(ACTION_LOGGED), data }
  })
}
