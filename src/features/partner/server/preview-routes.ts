import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { linkedOf } from '../../compass/server/action-store.ts'
import { findLink } from '../../compass/server/link-store.ts'
import { findShownActions, findShownSignals, findShownSuggestions, findShownWorked } from '../../compass/server/shown-store.ts'
import { findPreview, NO_PARTNER } from '../contract.ts'

/** What a preview needs beside the vaults of its door. */
export type PreviewParts = {
  /** The time zone of an account; undefined when it is gone. His ideas change with his own day. */
  timezoneOf: (userId: number) => Promise<string | undefined>
}

/** What he sees at this moment, made by the functions that answer at his own doors. */
export function previewRoutes(serve: Serve, { timezoneOf }: PreviewParts): void {
  serve(findPreview, async ({ couple, user, query, now }) => {
    const link = linkedOf(await findLink(couple, user))
    const timezone = link && (await timezoneOf(link.partnerId))
    if (!link || !timezone) throw new AppError('not_found', NO_PARTNER)
    const { language = 'en' } = query
    const { woman_name, supportive_actions, total_actions } = await findShownActions(couple, link)
    return {
      data: {
        woman_name,
        signals: await findShownSignals(couple, link, now),
        supportive_actions,
        total_actions,
        worked: await findShownWorked(couple, link, now, language),
        suggestions: await findShownSuggestions(couple, link, now, { today: localDateAt(now, timezone), language, more: 0 }),
      },
    }
  })
}
