import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { language } from '../../../kit/words.ts'
import { findPartnerCompanion } from '../contract.ts'

/** Lara's greeting to the partner, the chips and the help lines. */
export function companion() {
  const spoken = language()
  return queryOptions({
    queryKey: ['partner-chat', 'companion', spoken],
    queryFn: ({ signal }) => call(findPartnerCompanion, { query: { language: spoken }, signal }),
    staleTime: 300_000,
  })
}

/** Lara's first message, made on this device for a page without a connection. */
export const offlineGreeting = queryOptions({
  queryKey: ['partner-chat', 'own greeting'],
  queryFn: async () => {
    const { greetingOf } = await import('../rules/guides.ts')
    const spoken = language()
    return { ...greetingOf(spoken), language: spoken }
  },
  networkMode: 'always',
})
