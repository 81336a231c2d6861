import { AppError } from '../../../kit/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import { queueEmail } from '../../../kit/server/email-queue.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { Vaults } from '../../../kit/server/vaults.ts'
import { type Message, t } from '../../../kit/words.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { addFeed, findFeed, readFeed, removeFeed } from '../contract.ts'
import { calendarOf } from './calendar-feed.ts'
import { feedMadeEmail } from './feed-email.ts'
import { findFeedOf, removeFeedOf, setFeed, useFeed } from './feed-store.ts'
import { findLanguage } from './her-language.ts'
import { findReminders, plansFor, type TreatmentPlans } from './store.ts'

const FEED_MISSING: Message = () => t`There is no calendar at this address.`

const TOKEN = /^([A-Za-z0-9_-]{43})(?:\.ics)?$/

/**
 * `vaults`: a calendar program reads the feed with the link alone, without a session; her vault is then opened for the
 * link's owner.
 */
export type FeedParts = {
  vaults: Pick<Vaults, 'accounts' | 'hers'>
  keys: Keys
  config: Pick<Config, 'publicUrl'>
  treatments: TreatmentPlans
}

const toInstant = (at: number | null | undefined) => (at === null || at === undefined ? null : new Date(at).toISOString())

/** Her calendar link, and the calendar at it. */
export function feedRoutes(serve: Serve, { vaults, keys, config, treatments }: FeedParts): void {
  serve(findFeed, async ({ user, hers }) => {
    const feed = await findFeedOf(hers, user.id)
    return { data: { created_at: toInstant(feed?.createdAt), last_used_at: toInstant(feed?.lastUsedAt) } }
  })

  serve(addFeed, async ({ user, hers, now }) => {
    const token = newToken()
    await setFeed(hers, user.id, tokenDigest(token), now)
    await queueEmail(vaults.accounts, keys, feedMadeEmail(user.profile.email, `${config.publicUrl}/settings?tab=account`), now, user.id)
    const url = `${config.publicUrl}/api/reminders/feed/${token}.ics`
    return { ...done(t`Your calendar link is ready.`), data: { url, created_at: new Date(now).toISOString() } }
  })

  serve(removeFeed, async ({ user, hers }) => {
    await removeFeedOf(hers, user.id)
    return done(t`The calendar link is turned off.`)
  })

  serve(readFeed, async ({ params, now }) => {
    const token = TOKEN.exec(params.token)?.[1]
    const owner = token && (await useFeed(vaults.hers, tokenDigest(token), now))
    const person = owner && (await findPerson(vaults.accounts, keys, owner))
    if (!person) throw new AppError('not_found', FEED_MISSING())
    const reminders = await findReminders(vaults.hers, person)
    const plans = await plansFor(treatments, vaults.hers, person, reminders)
    // A calendar program sends no Accept-Language of the user, so her stored language applies.
    const content = inLanguage(await findLanguage(vaults.hers, person), () => calendarOf(reminders, plans, person.timezone, now))
    return { name: 'emberwell.ics', content }
  })
}
