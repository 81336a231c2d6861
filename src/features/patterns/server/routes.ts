import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { planAlert } from '../../reminders/server/alert-store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { findPatterns, type Patterns, setPatternQuestion } from '../contract.ts'
import { ownQuestion } from '../rules/catalogue.ts'
import { toPatternsPage } from '../rules/patterns-page.ts'
import { findPatternsState } from './look-store.ts'
import { setQuestion } from './store.ts'

async function pageOf(hers: HerVault, user: Person, now: number): Promise<Patterns> {
  const [state, choices, preferences] = await Promise.all([
    findPatternsState(hers, user, now),
    findChoices(hers, user),
    findPreferencesOf(hers, user),
  ])
  const page = toPatternsPage(state, choices, isHidden('factors', preferences))
  if (page.next_look) await planAlert(hers, user, page.next_look.day, now)
  return page
}

/** Adds the endpoints of patterns. */
export function patternRoutes(serve: Serve): void {
  serve(findPatterns, async ({ user, hers, now }) => ({ data: await pageOf(hers, user, now) }))

  serve(setPatternQuestion, async ({ user, hers, body: { cause, outcome }, now }) => {
    if (!ownQuestion(cause, outcome))
      throw new AppError('invalid', { field: 'outcome', message: t`Please choose two that can be compared` })
    await setQuestion(hers, user, { cause, outcome, since: localDateAt(now, user.timezone) }, now)
    return { success: true as const, message: t`Your question is saved.`, data: await pageOf(hers, user, now) }
  })
}
