import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findAbout, findOnboarding } from '../contract.ts'

/**
 * Her answers from the steps after signup; null until they are saved. `isWaiting`: the outbox holds them, so that the
 * key changes once they are sent.
 */
export function onboardingAnswers(isWaiting = false) {
  return queryOptions({
    queryKey: ['onboarding', 'answers', isWaiting],
    queryFn: ({ signal }) => call(findOnboarding, { signal }),
  })
}

/** Her answers about herself, as Settings shows them. */
export const about = dataQuery(['onboarding', 'about'], findAbout)
