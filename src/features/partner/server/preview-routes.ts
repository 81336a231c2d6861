import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { toAcceptedLink } from '../../couple/server/link-store.ts'
import { findLink } from '../../couple/server/link-store.ts'
import { findActionsPage, findSignalTexts, findSuggestions, findWhatWorked } from '../../compass/server/store.ts'
import { findPreview, NO_PARTNER } from '../contract.ts'

/** Dependencies of the preview besides the endpoint's vaults. */
export type PreviewParts = {
  /**
   * Time zone of an account; undefined when it is gone. The partner's suggestions change with the partner's own day.
   */
  timezoneOf: (userId: number) => Promise<string | undefined>
}

/** Endpoint of the preview, from the functions used by the partner's endpoints. */
export function previewRoutes(serve: Serve, { timezoneOf }: PreviewParts): void {
  serve(findPreview, async ({ couple, user, query, now }) => {
    const link = toAcceptedLink(await findLink(couple, user))
    const timezone = link && (await timezoneOf(link.partnerId))
    if (!link || !timezone) throw new AppError('not_found', NO_PARTNER())
    const { language = 'en' } = query
    const { woman_name, supportive_actions, total_actions } = await findActionsPage(couple, link)
    return {
      data: {
        woman_name,
        signals: await findSignalTexts(couple, link, now),
        supportive_actions,
        total_actions,
        worked: await findWhatWorked(couple, link, now, language),
        suggestions: await findSuggestions(couple, link, now, { today: localDateAt(now, timezone), language, more: 0 }),
      },
    }
  })
}
