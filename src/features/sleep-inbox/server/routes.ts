import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { apiNotFound } from '../../../kit/server/error-handler.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { tooMany } from '../../../kit/server/limits.ts'
import { newToken } from '../../../kit/server/one-time-token.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { parsed } from '../../../kit/server/validation.ts'
import type { Vaults } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { addSleepHours } from '../../logs/server/sleep-store.ts'
import { addSleepInbox, findSleepInbox, INBOX_RECEIVED, receiveSleep, removeSleepInbox } from '../contract.ts'
import { hoursOf, nightProblem, SentNight } from '../rules/night.ts'
import { findInboxOf, removeInboxOf, setInbox, useInbox } from './store.ts'

const DAY_MS = 86_400_000

/** `vaults`: a phone sends with the address alone, without a session; her vault is then opened for its owner. */
export type InboxParts = { vaults: Pick<Vaults, 'accounts' | 'hers'>; keys: Keys; publicUrl: string }

const toInstant = (at: number | null | undefined) => (at === null || at === undefined ? null : new Date(at).toISOString())

/** Her address for last night's sleep, and what is sent to it. */
export function sleepInboxRoutes(serve: Serve, { vaults, keys, publicUrl }: InboxParts): void {
  const digestOf = (token: string) => keys.blindRandom('sleep-inbox', token)

  serve(findSleepInbox, async ({ user, hers }) => {
    const inbox = await findInboxOf(hers, user.id)
    return { data: { created_at: toInstant(inbox?.createdAt), last_used_at: toInstant(inbox?.lastUsedAt) } }
  })

  serve(addSleepInbox, async ({ user, hers, now }) => {
    const token = newToken()
    await setInbox(hers, user.id, digestOf(token), now)
    const url = `${publicUrl}/api/exchange/inbox/${token}/`
    return { ...done(t`Your address is ready.`), data: { url, created_at: new Date(now).toISOString() } }
  })

  serve(removeSleepInbox, async ({ user, hers }) => {
    await removeInboxOf(hers, user.id)
    return done(t`The address is turned off.`)
  })

  serve(receiveSleep, async ({ params, body, now }) => {
    const owner = await useInbox(vaults.hers, digestOf(params.token), now)
    if (owner === 'full') throw tooMany(DAY_MS - (now % DAY_MS))
    const person = owner && (await findPerson(vaults.accounts, keys, owner))
    if (!person) throw apiNotFound()
    const night = parsed(SentNight, body)
    const today = localDateAt(now, person.timezone)
    const day = night.date ?? today
    const problem = nightProblem(day, today)
    if (problem) throw new AppError('invalid', { field: 'date', message: problem })
    const hours = hoursOf(night)
    if (hours !== undefined) await addSleepHours(vaults.hers, person, day, hours, now)
    return done(INBOX_RECEIVED())
  })
}
