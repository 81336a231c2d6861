import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { findDue, settleNotice } from '../contract.ts'
import { dueAt as timeAt } from '../rules/due.ts'
import { announced, dosesPlace, noticeWords, placeOfKind } from '../rules/notice-words.ts'
import { findNextNotice, findNotices, settleDeliveriesOf, settleNoticeOf } from './delivery-store.ts'
import { isSettled } from './done.ts'
import { findReminder, findReminders, plansFor, scheduleOf, setReminderDone, type TreatmentPlans } from './store.ts'

const NOTICE_MISSING: Message = () => t`This has been dealt with already.`

/** How long a notice is shown, and after how long "Later" shows it again, in ms. */
const NOTICE_MS = 86_400_000
const LATER_MS = 3_600_000

/** Notices of due reminders inside the app. */
export function noticeRoutes(serve: Serve, treatments: TreatmentPlans): void {
  serve(findDue, async ({ user, hers, now }) => {
    const waiting = await findNotices(hers, user.id, now - NOTICE_MS, now)
    const reminders = await findReminders(hers, user)
    const noticed = reminders.filter(({ id }) => waiting.some(({ reminder_id: reminderId }) => reminderId === id))
    const plans = await plansFor(treatments, hers, user, noticed)
    const data = []
    for (const { id, reminder_id, due_at: dueAt, is_test: isTest } of waiting) {
      const reminder = noticed.find((item) => item.id === reminder_id)
      if (!reminder) continue
      if (!isTest && (await isSettled(treatments, hers, user, reminder, plans, dueAt))) continue
      const { content } = reminder
      const isAhead = !isTest && Boolean(timeAt(scheduleOf(reminder, plans), user.timezone, dueAt)?.lead)
      data.push({
        id,
        reminder_id,
        kind: content.kind,
        place: reminder.treatment_id === 0 ? placeOfKind(content.kind) : dosesPlace(localDateAt(dueAt, user.timezone)),
        is_dose: reminder.treatment_id !== 0,
        title: noticeWords(isAhead ? announced(content) : content),
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
    if (!settled) throw new AppError('not_found', NOTICE_MISSING())
    if (body.action === 'later') return done(t`It comes back in an hour.`)
    if (body.action === 'dismiss') return done(t`Dismissed.`)
    // Each dose of a treatment is noted by itself: one that is done says nothing of the others of the day.
    const reminder = await findReminder(hers, user, settled.reminderId)
    if (reminder && reminder.treatment_id !== 0) return done(t`Dismissed.`)
    await setReminderDone(hers, user, settled.reminderId, localDateAt(now, user.timezone))
    await settleDeliveriesOf(hers, user.id, settled.reminderId, now)
    return { ...done(t`Done for today.`), done_at: new Date(now).toISOString() }
  })
}
