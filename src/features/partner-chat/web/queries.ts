import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { pageLanguage } from '../../../kit/web/page-language.ts'
import { findPartnerCompanion } from '../contract.ts'

/** Lara's first words to him, what he may ask, and the help lines. */
export function companion() {
  const language = pageLanguage()
  return queryOptions({
    queryKey: ['partner-chat', 'companion', language],
    queryFn: ({ signal }) => call(findPartnerCompanion, { query: { language }, signal }),
    staleTime: 300_000,
  })
}
