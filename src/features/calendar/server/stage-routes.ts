import { AppError } from '../../../kit/errors.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { FLOWS } from '../contract.ts'
import { PERIOD_FLOWS } from '../rules/spells.ts'
import {
  addKnownGap,
  changeKnownGap,
  findStage,
  GAP_MISSING,
  KNOWN_GAPS_MAX,
  listKnownGaps,
  type NewKnownGap,
  removeKnownGap,
} from '../rules/stage/endpoints.ts'
import { addGap, countKnownGaps, findKnownGaps, removeGap, setGap } from './known-gaps-store.ts'
import { findStageOf } from './stage-store.ts'
import { DAYS_MAX, findFlows } from './store.ts'

/** Throws `invalid` when a time without bleeding does not exist, lies ahead, or holds a day with bleeding. */
async function checkGap(hers: HerVault, user: Person, { from, to }: NewKnownGap, today: LocalDate): Promise<void> {
  const refuse = (field: 'from' | 'to', message: string) => new AppError('invalid', { field, message })
  if (to > today) throw refuse('to', t`Please give a day that has come`)
  if (from > to) throw refuse('from', t`Please choose a last day on or after the first`)
  const noted = await findFlows(hers, user, { from, to, limit: DAYS_MAX })
  const bled = noted.findLast(({ flow }) => PERIOD_FLOWS.includes(flow) || flow === FLOWS.other)
  if (bled)
    throw refuse('from', t`You noted bleeding on ${dayWords(bled.day, 'date')}. Please give days without it, or change that day first.`)
}

/** Adds the endpoints of the stage and of the times without bleeding. */
export function stageRoutes(serve: Serve): void {
  serve(findStage, async ({ hers, user, now }) => ({
    data: await findStageOf(hers, user, localDateAt(now, user.timezone)),
  }))

  serve(listKnownGaps, async ({ hers, user }) => ({ data: await findKnownGaps(hers, user) }))

  serve(addKnownGap, async ({ hers, user, body, now }) => {
    await checkGap(hers, user, body, localDateAt(now, user.timezone))
    if ((await countKnownGaps(hers, user)) >= KNOWN_GAPS_MAX)
      throw new AppError('invalid', {
        field: 'non_field_errors',
        message: t`There can be at most ${KNOWN_GAPS_MAX} of these. Please remove one first.`,
      })
    return { ...done(t`Saved: no bleeding in this time.`), data: await addGap(hers, user, body, now) }
  })

  serve(changeKnownGap, async ({ hers, user, params, body, now }) => {
    await checkGap(hers, user, body, localDateAt(now, user.timezone))
    const data = await setGap(hers, user, params.id, body, now)
    if (!data) throw new AppError('not_found', GAP_MISSING())
    return { ...done(t`Saved: no bleeding in this time.`), data }
  })

  serve(removeKnownGap, async ({ hers, user, params }) => {
    if (!(await removeGap(hers, user, params.id))) throw new AppError('not_found', GAP_MISSING())
    return done(t`This time without bleeding has been removed.`)
  })
}
