import * as z from 'zod/mini'
import { deleteAccount, keepAccountByLink } from '../src/features/account/contract.ts'
import { changeEmail, confirmEmail, endSession, forgotPassword, resetPassword } from '../src/features/auth/contract.ts'
import { addSession } from '../src/features/auth/server/store.ts'
import { createCalendarEntry, findCalendarEntry, removeCalendarEntry, updateCalendarEntry } from '../src/features/calendar/contract.ts'
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
import { addMoment, removeMoment } from '../src/features/moments/contract.ts'
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
  WEEKDAYS,
} from '../src/features/reminders/contract.ts'
import { addAction } from '../src/features/compass/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import type { TestCouple } from './couples.ts'
import { lettersTo } from './letters.ts'
import { as, clockNow, guest, house, PASSWORD, setClock, steppedUp } from './people.ts'

/** What is sent to a door so that it meets one real row, and is let in by whoever owns it. */
export type Reach = { params?: Record<string, number | string>; body?: Record<string, unknown> }

const DAY = '2026-11-20'
const MINUTE_MS = 60_000
const password = { new_password: PASSWORD, confirm_password: PASSWORD }
const reminder = { kind: 'custom', title: 'Gel', time: '12:01', days: [...WEEKDAYS], channels: ['in_app'] }
const subscription = {
  endpoint: 'https://push.example.org/hers',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}

type Make = (couple: TestCouple) => Promise<Reach>

/** A row that a door of hers or his makes and tells the id of. */
function added<E extends Endpoint>(who: 'her' | 'him', door: E, body: Record<string, unknown>, more: Reach = {}): Make {
  return async (couple) => {
    const { reply, text } = await as(couple[who]).call<Endpoint>(door, { body })
    const { data, session } = reply as { data?: { id: number }; session?: { id: number } }
    const id = data?.id ?? session?.id
    if (id === undefined) throw new Error(`no id is told: ${text}`)
    return { ...more, params: { id } }
  }
}

const quickLog = (more: Reach = {}) => added('her', createQuickLog, { log_date: DAY, mood_rating: 4 }, more)
const calendarEntry = (more: Reach = {}) =>
  added('her', createCalendarEntry, { day: 'Friday', date: 20, month: 'November', year: 2026, flow_description: 'heavy' }, more)
const aReminder = (more: Reach = {}) => added('her', addReminder, reminder, more)
const signal = added('her', sendSignal, { category: 'mood', text: 'A quiet evening' })
const action = added('him', addAction, { action_type: 'Practical Help', action_description: 'Dishes' })

/** The log of a day, named by the day. */
const byDay =
  (door: typeof createQuickLog | typeof createDeepLog, body: Record<string, unknown>, more: Reach = {}): Make =>
  async ({ her }) => {
    await as(her).call<Endpoint>(door, { body: { log_date: DAY, ...body } })
    return { ...more, params: { date: DAY } }
  }

async function hersWithLara({ her }: TestCouple): Promise<{ session: number; answer: number }> {
  const { id } = (await as(her).call(createChatSession)).reply.session
  const { reply } = await as(her).call(sendMessage, { body: { session_id: id, message: 'I lay awake' } })
  return { session: id, answer: reply.reply.id }
}

const herTalk: Make = async (couple) => ({ params: { id: (await hersWithLara(couple)).session } })
const herAnswer: Make = async (couple) => ({ params: { id: (await hersWithLara(couple)).answer } })

async function hisTalk({ him }: TestCouple): Promise<number> {
  const { id } = (await as(him).call(createPartnerSession)).reply.session
  await as(him).call(sendPartnerMessage, { body: { session_id: id, message: 'How do I start?' } })
  return id
}

/** The two parts of the newest link to a page in the letters to an address. */
async function linkIn(address: string, page: string): Promise<{ uid: string; token: string }> {
  const found = (await lettersTo(address)).flatMap((letter) => [...letter.matchAll(new RegExp(`/${page}/(\\d+)/([\\w-]{43})`, 'g'))])
  const [, uid, token] = found.at(-1) ?? []
  if (!uid || !token) throw new Error(`no letter to ${address} holds a link to ${page}`)
  return { uid, token }
}

/** How a real row of a couple is made, for each door that is sent an id. */
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
  [removeMoment, added('her', addMoment, { kind: 'mood', value: 4, at: '2026-11-20T08:00:00Z' })],
  [removeTide, added('her', addTide, { energy: 40, focus: 60, tension: 20, path: [], at: '2026-11-20T08:00:00Z' })],
  [findChatSession, herTalk],
  [renameChatSession, herTalk],
  [removeChatSession, herTalk],
  [sendMessage, async (couple) => ({ body: { session_id: (await hersWithLara(couple)).session } })],
  [giveFeedback, herAnswer],
  [stopAnswer, herAnswer],
  [replaceReminder, aReminder({ body: reminder })],
  [removeReminder, aReminder()],
  [doneReminder, aReminder()],
  [testReminder, aReminder()],
  [
    settleNotice,
    async (couple) => {
      await aReminder()(couple)
      setClock(clockNow() + 2 * MINUTE_MS)
      await house().house.courier.deliver()
      const [notice] = (await as(couple.her).call(findDue)).reply.data
      return { params: { id: notice?.id ?? 0 } }
    },
  ],
  [removePush, added('her', addPush, subscription)],
  [
    readFeed,
    async ({ her }) => {
      const { url } = (await as(her).call(addFeed)).reply.data
      return { params: { token: url.split('/').at(-1) ?? '' } }
    },
  ],
  [giveReaction, action],
  [revokeSignal, signal],
  [findPartnerSession, async (couple) => ({ params: { id: await hisTalk(couple) } })],
  [removePartnerSession, async (couple) => ({ params: { id: await hisTalk(couple) } })],
  [sendPartnerMessage, async (couple) => ({ body: { session_id: await hisTalk(couple) } })],
  [endSession, async ({ her }) => ({ params: { id: await addSession(house().vaults.accounts, her.id, 'Other', clockNow()) } })],
  [
    resetPassword,
    async ({ her }) => {
      await guest.call(forgotPassword, { body: { email: her.email } })
      return { params: await linkIn(her.email, 'reset-password'), body: password }
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

/** The greatest id there is; a number of a body that may be as great is one. */
const GREATEST_ID = 2 ** 52 - 1

type Shape = { maximum?: number; anyOf?: Shape[]; properties?: Record<string, Shape>; items?: Shape }

function idsIn(shape: Shape, name: string): string[] {
  const inner = [...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])].flatMap((one) => idsIn(one, name))
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, one]) => idsIn(one, field))
  return [...(shape.maximum === GREATEST_ID ? [name] : []), ...inner, ...fields]
}

/** What a door is sent that names one row: the parameters of its path, and the ids in its body. */
export function namesOf(door: Endpoint): { params: string[]; body: string[] } {
  const params = [...door.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const body = idsIn(z.toJSONSchema(door.body, { io: 'input', unrepresentable: 'any' }) as Shape, '')
  return { params, body: [...new Set(body)] }
}

/** Makes a row of the couple's that a door is about; what it is sent to meet it. Nothing for a door that names no row; throws where one is missing above. */
export async function reachOf(door: Endpoint, couple: TestCouple): Promise<Reach> {
  const { params, body } = namesOf(door)
  if (!params.length && !body.length) return {}
  const reach = await REAL.get(door)?.(couple)
  const isWhole = params.every((name) => reach?.params?.[name]) && body.every((name) => reach?.body?.[name])
  if (!reach || !isWhole) throw new Error(`test/real-ids.ts does not say how ${door.method} ${door.path} meets a real row`)
  return reach
}
