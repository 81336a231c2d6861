import { localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { listReceivedSignals, listSuggestions, listWorked } from '../contract.ts'
import { linkOf } from './link-access.ts'
import { findSignalTexts, findSuggestions, findWhatWorked } from './store.ts'

/** Endpoints of suggestions, What Worked Well and received signals. */
export function suggestionRoutes(serve: Serve): void {
  serve(listSuggestions, async ({ couple, user, query, now }) => {
    const { language = 'en', more = '0' } = query
    const page = { today: localDateAt(now, user.timezone), language, more: Number(more) }
    return { data: await findSuggestions(couple, await linkOf(couple, user), now, page) }
  })

  serve(listWorked, async ({ couple, user, query, now }) => ({
    data: await findWhatWorked(couple, await linkOf(couple, user), now, query.language ?? 'en'),
  }))

  serve(listReceivedSignals, async ({ couple, user, now }) => ({
    data: await findSignalTexts(couple, await linkOf(couple, user), now),
  }))
}
