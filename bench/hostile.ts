import { lightPackOf } from '../scripts/build/light-packs.ts'
import { answerInDemo } from '../src/features/landing/rules/demo.ts'
import { isAsking } from '../src/features/answers/rules/after-danger.ts'
import { kindAfter } from '../src/features/answers/rules/said-after.ts'
import { dependenceOf } from '../src/features/answers/rules/context-dependence.ts'
import { findKnowledge } from '../src/features/answers/rules/knowledge-answer.ts'
import { languageOf } from '../src/features/text/rules/language.ts'
import { openLight } from '../src/features/knowledge/rules/light-library.ts'
import { readDataQuestion } from '../src/features/lara/rules/read-data-question.ts'
import { recognise } from '../src/features/safety/rules/recognise.ts'
import { mayReply } from '../src/features/answers/rules/reply.ts'
import { smallTalkOf } from '../src/features/answers/rules/small-talk.ts'
import { speechActOf } from '../src/features/answers/rules/speech-act.ts'
import { SPOKEN, type Language } from '../src/features/text/rules/speech.ts'
import { toWritten } from '../src/features/text/rules/written.ts'
import { libraryOf } from '../src/features/lara/server/library.ts'
import { partnerKindsRanking } from '../src/features/partner-chat/server/rankings.ts'
import { answerPartner } from '../src/features/partner-chat/rules/answer.ts'
import { HOSTILE } from '../test/hostile-messages.ts'
import { fill, TODAY, tokensOf } from './fill.ts'
import { launchProduct } from './servers.ts'
import { type Engine, makeStore, settingsOf } from './stores.ts'
import { median, type Row } from './table.ts'

/** Rounds of each kind, after all kinds have run several times: what is compiled at first use is not measured. */
const PARTNER_READING = { libraryOf, kinds: partnerKindsRanking, recognise: async (part: string) => recognise(part, 'partner') }
const ROUNDS = 9
const WARM_UP = 5
const WOMEN = 4
const PROBE_MS = 8_000
const ORDINARY = 'How did I sleep this week?'

const demos = Object.fromEntries(
  SPOKEN.map((language) => {
    const pack = lightPackOf(language)
    return [language, { pack, library: openLight(pack) }]
  }),
) as Record<Language, { pack: ReturnType<typeof lightPackOf>; library: ReturnType<typeof openLight> }>

/** All that is computed for an answer, layer by layer, also what a single message would not need at once. */
const PATHS: Readonly<Record<string, (message: string, language: Language) => unknown>> = {
  'her chat': (message, language) => {
    recognise(message, 'woman')
    const spoken = languageOf(message, language)
    smallTalkOf(message)
    mayReply(message)
    readDataQuestion(message, TODAY, null)
    speechActOf(message, spoken)
    dependenceOf(message, spoken)
    findKnowledge(message, spoken, libraryOf(language))
  },
  'her chat after danger': (message) => {
    recognise(message, 'woman')
    const written = toWritten(message)
    kindAfter(written)
    isAsking(written)
  },
  'his chat': (message, language) =>
    answerPartner(message, recognise(message, 'partner'), { page: language, region: 'US' }, PARTNER_READING),
  'his chat after danger': (message, language) => {
    const findDanger = () => Promise.resolve({ class: 'C1', isOwn: false } as const)
    return answerPartner(message, [], { page: language, region: 'US', findDanger }, PARTNER_READING)
  },
  'the demo': (message, preferred) => answerInDemo(message, { region: 'US', preferred, today: TODAY, open: (language) => demos[language] }),
}

/**
 * How long the rules take for 4,000 characters of each hostile kind: the slowest kind of each path, median of its
 * rounds.
 */
export async function hostileMessages(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [path, answer] of Object.entries(PATHS)) {
    const kinds: { kind: string; ms: number }[] = []
    for (let round = 0; round < WARM_UP; round += 1) for (const message of Object.values(HOSTILE)) await answer(message, 'en')
    for (const [kind, message] of Object.entries(HOSTILE))
      for (const language of SPOKEN) {
        const times: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          const from = performance.now()
          await answer(message, language)
          times.push(performance.now() - from)
        }
        kinds.push({ kind: `${kind} (${language})`, ms: median(times) })
      }
    const [slowest, second] = kinds.toSorted((one, other) => other.ms - one.ms)
    rows.push({
      name: `Hostile message, ${path}: slowest kind`,
      engine: 'none',
      measured: slowest?.ms ?? Number.NaN,
      unit: 'ms',
      budget: { at: 'most', value: 20 },
      note: `${slowest?.kind}; then ${second?.kind}, ${second?.ms.toFixed(1)} ms; median of all ${median(kinds.map(({ ms }) => ms)).toFixed(1)} ms, ${kinds.length} kinds`,
    })
  }
  return rows
}

/** Time of /healthz while women send hostile messages, compared with ordinary ones. */
export async function healthUnderHostileLoad(engine: Engine): Promise<Row[]> {
  const store = await makeStore(engine)
  const tokens = tokensOf(store, await fill(store, WOMEN, 30))
  const server = await launchProduct(settingsOf(store))
  const post = async (token: string, path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    // 400: a message of invisible characters only counts as empty.
    if (![200, 201, 400].includes(response.status)) throw new Error(`${path} responded with ${response.status}`)
    return response.json()
  }
  const probed = async (messages: readonly string[]) => {
    const until = performance.now() + PROBE_MS
    let sent = 0
    const senders = tokens.map(async (token) => {
      const { session } = (await post(token, '/api/chat/session/create/', {})) as { session: { id: number } }
      while (performance.now() < until) {
        sent += 1
        await post(token, '/api/chat/send/', { session_id: session.id, message: messages[sent % messages.length] })
        // Sends the same number of messages in both runs.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })
    const times: number[] = []
    while (performance.now() < until) {
      const from = performance.now()
      await (await fetch(`${server.url}/healthz`)).arrayBuffer()
      times.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await Promise.all(senders)
    const sorted = times.toSorted((one, other) => one - other)
    return { p50: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN, sent }
  }
  try {
    const hostile = Object.values(HOSTILE)
    await probed([ORDINARY, ...hostile])
    const ordinary = await probed([ORDINARY])
    const flooded = await probed(hostile)
    const figures = ({ p50, p99, most, sent }: typeof ordinary) =>
      `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(0)} ms, ${sent} messages`
    return [
      {
        name: '/healthz beside hostile messages, p50',
        engine,
        measured: flooded.p50 / ordinary.p50,
        unit: 'ratio',
        budget: { at: 'most', value: 1.5 },
        note: `hostile: ${figures(flooded)}; ordinary: ${figures(ordinary)}`,
      },
    ]
  } finally {
    await server.stop()
    await store.remove()
  }
}
