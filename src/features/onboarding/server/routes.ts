import { done, type Serve } from '../../../kit/server/serve.ts'
import { findOnboarding, saveOnboarding } from '../contract.ts'
import { findAnswers, setAnswers } from './store.ts'

export function onboardingRoutes(serve: Serve): void {
  serve(saveOnboarding, async ({ hers, user, body, now }) => {
    await setAnswers(hers, user, body, now)
    return done('Thank you. You can change any answer later.')
  })

  serve(findOnboarding, async ({ hers, user }) => ({ data: (await findAnswers(hers, user)) ?? null }))
}
