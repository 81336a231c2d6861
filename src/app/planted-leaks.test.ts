import { execFile } from 'node:child_process'
import dns from 'node:dns'
import { chmodSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { figuresOf } from '../../test/figures.ts'
import {
  type Channel,
  currentCouple,
  differences,
  runStory,
  secretsFound,
  sequentialIds,
  type StoryOptions,
} from '../../test/world-comparison.ts'
import { clockNow, testServer, setUpServer } from '../../test/server.ts'
import { captureLogs, makeInbox } from '../../test/privacy-boundary.ts'
import { countWork, uncounted } from '../../test/work-counter.ts'
import { forgotPassword, listSessions } from '../features/auth/contract.ts'
import { addAction, listActions, listReceivedSignals, listSuggestions, listWorked, watchLink } from '../features/compass/contract.ts'
import { findApiTest } from '../features/landing/contract.ts'
import { createQuickLog } from '../features/logs/contract.ts'
import { setUpPartner } from '../features/partner/contract.ts'
import { sendPartnerMessage } from '../features/partner-chat/contract.ts'
import { readFeed } from '../features/reminders/contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { tables } from '../kit/server/vaults.ts'

type Body = Record<string, unknown>
/** A leak planted in the real server. */
type Plant = {
  /** The channel that must reveal it; `ids` is the check for ids made by a counter. */
  by: Channel | 'ids'
  /** Days of her record at which it shows; 40 if omitted. */
  days?: number
  /** Whether one of her numbers must be found as well. */
  isNumber?: boolean
  /** Whether it shows in a long poll only. */
  isWaiting?: boolean
  /** Runs before the handler; a returned value is the reply. */
  before?: (request: FastifyRequest, reply: FastifyReply) => unknown
  /** Replaces the handler's reply. */
  answer?: (request: FastifyRequest, reply: FastifyReply, text: string) => Promise<string> | string
  /** Runs after the reply was sent. */
  done?: (request: FastifyRequest) => unknown
  /** Changes an email; returns the time at which it may leave. */
  email?: (mail: { text: string }, now: number) => number
  /** Runs after emails were written to the outbox folder. */
  delivered?: (folder: string) => unknown
}

let planted: Plant | undefined

vi.mock('../kit/server/email-queue.ts', async (original) => {
  const real = await original<typeof import('../kit/server/email-queue.ts')>()
  const queueEmail: typeof real.queueEmail = (accounts, keys, mail, now, ...rest) => {
    const copy = { ...mail }
    return real.queueEmail(accounts, keys, copy, planted?.email?.(copy, now) ?? now, ...rest)
  }
  const queueUnaskedEmail: typeof real.queueUnaskedEmail = (accounts, keys, mail, sent) => {
    const copy = { ...mail }
    return real.queueUnaskedEmail(accounts, keys, copy, { ...sent, now: planted?.email?.(copy, sent.now) ?? sent.now })
  }
  return { ...real, queueEmail, queueUnaskedEmail }
})

function plantIn(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const answer = await uncountedUnlessWork(() => planted?.before?.(request, reply))
    if (answer !== undefined) return reply.send(answer)
  })
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' && planted?.answer ? planted.answer(request, reply, payload) : payload,
  )
  app.addHook('onResponse', async (request) => void (await planted?.done?.(request)))
}

/**
 * Queries made by a leak are not counted, so that the leak's own channel must reveal it; they are if that channel is
 * the work.
 */
async function uncountedUnlessWork(look: () => unknown): Promise<unknown> {
  return planted?.by === 'work' ? look() : uncounted(async () => look())
}

const { tell } = figuresOf('two worlds')
const captured = captureLogs()
setUpServer({ LOG_LEVEL: 'trace' }, plantIn)
const openBox = makeInbox()
countWork()

const outbox = () => join(testServer().config.dataDir, 'outbox')
/** Opens the outbox after a leak could change its files. */
async function open(): Promise<string[]> {
  if (!planted?.delivered) return openBox()
  await testServer().server.settled()
  while ((await testServer().server.emailWorker.deliver()) > 0);
  await planted.delivered(outbox())
  return openBox()
}

const isAt = (request: FastifyRequest, endpoint: Endpoint) =>
  request.method === endpoint.method && request.routeOptions.url === endpoint.path
const isHis = (request: FastifyRequest) =>
  testServer().server.endpoints.some(
    ({ access, path, method }) => access === 'partner' && path === request.routeOptions.url && method === request.method,
  )

type Logs = { logs: { user_id: number; id: number; created_at: number; log_date: string } }
/** Her logs, newest first. */
const readLogs = async () =>
  currentCouple
    ? tables<Logs>(testServer().vaults.hers)
        .selectFrom('logs')
        .selectAll()
        .where('user_id', '=', currentCouple.her.id)
        .orderBy('created_at', 'desc')
        .execute()
    : []
const logsNow = () => uncounted(readLogs)
const loggedLately = async (withinMs = 60_000) =>
  (await logsNow()).some(({ created_at: at }) => clockNow() - at < withinMs && clockNow() >= at)

const changed = (text: string, change: (body: Body) => void): string => {
  const body = JSON.parse(text) as Body
  change(body)
  return JSON.stringify(body)
}
/** The tables of the couple vault, untyped. */
const couple = () => tables<Record<string, Body>>(testServer().vaults.couple)

let logsAtEmail = 0
/** State at module level, as a cache or counter of the kit would be if both sides shared it. */
const shared = new Map<string, number>()
const countShared = (name: string) => shared.set(name, (shared.get(name) ?? 0) + 1)
/** Emails written to the outbox since the story began. */
const newEmails = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.eml') && statSync(join(folder, name)).mtimeMs >= storyBegan)
let storyBegan = 0

const PLANTS: Record<string, Plant> = {
  'suggestions in another order from 31 logs on': {
    by: 'replies',
    answer: async (request, _, text) =>
      isAt(request, listSuggestions) && (await logsNow()).length >= 31
        ? changed(text, (body) => (body['data'] = (body['data'] as unknown[] | undefined)?.toReversed()))
        : text,
  },
  'a 6 ms wait in his calls after she logs': {
    by: 'work',
    before: async (request) => (isHis(request) && (await loggedLately()) ? after(6) : undefined),
  },
  'a connection to another machine when she logs': {
    by: 'network',
    done: (request) => isAt(request, createQuickLog) && connect(443, '192.0.2.7').on('error', () => undefined),
  },
  'a DNS look-up when she logs': {
    by: 'network',
    done: (request) => {
      if (!isAt(request, createQuickLog)) return
      try {
        dns.lookup('logs.example.org', () => undefined)
      } catch {
        // A real leak would hide the refusal.
      }
    },
  },
  'a program started when she logs': {
    by: 'network',
    done: (request) => isAt(request, createQuickLog) && execFile(process.execPath, ['--version']),
  },
  'a gauge of her logs in /metrics': {
    by: 'metrics',
    answer: async ({ url }, _, text) => (url === '/metrics' ? `${text}her_logs ${(await logsNow()).length}\n` : text),
  },
  'one more call of his counted in /metrics when she logs': {
    by: 'metrics',
    done: (request) => isAt(request, createQuickLog) && testServer().server.app.inject({ method: 'GET', url: listWorked.path }),
  },
  'her number of logs in the invitation': {
    by: 'emails',
    before: async () => void (logsAtEmail = (await logsNow()).length),
    email: (mail, now) => {
      mail.text += `\n${logsAtEmail}`
      return now
    },
  },
  'emails to him delayed when she has just logged': {
    by: 'emails',
    before: async () => void (logsAtEmail = Number(await loggedLately(600_000))),
    // The invitation itself is not delayed: the story needs it.
    email: ({ text }, now) => (text.includes('/partner/confirm_password/') ? now : now + logsAtEmail * 3_600_000),
  },
  'a row with the id and time of her log in the couple vault': {
    by: 'couple vault',
    isNumber: true,
    answer: async (request, _, text) => {
      if (!isAt(request, createQuickLog) || !currentCouple) return text
      const { id } = (JSON.parse(text) as { data: { id: number } }).data
      const row = { user_id: currentCouple.her.id, id, created_at: clockNow(), expires_at: clockNow(), sealed: Buffer.from('x') }
      await couple().insertInto('signals').values(row).execute()
      return text
    },
  },
  'a stored idempotency key in the couple vault when she logs': {
    by: 'couple vault',
    done: async (request) => {
      if (!isAt(request, createQuickLog) || !currentCouple) return
      const digest = Buffer.from(String(clockNow())).toString('base64url').padEnd(43, 'A')
      await couple()
        .insertInto('answered_writes')
        .values({ user_id: currentCouple.her.id, digest, created_at: clockNow(), sealed: null })
        .execute()
    },
  },
  'the time of his chat moved by her number of logs': {
    by: 'couple vault',
    done: async (request) => {
      if (!isAt(request, createQuickLog) || !currentCouple?.him) return
      const { length: count } = await logsNow()
      await couple()
        .updateTable('partner_chat_sessions')
        .set((eb) => ({ updated_at: eb('updated_at', '+', count) }))
        .where('user_id', '=', currentCouple.him.id)
        .execute()
    },
  },
  'the milliseconds of her last log in the time of his action': {
    by: 'couple vault',
    done: async (request) => {
      if (!isAt(request, addAction) || !currentCouple?.him) return
      const [last] = await logsNow()
      if (!last) return
      const set = { created_at: clockNow() - (clockNow() % 1000) + (last.created_at % 1000) }
      await couple().updateTable('supportive_actions').set(set).where('user_id', '=', currentCouple.him.id).execute()
    },
  },
  'her mood as a number in the server log': {
    by: 'log lines',
    before: (request) => {
      if (isAt(request, createQuickLog)) testServer().server.app.log.debug({ n: (request.body as Body)['mood_rating'] }, 'Saved')
    },
  },
  'a console message when a row of hers is written': {
    by: 'log lines',
    isNumber: true,
    done: (request) => {
      if (isAt(request, createQuickLog)) console.warn('written', clockNow())
    },
  },
  'an extra header on every page from 100 logs on': {
    by: 'replies',
    days: 730,
    answer: async ({ url }, reply, text) => {
      if (!url.startsWith('/api/') && (await logsNow()).length > 100) void reply.header('x-served-by', 'b')
      return text
    },
  },
  'a cookie on a public endpoint when she has just logged': {
    by: 'replies',
    answer: async (request, reply, text) => {
      if (isAt(request, findApiTest) && (await loggedLately())) void reply.header('set-cookie', 'seen=1')
      return text
    },
  },
  'another welcome in the set-up reply after a year of logs': {
    by: 'replies',
    days: 730,
    answer: async (request, _, text) =>
      isAt(request, setUpPartner) && (await logsNow()).length > 365 ? changed(text, (body) => (body['message'] = 'Welcome!')) : text,
  },
  'a 429 on his password reset after she logs': {
    by: 'replies',
    before: async (request, reply) => {
      if (!isAt(request, forgotPassword) || !(await loggedLately())) return
      reply.code(429)
      return { success: false, code: 'too_many', message: 'Please wait.' }
    },
  },
  'a query of her logs before his actions are listed': {
    by: 'work',
    before: async (request) => (isAt(request, listActions) ? void (await readLogs()) : undefined),
  },
  'a trailing space in his reply from 30 logs on': {
    by: 'replies',
    answer: async (request, _, text) => (isAt(request, listWorked) && (await logsNow()).length > 30 ? `${text} ` : text),
  },
  'one word less in his chat when her calendar is full': {
    by: 'replies',
    answer: async (request, _, text) => {
      if (!isAt(request, sendPartnerMessage) || !currentCouple) return text
      const entries = await uncounted(() =>
        tables<{ calendar_entries: { user_id: number } }>(testServer().vaults.hers)
          .selectFrom('calendar_entries')
          .selectAll()
          .where('user_id', '=', currentCouple?.her.id ?? 0)
          .execute(),
      )
      return entries.length > 10 ? changed(text, (body) => (body['message'] = String(body['message']).replace(/\s\S+$/, ''))) : text
    },
  },
  'a cache shared by both sides that is warm after she logs': {
    by: 'replies',
    done: (request) => isAt(request, createQuickLog) && shared.set('warm', 1),
    answer: (request, reply, text) => {
      if (isAt(request, listSuggestions) && shared.get('warm')) void reply.header('age', '1')
      return text
    },
  },
  'a rate limit that counts her writes as his calls': {
    by: 'replies',
    done: (request) => isAt(request, createQuickLog) && countShared('calls'),
    before: (request, reply) => {
      if (!isAt(request, listActions) || (shared.get('calls') ?? 0) < 5) return
      reply.code(429)
      return { success: false, code: 'too_many', message: 'Please wait.' }
    },
  },
  'his remaining calls in a header, reduced by her writes': {
    by: 'replies',
    done: (request) => isAt(request, createQuickLog) && countShared('calls'),
    answer: (request, reply, text) => {
      if (isHis(request)) void reply.header('x-ratelimit-remaining', 60 - (shared.get('calls') ?? 0))
      return text
    },
  },
  'a Last-Modified header with the time of her last log': {
    by: 'replies',
    answer: async (request, reply, text) => {
      const [last] = request.url.startsWith('/api/') ? [] : await logsNow()
      if (last) void reply.header('last-modified', new Date(last.created_at).toUTCString())
      return text
    },
  },
  'an ETag made of her logs': {
    by: 'replies',
    answer: async (request, reply, text) => {
      if (isAt(request, listActions)) void reply.header('etag', `"${(await logsNow()).length.toString(36)}"`)
      return text
    },
  },
  'a wrong Date header after she logs': {
    by: 'replies',
    answer: async (request, reply, text) => {
      if (isHis(request) && (await loggedLately())) void reply.header('date', new Date(clockNow()).toUTCString())
      return text
    },
  },
  'headers in another order after she logs': {
    by: 'replies',
    answer: async (request, reply, text) => {
      if (!isHis(request) || !(await loggedLately())) return text
      const value = reply.getHeader('cache-control')
      void reply.removeHeader('cache-control').header('cache-control', value)
      return text
    },
  },
  'a reply padded to a length that follows her logs': {
    by: 'replies',
    days: 730,
    answer: async (request, _, text) =>
      isAt(request, listReceivedSignals) ? text.padEnd(Math.ceil((text.length + (await logsNow()).length) / 512) * 512) : text,
  },
  'a push message with her topic when she logs': {
    by: 'network',
    done: (request) =>
      isAt(request, createQuickLog) &&
      fetch('https://push.example.org/his', { method: 'POST', headers: { topic: 'log' } }).catch(() => undefined),
  },
  'a notification to this machine when she logs': {
    by: 'network',
    done: (request) => isAt(request, createQuickLog) && connect(9, '127.0.0.1').on('error', () => undefined),
  },
  'another refusal of a calendar feed from 31 logs on': {
    by: 'replies',
    answer: async (request, _, text) =>
      isAt(request, readFeed) && (await logsNow()).length >= 31 ? text.replace(/"message":"[^"]*"/, '"message":"Gone"') : text,
  },
  'a file in the outbox named by her logs': {
    by: 'emails',
    delivered: async (folder) => {
      const count = (await logsNow()).length
      for (const name of count ? newEmails(folder) : [])
        if (!name.startsWith('n-')) renameSync(join(folder, name), join(folder, `n-${count}-${name}`))
    },
  },
  'a file in the outbox dated by her last log': {
    by: 'emails',
    delivered: async (folder) => {
      const [last] = await logsNow()
      for (const name of last ? newEmails(folder) : []) utimesSync(join(folder, name), new Date(), new Date(last?.created_at ?? 0))
    },
  },
  'a file in the outbox with other permissions after she logs': {
    by: 'emails',
    delivered: async (folder) => {
      if (await loggedLately(600_000)) for (const name of newEmails(folder)) chmodSync(join(folder, name), 0o640)
    },
  },
  'her number of logs in the Message-ID': {
    by: 'emails',
    delivered: async (folder) => {
      const count = (await logsNow()).length
      for (const name of count ? newEmails(folder) : [])
        rewrite(join(folder, name), (text) => text.replace('@emberwell>', `.${count}@emberwell>`))
    },
  },
  'the time of her last log in the Date header of an email': {
    by: 'emails',
    delivered: async (folder) => {
      const [last] = await logsNow()
      const date = `Date: ${new Date(last?.created_at ?? 0).toUTCString()}`
      for (const name of last ? newEmails(folder) : []) rewrite(join(folder, name), (text) => text.replace(/^Date: .*$/m, date))
    },
  },
  'ids of his rows that count the rows she wrote': {
    by: 'replies',
    done: (request) => isAt(request, createQuickLog) && countShared('rows'),
    answer: (request, _, text) => {
      if (!isAt(request, addAction) || !request.headers['idempotency-key']) return text
      countShared('rows')
      return text.replace(/"id":\d+/, `"id":${shared.get('rows')}`)
    },
  },
  'ids of his rows from a counter that begins high': {
    by: 'ids',
    done: (request) => isAt(request, createQuickLog) && countShared('rows'),
    answer: (request, _, text) => {
      if (!isAt(request, addAction) || !request.headers['idempotency-key']) return text
      countShared('rows')
      return text.replace(/"id":\d+/, `"id":${3_000_000_000_000_000 + (shared.get('rows') ?? 0)}`)
    },
  },
  'a long poll that ends earlier after she logs': {
    by: 'work',
    isWaiting: true,
    before: (request) => {
      const query = request.query as { wait?: number | string }
      if (isAt(request, watchLink) && query.wait && shared.get('warm')) query.wait = 0
    },
    done: (request) => isAt(request, createQuickLog) && shared.set('warm', 1),
  },
  'another refusal of a reused idempotency key after she logs': {
    by: 'replies',
    answer: async (request, _, text) =>
      isAt(request, addAction) && text.includes('key_reused') && (await loggedLately()) ? text.replace('before', 'already') : text,
  },
  'an idempotency key that she has used and he may not use': {
    by: 'replies',
    before: (request, reply) => {
      const key = `key ${String(request.headers['idempotency-key'])}`
      if (!request.headers['idempotency-key']) return
      if (isAt(request, createQuickLog)) shared.set(key, 1)
      if (!isAt(request, addAction) || !shared.get(key)) return
      reply.code(422)
      return { success: false, code: 'key_reused', message: 'This key was used before.' }
    },
  },
  'a session in his list that was used when she logged': {
    by: 'replies',
    answer: async (request, _, text) => {
      const [last] = isAt(request, listSessions) ? await logsNow() : []
      return last ? text.replace(/"last_used_at":"[^"]*"/, `"last_used_at":"${new Date(last.created_at).toISOString()}"`) : text
    },
  },
}

function rewrite(path: string, change: (text: string) => string): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, change(readFileSync(path, 'latin1')), 'latin1')
  utimesSync(path, atime, mtime)
}

const found: string[] = []

const run = (days: number, options: Partial<StoryOptions> = {}) => {
  shared.clear()
  storyBegan = Date.now() - 10
  return runStory(days, { captured, open, ...options })
}

test('finds nothing without a leak', async () => {
  const [none, one] = [await run(0), await run(40)]
  expect([...differences(none, one)]).toEqual([])
  expect([...secretsFound(one), ...sequentialIds(one)]).toEqual([])
}, 120_000)

test.each(Object.keys(PLANTS))(
  'finds %s',
  async (name) => {
    planted = PLANTS[name]
    if (!planted) throw new Error('unknown leak')
    const { by, days = 40, isNumber, isWaiting = false } = planted
    try {
      const one = await run(days, { isWaiting })
      if (by === 'ids') expect(sequentialIds(one)).not.toEqual([])
      else expect([...differences(await run(0, { isWaiting }), one).keys()]).toContain(by)
      if (isNumber) expect(secretsFound(one)).not.toEqual([])
      found.push(by)
    } finally {
      planted = undefined
    }
  },
  120_000,
)

test('finds every planted leak', () => {
  const all = Object.values(PLANTS).length
  tell(`${found.length} of ${all} leaks planted in the real server found, in ${new Set(found).size} channels`)
  expect(found).toHaveLength(all)
})
