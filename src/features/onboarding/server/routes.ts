import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, transact } from '../../../kit/server/vaults.ts'
import { setPreferences } from '../../settings/server/store.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { findAbout, findOnboarding, LANGUAGES, Onboarding, saveAbout, saveLanguage, saveOnboarding } from '../contract.ts'
import { language, t } from '../../../kit/words.ts'
import { type Answers, findAnswers, setAnswers } from './store.ts'

function isWhole(answers: Answers): answers is Onboarding {
  return Object.keys(Onboarding.shape).every((name) => name in answers)
}

/** Merges a change into her answers. Without a stored language, that of the request is used. */
function amend(hers: HerVault, user: Person, change: Partial<Answers>, now: number): Promise<void> {
  return transact(hers, async (inside) => {
    const answers = await findAnswers(inside, user)
    await setAnswers(inside, user, { language: LANGUAGES[language()], ...answers, ...change }, now)
  })
}

/** Endpoints of the onboarding answers. */
export function onboardingRoutes(serve: Serve): void {
  serve(saveOnboarding, async ({ hers, user, body, now }) => {
    const { enable_voice: enabled, share_with_partner: partnerSharing } = body
    await transact(hers, async (inside) => {
      await setAnswers(inside, user, body, now)
      await setPreferences(inside, user, { voice: { enabled }, privacy: { partnerSharing } }, now)
    })
    return done(t`Thank you. You can change any answer later.`)
  })

  serve(saveLanguage, async ({ hers, user, body, now }) => {
    await amend(hers, user, body, now)
    return done(t`Your language is saved.`)
  })

  serve(saveAbout, async ({ hers, user, body, now }) => {
    await amend(hers, user, body, now)
    return done(t`Your answers are saved.`)
  })

  serve(findAbout, async ({ hers, user }) => {
    const { age_range, menopause_phase, region, goals } = (await findAnswers(hers, user)) ?? {}
    return { data: { age_range, menopause_phase, region, goals } }
  })

  serve(findOnboarding, async ({ hers, user }) => {
    const answers = await findAnswers(hers, user)
    return { data: answers && isWhole(answers) ? answers : null }
  })
}
