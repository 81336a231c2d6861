import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bothAt, react, type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { type Answer, as, clockNow, guest, testServer, NOON, setClock, setUpServer, steppedUp } from '../../test/server.ts'
import { captureLogs, makeEven, makeInbox } from '../../test/privacy-boundary.ts'
import { makeShare } from '../../test/shares.ts'
import { forgotPassword, listSessions } from '../features/auth/contract.ts'
import { findBackground, saveBackground } from '../features/background/contract.ts'
import { addKnownGap, findStage } from '../features/calendar/rules/stage/endpoints.ts'
import { answerRedFlag, createCalendarEntry, listCalendar, MONTHS, WEEKDAYS } from '../features/calendar/contract.ts'
import { addAction, listActions, listReceivedSignals, listSuggestions, listWorked, watchLink } from '../features/compass/contract.ts'
import { ACTION_TYPES, type Reaction } from '../features/couple/contract.ts'
import { findDashboard } from '../features/insights/contract.ts'
import { createChatSession, listChatSessions, sendMessage } from '../features/lara/contract.ts'
import { createDeepLog, createQuickLog, findLog, listLogs, removeLog } from '../features/logs/contract.ts'
import { addSleepInbox, receiveSleep } from '../features/sleep-inbox/contract.ts'
import { endShare, listShares, openShare } from '../features/shares/contract.ts'
import { addTreatment, setDose } from '../features/treatments/contract.ts'
import { addMoment, listMoments } from '../features/moments/contract.ts'
import { saveOnboarding } from '../features/onboarding/contract.ts'
import { listExperiments, startExperiment } from '../features/experiments/contract.ts'
import { findPatterns, setPatternQuestion } from '../features/patterns/contract.ts'
import { findInbox, findPreview, giveReaction, sendSignal, unlinkPartner } from '../features/partner/contract.ts'
import { createPartnerSession, findPartnerCompanion, findPartnerSession, sendPartnerMessage } from '../features/partner-chat/contract.ts'
import { addReminder } from '../features/reminders/contract.ts'
import { findReportChoices, makeReport, saveReportChoices } from '../features/report/contract.ts'
import { presetFor } from '../features/report/rules/presets.ts'
import { changePreferences, findPreferences, findUserDetails, updateProfile } from '../features/settings/contract.ts'
import { DEFAULT_PREFERENCES } from '../features/settings/rules/preferences.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { queueEmail } from '../kit/server/email-queue.ts'

/** Pairs of worlds tried on each change; `WALL_RUNS=5000` tries more (docs/safety.md, section 1). */
const RUNS = Number(process.env['WALL_RUNS'] ?? 300)
/** Pairs within which a planted leak must be found; the same ones in each run. */
const LEAK_RUNS = 60
const LEAK_SEED = 7
const STEPS = 12
/** Both sign in again after this time; an access token is valid for 15 minutes. */
const SIGNED_IN_MS = 10 * 60_000

const { tell, reached } = figuresOf('two worlds')
const captured = captureLogs()
setUpServer({ LOG_LEVEL: 'trace' })
const open = makeInbox()
const counted = { worlds: 0, steps: 0, letIn: 0, emails: 0, lines: 0, hers: 0, done: 0, bytes: 0 }

/** The state of a world, and everything the partner has received in it. */
type World = TestCouple & {
  even: ReturnType<typeof makeEven>
  received: string[]
  chats: number[]
  hersIds: number[]
  reactedTo: Set<number>
}

type Reply = Answer<Endpoint>
type PartnerCall = (world: World, n: number) => Promise<{ endpoint: Endpoint; answer: Reply }>

/** An action of his that calls an endpoint. */
function calls(endpoint: Endpoint, sentOf: (n: number, world: World) => Record<string, unknown> = () => ({})): PartnerCall {
  return async (world, n) => ({ endpoint, answer: await as(world.him).call<Endpoint>(endpoint, sentOf(n, world)) })
}

const LANGUAGES = ['en', 'es', 'fr'] as const
const ASKED = [
  'How can I help her sleep?',
  'What is a hot flash?',
  'Is she tired today?',
  'She wants to hurt herself',
  'Bonjour, que faire ?',
]
const pick = <One>(list: readonly One[], n: number): One => {
  const one = list[n % list.length]
  if (one === undefined) throw new Error('the list is empty')
  return one
}
/** The id of a row of hers if there is one, else an unknown id. */
const parameterFor = (n: number, { hersIds }: World) => (hersIds.length ? pick(hersIds, n) : 1_234_567)

/** All actions of his. The first action type is reserved for the part that both worlds share. */
const HIS: Record<string, PartnerCall> = {
  list: calls(listActions),
  add: calls(addAction, (n) => ({ body: { action_type: pick(ACTION_TYPES.slice(1), n), action_description: `Number ${n}` } })),
  addNothing: calls(addAction, () => ({ body: { action_description: '' } })),
  suggestions: calls(listSuggestions, (n) => ({ query: { language: pick(LANGUAGES, n), more: n % 3 } })),
  worked: calls(listWorked, (n) => ({ query: { language: pick(LANGUAGES, n) } })),
  signals: calls(listReceivedSignals),
  link: calls(watchLink),
  companion: calls(findPartnerCompanion),
  beginChat: async (world) => {
    const answer = await as(world.him).call(createPartnerSession)
    if (answer.status === 201) world.chats.push(answer.reply.session.id)
    return { endpoint: createPartnerSession, answer }
  },
  chat: calls(sendPartnerMessage, (n) => ({ body: { message: pick(ASKED, n) } })),
  readChat: calls(findPartnerSession, (_, world) => ({ params: { id: world.chats.at(-1) ?? 1_234_567 } })),
  tryHerId: calls(findPartnerSession, (n, world) => ({ params: { id: parameterFor(n, world) } })),
  tryHerLog: calls(findLog, (n, world) => ({ params: { id: parameterFor(n, world) } })),
  tryHerEndpoint: calls(findDashboard),
  tryHerShares: calls(listShares),
  tryHerPatterns: calls(findPatterns),
  tryHerExperiments: calls(listExperiments),
  // Every second guess is at an address for sleep.
  guessShare: async ({ him }, n) => {
    const params = { token: `${'A'.repeat(20)}${10 + (n % 90)}` }
    return n % 2
      ? { endpoint: receiveSleep, answer: await as(him).call<Endpoint>(receiveSleep, { params, body: { sleep_hours: 7 } }) }
      : { endpoint: openShare, answer: await as(him).call<Endpoint>(openShare, { params }) }
  },
  account: calls(findUserDetails),
  sessions: calls(listSessions),
  forgot: async ({ him }) => ({ endpoint: forgotPassword, answer: await guest.call(forgotPassword, { body: { email: him.email } }) }),
}

/**
 * What she does in both worlds at the same moment because he is meant to see it: she writes to him, or ends the link.
 */
const SHARED: Record<string, (world: World, n: number) => Promise<unknown>> = {
  signal: ({ her }, n) => as(her).call(sendSignal, { body: { category: 'mood', text: `Words ${n}` } }),
  part: ({ her }) => as(her).call(unlinkPartner),
  sweep: () => testServer().server.sweep(),
}

const REACTIONS: readonly (Reaction | null)[] = ['receptive', 'neutral', 'withdrawn', null]
const dayOf = (n: number) => new Date(clockNow() - (n % 6) * 86_400_000)
const dateOf = (n: number) => dayOf(n).toISOString().slice(0, 10)

type HerAction = (world: World, n: number) => Promise<{ status: number; reply: unknown }>

/** All that she does for herself. */
const HERS: Record<string, HerAction> = {
  log: ({ her }, n) =>
    as(her).call(createQuickLog, { body: { log_date: dateOf(n), mood_rating: 1 + (n % 10), hot_flashes_count: n % 30 } }),
  deepLog: ({ her }, n) => as(her).call(createDeepLog, { body: { log_date: dateOf(n), mood_shift_moment: 'x'.repeat(n * 20) + n } }),
  unlog: async (world, n) => as(world.her).call(removeLog, { params: { id: parameterFor(n, world) } }),
  moment: ({ her }, n) => {
    const body = {
      kind: pick(['mood', 'hot_flash', 'night_sweat'] as const, n),
      value: 1 + (n % 5),
      at: dayOf(n).toISOString(),
      note: `${n}`,
    }
    return as(her).call(addMoment, { body })
  },
  calendar: ({ her }, n) => {
    const day = dayOf(n)
    const parts = { day: pick(WEEKDAYS, day.getUTCDay() + 6), date: day.getUTCDate(), month: pick(MONTHS, day.getUTCMonth()) }
    return as(her).call(createCalendarEntry, {
      body: {
        ...parts,
        year: day.getUTCFullYear(),
        flow_description: 'heavy',
        symptoms: `${n}`,
        bleeding_signs: [pick(['flooding', 'after_sex'] as const, n)],
      },
    })
  },
  background: async ({ her }, n) => {
    const { version } = (await as(her).call(findBackground)).reply.data
    const answers = { birth_year: 1960 + (n % 20), uterus: pick(['yes', 'no'] as const, n), doctor_note: 'x'.repeat(n * 4) }
    return as(her).call(saveBackground, { body: { answers, version, ask_again: 'later' } })
  },
  knownGap: ({ her }, n) => as(her).call(addKnownGap, { body: { from: '2024-01-01', to: `2025-01-${10 + (n % 20)}` } }),
  stage: ({ her }) => as(her).call(findStage),
  bleedingNote: ({ her }, n) =>
    as(her).call(answerRedFlag, {
      body: { id: pick(['R9', 'R10'] as const, n), answer: pick(['seen_doctor', 'not_now'] as const, n >> 1) },
    }),
  treatment: async ({ her }, n) => {
    const schedule = { kind: 'daily' as const, times: ['08:00'] }
    const phases = [{ from: dateOf(n), change: 'start' as const, amount: `${n} patches`, strength: '', schedule }]
    const texts = { purpose: '', side_effects: `${n}`, reason_stopped: '' }
    const answer = await as(her).call(addTreatment, { body: { name: `Patch ${n}`, what: 'oestrogen', form: 'patch', ...texts, phases } })
    if (answer.status !== 201) return answer
    const dose = { treatment_id: answer.reply.data.id, local_date: dateOf(n), slot: 0 }
    return as(her).call(setDose, { body: { ...dose, state: pick(['taken', 'skipped', 'late'] as const, n) } })
  },
  report: async ({ her }, n) => {
    const body = { ...presetFor('doctor', DEFAULT_PREFERENCES.privacy), reason: 'x'.repeat(n * 3), questions: [`${n}`] }
    const { status } = await as(her).call(saveReportChoices, { body })
    return status === 200 ? as(her).call(makeReport, { body }) : as(her).call(findReportChoices, { query: { reader: 'doctor' } })
  },
  // Every second link is opened by her doctor, and her phone sends a night.
  share: async ({ her }, n) => {
    const choice = { label: `Name ${n}`, expires_in: pick(['1h', '30d'], n), opens: pick([1, 5], n >> 1) }
    const { id, answer } = await makeShare(her, { reason: `${n}` }, choice)
    if (answer.status === 201 && n % 2) await guest.call(openShare, { params: { token: id } })
    const { url } = (await as(await steppedUp(her)).call(addSleepInbox)).reply.data
    await guest.call(receiveSleep, { params: { token: url.split('/').at(-2) ?? '' }, body: { sleep_hours: n / 10 } })
    return answer
  },
  endShare: async ({ her }, n) => {
    const { data } = (await as(her).call(listShares)).reply
    return data.length > 0 ? as(her).call(endShare, { params: { id: pick(data, n).id } }) : { status: 404, reply: data }
  },
  patterns: async ({ her }, n) => {
    const body = { cause: pick(['alcohol', 'stress_triggers'], n), outcome: pick(['sleep_hours', 'mood_rating'], n) }
    const { status } = await as(her).call(setPatternQuestion, { body })
    if (status !== 200) return as(her).call(setPatternQuestion, { body })
    // Only the first one is accepted: the others are refused while it is active.
    const begun = { own_words: `Words ${n}`, outcome: 'sleep_hours', kind: 'day', worth: 0.5, starts_on: '2026-12-04' } as const
    await as(her).call(startExperiment, { body: { cause: 'own', ...begun } })
    await as(her).call(listExperiments)
    return as(her).call(findPatterns)
  },
  preferences: ({ her }, n) => {
    const privacy = { partnerSharing: n % 2 === 0, shareCategories: { partner: n % 3 ? ['mood'] : [] } }
    return as(her).call(changePreferences, { body: { accessibility: { darkMode: n % 3 === 0 }, privacy } })
  },
  profile: ({ her }, n) => {
    const timezone = pick(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'], n)
    return as(her).call(updateProfile, { body: { display_name: `Other ${n}`, pronouns: `p${n}`, timezone } })
  },
  onboarding: ({ her }, n) => {
    const [language, region] = [pick(['en', 'es', 'fr'], n), pick(['US', 'UK'], n)]
    const rest = { enable_voice: n % 2 === 0, share_with_partner: n % 3 === 0, goals: ['Better sleep'] }
    return as(her).call(saveOnboarding, { body: { age_range: '46-50', menopause_phase: 'peri', language, region, ...rest } })
  },
  reminder: ({ her }, n) => {
    const body = { kind: 'custom', title: `Gel ${n}`, time: '13:00', days: ['mon'], channels: ['in_app', 'email'] }
    return as(her).call(addReminder, { body })
  },
  lara: async ({ her }, n) => {
    const session = (await as(her).call(createChatSession)).reply.session.id
    return as(her).call(sendMessage, { body: { session_id: session, message: n % 2 ? 'My partner frightens me' : `I slept ${n} hours` } })
  },
  // Two reactions per week at most, so that no total reaches three.
  react: async ({ her, reactedTo }, n) => {
    const { reply } = await as(her).call(findInbox)
    const open = (reply.data ?? []).filter(
      ({ id, action_type }) => action_type !== ACTION_TYPES[0] && (reactedTo.size < 2 || reactedTo.has(id)),
    )
    if (!open.length) return { status: 404, reply }
    const { id } = pick(open, n)
    reactedTo.add(id)
    return as(her).call(giveReaction, { params: { id }, body: { reaction: pick(REACTIONS, n) } })
  },
  inbox: ({ her }) => as(her).call(findInbox),
  preview: ({ her }) => as(her).call(findPreview),
}

type Action = { name: string; n: number }
/** One moment: what she does before it in each of the two worlds, and what then happens in both. */
type Moment = { minutes: number; his: Action; lives: [Action[], Action[]] }
/** `hasSums`: three reactions of both worlds count before the first moment. */
type Story = { hasSums: boolean; moments: Moment[] }

const deeds = (names: readonly string[]) => fc.record({ name: fc.constantFrom(...names), n: fc.nat(99) })
// Reactions are the records closest to him, so they occur more often.
const aLife = fc.array(deeds([...Object.keys(HERS), 'react', 'react']), { maxLength: 2 })
const happens = fc.oneof(
  { weight: 20, arbitrary: deeds([...Object.keys(HIS), 'add', 'add', 'worked']) },
  { weight: 3, arbitrary: deeds(['signal']) },
  { weight: 1, arbitrary: deeds(['part', 'sweep']) },
)
const stories: fc.Arbitrary<Story> = fc.record({
  hasSums: fc.nat(3).map((one) => one === 0),
  moments: fc.array(fc.record({ minutes: fc.constantFrom(0, 1, 1, 5, 90, 1_500, 11_000), his: happens, lives: fc.tuple(aLife, aLife) }), {
    minLength: STEPS - 2,
    maxLength: STEPS + 2,
    size: 'max',
  }),
})

/** Changes what leaves the server, as a leak would: the reply, or an email or log line beside it. */
type Leak = (world: World, endpoint: Endpoint, answer: Reply) => Promise<void> | void

async function runStory({ hasSums, moments }: Story, which: 0 | 1, leak?: Leak): Promise<string[]> {
  setClock(NOON)
  const two = await twoLinked({ his: 'Europe/Paris' })
  const world: World = { ...two, even: makeEven(two.him), received: [], chats: [], hersIds: [], reactedTo: new Set() }
  let [now, signedIn] = [NOON, NOON]
  if (hasSums) {
    const ids: number[] = []
    for (const n of [1, 2, 3]) {
      // Rows of the same millisecond are ordered by random ids, so each action gets its own time.
      setClock((now += 1_000))
      const body = { action_type: ACTION_TYPES[0], action_description: `First ${n}` }
      ids.push((await as(world.him).call(addAction, { body })).reply.data.id)
    }
    await react(world.her, ids, 'receptive')
    await bothAt(world, (signedIn = now += 11 * 86_400_000))
  }
  for (const { minutes, his, lives } of moments) {
    now += minutes * 60_000 + 1_000
    if (now - signedIn > SIGNED_IN_MS) await bothAt(world, (signedIn = now))
    else setClock(now)
    for (const { name, n } of lives[which]) {
      const { status, reply } = (await HERS[name]?.(world, n)) ?? {}
      const id = (reply as { data?: { id?: unknown } } | undefined)?.data?.id
      if (typeof id === 'number') world.hersIds.push(id)
      counted.hers += 1
      if (status && status < 300) counted.done += 1
    }
    captured()
    const act = HIS[his.name]
    if (act) {
      const { endpoint, answer } = await act(world, his.n)
      await leak?.(world, endpoint, answer)
      world.received.push(`${his.name} ${world.even.reply(answer)}`)
      counted.steps += 1
      counted.bytes += answer.bytes.length
      if (answer.status < 300) counted.letIn += 1
    } else await SHARED[his.name]?.(world, his.n)
    const emails = await open()
    const lines = captured()
    world.received.push(...emails.map(world.even.email), ...lines.map(world.even.line))
    counted.emails += emails.length
    counted.lines += lines.length
  }
  counted.worlds += 1
  return world.received
}

test('whatever she records, he receives the same bytes', async () => {
  const begun = performance.now()
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      expect(await runStory(story, 1)).toEqual(await runStory(story, 0))
      reached(counted.worlds / 2, RUNS)
    }),
    // Shrinking would take too long: the first differing pair is reported, not the smallest.
    { numRuns: RUNS, endOnFailure: true },
  )
  const { worlds, steps, letIn, emails, lines, hers, done, bytes } = counted
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  tell(
    `${worlds / 2} pairs in ${seconds} s; ${steps} calls of his (${letIn} let in, ${bytes} bytes), ${emails} emails and ${lines} lines alike, beside ${hers} actions of hers (${done} done)`,
  )
  expect(worlds).toBe(RUNS * 2)
  expect(steps).toBeGreaterThan(RUNS * STEPS)
  expect(letIn).toBeGreaterThan(steps / 2)
  expect(done).toBeGreaterThan(hers / 2)
  expect(Math.min(emails, lines)).toBeGreaterThan(RUNS / 6)
}, 10_800_000)

describe('this test finds a server', () => {
  const logsOf = async ({ her }: World) => (await as(her).call(listLogs)).reply.data
  const within = (answer: Reply, change: (data: Record<string, unknown>) => void) => {
    if (answer.status >= 300) return
    const data = JSON.parse(answer.text) as Record<string, unknown>
    change(data)
    answer.text = JSON.stringify(data)
    answer.headers['content-length'] = Buffer.byteLength(answer.text)
  }
  const rotated = (list: unknown, by: number) => (Array.isArray(list) ? [...list.slice(by), ...list.slice(0, by)] : list)

  const leaks: Record<string, Leak> = {
    'that sends her streak with his actions': async ({ her }, endpoint, answer) => {
      if (endpoint !== listActions) return
      const { current_streak } = (await as(her).call(findDashboard)).reply.data
      within(answer, (data) => (data['current_streak'] = current_streak))
    },
    'that orders his actions by her latest log': async (world, endpoint, answer) => {
      if (endpoint !== listActions) return
      const isLow = ((await logsOf(world))[0]?.mood_rating ?? 9) < 6
      within(answer, (data) => (data['supportive_actions'] = rotated(data['supportive_actions'], isLow ? 1 : 0)))
    },
    'whose refusal depends on whether a row of hers exists': async (world, endpoint, answer) => {
      if (endpoint === findLog && (await logsOf(world)).length === 0) answer.status = 404
    },
    'whose wording depends on whether a row of hers exists': async (world, endpoint, answer) => {
      if (endpoint === findPartnerSession && (await logsOf(world)).length > 0) answer.text = answer.text.replace('no longer', 'not')
    },
    'with the number of her moments in a header': async ({ her }, endpoint, answer) => {
      if (endpoint === listReceivedSignals) answer.headers['etag'] = `W/"${(await as(her).call(listMoments)).reply.data.length}"`
    },
    'whose reply length depends on her conversations with Lara': async ({ her }, endpoint, answer) => {
      const conversations = endpoint === findPartnerCompanion ? (await as(her).call(listChatSessions)).reply.data.length : 0
      answer.headers['content-length'] = Number(answer.headers['content-length']) + conversations
    },
    'that sends him another email on a day with a log': async (world, endpoint) => {
      if (endpoint !== forgotPassword || (await logsOf(world)).length === 0) return
      const mail = { to: world.him.email, subject: 'Hello', text: 'Good day' }
      await queueEmail(testServer().vaults.accounts, testServer().keys, mail, clockNow())
    },
    'whose suggestions for him depend on her calendar': async ({ her }, endpoint, answer) => {
      if (endpoint !== listSuggestions) return
      const entries = (await as(her).call(listCalendar)).reply.data.length
      within(answer, (data) => (data['data'] = rotated(data['data'], entries)))
    },
    'that writes her number of logs to the server log': async (world, endpoint) => {
      if (endpoint === listWorked) testServer().server.app.log.debug({ logs: (await logsOf(world)).length }, 'Ranked')
    },
    'that counts a single reaction of hers': async ({ her }, endpoint, answer) => {
      if (endpoint !== listWorked) return
      const reactions = ((await as(her).call(findInbox)).reply.data ?? []).filter(({ reaction }) => reaction !== null).length
      within(answer, (data) => (data['total'] = reactions))
    },
    'whose chat depends on her preferences': async ({ her }, endpoint, answer) => {
      if (endpoint !== sendPartnerMessage) return
      const { darkMode } = (await as(her).call(findPreferences)).reply.data.accessibility
      within(answer, (data) => (data['message'] = `${String(data['message'])}${darkMode ? ' ' : ''}`))
    },
    'that shows him her current name': async ({ her }, endpoint, answer) => {
      if (endpoint !== listActions) return
      const { full_name } = (await as(her).call(findUserDetails)).reply.data
      within(answer, (data) => (data['woman_name'] = full_name.split(' ')[0]))
    },
  }
  const found: string[] = []

  test.each(Object.keys(leaks))('%s', async (name) => {
    const property = fc.asyncProperty(stories, async (story) => {
      const [one, other] = [await runStory(story, 0, leaks[name]), await runStory(story, 1, leaks[name])]
      return one.join('\n\n') === other.join('\n\n')
    })
    const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: LEAK_RUNS, seed: LEAK_SEED, endOnFailure: true })
    expect(failed, 'the two worlds differ').toBe(true)
    expect(String(errorInstance), 'and nothing breaks').toContain('returning false')
    found.push(`${numRuns}`)
  })

  test('with each of these leaks', () => {
    tell(`${found.length} of ${Object.keys(leaks).length} planted leaks found, after ${found.join(', ')} pairs`)
    expect(found).toHaveLength(Object.keys(leaks).length)
  })
})
