/** Conversations with Lara on the real server, with an empty embedded store and without a model. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../src/app/server/app.ts'
import { unknownAnswer } from '../../src/features/answers/rules/guides.ts'
import { shown } from '../../src/features/answers/rules/wording.ts'
import { addAccount, findPerson } from '../../src/features/auth/server/account-store.ts'
import { addSession } from '../../src/features/auth/server/session-store.ts'
import { makeTokens } from '../../src/features/auth/server/tokens.ts'
import { createCalendarEntry, MONTHS, WEEKDAYS } from '../../src/features/calendar/contract.ts'
import { acceptInvitation, addInvitation } from '../../src/features/couple/server/invitation-store.ts'
import { KNOWLEDGE } from '../../src/features/knowledge/content/generated/knowledge.ts'
import { createChatSession, sendMessage } from '../../src/features/lara/contract.ts'
import { findAbouts } from '../../src/features/lara/server/memory-store.ts'
import { herMessages, settle } from '../../src/features/lara/server/message-store.ts'
import { createQuickLog } from '../../src/features/logs/contract.ts'
import { saveOnboarding } from '../../src/features/onboarding/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../../src/features/partner-chat/contract.ts'
import type { SafetyClass } from '../../src/features/safety/rules/classes.ts'
import type { Language, Manner, Speaker } from '../../src/features/text/rules/speech.ts'
import type { BodyOf, Endpoint, ReplyOf } from '../../src/kit/endpoint.ts'
import { readConfig } from '../../src/kit/server/config.ts'
import type { Person } from '../../src/kit/server/person.ts'
import { openStores } from '../../src/kit/server/stores.ts'
import { BLEEDING, QUICK_LOGS, TODAY } from './her-notes.ts'

/** Larger than the place of any message. */
const LAST_PLACE = 1_000_000

/** An answer: its layer and class, the id of its knowledge entry, and whether help lines are shown. */
export type Answer = {
  readonly text: string
  readonly layer: string
  readonly class: SafetyClass | null
  readonly entry: string | undefined
  readonly hasLines: boolean
}

/** `offer` stores an answer of Lara that suggests these entries. */
export type Chat = { say(text: string): Promise<Answer>; offer(entries: readonly string[]): Promise<void> }
export type Signed = { readonly person: Person; readonly token: string }

export type Chats = {
  /** A woman with an empty account. */
  newWoman(language: Language): Promise<Signed>
  /** Stores the notes behind the questions of own-data.yaml. */
  note(her: Signed): Promise<void>
  /** A new conversation, by default of a new woman. */
  withHer(language: Language, her?: Signed): Promise<Chat>
  /** A new conversation of a new partner. */
  withHim(language: Language): Promise<Pick<Chat, 'say'>>
  /** Time per message of hers so far, in ms. */
  readonly times: readonly number[]
  close(): Promise<void>
}

function mannerOf(language: Language, region: 'UK' | 'US'): Manner {
  return { language, region, tone: 'calm' }
}

/** Starts the server in a temporary folder. */
export async function openChats(): Promise<Chats> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-lara-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    PUBLIC_URL: 'http://emberwell.test',
  })
  const { vaults, keys } = await openStores(config)
  let now = Date.parse(`${TODAY}T12:00:00Z`)
  const server = await buildServer(config, vaults, keys, () => now)
  await server.app.ready()
  const times: number[] = []
  let people = 0

  async function call<E extends Endpoint>(endpoint: E, token: string, body: BodyOf<E> | Record<string, unknown> = {}): Promise<ReplyOf<E>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = { method: endpoint.method, url: endpoint.path, headers, payload: JSON.stringify(body) }
    const { statusCode, body: reply } = await server.app.inject(sent)
    if (statusCode >= 400) throw new Error(`${endpoint.path} answered ${statusCode}: ${reply}`)
    return JSON.parse(reply) as ReplyOf<E>
  }

  async function newPerson(userType: Speaker): Promise<Signed> {
    people += 1
    const profile = { full_name: 'Somebody', email: `somebody-${people}@example.org`, pronouns: '' }
    const account = { userType, passwordHash: 'unused', timezone: 'UTC', profile, now, confirmedAt: now }
    const id = await addAccount(vaults.accounts, keys, account)
    const person = id === undefined ? undefined : await findPerson(vaults.accounts, keys, id)
    if (!person) throw new Error('The account was not stored')
    const sessionId = await addSession(vaults.accounts, person.id, 'Report', now)
    return { person, token: makeTokens(keys).access({ userId: person.id, sessionId }, now) }
  }

  async function newWoman(language: Language): Promise<Signed> {
    const her = await newPerson('woman')
    const more = { goals: ['Get support'], enable_voice: true, share_with_partner: false }
    await call(saveOnboarding, her.token, { age_range: '46-50', menopause_phase: 'peri', language, region: 'UK', ...more })
    return her
  }

  return {
    newWoman,
    times,
    note: async ({ token }) => {
      for (const log of QUICK_LOGS) await call(createQuickLog, token, log)
      for (const day of BLEEDING) {
        const date = new Date(`${day}T00:00:00Z`)
        const [weekday, month] = [WEEKDAYS.at(date.getUTCDay() - 1), MONTHS[date.getUTCMonth()]]
        const parts = { day: weekday, date: date.getUTCDate(), month, year: date.getUTCFullYear() }
        await call(createCalendarEntry, token, { ...parts, flow_description: 'moderate' })
      }
    },
    withHer: async (language, her) => {
      const { person, token } = her ?? (await newWoman(language))
      const { session } = await call(createChatSession, token)
      return {
        say: async (message) => {
          now += 1_000
          const from = performance.now()
          const { reply } = await call(sendMessage, token, { session_id: session.id, message })
          times.push(performance.now() - from)
          const [about] = await findAbouts(vaults.hers, person, session.id, LAST_PLACE, 1)
          const { layer = 'none', class: name = null, help_lines = [] } = reply.parts ?? {}
          const entry = about?.kind === 'entry' ? about.id : undefined
          return { text: reply.text, layer, class: name, entry, hasLines: help_lines.length > 0 }
        },
        offer: async (entries) => {
          const near = entries.flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
          const said = { sessionId: session.id, text: 'Lara?', language, repeat: undefined, sent: '', keepUntil: null }
          const turn = await herMessages.addMessage(vaults.hers, person, said, now)
          if (!turn || turn === 'repeated') throw new Error('The offer was not stored')
          await settle(vaults.hers, person, turn.reply, { ...unknownAnswer(mannerOf(language, 'UK'), near), language })
        },
      }
    },
    withHim: async (language) => {
      const [her, him] = [await newPerson('woman'), await newPerson('partner')]
      const names = { woman_name: 'Somebody', partner_name: 'Sam', partner_email: him.person.profile.email }
      const invitation = await addInvitation(vaults.couple, her.person, names, now)
      if (!invitation || !(await acceptInvitation(vaults.couple, invitation, him.person, now))) throw new Error('Linking failed')
      const { session } = await call(createPartnerSession, him.token)
      return {
        say: async (message) => {
          now += 1_000
          const { reply } = await call(sendPartnerMessage, him.token, { session_id: session.id, message, language })
          const { layer = 'none', class: name = null, help_lines = [] } = reply.parts ?? {}
          // The topic of his answers is not stored, so it is found by its text. His zone counts as the United States.
          const begins = (texts: readonly string[]) => reply.text.includes(shown(texts.slice(0, 1), mannerOf(language, 'US')))
          const entry = layer === 'knowledge' ? KNOWLEDGE.find((one) => begins(one[language].answer))?.id : undefined
          return { text: reply.text, layer, class: name, entry, hasLines: help_lines.length > 0 }
        },
      }
    },
    close: async () => {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
