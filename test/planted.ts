import { expect } from 'vitest'
import { createCalendarEntry, updateCalendarEntry } from '../src/features/calendar/contract.ts'
import { createChatSession, listChatSessions, renameChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { createDeepLog, createQuickLog, listDeepLogs, listLogs, listQuickLogs, updateDeepLog } from '../src/features/logs/contract.ts'
import { addMoment } from '../src/features/moments/contract.ts'
import { addPush, addReminder, replaceReminder } from '../src/features/reminders/contract.ts'
import { updateProfile } from '../src/features/settings/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { as, type TestPerson } from './people.ts'
import { freeTextsOf } from './wall.ts'

/** What every canary holds; no other words of a test do. */
export const CANARY_CORE = 'finch'

/** A zone that hardly anybody has tells where she is as well as words do. */
export const HER_ZONE = 'Pacific/Chatham'

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** Fields that take a day or a zone, not words. */
export const DAYS = ['log_date', 'from', 'to', 'until', 'timezone']

/** How the field of a door is named. */
export const placeOf = ({ method, path }: Endpoint, field: string) => `${method} ${path} ${field}`

/** Writes as somebody does who has a word of her own, a canary, for each field. */
export type Planter = {
  /** Each word with its field. */
  canaries: ReadonlyMap<string, string>
  /** The word of a field, made where it is new. */
  canary(field: string): string
  /** She writes a canary into every field that takes her words; the ids of her rows. */
  writeEverywhere(her: TestPerson): Promise<number[]>
}

let made = 0

/** Makes a planter with canaries of its own; of all in a file no two share a part that could be taken for the other. There are 800 at most. */
export function makePlanter(): Planter {
  const canaries = new Map<string, string>()
  function canary(field: string): string {
    const known = canaries.get(field)
    if (known) return known
    if (made >= 800) throw new Error('there are no more canaries')
    const word = `zq${100 + made}${CANARY_CORE}${899 - made}qz`
    made += 1
    canaries.set(field, word)
    return word
  }

  /** A body in which every field of free text holds its canary; also a list of things with a name. */
  function planted(door: Endpoint, more: Record<string, unknown> = {}): Record<string, unknown> {
    const body: Record<string, unknown> = { ...more }
    for (const field of freeTextsOf(door)) {
      const [list, part] = field.split('[].')
      if (DAYS.includes(field)) continue
      const words = canary(placeOf(door, field))
      if (list && part) body[list] = [{ ...(body[list] as Record<string, unknown>[] | undefined)?.[0], [part]: words }]
      else body[field] = words
    }
    return body
  }

  async function writeEverywhere(her: TestPerson): Promise<number[]> {
    const ids: number[] = []
    async function write<E extends Endpoint>(door: E, more: Record<string, unknown> = {}, params?: Record<string, string | number>) {
      const body = planted(door, more)
      const isRead = door.method === 'GET'
      const sent = { ...(params && { params }), ...(isRead ? { query: body as Record<string, string> } : { body }) }
      const headers = isRead ? {} : { 'idempotency-key': `${canary('Idempotency-Key')}-${door.path}-${her.id}` }
      const answer = await as(her).call<Endpoint>(door, { ...sent, headers })
      expect(answer.status, `${door.method} ${door.path}: ${answer.text}`).toBe(door.status)
      const { id } = (answer.reply as { data?: { id?: number } }).data ?? {}
      if (id) ids.push(id)
      return id ?? 0
    }
    const calendarDay = { day: 'Friday', date: 20, month: 'November', year: 2026 }
    const often = { kind: 'custom', time: '12:01', days: [...everyDay], channels: ['in_app', 'email'], discreet: false }
    const profile = planted(updateProfile)
    const renamed = { ...profile, display_name: `Ana ${String(profile['display_name'])}`, timezone: HER_ZONE }
    expect((await as(her).call(updateProfile, { body: renamed })).status).toBe(200)
    await write(createQuickLog, { log_date: '2026-11-21', mood_rating: 2, hot_flashes_count: 7 })
    await write(createDeepLog, { log_date: '2026-11-20' })
    await write(updateDeepLog, {}, { date: '2026-11-20' })
    for (const door of [listLogs, listQuickLogs, listDeepLogs]) await write(door)
    await write(addMoment, { kind: 'hot_flash', value: 5, at: '2026-11-21T08:00:00Z' })
    const entry = await write(createCalendarEntry, { ...calendarDay, flow_description: 'heavy' })
    await write(updateCalendarEntry, { flow_description: 'moderate' }, { id: entry })
    const reminder = await write(addReminder, often)
    await write(replaceReminder, often, { id: reminder })
    const endpoint = `https://push.example.org/${canary(placeOf(addPush, 'endpoint'))}`
    expect((await as(her).call(addPush, { body: { endpoint, keys: KEYS } })).status).toBe(201)
    const { id } = (await as(her).call(createChatSession)).reply.session
    ids.push(id)
    await write(sendMessage, { session_id: id })
    await write(renameChatSession, {}, { id })
    await write(listChatSessions)
    return ids
  }

  return { canaries, canary, writeEverywhere }
}
