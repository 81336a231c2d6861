import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import { queueEmailOnce } from '../../../kit/server/email-queue.ts'
import { backoffMs } from '../../../kit/server/worker-loop.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, transact, type Vaults } from '../../../kit/server/vaults.ts'
import { makeWorkerLoop, type WorkerLoop } from '../../../kit/server/worker-loop.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { findSessions } from '../../auth/server/session-store.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import type { NewReminder } from '../contract.ts'
import { openChannels } from './channels.ts'
import { afterQuiet, dueAt as timeAt, LATE_MAX_MS } from '../rules/due.ts'
import {
  ALERT_PLACE,
  alertEmail,
  alertWords,
  announced,
  DISCREET_TITLE,
  dosesPlace,
  emailWords,
  noticeWords,
  placeOfKind,
} from '../rules/notice-words.ts'
import { type Alert, alertAt, claimAlerts, eveningFrom, settleAlert } from './alert-store.ts'
import {
  addDeliveries,
  ALERT_ID,
  claimDeliveries,
  type Delivery,
  findWork,
  type NewDelivery,
  postponeDelivery,
  settleDelivery,
} from './delivery-store.ts'
import { findDevices, findSubscription, removeDevice } from './device-store.ts'
import { isSettled } from './done.ts'
import { findLanguage } from './her-language.ts'
import { type PushSender, sendPush } from './push.ts'
import {
  type ClaimedReminder,
  claimReminders,
  dueOf,
  findReminder,
  lastDueOf,
  NO_PLANS,
  openClaimed,
  passReminder,
  type Plans,
  plansFor,
  scheduleOf,
  type StoredReminder,
  type TreatmentPlans,
} from './store.ts'

/** Delivers due reminders on every chosen channel. Any number of servers may run one each. */
export type ReminderWorker = WorkerLoop & {
  /** Delivers what is due now; resolves to the number of deliveries sent by this server. */
  deliver(): Promise<number>
}

type Log = { warn(fields: object, words: string): void }

/**
 * Looks whether one kind of record has something new to tell her that she has not seen, and says on which day to look
 * again. The composition root passes these in, because what they read may import reminders.
 */
export type AlertSource = (hers: HerVault, user: Person, now: number) => Promise<{ isNew: boolean; next: LocalDate | undefined }>

type Kit = {
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'pushLoopback'>
  vaults: Vaults
  keys: Keys
  clock: () => number
  notes: Log
  treatments: TreatmentPlans
  /** What insight alerts tell of. */
  alerts: readonly AlertSource[]
  /** Whether deletion of the account is scheduled: nothing is delivered then, unless she cancels it. */
  isLeaving: (userId: number) => Promise<boolean>
  /** Duration of a lease in ms, after which another server may take over. */
  leaseMs?: number
}

/** Longer than the timeout of a push service. */
const LEASE_MS = 20_000
const REMINDERS_AT_ONCE = 40
const ALERTS_AT_ONCE = 4
/** Shortest time between two insight alerts, in ms. */
const ALERT_EVERY_MS = 7 * 86_400_000
/** How late an email may still be queued, in ms; for push see LATE_MAX_MS. */
const EMAIL_LATE_MAX_MS = 86_400_000
/** Time in ms to finish running deliveries at shutdown; afterwards they are aborted and retried by the next worker. */
const FINISH_MAX_MS = 2_000
/** Deliveries sent in parallel, so that none waits for another longer than the lease. */
const DELIVERIES_AT_ONCE = 8

/** Contact of the sender for push services: an email address or our own page (RFC 8292). */
function subjectOf({ publicUrl, mailFrom }: Kit['config']): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  const address = /<([^<>]+)>/.exec(mailFrom ?? '')?.[1] ?? mailFrom
  return `mailto:${address ?? 'no-reply@localhost'}`
}

/** Names the message of a reminder. Discreet ones of several treatments at one time say the same, so they are one. */
function messageOf({ id, treatment_id: treatmentId, content }: StoredReminder): string | number {
  return treatmentId !== 0 && content.discreet ? 'treatments' : id
}

/** The page that a reminder opens: of a treatment, the doses of the day on which it was due. */
function placeOf({ content, treatment_id: treatmentId }: StoredReminder, person: Person, dueAt: number): string {
  return treatmentId === 0 ? placeOfKind(content.kind) : dosesPlace(localDateAt(dueAt, person.timezone))
}

function quietOf({ quiet_from: from, quiet_to: to }: NewReminder) {
  return from && to ? { from, to } : undefined
}

/** Creates the reminder worker for `vaults.hers`. */
export function makeReminderWorker({
  config,
  vaults,
  keys,
  clock,
  notes,
  treatments,
  alerts,
  isLeaving,
  leaseMs = LEASE_MS,
}: Kit): ReminderWorker {
  const { accounts, hers } = vaults
  const sender: PushSender = { ...keys.vapid(), subject: subjectOf(config), mayLoopback: config.pushLoopback }
  const stopping = new AbortController()
  const isAsked = { toStop: false }

  /** The deliveries of one reminder at one of its times. */
  async function deliveriesOf(person: Person, reminder: StoredReminder, plans: Plans, dueAt: number): Promise<NewDelivery[]> {
    const { content } = reminder
    const { notifications } = await findPreferencesOf(hers, person)
    if (!notifications.dailyReminders || (await isLeaving(person.id))) return []
    if (await isSettled(treatments, hers, person, reminder, plans, dueAt)) return []
    const shared = { userId: person.id, reminderId: reminder.id, dueAt, isTest: false }
    const sendAt = afterQuiet(Math.max(dueAt, clock()), quietOf(content), person.timezone)
    const deliveries: NewDelivery[] = []
    const channels = openChannels(content.channels, person)
    if (channels.includes('in_app')) deliveries.push({ ...shared, channel: 'in_app', deviceId: 0, sendAt: dueAt })
    if (channels.includes('email')) deliveries.push({ ...shared, channel: 'email', deviceId: 0, sendAt })
    if (channels.includes('push'))
      for (const { id } of await findDevices(hers, person.id)) deliveries.push({ ...shared, channel: 'push', deviceId: id, sendAt })
    return deliveries
  }

  /** Handles one due reminder: its deliveries and its next time are written in one transaction. */
  async function pass(claimed: ClaimedReminder): Promise<void> {
    const { due_at: dueAt, user_id: userId } = claimed
    const person = await findPerson(accounts, keys, userId)
    const reminder = person && openClaimed(person, claimed)
    if (!reminder || dueAt === null) {
      await passReminder(hers, claimed, undefined, lastDueOf(claimed))
      return
    }
    const now = clock()
    const { content } = reminder
    // The time zone may have changed since this time was computed; then the new zone decides.
    const plans = await plansFor(treatments, hers, person, [reminder])
    const time = content.enabled ? timeAt(scheduleOf(reminder, plans), person.timezone, dueAt) : undefined
    const isInTime = now - dueAt <= LATE_MAX_MS
    const passed = time ?? lastDueOf(reminder)
    const next = dueOf(reminder, plans, person.timezone, now - LATE_MAX_MS, passed)
    const deliveries = time && isInTime ? await deliveriesOf(person, reminder, plans, dueAt) : []
    await transact(hers, async (inside) => {
      if (await passReminder(inside, claimed, next, passed)) await addDeliveries(inside, deliveries)
    })
  }

  /** Handles one due alert: its deliveries, at most weekly, and when to look next are written in one transaction. */
  async function passAlert(claimed: Alert): Promise<void> {
    const now = clock()
    const person = await findPerson(accounts, keys, claimed.user_id)
    const { notifications } = person ? await findPreferencesOf(hers, person) : { notifications: undefined }
    if (!person || !notifications?.insightAlerts || (await isLeaving(person.id))) {
      // Her next visit plans another.
      await settleAlert(hers, claimed, { wake_at: null, sent_at: claimed.sent_at })
      return
    }
    const found = await Promise.all(alerts.map((source) => source(hers, person, now)))
    const next = found
      .flatMap(({ next: day }) => (day === undefined ? [] : [alertAt(day, person, now)]))
      .toSorted((one, other) => one - other)[0]
    const sendAt = eveningFrom(Math.max(now, (claimed.sent_at ?? 0) + ALERT_EVERY_MS), person)
    const shared = { userId: person.id, reminderId: ALERT_ID, dueAt: now, sendAt, isTest: false }
    const isNew = found.some((one) => one.isNew)
    const devices = isNew ? await findDevices(hers, person.id) : []
    const deliveries: NewDelivery[] = devices.map(({ id }) => ({ ...shared, channel: 'push', deviceId: id }))
    if (isNew && notifications.emailUpdates && openChannels(['email'], person).length > 0)
      deliveries.push({ ...shared, channel: 'email', deviceId: 0 })
    await transact(hers, async (inside) => {
      const sent = deliveries.length > 0 ? sendAt : claimed.sent_at
      if (await settleAlert(inside, claimed, { wake_at: next ?? null, sent_at: sent })) await addDeliveries(inside, deliveries)
    })
  }

  /** The reminder as one delivery words it: before an appointment with its day and time. */
  function worded(person: Person, reminder: StoredReminder, delivery: Delivery): NewReminder {
    const { content } = reminder
    const lead = delivery.is_test ? 0 : timeAt(scheduleOf(reminder, NO_PLANS), person.timezone, delivery.due_at)?.lead
    return lead ? announced(content) : content
  }

  async function sendEmail(person: Person, reminder: StoredReminder | undefined, delivery: Delivery): Promise<void> {
    const { publicUrl } = config
    const language = await findLanguage(hers, person)
    const place = !reminder || reminder.treatment_id === 0 ? undefined : placeOf(reminder, person, delivery.due_at)
    const mail = {
      to: person.profile.email,
      ...inLanguage(language, () => (reminder ? emailWords(worded(person, reminder, delivery), publicUrl, place) : alertEmail(publicUrl))),
    }
    const name = `reminder|${delivery.user_id}|${reminder ? messageOf(reminder) : 'alert'}|${delivery.due_at}`
    await queueEmailOnce(accounts, keys, mail, { name, owner: person.id, now: clock() })
    await settleDelivery(hers, delivery, clock())
  }

  async function sendToDevice(person: Person, reminder: StoredReminder | undefined, delivery: Delivery): Promise<boolean> {
    const device = await findSubscription(hers, person, delivery.device_id)
    const isSignedIn = device && (await findSessions(accounts, person.id, clock())).some(({ id }) => id === device.sessionId)
    if (!device || !isSignedIn) {
      // A signed-out device receives nothing any more.
      if (device) await removeDevice(hers, person.id, delivery.device_id)
      await settleDelivery(hers, delivery, clock())
      return false
    }
    const tag = keys.blind('push-tag', `${reminder ? messageOf(reminder) : 'alert'}|${delivery.due_at}`).slice(0, 32)
    const body = inLanguage(await findLanguage(hers, person), () =>
      reminder ? noticeWords(worded(person, reminder, delivery)) : alertWords(),
    )
    const url = reminder ? placeOf(reminder, person, delivery.due_at) : ALERT_PLACE
    const message = { title: DISCREET_TITLE, body, tag, url }
    const leftMs = delivery.send_at + LATE_MAX_MS - clock()
    const outcome = await sendPush(sender, device.subscription, message, Math.max(60, Math.floor(leftMs / 1000)), stopping.signal)
    if (outcome.kind === 'later') {
      notes.warn(
        { delivery: delivery.id, attempts: delivery.attempts, why: outcome.why },
        'A push could not be sent and will be tried again',
      )
      await postponeDelivery(hers, delivery, clock() + (outcome.waitMs ?? backoffMs(delivery.attempts)))
      return false
    }
    if (outcome.kind === 'gone') await removeDevice(hers, person.id, delivery.device_id)
    await settleDelivery(hers, delivery, clock())
    return outcome.kind === 'sent'
  }

  /** Sends one delivery; resolves to whether it was sent. */
  async function send(delivery: Delivery): Promise<boolean> {
    const isTest = delivery.is_test === 1
    const person = await findPerson(accounts, keys, delivery.user_id)
    const isAlert = delivery.reminder_id === ALERT_ID
    const reminder = person && !isAlert ? await findReminder(hers, person, delivery.reminder_id) : undefined
    const isLate = clock() - delivery.send_at > (delivery.channel === 'push' ? LATE_MAX_MS : EMAIL_LATE_MAX_MS)
    if (!person || (!reminder && !isAlert) || isLate) {
      await settleDelivery(hers, delivery, clock())
      return false
    }
    if (!isTest) {
      const { notifications } = await findPreferencesOf(hers, person)
      const isOff =
        !(isAlert ? notifications.insightAlerts : notifications.dailyReminders) ||
        (delivery.channel === 'email' && !notifications.emailUpdates) ||
        (await isLeaving(person.id))
      // Quiet hours may have passed since it was due, and it may have been done meanwhile.
      const isNeeded = async () =>
        !reminder ||
        !(await isSettled(treatments, hers, person, reminder, await plansFor(treatments, hers, person, [reminder]), delivery.due_at))
      if (isOff || !(await isNeeded())) {
        await settleDelivery(hers, delivery, clock())
        return false
      }
    }
    if (delivery.channel === 'push') return sendToDevice(person, reminder, delivery)
    await sendEmail(person, reminder, delivery)
    return true
  }

  /**
   * Runs `work` for each item in `lanes` parallel lanes. A failing item is left to its lease and logged by error name
   * only.
   */
  async function each<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<unknown>): Promise<void> {
    const entries = items.values()
    const lane = async () => {
      for (const item of entries) {
        try {
          await work(item)
        } catch (error) {
          notes.warn(
            { error: error instanceof Error ? error.name : 'unknown' },
            'A reminder could not be delivered and will be tried again',
          )
        }
      }
    }
    await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane))
  }

  async function deliver(): Promise<number> {
    let sent = 0
    while (!isAsked.toStop) {
      const now = clock()
      const { hasReminders, hasDeliveries, hasAlerts } = await findWork(hers, now)
      if (hasReminders) await each(await claimReminders(hers, now, now + leaseMs, REMINDERS_AT_ONCE), 4, pass)
      if (hasAlerts) await each(await claimAlerts(hers, now, now + leaseMs, ALERTS_AT_ONCE), 1, passAlert)
      if (hasDeliveries) {
        await each(await claimDeliveries(hers, now, now + leaseMs, DELIVERIES_AT_ONCE), DELIVERIES_AT_ONCE, async (delivery) => {
          if (await send(delivery)) sent += 1
        })
      }
      if (!hasReminders && !hasDeliveries && !hasAlerts) break
    }
    return sent
  }

  const loop = makeWorkerLoop(
    async () => {
      await deliver()
      return false
    },
    (error) => notes.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The reminders could not be read'),
  )

  return {
    deliver,
    start: () => loop.start(),
    stop: async () => {
      isAsked.toStop = true
      const breakOff = setTimeout(() => stopping.abort(), FINISH_MAX_MS)
      await loop.stop()
      clearTimeout(breakOff)
    },
  }
}
