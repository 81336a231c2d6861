import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { language } from '../../../kit/words.ts'
import { findPartnerCompanion } from '../contract.ts'

/** Lara's first words to him, what he may ask, and the help lines. */
export function companion() {
  const spoken = language()
  return queryOptions({
    queryKey: ['partner-chat', 'companion', spoken],
    queryFn: ({ signal }) => call(findPartnerCompanion, { query: { language: spoken }, signal }),
    staleTime: 300_000,
  })
}
