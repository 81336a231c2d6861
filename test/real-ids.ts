import * as z from 'zod/mini'
import { deleteAccount, keepAccountByLink } from '../src/features/account/contract.ts'
import { changeEmail, confirmEmail, endSession, forgotPassword, refuseEmail, resetPassword } from '../src/features/auth/contract.ts'
import { addSession } from '../src/features/auth/server/session-store.ts'
import { createCalendarEntry, findCalendarEntry, removeCalendarEntry, updateCalendarEntry } from '../src/features/calendar/contract.ts'
import { addKnownGap, changeKnownGap, removeKnownGap } from '../src/features/calendar/rules/stage/endpoints.ts'
import { addCheckin, removeCheckin } from '../src/features/checkins/contract.ts'
import { extendExperiment, findExperiment, setKept, stopExperiment } from '../src/features/experiments/contract.ts'
import type { StoredExperiment } from '../src/features/experiments/rules/stored-experiment.ts'
import { addExperiment } from '../src/features/experiments/server/store.ts'
import { addTide, removeTide } from '../src/features/embertides/contract.ts'
import {
  createChatSession,
  findChatSession,
  giveFeedback,
  removeChatSession,
  renameChatSession,
  sendMessage,
  stopAnswer,
} from '../src/features/lara/contract.ts'
import {
  createDeepLog,
  createQuickLog,
  findDeepLog,
  findLog,
  findQuickLog,
  listRevisions,
  removeDeepLog,
  removeLog,
  removeQuickLog,
  restoreLog,
  updateDeepLog,
  updateQuickLog,
} from '../src/features/logs/contract.ts'
import { addMoment, changeMoment, removeMoment } from '../src/features/moments/contract.ts'
import { giveReaction, invitePartner, revokeSignal, sendSignal, setUpPartner, unlinkPartner } from '../src/features/partner/contract.ts'
import {
  createPartnerSession,
  findPartnerSession,
  removePartnerSession,
  sendPartnerMessage,
} from '../src/features/partner-chat/contract.ts'
import {
  addFeed,
  addPush,
  addReminder,
  doneReminder,
  findDue,
  readFeed,
  removePush,
  removeReminder,
  replaceReminder,
  settleNotice,
  testReminder,
  undoReminderDone,
  WEEKDAYS,
} from '../src/features/reminders/contract.ts'
import {
  addPhase,
  addTreatment,
  removeTreatment,
  replaceTreatment,
  restoreTreatment,
  setDose,
} from '../src/features/treatments/contract.ts'
import { addSleepInbox, receiveSleep } from '../src/features/sleep-inbox/contract.ts'
import { removePasskey, renamePasskey } from '../src/features/passkeys/contract.ts'
import { endShare, openShare } from '../src/features/shares/contract.ts'
import { addAction } from '../src/features/compass/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { refusalPath } from '../src/kit/server/recipients.ts'
import { opened, type TestCouple } from './couples.ts'
import { emailsTo } from './emails.ts'
import { withPasskey } from './passkeys.ts'
import { as, clockNow, guest, testServer, PASSWORD, setClock, steppedUp } from './server.ts'
import { makeShare } from './shares.ts'

/** Parameters and body with which an endpoint refers to an existing row, as its owner. */
export type ChannelStatus = { params?: Record<string, number | string>; body?: Record<string, unknown> }

const DAY = '2026-11-20'
const MINUTE_MS = 60_000
const password = { new_password: PASSWORD, confirm_password: PASSWORD }
const reminder = { kind: 'custom', title: 'Gel', time: '12:01', days: [...WEEKDAYS], channels: ['in_app'] }
const subscription = {
  endpoint: 'https://push.example.org/hers',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}

type Make = (couple: TestCouple) => Promise<ChannelStatus>

/** Creates a row through an endpoint of either person and returns a reference to its id. */
function added<E extends Endpoint>(who: 'her' | 'him', endpoint: E, body: Record<string, unknown>, more: ChannelStatus = {}): Make {
  return async (couple) => {
    const sent = { body, headers: { 'idempotency-key': `${endpoint.path}-once` } }
    const create = () => as(couple[who]).call<Endpoint>(endpoint, sent)
    const [{ reply, text }, again] = await Promise.all([create(), create()])
    if (again.text !== text) throw new Error(`A repeat under the same key gets ${again.text} instead of ${text}`)
    const { data, session } = reply as { data?: { id: number }; session?: { id: number } }
    const id = data?.id ?? session?.id
    if (id === undefined) throw new Error(`No id in the response: ${text}`)
    return { ...more, params: { id } }
  }
}

/** Her address for sleep, and a night that it takes. */
const anInbox: Make = async ({ her }) => {
  const { reply } = await as(await steppedUp(her)).call(addSleepInbox)
  return { params: { token: reply.data.url.split('/').at(-2) ?? '' }, body: { sleep_hours: 7 } }
}

/** An experiment that runs on DAY, or that has made its first look. */
const anExperiment =
  ({ isUndecided = false, ...more }: ChannelStatus & { isUndecided?: boolean } = {}): Make =>
  async ({ her }) => {
    const start = isUndecided ? '2026-10-05' : DAY
    const look: StoredExperiment['looks'][number] = {
      date: DAY,
      verdict: 'not-clear',
      days: 28,
      said: 28,
      kept: 28,
      p: 0.4,
      effect: 0.2,
      low: -1,
      high: 1.5,
      pairs: [],
    }
    const experiment: StoredExperiment = {
      cause: 'alcohol',
      own_words: '',
      outcome: 'sleep_hours',
      kind: 'day',
      lag: 1,
      worth: 0.5,
      seed: 1,
      change_first: Array.from({ length: 28 }, () => true),
      parts: [
        {
          starts_on: start,
          pairs: 14,
        },
      ],
      kept: {},
      looks: isUndecided ? [look] : [],
      state: 'active',
      ended_on: null,
    }
    const added = await addExperiment(testServer().vaults.hers, await opened(her), experiment, clockNow())
    if (!added) throw new Error('She has an active experiment')
    return { ...more, params: { id: added.id, ...more.params } }
  }

const quickLog = (more: ChannelStatus = {}) => added('her', createQuickLog, { log_date: DAY, mood_rating: 4 }, more)
const calendarEntry = (more: ChannelStatus = {}) =>
  added('her', createCalendarEntry, { day: 'Friday', date: 20, month: 'November', year: 2026, flow_description: 'heavy' }, more)
const knownGap = { from: '2025-01-07', to: '2025-02-13' }
const phase = { from: '2026-01-05', change: 'start', schedule: { kind: 'daily', times: ['08:00'] } }
const treatment = { name: 'Patch', what: 'oestrogen', form: 'patch', phases: [phase] }
const aTreatment = (more: ChannelStatus = {}) => added('her', addTreatment, treatment, more)
const aReminder = (more: ChannelStatus = {}) => added('her', addReminder, reminder, more)
const signal = added('her', sendSignal, { category: 'mood', text: 'A quiet evening' })
const action = added('him', addAction, { action_type: 'Practical Help', action_description: 'Dishes' })

/** The log of a day, identified by its date. */
const byDay =
  (endpoint: typeof createQuickLog | typeof createDeepLog, body: Record<string, unknown>, more: ChannelStatus = {}): Make =>
  async ({ her }) => {
    await as(her).call<Endpoint>(endpoint, { body: { log_date: DAY, ...body } })
    return { ...more, params: { date: DAY } }
  }

async function womanWithChat({ her }: TestCouple): Promise<{ session: number; answer: number }> {
  const { id } = (await as(her).call(createChatSession)).reply.session
  const { reply } = await as(her).call(sendMessage, { body: { session_id: id, message: 'I lay awake' } })
  return { session: id, answer: reply.reply.id }
}

const aPasskey =
  (more: ChannelStatus = {}): Make =>
  async ({ her }) => ({ ...more, params: { id: (await withPasskey(her)).id } })

const herConversation: Make = async (couple) => ({ params: { id: (await womanWithChat(couple)).session } })
const herAnswer: Make = async (couple) => ({ params: { id: (await womanWithChat(couple)).answer } })

async function partnerConversation({ him }: TestCouple): Promise<number> {
  const { id } = (await as(him).call(createPartnerSession)).reply.session
  await as(him).call(sendPartnerMessage, { body: { session_id: id, message: 'How do I start?' } })
  return id
}

/** The id and token of the newest link to a page in the emails to an address. */
async function linkIn(address: string, page: string): Promise<{ uid: string; token: string }> {
  const found = (await emailsTo(address)).flatMap((email) => [...email.matchAll(new RegExp(`/${page}/(\\d+)/([\\w-]{43})`, 'g'))])
  const [, uid, token] = found.at(-1) ?? []
  if (!uid || !token) throw new Error(`No email to ${address} has a link to ${page}`)
  return { uid, token }
}

/** How to create an existing row, for each endpoint with an id. */
const REAL = new Map<Endpoint, Make>([
  [findLog, quickLog()],
  [removeLog, quickLog()],
  [listRevisions, quickLog()],
  [
    restoreLog,
    async (couple) => {
      const reach = await quickLog()(couple)
      await as(couple.her).call<Endpoint>(removeLog, reach)
      return reach
    },
  ],
  [findQuickLog, byDay(createQuickLog, { mood_rating: 4 })],
  [updateQuickLog, byDay(createQuickLog, { mood_rating: 4 }, { body: { mood_rating: 5 } })],
  [removeQuickLog, byDay(createQuickLog, { mood_rating: 4 })],
  [findDeepLog, byDay(createDeepLog, { centering_help: 'Tea' })],
  [updateDeepLog, byDay(createDeepLog, { centering_help: 'Tea' }, { body: { centering_help: 'Rain' } })],
  [removeDeepLog, byDay(createDeepLog, { centering_help: 'Tea' })],
  [findCalendarEntry, calendarEntry()],
  [updateCalendarEntry, calendarEntry({ body: { flow_description: 'moderate' } })],
  [removeCalendarEntry, calendarEntry()],
  [changeKnownGap, added('her', addKnownGap, knownGap, { body: { ...knownGap, to: '2025-02-14' } })],
  [removeKnownGap, added('her', addKnownGap, knownGap)],
  [replaceTreatment, aTreatment({ body: treatment })],
  [addPhase, aTreatment({ body: { from: '2026-02-02', change: 'stop', schedule: null } })],
  [removeTreatment, aTreatment()],
  [
    restoreTreatment,
    async (couple) => {
      const reach = await aTreatment()(couple)
      await as(couple.her).call<Endpoint>(removeTreatment, reach)
      return reach
    },
  ],
  [
    setDose,
    async (couple) => {
      const { params } = await aTreatment()(couple)
      return { body: { treatment_id: params?.['id'], local_date: DAY, slot: 0, state: 'taken' } }
    },
  ],
  [findExperiment, anExperiment()],
  [setKept, anExperiment({ params: { date: DAY }, body: { kept: 'yes' } })],
  [extendExperiment, anExperiment({ isUndecided: true })],
  [stopExperiment, anExperiment()],
  [changeMoment, added('her', addMoment, { kind: 'mood', value: 4, at: '2026-11-20T08:00:00Z' }, { body: { value: 2 } })],
  [removeMoment, added('her', addMoment, { kind: 'mood', value: 4, at: '2026-11-20T08:00:00Z' })],
  [removeTide, added('her', addTide, { energy: 40, focus: 60, tension: 20, path: [], at: '2026-11-20T08:00:00Z' })],
  [
    removeCheckin,
    added('her', addCheckin, { instrument: 'gad2', language: 'en', form_version: 1, answers: [1, 0], at: '2026-11-20T08:00:00Z' }),
  ],
  [endShare, async (couple) => ({ params: { id: (await makeShare(couple.her, {})).answer.reply.data.id } })],
  [receiveSleep, anInbox],
  [openShare, async (couple) => ({ params: { token: (await makeShare(couple.her, {})).id } })],
  [findChatSession, herConversation],
  [renameChatSession, herConversation],
  [removeChatSession, herConversation],
  [sendMessage, async (couple) => ({ body: { session_id: (await womanWithChat(couple)).session } })],
  [giveFeedback, herAnswer],
  [stopAnswer, herAnswer],
  [replaceReminder, aReminder({ body: reminder })],
  [removeReminder, aReminder()],
  [doneReminder, aReminder()],
  [undoReminderDone, aReminder({ body: { done_at: '2026-11-20T08:00:00Z' } })],
  [testReminder, aReminder()],
  [
    settleNotice,
    async (couple) => {
      await aReminder()(couple)
      setClock(clockNow() + 2 * MINUTE_MS)
      await testServer().server.reminderWorker.deliver()
      const [notice] = (await as(couple.her).call(findDue)).reply.data
      return { params: { id: notice?.id ?? 0 } }
    },
  ],
  [removePush, added('her', addPush, subscription)],
  [
    readFeed,
    async ({ her }) => {
      const { url } = (await as(await steppedUp(her)).call(addFeed)).reply.data
      return { params: { token: url.split('/').at(-1) ?? '' } }
    },
  ],
  [giveReaction, action],
  [revokeSignal, signal],
  [findPartnerSession, async (couple) => ({ params: { id: await partnerConversation(couple) } })],
  [removePartnerSession, async (couple) => ({ params: { id: await partnerConversation(couple) } })],
  [sendPartnerMessage, async (couple) => ({ body: { session_id: await partnerConversation(couple) } })],
  [endSession, async ({ her }) => ({ params: { id: await addSession(testServer().vaults.accounts, her.id, 'Other', clockNow()) } })],
  [renamePasskey, aPasskey({ body: { name: 'Tablet' } })],
  [removePasskey, aPasskey()],
  [
    resetPassword,
    async ({ her }) => {
      await guest.call(forgotPassword, { body: { email: her.email } })
      return { params: await linkIn(her.email, 'reset-password'), body: password }
    },
  ],
  [
    refuseEmail,
    async ({ her }) => {
      const [, recipient = '', token = ''] = refusalPath(testServer().keys, her.email).split('/').slice(1)
      return { params: { recipient, token }, body: { refused: true } }
    },
  ],
  [
    confirmEmail,
    async ({ her }) => {
      const email = `other-${her.email}`
      await as(await steppedUp(her)).call(changeEmail, { body: { email } })
      return { params: await linkIn(email, 'confirm-email') }
    },
  ],
  [
    keepAccountByLink,
    async ({ her }) => {
      await as(await steppedUp(her)).call(deleteAccount, { body: {} })
      return { params: await linkIn(her.email, 'keep-account') }
    },
  ],
  [
    setUpPartner,
    async ({ her }) => {
      const partner_email = `invited-${her.email}`
      await as(her).call(unlinkPartner)
      await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email } })
      return { params: await linkIn(partner_email, 'partner/confirm_password'), body: password }
    },
  ],
])

/** The largest id; a number field with this maximum is an id. */
const GREATEST_ID = 2 ** 52 - 1

type Shape = { maximum?: number; anyOf?: Shape[]; properties?: Record<string, Shape>; items?: Shape }

function idsIn(shape: Shape, name: string): string[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])].flatMap((one) => idsIn(one, name))
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, one]) => idsIn(one, field))
  return [...(shape.maximum === GREATEST_ID ? [name] : []), ...inner, ...fields]
}

/** The path parameters and body fields by which an endpoint refers to a row. */
export function namesOf(endpoint: Endpoint): { params: string[]; body: string[] } {
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = idsIn(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Shape, '')
  return { params, body: [...new Set(body)] }
}

/**
 * Creates a row of the couple for an endpoint and returns the reference to it; {} if the endpoint refers to no row.
 * Throws if it is missing above.
 */
export async function reachOf(endpoint: Endpoint, couple: TestCouple): Promise<ChannelStatus> {
  const { params, body } = namesOf(endpoint)
  if (!params.length && !body.length) return {}
  const reach = await REAL.get(endpoint)?.(couple)
  const isComplete = params.every((name) => reach?.params?.[name]) && body.every((name) => reach?.body?.[name])
  if (!reach || !isComplete) throw new Error(`test/real-ids.ts has no entry for ${endpoint.method} ${endpoint.path}`)
  return reach
}
