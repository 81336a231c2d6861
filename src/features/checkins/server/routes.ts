import { AppError } from '../../../kit/errors.ts'
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { pastDay } from '../../../kit/server/past-day.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { addCheckin, CHECKIN_SAVED, CHECKINS_MAX, findMoodOffer, listCheckins, removeCheckin } from '../contract.ts'
import { toFormMood } from '../../logs/rules/mood-scale.ts'
import { findLogs } from '../../logs/server/store.ts'
import { findLastMoods } from '../../moments/server/store.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { moodOffer, OFFER_DAYS } from '../rules/mood-offer.ts'
import { checkinProblem } from '../rules/score.ts'
import { addCheckinOf, findCheckins, removeCheckinWithId } from './store.ts'

/** Largest number of mood moments read for the days of an offer. */
const MOODS_MAX = 500

/** Her moods by day, 1 to 5: of a log, or the last one she tapped. */
async function findMoods(hers: HerVault, user: Person, from: LocalDate, to: LocalDate): Promise<Map<LocalDate, number>> {
  const logs = await findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit: OFFER_DAYS, type: 'quick_log' })
  const noted = logs.flatMap(({ log_date: day, mood_rating: mood }) => (mood ? [[day, toFormMood(mood)] as const] : []))
  return new Map([...(await findLastMoods(hers, user, { from, to, limit: MOODS_MAX })), ...noted])
}

/** Whether Lara has answered her to a danger since an instant (ms). The composition root knows. */
type Parts = { hadDanger: (hers: HerVault, user: Person, since: number) => Promise<boolean> }

/** Adds the endpoints of check-ins. */
export function checkinRoutes(serve: Serve, { hadDanger }: Parts): void {
  serve(findMoodOffer, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const from = addDays(today, 1 - OFFER_DAYS)
    const [moods, checkins, preferences, hasDanger] = await Promise.all([
      findMoods(hers, user, from, today),
      findCheckins(hers, user, { from, to: today, limit: CHECKINS_MAX, before: Number.MAX_SAFE_INTEGER }),
      findPreferencesOf(hers, user),
      hadDanger(hers, user, now - OFFER_DAYS * 86_400_000),
    ])
    return { data: { low_days: moodOffer({ moods, checkins, putOff: preferences.checkins.offerPutOff, hasDanger, today }) } }
  })

  serve(addCheckin, async ({ user, hers, body, now }) => {
    const day = pastDay(body.at, user, now)
    const problem = checkinProblem(body)
    if (problem) throw new AppError('invalid', problem)
    return { ...done(CHECKIN_SAVED()), data: await addCheckinOf(hers, user, body, day, now) }
  })

  serve(listCheckins, async ({ user, hers, query }) => {
    const { from = '0000-01-01', to = '9999-12-31', before, limit = CHECKINS_MAX } = query
    const at = before === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(before)
    return { data: await findCheckins(hers, user, { from, to, limit, before: at }) }
  })

  serve(removeCheckin, async ({ user, hers, params }) => {
    if (!(await removeCheckinWithId(hers, user, params.id))) throw new AppError('not_found', t`This check-in is no longer there.`)
    return done(t`Check-in deleted.`)
  })
}
