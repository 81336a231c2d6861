import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { language } from '../../../kit/words.ts'
import { findCompanion } from '../../lara/contract.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { findInbox, findPartnerInfo, findPreview, listSignals } from '../contract.ts'

/** Who is invited or linked. He may have accepted since, so it is read whenever the page comes. */
export const partnerInfo = queryOptions({
  queryKey: ['partner', 'info'],
  queryFn: ({ signal }) => call(findPartnerInfo, { signal }),
  select: ({ data }) => data,
  refetchOnMount: 'always',
})

/** What he did, newest first, with what she said to it. */
export const inbox = queryOptions({
  queryKey: ['partner', 'inbox'],
  queryFn: ({ signal }) => call(findInbox, { signal }),
  refetchOnMount: 'always',
})

/** Her signals that stand. */
export const signals = queryOptions({
  queryKey: ['partner', 'signals'],
  queryFn: ({ signal }) => call(listSignals, { signal }),
  refetchOnMount: 'always',
})

/** What he sees at this moment; never shown from memory. */
export const preview = queryOptions({
  queryKey: ['partner', 'preview'],
  queryFn: ({ signal }) => call(findPreview, { query: { language: language() }, signal }),
  select: ({ data }) => data,
  staleTime: 0,
  gcTime: 0,
})

/** Her language and region, for help lines and words to start from. The key is the one of the chat, which asks the same. */
export const manner = queryOptions({
  queryKey: ['lara', 'companion'],
  queryFn: ({ signal }) => call(findCompanion, { signal }),
  select: ({ data: { language, region } }) => ({ language, region }),
  staleTime: 300_000,
})

/** The time zone of her account. The key is the one of the settings, so that a change there is known here at once. */
const timezone = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: ({ signal }) => call(findUserDetails, { signal }),
  select: ({ data }) => data.timezone,
})

/** The time zone of her account; the device's own until the account's is known. */
export function useTimezone(): string {
  const { data } = useQuery(timezone)
  return data ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
