/**
 * Runs the same story of a couple beside a private record of hers of any length, and records everything that leaves
 * her vault.
 */
import { findAccount } from '../src/features/auth/server/account-store.ts'
import { login, listSessions, forgotPassword } from '../src/features/auth/contract.ts'
import { createCalendarEntry, MONTHS, WEEKDAYS } from '../src/features/calendar/contract.ts'
import { addAction, listReceivedSignals, listSuggestions, listWorked, watchLink } from '../src/features/compass/contract.ts'
import { ACTION_TYPES } from '../src/features/couple/contract.ts'
import { addCheckin } from '../src/features/checkins/contract.ts'
import { addTide } from '../src/features/embertides/contract.ts'
import { createChatSession, sendMessage } from '../src/features/lara/contract.ts'
import { createDeepLog, createQuickLog } from '../src/features/logs/contract.ts'
import { addTreatment } from '../src/features/treatments/contract.ts'
import { addMoment } from '../src/features/moments/contract.ts'
import { listExperiments } from '../src/features/experiments/contract.ts'
import { findPatterns, setPatternQuestion } from '../src/features/patterns/contract.ts'
import { invitePartner, resendInvite, sendSignal, setUpPartner, unlinkPartner } from '../src/features/partner/contract.ts'
import { addReminder } from '../src/features/reminders/contract.ts'
import { changePreferences } from '../src/features/settings/contract.ts'
import { endShare, openShare } from '../src/features/shares/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { addDays, type LocalDate } from '../src/kit/local-date.ts'
import { tablesOf } from '../src/kit/server/owned-rows.ts'
import { accountPseudonym } from '../src/kit/server/security-log.ts'
import { tables } from '../src/kit/server/vaults.ts'
import { bothAt, react } from './couples.ts'
import { fittingBody } from './fitting-body.ts'
import { fillVault } from './full-vault.ts'
import { invitationsIn } from './emails.ts'
import { networkAttempts } from './network-guard.ts'
import { type Answer, as, clockNow, guest, testServer, metricsNow, NOON, PASSWORD, person, setClock, type TestPerson } from './server.ts'
import { type Captured, makeEven, traceVault } from './privacy-boundary.ts'
import { makeShare } from './shares.ts'
import { uncounted, countWorkOf } from './work-counter.ts'

/** Everything observable outside her vault. Without a leak each channel is equal in two worlds. */
export const CHANNELS = ['replies', 'emails', 'log lines', 'couple vault', 'metrics', 'network', 'work'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * What each channel carried, normalised for comparison with another world; `raw` is the same without normalisation.
 * `ids` are those of rows he was sent.
 */
export type Observations = { by: Record<Channel, string[]>; raw: string; ids: number[]; hers: { writes: number; secrets: string[] } }

/** Numeric canaries: values that occur nowhere but in her records. */
export const NUMBERS = { elapsed: 73_951, share: 0.507319, hours: 17.25 } as const

const DAY_MS = 86_400_000
/** Milliseconds after each call of his at which she writes; no other row gets such a timestamp. */
const HER_MS = 7_351
const HIS_STEP_MS = 10_000
const TODAY: LocalDate = '2026-11-21'
/** Last day of her prepared history. The days after it are free for what she writes during the story. */
const FILLED_UP_TO = addDays(TODAY, -19)
const PASSING = '203.0.113.9'
const SHARED_KEY = 'used-by-both-of-them'

/**
 * What she writes, in turn; `n` counts her writes so far. The first one uses an Idempotency-Key that he will use as
 * well.
 */
const HER_WRITES: ((her: TestPerson, n: number) => Promise<{ status: number; text: string }>)[] = [
  (her, n) => {
    const body = {
      log_date: dayOfHers(n),
      mood_rating: 2,
      hot_flashes_count: 37,
      sleep_hours: NUMBERS.hours,
      elapsed_seconds: NUMBERS.elapsed,
    }
    return as(her).call(createQuickLog, { body, ...(n === 0 && { headers: { 'idempotency-key': SHARED_KEY } }) })
  },
  (her) =>
    as(her).call(addMoment, { body: { kind: 'hot_flash', value: 5, at: new Date(clockNow()).toISOString(), note: 'On the stairs' } }),
  (her, n) => as(her).call(createDeepLog, { body: { log_date: dayOfHers(n), mood_shift_moment: 'After lunch' } }),
  async (her) => {
    const at = new Date(clockNow()).toISOString()
    const answers = [3, 3, 3, 3, 3, 3, 3, 3, 2]
    const checkin = await as(her).call(addCheckin, { body: { instrument: 'phq9', language: 'en', form_version: 1, answers, at } })
    if (checkin.status !== 201) return checkin
    const path = [{ x: NUMBERS.share, y: 0.5, state: 'tension', intensity: 93 }]
    return as(her).call(addTide, { body: { energy: 11, focus: 13, tension: 93, path, at } })
  },
  (her, n) => {
    const day = new Date(`${dayOfHers(n)}T12:00:00Z`)
    const parts = { day: WEEKDAYS[(day.getUTCDay() + 6) % 7], date: day.getUTCDate(), month: MONTHS[day.getUTCMonth()] }
    return as(her).call(createCalendarEntry, { body: { ...parts, year: day.getUTCFullYear(), flow_description: 'heavy' } })
  },
  async (her) => {
    const { id } = (await as(her).call(createChatSession)).reply.session
    return as(her).call(sendMessage, { body: { session_id: id, message: 'I slept three hours' } })
  },
  async (her) => {
    const schedule = { kind: 'daily' as const, times: ['08:00'] }
    const phases = [{ from: FILLED_UP_TO, change: 'start' as const, amount: '1 patch', strength: '', schedule }]
    const added = await as(her).call(addTreatment, {
      body: { name: 'Patch', what: 'oestrogen', form: 'patch', purpose: '', side_effects: '', reason_stopped: '', phases },
    })
    if (added.status !== 201) return added
    const question = await as(her).call(setPatternQuestion, { body: { cause: 'alcohol', outcome: 'sleep_hours' } })
    if (question.status !== 200) return question
    const experiments = await as(her).call(listExperiments)
    return experiments.status === 200 ? as(her).call(findPatterns) : experiments
  },
  (her, n) => as(her).call(changePreferences, { body: { accessibility: { darkMode: n % 2 === 0 } } }),
  (her) => {
    const body = { kind: 'custom', title: 'Gel', time: '13:00', days: ['mon'], channels: ['in_app', 'email'] }
    return as(her).call(addReminder, { body })
  },
  // Her doctor opens the link; she ends every second one.
  async (her, n) => {
    const { id, answer } = await makeShare(her, { version: 1, reason: 'Nights' })
    if (answer.status !== 201) return answer
    const opened = await guest.call(openShare, { params: { token: id } })
    if (opened.status !== 200 || Math.floor(n / HER_WRITES.length) % 2 === 0) return opened
    return as(her).call(endShare, { params: { id: answer.reply.data.id } })
  },
]

/** A day without an entry yet, for the next write of each kind. */
const dayOfHers = (n: number): LocalDate => addDays(FILLED_UP_TO, 1 + (Math.floor(n / HER_WRITES.length) % 19))

/** Ids and timestamps of her rows, and her numeric canaries, as they would be printed. */
async function secretsOf(her: TestPerson): Promise<string[]> {
  const { hers } = testServer().vaults
  const secrets = new Set<string>(Object.values(NUMBERS).map(String))
  for (const { name, columns } of await tablesOf(hers)) {
    if (!columns.includes('user_id') || !columns.includes('id')) continue
    const rows = await tables<Record<string, Record<string, unknown>>>(hers)
      .selectFrom(name)
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
    for (const { id, created_at: at } of rows) {
      secrets.add(String(id))
      // Only rows written during the story have a timestamp that is unique to her.
      if (typeof at === 'number' && at % HIS_STEP_MS === HER_MS) secrets.add(String(at)).add(new Date(at).toISOString())
    }
  }
  return [...secrets]
}

/** Metrics of the process and of durations, which differ between any two runs. */
const OF_THE_MACHINE = /^(?:process|nodejs)_|^http_request_duration_seconds_(?:sum|bucket)/

/**
 * The values in /metrics, without those of the process and without the call counts of endpoints that only she, or her
 * doctor with an open link of hers, can call.
 */
async function figuresNow(): Promise<Map<string, number>> {
  const body = await metricsNow()
  const hersAlone = testServer().server.endpoints.flatMap(({ access, path }) => (access === 'woman' ? [`route="${path}"`] : []))
  const opened = `route="${openShare.path}",status="200"`
  const figures = new Map<string, number>()
  for (const line of body.split('\n')) {
    if (!line || line.startsWith('#') || OF_THE_MACHINE.test(line)) continue
    if (line.startsWith('http_request_duration_seconds_count') && [...hersAlone, opened].some((route) => line.includes(route))) continue
    const end = line.lastIndexOf(' ')
    figures.set(line.slice(0, end), Number(line.slice(end + 1)))
  }
  return figures
}

let couples = 0

/** The couple of the story that is running; planted leaks read it. */
export let currentCouple: { her: TestPerson; him: TestPerson | undefined } | undefined

/**
 * What one run of the story needs: `heard` and `open` are the log and the outbox of the test file; `isWaiting` adds
 * a long poll of one second.
 */
export type StoryOptions = { captured: Captured; open: () => Promise<string[]>; isWaiting?: boolean }

/**
 * Runs the story beside a history of `days` days of hers. Where there is a history, she also writes before each
 * call of his. The story: invitation, set-up, reactions, all his endpoints, all public ones, a signal, the end of
 * the link, a second invitation.
 */
export async function runStory(days: number, { captured: heard, open, isWaiting = false }: StoryOptions): Promise<Observations> {
  couples += 1
  let now = NOON
  setClock(now)
  const her = await person('woman')
  currentCouple = { her, him: undefined }
  if (days) await fillVault(her, FILLED_UP_TO, days)
  heard()
  networkAttempts()
  await open()
  const email = `him-${String(couples).padStart(5, '0')}-${process.pid}@example.org`
  const even = makeEven({ id: 0, email })
  const by: Observations['by'] = { replies: [], emails: [], 'log lines': [], 'couple vault': [], metrics: [], network: [], work: [] }
  const raw: string[] = []
  const ids: number[] = []
  const changes = await traceVault(testServer().vaults.couple)
  const figures = await figuresNow()
  let writes = 0
  let him: TestPerson | undefined

  async function herTurn(): Promise<void> {
    if (!days) return
    setClock(now - HIS_STEP_MS + HER_MS)
    const write = HER_WRITES[writes % HER_WRITES.length]
    const { status, text } = (await write?.(her, writes)) ?? { status: 0, text: '' }
    if (status < 200 || status > 299) throw new Error(`Write ${writes} of hers refused with ${status}: ${text}`)
    writes += 1
  }

  const normalise = (words: string) =>
    words
      .replace(/eyJ[\w.-]{40,}/g, 'a token')
      .replace(/"refresh":"[\w.-]+"/g, '"refresh":"a token"')
      // Random bytes of a passkey's ceremony, in JSON within JSON.
      .replace(/\\"challenge\\":\\"[\w-]{43}\\"/g, 'a challenge')
      .replace(/known_device=[\w-]{22}\.(\w+)\.[\w-]{43}/g, 'known_device=$1')
      .replaceAll(her.email, 'her@example.org')

  async function collect(): Promise<string[]> {
    const emails = (await open()).filter((email) => !email.includes(`To: ${her.email}`))
    // The moment at which something is sent is compared as well.
    const moment = `after reply ${by.replies.length}: `
    by.emails.push(...emails.map((email) => moment + normalise(even.email(email))))
    // Her links to a report are events of her own on the log.
    const lines = heard().filter(
      (line) => !(line.includes('"event":"share_') && line.includes(accountPseudonym(testServer().keys, her.id))),
    )
    by['log lines'].push(...lines.map((line) => moment + normalise(even.line(line))))
    const attempts = networkAttempts()
    by.network.push(...attempts)
    raw.push(...emails, ...lines, ...attempts)
    return emails
  }

  type Sent = { status: number; headers: Record<string, unknown>; text: string }
  /** One request of his, or of a stranger, after one write of hers. */
  async function his(name: string, call: () => Promise<Sent>): Promise<void> {
    now += HIS_STEP_MS
    await herTurn()
    setClock(now)
    await testServer().server.settled()
    const { answer, work } = await countWorkOf(async () => {
      const reply = await call()
      // Work that continues after the reply counts as well.
      await testServer().server.settled()
      return reply
    })
    by.replies.push(normalise(`${name}: ${even.reply(answer)}`))
    // A long poll looks every 300 ms, so how often depends on the load of the machine.
    const done = name.endsWith(watchLink.path) ? [...new Set(work)] : work
    by.work.push(...done.map((one) => `${name}: ${one}`))
    raw.push(`${answer.status}\n${JSON.stringify(answer.headers)}\n${answer.text}`)
    ids.push(...[...answer.text.matchAll(/"id":(\d{9,})/g)].map(([, id]) => Number(id)))
    await uncounted(collect)
  }
  const at = (
    who: TestPerson | undefined,
    endpoint: Endpoint,
    sent: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => {
    const caller = who ? as(who) : guest
    return his(`${endpoint.method} ${endpoint.path}`, (): Promise<Answer<Endpoint>> =>
      caller.call<Endpoint>(endpoint, { ...sent, headers }),
    )
  }
  const page = (url: string) =>
    his(url.replace(/\d{10,}/, 'an id'), async () => {
      const { statusCode, headers, body } = await testServer().server.app.inject({ method: 'GET', url, remoteAddress: PASSING })
      return { status: statusCode, headers, text: body }
    })

  /** He accepts the invitation and signs in. */
  async function accept(emails: readonly string[]): Promise<void> {
    const [params] = invitationsIn(emails.map((email) => email.replace(/=\r\n/g, '')))
    if (!params) throw new Error('No invitation in the emails')
    const body = { new_password: PASSWORD, confirm_password: PASSWORD }
    await page(`/partner/confirm_password/${params.uid}/${'x'.repeat(43)}`)
    await at(undefined, setUpPartner, { params, body })
    await at(undefined, setUpPartner, { params, body })
    await at(undefined, login, { body: { email, password: PASSWORD } })
    const { accounts } = testServer().vaults
    const account = await findAccount(accounts, testServer().keys, email)
    if (!account) throw new Error('Partner account not created')
    him = { id: account.id, email, sessionId: 0, token: '', refresh: '' }
    currentCouple = { her, him }
    await bothAt({ her, him, linkId: 0 }, (now += HIS_STEP_MS))
  }

  /** He calls everything he can: his endpoints, the public ones, and pages. */
  async function callEverything(): Promise<void> {
    if (!him) return
    await bothAt({ her, him, linkId: 0 }, now)
    const endpoints = testServer().server.endpoints.filter(
      ({ access, method, path }) => access === 'partner' && method !== 'DELETE' && !path.includes(':id'),
    )
    for (const endpoint of endpoints) await at(him, endpoint, { body: fittingBody(endpoint) })
    await bothAt({ her, him, linkId: 0 }, now)
    for (const language of ['es', 'fr']) await at(him, listWorked, { query: { language } })
    for (const more of [1, 2]) await at(him, listSuggestions, { query: { language: 'en', more } })
    await at(him, listSessions)
    // A repeated write, a conflicting one, and a key that she has used before.
    const key = (value: string) => ({ 'idempotency-key': value })
    for (const text of ['One', 'One', 'Two'])
      await at(
        him,
        addAction,
        { body: { action_type: ACTION_TYPES[1], action_description: text } },
        key(`his-key-${now - NOON > 10 * DAY_MS}`),
      )
    await at(him, addAction, { body: { action_type: ACTION_TYPES[1], action_description: 'Three' } }, key(SHARED_KEY))
    if (isWaiting) await at(him, watchLink, { query: { wait: 1 } })
    const open = testServer().server.endpoints.filter(({ access }) => access === 'public')
    const params = { id: 1_234_567, uid: 1_234_567, token: 'x'.repeat(43), date: TODAY }
    for (const endpoint of open) await at(undefined, endpoint, { params, body: fittingBody(endpoint) })
    for (const address of [email, her.email]) await at(undefined, forgotPassword, { body: { email: address } })
    for (const url of ['/', '/healthz', '/readyz', '/metrics', '/privacy', '/api/nowhere/', '/manifest.webmanifest']) await page(url)
  }

  /** Compares the rows of the couple vault with those from before the story. */
  async function recordVault(): Promise<void> {
    type Links = { links: { id: number; user_id: number } }
    const { couple } = testServer().vaults
    const [link] = await tables<Links>(couple).selectFrom('links').select('id').where('user_id', '=', her.id).execute()
    const names: [number | undefined, string][] = [
      [her.id, 'her'],
      [him?.id, 'him'],
      [link?.id, 'the link'],
    ]
    const trace = await changes(new Map(names.flatMap(([id, name]) => (id === undefined ? [] : [[id, name]]))))
    by['couple vault'].push(...trace.shapes)
    raw.push(...trace.raw)
  }

  const invited = async (again: boolean) => {
    await herTurn()
    setClock(now)
    const body = { partner_name: 'Sam', partner_email: email }
    const { status, text } = again ? await as(her).call(resendInvite) : await as(her).call(invitePartner, { body })
    if (status > 299) throw new Error(`Invitation refused with ${status}: ${text}`)
    return collect()
  }

  await accept(await invited(false))
  const acted: number[] = []
  for (const n of [1, 2, 3]) {
    now += HIS_STEP_MS
    setClock(now)
    if (!him) throw new Error('Partner not signed in')
    const body = { action_type: ACTION_TYPES[0], action_description: `Number ${n}` }
    acted.push((await as(him).call(addAction, { body })).reply.data.id)
  }
  await react(her, acted.slice(0, 2), 'receptive')
  await react(her, acted.slice(2), 'neutral')
  await callEverything()
  now += 11 * DAY_MS
  if (him) await bothAt({ her, him, linkId: 0 }, now)
  await as(her).call(sendSignal, { body: { category: 'mood', text: 'A quiet evening, please' } })
  await callEverything()
  await recordVault()
  // She ends the link, and invites him again later.
  await as(her).call(unlinkPartner)
  await at(him, listReceivedSignals)
  now += DAY_MS
  if (him) await bothAt({ her, him, linkId: 0 }, now)
  await invited(false)
  now += HIS_STEP_MS
  await accept(await invited(true))
  await at(him, listSuggestions)

  await recordVault()
  for (const [name, value] of await figuresNow()) {
    const grown = value - (figures.get(name) ?? 0)
    if (grown || !figures.has(name)) by.metrics.push(`${name} ${grown}`)
    raw.push(`${name} ${value}`)
  }
  const secrets = await secretsOf(her)
  currentCouple = undefined
  return { by, raw: raw.join('\n'), ids, hers: { writes, secrets } }
}

/** The channels in which two worlds differ, each with its first difference. */
export function differences(one: Observations, other: Observations): Map<Channel, string> {
  const found = new Map<Channel, string>()
  for (const channel of CHANNELS) {
    const [left, right] = [one.by[channel], other.by[channel]]
    const place = Math.max(left.length, right.length)
    for (let n = 0; n < place; n += 1)
      if (left[n] !== right[n]) {
        found.set(channel, `${left[n] ?? 'nothing'}\n≠ ${right[n] ?? 'nothing'}`)
        break
      }
  }
  return found
}

/** Her numeric canaries, and ids and timestamps of her rows, found anywhere in what was observed. */
export function secretsFound({ raw, hers }: Observations): string[] {
  return hers.secrets.filter((secret) => new RegExp(`(?<![\\d.])${secret.replaceAll('.', '\\.')}(?![\\d])`).test(raw))
}

/** How far two random ids of 52 bits lie apart at least, but for one story in ten million. */
const ID_GAP = 2 ** 18

/** Pairs of ids he was sent that lie so close together that a counter, not chance, made them. */
export function sequentialIds({ ids }: Observations): string[] {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other)
  return sorted.flatMap((id, n) => (id - (sorted[n - 1] ?? Number.NEGATIVE_INFINITY) < ID_GAP ? [`${sorted[n - 1]} and ${id}`] : []))
}
