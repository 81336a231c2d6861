import { transact } from '../../../kit/server/vaults.ts'
import { setPreferences } from '../../settings/server/store.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { findOnboarding, saveOnboarding } from '../contract.ts'
import { findAnswers, setAnswers } from './store.ts'

export function onboardingRoutes(serve: Serve): void {
  serve(saveOnboarding, async ({ hers, user, body, now }) => {
    const { enable_voice: enabled, share_with_partner: partnerSharing } = body
    await transact(hers, async (inside) => {
      await setAnswers(inside, user, body, now)
      await setPreferences(inside, user, { voice: { enabled }, privacy: { partnerSharing } }, now)
    })
    return done('Thank you. You can change any answer later.')
  })

  serve(findOnboarding, async ({ hers, user }) => ({ data: (await findAnswers(hers, user)) ?? null }))
}
