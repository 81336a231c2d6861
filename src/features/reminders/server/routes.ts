import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../../kit/errors.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import { said, t } from '../../../kit/words.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import type { Person } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { Vault, Vaults } from '../../../kit/server/vaults.ts'
import { findPerson } from '../../auth/server/store.ts'
import { findPreferencesOf, setPreferences } from '../../settings/server/store.ts'
import {
  addFeed,
  addPush,
  addReminder,
  DATE_PAST,
  doneReminder,
  findDue,
  findFeed,
  findPush,
  findUpcoming,
  listReminders,
  type NewReminder,
  readFeed,
  type Reminder,
  REMINDERS_MAX,
  removeFeed,
  removePush,
  removeReminder,
  replaceReminder,
  settleNotice,
  testReminder,
  UPCOMING_MAX,
} from '../contract.ts'
import { noticeWords } from '../rules/notice-words.ts'
import { calendarOf, upcomingOf } from './calendar-feed.ts'
import { addDeliveries, findNextNotice, findNotices, type NewDelivery, settleDeliveriesOf, settleNoticeOf } from './delivery-store.ts'
import { addDevice, findDevices, removeDevice } from './device-store.ts'
import { isDoneOn } from './done.ts'
import { findLanguage } from './her-language.ts'
import { findFeedOf, findFeedOwner, removeFeedOf, setFeed } from './feed-store.ts'
import { endpointProblem } from './push-address.ts'
import {
  addReminderOf,
  dueOf,
  findReminder,
  findReminders,
  removeReminderWithId,
  setReminder,
  setReminderDone,
  type StoredReminder,
} from './store.ts'

type Hers = Vault<'hers'>

const MISSING = t`This reminder is not there any more.`
const NOTICE_MISSING = t`This has been dealt with already.`
const DEVICE_MISSING = t`This device is not there any more.`
const FEED_MISSING = t`There is no calendar at this address.`
const TOO_MANY = t`You have ${REMINDERS_MAX} reminders, as many as there can be. Please delete one first.`

/** How long a notice waits on the page, how soon "Later" brings it back, and how often a test may be sent, in ms. */
const NOTICE_MS = 86_400_000
const LATER_MS = 3_600_000
const TEST_EVERY_MS = 60_000

const TOKEN_BYTES = 32
const TOKEN = /^([A-Za-z0-9_-]{43})(?:\.ics)?$/

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function toWire({ id, content, due_at: dueAt, done_on: doneOn }: StoredReminder, today: LocalDate): Reminder {
  const { date = null, quiet_from = null, quiet_to = null } = content
  return { ...content, date, quiet_from, quiet_to, id, next_at: iso(dueAt), done_today: doneOn === today }
}

function refusePast(user: Person, body: NewReminder, now: number): void {
  if (body.enabled && body.date && dueOf(body, user.timezone, now) === undefined) {
    throw new AppError('invalid', `date: ${said(DATE_PAST)}`, { date: [DATE_PAST] })
  }
}

/** She has asked for e-mail just now: that is what her settings say from here on. */
async function allowLetters(hers: Hers, user: Person, now: number): Promise<void> {
  const { notifications } = await findPreferencesOf(hers, user)
  if (!notifications.emailUpdates) await setPreferences(hers, user, { notifications: { emailUpdates: true } }, now)
}

async function isPaused(hers: Hers, user: Person): Promise<boolean> {
  return !(await findPreferencesOf(hers, user)).notifications.dailyReminders
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What the routes of this room need besides their doors: the feed is read by whoever has the link, and then opens her vault by its owner's key. */
type Kit = { vaults: Pick<Vaults, 'accounts' | 'hers'>; keys: Keys; config: Pick<Config, 'publicUrl' | 'pushLoopback'> }

export function reminderRoutes(serve: Serve, { vaults, keys, config }: Kit): void {
  serve(listReminders, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    return { data: (await findReminders(hers, user)).map((reminder) => toWire(reminder, today)), paused: await isPaused(hers, user) }
  })

  serve(addReminder, async ({ user, hers, body, now }) => {
    refusePast(user, body, now)
    const added = await addReminderOf(hers, user, body, now)
    if (!added) throw new AppError('conflict', TOO_MANY)
    if (body.channels.includes('email')) await allowLetters(hers, user, now)
    return { ...done(t`Your reminder is set.`), data: toWire(added, localDateAt(now, user.timezone)) }
  })

  serve(replaceReminder, async ({ user, hers, params, body, now }) => {
    const before = await findReminder(hers, user, params.id)
    if (!before) throw new AppError('not_found', MISSING)
    const isKept = before.content.date === body.date && before.content.time === body.time && before.content.enabled
    if (!isKept) refusePast(user, body, now)
    const changed = await setReminder(hers, user, params.id, body, now)
    if (!changed) throw new AppError('not_found', MISSING)
    if (body.channels.includes('email') && !changed.before.channels.includes('email')) await allowLetters(hers, user, now)
    return { ...done(t`Your reminder is changed.`), data: toWire(changed.after, localDateAt(now, user.timezone)) }
  })

  serve(removeReminder, async ({ user, hers, params }) => {
    if (!(await removeReminderWithId(hers, user, params.id))) throw new AppError('not_found', MISSING)
    return done(t`The reminder is gone.`)
  })

  serve(doneReminder, async ({ user, hers, params, now }) => {
    if (!(await setReminderDone(hers, user, params.id, localDateAt(now, user.timezone)))) throw new AppError('not_found', MISSING)
    await settleDeliveriesOf(hers, user.id, params.id, now)
    return done(t`Done for today.`)
  })

  serve(testReminder, async ({ user, hers, params, now }) => {
    const reminder = await findReminder(hers, user, params.id)
    if (!reminder) throw new AppError('not_found', MISSING)
    const one = { userId: user.id, reminderId: reminder.id, dueAt: now - (now % TEST_EVERY_MS), sendAt: now, isTest: true }
    const { channels } = reminder.content
    const devices = channels.includes('push') ? await findDevices(hers, user.id) : []
    const deliveries: NewDelivery[] = devices.map(({ id }) => ({ ...one, channel: 'push', deviceId: id }))
    for (const channel of ['in_app', 'email'] as const) if (channels.includes(channel)) deliveries.push({ ...one, channel, deviceId: 0 })
    await addDeliveries(hers, deliveries)
    return done(t`It is on its way, exactly as it will come.`)
  })

  serve(findUpcoming, async ({ user, hers, query, now }) => {
    const events = upcomingOf(await findReminders(hers, user), user.timezone, now, query.limit ?? UPCOMING_MAX)
    return { data: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })), paused: await isPaused(hers, user) }
  })

  serve(findDue, async ({ user, hers, now }) => {
    const waiting = await findNotices(hers, user.id, now - NOTICE_MS, now)
    const reminders = await findReminders(hers, user)
    const data = []
    for (const { id, reminder_id, due_at: dueAt, is_test: isTest } of waiting) {
      const reminder = reminders.find((one) => one.id === reminder_id)
      if (!reminder) continue
      const day = localDateAt(dueAt, user.timezone)
      if (!isTest && reminder.content.skip_if_done && (await isDoneOn(hers, user, reminder, day))) continue
      data.push({
        id,
        reminder_id,
        kind: reminder.content.kind,
        title: noticeWords(reminder.content),
        due_at: new Date(dueAt).toISOString(),
      })
    }
    const times = [...reminders.map(({ due_at: dueAt }) => dueAt), await findNextNotice(hers, user.id, now)]
    const next = Math.min(...times.filter((at) => at !== null && at !== undefined))
    return { data, next_at: Number.isFinite(next) ? new Date(next).toISOString() : null }
  })

  serve(settleNotice, async ({ user, hers, params, body, now }) => {
    const sendAt = body.action === 'later' ? now + LATER_MS : undefined
    const settled = await settleNoticeOf(hers, user.id, params.id, sendAt, now)
    if (!settled) throw new AppError('not_found', NOTICE_MISSING)
    if (body.action === 'later') return done(t`It comes back in an hour.`)
    if (body.action === 'dismiss') return done(t`It is out of the way.`)
    await setReminderDone(hers, user, settled.reminderId, localDateAt(now, user.timezone))
    await settleDeliveriesOf(hers, user.id, settled.reminderId, now)
    return done(t`Done for today.`)
  })

  serve(findPush, async ({ user, hers }) => {
    const devices = await findDevices(hers, user.id)
    return {
      data: {
        public_key: keys.vapid().publicKey,
        devices: devices.map(({ id, sessionId, createdAt }) => ({
          id,
          created_at: new Date(createdAt).toISOString(),
          is_here: sessionId === user.sessionId,
        })),
      },
    }
  })

  serve(addPush, async ({ user, hers, body, now }) => {
    const problem = endpointProblem(body.endpoint, config.pushLoopback)
    if (problem) throw new AppError('invalid', `endpoint: ${said(problem)}`, { endpoint: [problem] })
    return { ...done(t`This device will be told.`), data: { id: await addDevice(hers, keys, user, body, now) } }
  })

  serve(removePush, async ({ user, hers, params }) => {
    if (!(await removeDevice(hers, user.id, params.id))) throw new AppError('not_found', DEVICE_MISSING)
    return done(t`This device is told nothing any more.`)
  })

  serve(findFeed, async ({ user, hers }) => ({ data: { created_at: iso((await findFeedOf(hers, user.id)) ?? null) } }))

  serve(addFeed, async ({ user, hers, now }) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await setFeed(hers, user.id, digestOf(token), now)
    const url = `${config.publicUrl}/api/reminders/feed/${token}.ics`
    return { ...done(t`Your calendar link is ready.`), data: { url, created_at: new Date(now).toISOString() } }
  })

  serve(removeFeed, async ({ user, hers }) => {
    await removeFeedOf(hers, user.id)
    return done(t`The calendar link is turned off.`)
  })

  serve(readFeed, async ({ params, now }) => {
    const token = TOKEN.exec(params.token)?.[1]
    const owner = token && (await findFeedOwner(vaults.hers, digestOf(token)))
    const person = owner && (await findPerson(vaults.accounts, keys, owner))
    if (!person) throw new AppError('not_found', FEED_MISSING)
    const reminders = await findReminders(vaults.hers, person)
    // A calendar program asks in no language of hers.
    const content = inLanguage(await findLanguage(vaults.hers, person), () => calendarOf(reminders, person.timezone, now))
    return { name: 'emberwell.ics', content }
  })
}
