import { transact } from '../../../kit/server/vaults.ts'
import { setPreferences } from '../../settings/server/store.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { findOnboarding, Onboarding, saveLanguage, saveOnboarding } from '../contract.ts'
import { t } from '../../../kit/words.ts'
import { type Answers, findAnswers, setAnswers } from './store.ts'

function isWhole(answers: Answers): answers is Onboarding {
  return Object.keys(Onboarding.shape).every((name) => name in answers)
}

export function onboardingRoutes(serve: Serve): void {
  serve(saveOnboarding, async ({ hers, user, body, now }) => {
    const { enable_voice: enabled, share_with_partner: partnerSharing } = body
    await transact(hers, async (inside) => {
      await setAnswers(inside, user, body, now)
      await setPreferences(inside, user, { voice: { enabled }, privacy: { partnerSharing } }, now)
    })
    return done(t`Thank you. You can change any answer later.`)
  })

  serve(saveLanguage, async ({ hers, user, body: { language }, now }) => {
    await transact(hers, async (inside) => {
      const answers = await findAnswers(inside, user)
      await setAnswers(inside, user, { ...answers, language }, now)
    })
    return done(t`Your language is saved.`)
  })

  serve(findOnboarding, async ({ hers, user }) => {
    const answers = await findAnswers(hers, user)
    return { data: answers && isWhole(answers) ? answers : null }
  })
}
