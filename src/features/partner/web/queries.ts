import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { language } from '../../../kit/words.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findInbox, findLinkQuestion, findPartnerInfo, findPreview, listSignals } from '../contract.ts'

/**
 * The invited or linked partner. The invitation may have been accepted meanwhile, so it is refetched with every visit.
 */
export const partnerInfo = queryOptions({ ...dataQuery(['partner', 'info'], findPartnerInfo), refetchOnMount: 'always' })

/** The partner's actions, newest first, with her reactions. */
export const inbox = queryOptions({
  queryKey: ['partner', 'inbox'],
  queryFn: ({ signal }) => call(findInbox, { signal }),
  refetchOnMount: 'always',
})

/** Her active signals. */
export const signals = queryOptions({
  queryKey: ['partner', 'signals'],
  queryFn: ({ signal }) => call(listSignals, { signal }),
  refetchOnMount: 'always',
})

/** What the partner sees now; never shown from the cache. */
export const preview = queryOptions({
  ...dataQuery(['partner', 'preview'], findPreview, { query: { language: language() } }),
  staleTime: 0,
  gcTime: 0,
})

/** The partner's name while she is asked, after a new password, whether the link should stay; null otherwise. */
export const linkQuestion = queryOptions({
  queryKey: ['partner', 'question'],
  queryFn: ({ signal }) => call(findLinkQuestion, { signal }),
  select: ({ data }) => data.partner_name,
  staleTime: 300_000,
})
