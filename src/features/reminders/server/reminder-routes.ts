import { AppError } from '../../../kit/errors.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { type Message, t } from '../../../kit/words.ts'
import { findPreferencesOf, setPreferences } from '../../settings/server/store.ts'
import {
  addReminder,
  DATE_PAST,
  doneReminder,
  findUpcoming,
  listReminders,
  type NewReminder,
  type Reminder,
  REMINDERS_MAX,
  removeReminder,
  replaceReminder,
  testReminder,
  undoReminderDone,
  UPCOMING_MAX,
} from '../contract.ts'
import { NEW_LEAD_TIMES } from '../rules/new-reminder.ts'
import { upcomingOf } from './calendar-feed.ts'
import { openChannels } from './channels.ts'
import { addDeliveries, type NewDelivery, reopenDeliveriesOf, settleDeliveriesOf } from './delivery-store.ts'
import { findDevices } from './device-store.ts'
import {
  addReminderOf,
  dueOf,
  findReminder,
  findReminders,
  isOrphan,
  nextTimeOf,
  NO_PLANS,
  plansFor,
  removeReminderWithId,
  setReminder,
  setReminderDone,
  setReminderUndone,
  type StoredReminder,
  type TreatmentPlans,
} from './store.ts'

const MISSING: Message = () => t`This reminder is no longer there.`
const EMAIL_UNCONFIRMED: Message = () =>
  t`Please confirm your email address first. The link is in the email that we sent you when you signed up.`
const TOO_MANY: Message = () => t`You have ${REMINDERS_MAX} reminders, as many as there can be. Please delete one first.`

const DOSES_NOTED_SINGLY: Message = () => t`Please note each dose on its day, in your calendar.`

/** Minimum time between two test deliveries of a reminder, in ms. */
const TEST_EVERY_MS = 60_000

function toWire(reminder: StoredReminder, timezone: string, today: LocalDate): Reminder {
  const { id, content, done_on: doneOn, treatment_id: treatmentId } = reminder
  const { date = null, lead_times = [], quiet_from = null, quiet_to = null } = content
  const nextAt = nextTimeOf(reminder, timezone)
  return {
    ...content,
    date,
    lead_times,
    quiet_from,
    quiet_to,
    id,
    treatment_id: treatmentId === 0 ? null : treatmentId,
    next_at: nextAt === undefined ? null : new Date(nextAt).toISOString(),
    done_today: doneOn === today,
  }
}

/** What she sent, with the announcements that an appointment has unless she chose. */
function withLeads(body: NewReminder): NewReminder {
  return { ...body, lead_times: body.lead_times ?? (body.kind === 'appointment' ? [...NEW_LEAD_TIMES] : []) }
}

function refusePast(user: Person, body: NewReminder, now: number): void {
  if (body.enabled && body.date && dueOf({ content: body, treatment_id: 0 }, NO_PLANS, user.timezone, now) === undefined) {
    throw new AppError('invalid', { field: 'date', message: DATE_PAST() })
  }
}

/** Turns email on in her settings, after she chose email for a reminder. */
async function allowEmails(hers: HerVault, user: Person, now: number): Promise<void> {
  const { notifications } = await findPreferencesOf(hers, user)
  if (!notifications.emailUpdates) await setPreferences(hers, user, { notifications: { emailUpdates: true } }, now)
}

async function isPaused(hers: HerVault, user: Person): Promise<boolean> {
  return !(await findPreferencesOf(hers, user)).notifications.dailyReminders
}

/** Her reminders, a test delivery, and what comes next. */
export function reminderListRoutes(serve: Serve, treatments: TreatmentPlans): void {
  /** Her reminders without those of removed treatments, and the plans of her treatments. */
  async function findAll(hers: HerVault, user: Person) {
    const all = await findReminders(hers, user)
    const plans = await plansFor(treatments, hers, user, all)
    return { all: all.filter((reminder) => !isOrphan(reminder, plans)), plans }
  }

  serve(listReminders, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const { all } = await findAll(hers, user)
    const data = all.map((reminder) => toWire(reminder, user.timezone, today))
    const order = ({ next_at: at }: Reminder) => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at))
    return { data: data.toSorted((a, b) => order(a) - order(b)), paused: await isPaused(hers, user) }
  })

  serve(addReminder, async ({ user, hers, body, now }) => {
    refusePast(user, body, now)
    const added = await addReminderOf(hers, user, withLeads(body), now)
    if (!added) throw new AppError('conflict', TOO_MANY())
    if (body.channels.includes('email')) await allowEmails(hers, user, now)
    return { ...done(t`Your reminder is set.`), data: toWire(added, user.timezone, localDateAt(now, user.timezone)) }
  })

  serve(replaceReminder, async ({ user, hers, params, body, now }) => {
    const before = await findReminder(hers, user, params.id)
    if (!before) throw new AppError('not_found', MISSING())
    const isKept = before.content.date === body.date && before.content.time === body.time && before.content.enabled
    if (!isKept) refusePast(user, body, now)
    const plans = await plansFor(treatments, hers, user, [before])
    const changed = await setReminder(hers, user, params.id, withLeads(body), plans, now)
    if (!changed) throw new AppError('not_found', MISSING())
    if (body.channels.includes('email') && !changed.before.channels.includes('email')) await allowEmails(hers, user, now)
    return { ...done(t`Your reminder is changed.`), data: toWire(changed.after, user.timezone, localDateAt(now, user.timezone)) }
  })

  serve(removeReminder, async ({ user, hers, params }) => {
    if (!(await removeReminderWithId(hers, user, params.id))) throw new AppError('not_found', MISSING())
    return done(t`Reminder deleted.`)
  })

  serve(doneReminder, async ({ user, hers, params, now }) => {
    const reminder = await findReminder(hers, user, params.id)
    if (reminder && reminder.treatment_id !== 0) throw new AppError('conflict', DOSES_NOTED_SINGLY())
    if (!(await setReminderDone(hers, user, params.id, localDateAt(now, user.timezone)))) throw new AppError('not_found', MISSING())
    await settleDeliveriesOf(hers, user.id, params.id, now)
    return { ...done(t`Done for today.`), done_at: new Date(now).toISOString() }
  })

  serve(undoReminderDone, async ({ user, hers, params, body }) => {
    const at = Date.parse(body.done_at)
    if (!(await setReminderUndone(hers, user, params.id, localDateAt(at, user.timezone)))) throw new AppError('not_found', MISSING())
    await reopenDeliveriesOf(hers, user.id, params.id, at)
    return done(t`It’s back on your list.`)
  })

  serve(testReminder, async ({ user, hers, params, now }) => {
    const reminder = await findReminder(hers, user, params.id)
    if (!reminder) throw new AppError('not_found', MISSING())
    const shared = { userId: user.id, reminderId: reminder.id, dueAt: now - (now % TEST_EVERY_MS), sendAt: now, isTest: true }
    const channels = openChannels(reminder.content.channels, user)
    if (channels.length === 0) throw new AppError('conflict', EMAIL_UNCONFIRMED())
    const devices = channels.includes('push') ? await findDevices(hers, user.id) : []
    const deliveries: NewDelivery[] = devices.map(({ id }) => ({ ...shared, channel: 'push', deviceId: id }))
    for (const channel of ['in_app', 'email'] as const) if (channels.includes(channel)) deliveries.push({ ...shared, channel, deviceId: 0 })
    await addDeliveries(hers, deliveries)
    return done(t`Sent. Your reminder will look just like it.`)
  })

  serve(findUpcoming, async ({ user, hers, query, now }) => {
    const { all, plans } = await findAll(hers, user)
    const events = upcomingOf(all, plans, user.timezone, now, query.limit ?? UPCOMING_MAX)
    return { data: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })), paused: await isPaused(hers, user) }
  })
}
