import { AppError } from '../../../kit/errors.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { BACKGROUND_CHANGED, BACKGROUND_SAVED, type BackgroundState, findBackground, saveBackground } from '../contract.ts'
import { answersProblem, nextAskedOn, questionNow } from '../rules/questions.ts'
import { findBackgroundOf, setBackground, type StoredBackground } from './store.ts'

/** Her answers on the wire. While intimate entries are hidden, Home asks nothing: others may see the screen. */
async function stateOf(
  hers: HerVault,
  user: Person,
  { answers, asking, version }: StoredBackground & { version: number },
  today: LocalDate,
): Promise<BackgroundState> {
  const question = questionNow(answers, asking, localDateAt(user.createdAt, user.timezone), today)
  const isMasked = question !== null && isHidden('flow_description', await findPreferencesOf(hers, user))
  return { answers, version, question: isMasked ? null : question }
}

/** Adds the endpoints of "About my body". */
export function backgroundRoutes(serve: Serve): void {
  serve(findBackground, async ({ hers, user, now }) => ({
    data: await stateOf(hers, user, await findBackgroundOf(hers, user), localDateAt(now, user.timezone)),
  }))

  serve(saveBackground, async ({ hers, user, body: { answers, version, ask_again: again }, now }) => {
    const today = localDateAt(now, user.timezone)
    const problem = answersProblem(answers, today)
    if (problem) throw new AppError('invalid', { field: `answers.${problem.field}`, message: problem.words })
    const stored = await findBackgroundOf(hers, user)
    const asking = {
      ...stored.asking,
      ...(again === 'never' && { isOver: true as const }),
      ...(again === 'later' && { after: nextAskedOn(today) }),
    }
    const written = stored.version === version ? await setBackground(hers, user, { answers, asking }, version, now) : undefined
    if (written === undefined) throw new AppError('conflict', BACKGROUND_CHANGED())
    return { ...done(BACKGROUND_SAVED()), data: await stateOf(hers, user, { answers, asking, version: written }, today) }
  })
}
