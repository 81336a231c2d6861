import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { as, ENGINE, guest, testServer, NOON, setClock, setUpServer, steppedUp } from '../../test/server.ts'
import { CANARY_CORE, makePlanter } from '../../test/planted-leaks.ts'
import { cellsOf, makeFinder } from '../../test/privacy-boundary.ts'
import { unzip } from '../../test/zips.ts'
import { exportAccount } from '../features/account/contract.ts'
import { addCheckin } from '../features/checkins/contract.ts'
import { addAction, listActions, listReceivedSignals } from '../features/compass/contract.ts'
import { addTide } from '../features/embertides/contract.ts'
import { sendContact, sendFeedback } from '../features/landing/contract.ts'
import { removeDeepLog } from '../features/logs/contract.ts'
import { sendSignal } from '../features/partner/contract.ts'
import { findPartnerSession, sendPartnerMessage } from '../features/partner-chat/contract.ts'
import { changePreferences } from '../features/settings/contract.ts'
import { queueEmail } from '../kit/server/email-queue.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { tables, type Vault } from '../kit/server/vaults.ts'

const { tell } = figuresOf('at rest')
setUpServer()

/** Couples who fill in every field, each with their own canaries. */
const COUPLES = 6
/** The folder of emails when SMTP is not configured: in transit, not at rest. */
const OUTBOX = 'outbox'

const vaultsOf = (): Vault[] => (['accounts', 'hers', 'couple'] as const).map((name) => testServer().vaults[name])

/** Every file of the data folder as stored on disk. On PostgreSQL the dumped cells take its place. */
function filesIn(folder: string): { where: string; text: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return name === OUTBOX ? [] : filesIn(path)
    return [{ where: name, text: readFileSync(path, 'latin1') }]
  })
}

async function everythingAtRest(): Promise<{ cells: { where: string; text: string }[]; files: { where: string; text: string }[] }> {
  const cells = (await Promise.all(vaultsOf().map(cellsOf))).flat()
  return { cells, files: filesIn(testServer().config.dataDir) }
}

const findCanaries = makeFinder([CANARY_CORE, '@example.org'])
let canaries: string[] = []
let legible = 0

/** Fills in every field for one couple. Returns the text that the two read back. */
async function written({ her, him }: TestCouple): Promise<string> {
  const planter = makePlanter()
  await planter.writeEverywhere(her)
  const { canary } = planter
  await as(her).call(sendSignal, { body: { category: 'mood', text: canary('signal') } })
  await as(him).call(addAction, { body: { action_type: 'Practical Help', action_description: canary('action') } })
  const { session_id } = (await as(him).call(sendPartnerMessage, { body: { message: canary('his chat') } })).reply
  await guest.call(sendFeedback, { body: { message: canary('feedback') } })
  await guest.call(sendContact, { body: { name: canary('name'), email: 'a@example.org', message: canary('contact') } })
  await queueEmail(
    testServer().vaults.accounts,
    testServer().keys,
    { to: her.email, subject: canary('subject'), text: canary('mail') },
    NOON,
  )
  await as(her).call(addTide, { body: { energy: 52, focus: 0, tension: 100, path: [], at: '2026-11-21T11:59:00Z' } })
  const checkin = { instrument: 'gad2', language: 'en', form_version: 1, answers: [1, 0], at: '2026-11-21T11:59:00Z' } as const
  await as(her).call(addCheckin, { body: { ...checkin, answers: [1, 0] } })
  await as(her).call(changePreferences, { body: { voice: { tone: 'pragmatic' } } })
  canaries.push(...planter.canaries.values())
  const files = await unzip((await as(await steppedUp(her)).call(exportAccount)).bytes)
  const his = [await as(him).call(listActions), await as(him).call(listReceivedSignals)].map(({ text }) => text)
  await as(her).call(removeDeepLog, { params: { date: '2026-11-20' } })
  const chat = (await as(him).call(findPartnerSession, { params: { id: session_id ?? 0 } })).text
  return [...Object.values(files), ...his, chat].join('\n')
}

beforeAll(async () => {
  setClock(NOON)
  canaries = []
  for (let number = 0; number < COUPLES; number += 1) {
    const read = await written(await twoLinked())
    legible += canaries.filter((word) => read.includes(word)).length
  }
}, 180_000)

/** Columns of every table beside its encrypted one: ids, versions and times. */
const ALWAYS_CLEAR = ['user_id', 'id', 'version', 'created_at', 'updated_at', 'sealed']
const MESSAGES_CLEAR = 'session_id place state at keep_until repeat_digest'
/** Further columns of a table that are not encrypted: dates, times, states and digests. */
const CLEAR: Record<string, string> = {
  mails: 'due_at attempts',
  one_time_tokens: 'digest purpose expires_at',
  passkeys: 'digest counter last_used_at',
  public_forms: 'kind digest',
  second_factors: 'started_at on_at last_step',
  security_events: 'kind times',
  users: 'user_type email_digest password_hash timezone email_confirmed_at',
  answered_writes: 'digest',
  calendar_entries: 'entry_date',
  chat_messages: MESSAGES_CLEAR,
  chat_sessions: 'turns',
  checkins: 'local_date',
  doses: 'local_date treatment_id slot',
  embertides: 'local_date at',
  experiments: 'active',
  imported_days: 'local_date source',
  log_revisions: 'log_id written_at replaced_at',
  logs: 'log_date log_type',
  moments: 'kind local_date at',
  pattern_looks: 'look at',
  push_devices: 'session_id digest',
  reactions: 'action_id week',
  reminders: 'due_at wake_at last_due_at last_lead last_planned done_on treatment_id',
  removed_logs: 'log_date log_type replaced_at removed_at',
  sleep_inboxes: 'digest last_used_at used_on uses',
  shares: 'digest expires_at opens opens_left body',
  treatments: 'removed_at',
  links: 'partner_id token_digest expires_at accepted_at key_hers key_his key_invite',
  partner_chat_messages: MESSAGES_CLEAR,
  reaction_weeks: 'week',
  signals: 'expires_at',
  supportive_actions: 'action_date',
}

test('beside what is encrypted there are only ids, dates, times, states and digests', async () => {
  for (const vault of vaultsOf())
    for (const { name, columns } of await tablesOf(vault)) {
      const allowed = [...ALWAYS_CLEAR, ...(CLEAR[name]?.split(' ') ?? [])]
      if (columns.includes('sealed'))
        expect
          .soft(
            columns.filter((column) => !allowed.includes(column)),
            name,
          )
          .toEqual([])
    }
})

test('nothing encrypted has a legible field name', async () => {
  const { cells } = await everythingAtRest()
  const sealed = cells.filter(({ where }) => /\.(?:sealed|body)$/.test(where))
  expect(new Set(sealed.map(({ where }) => where)).size).toBeGreaterThan(25)
  for (const { where, text } of sealed) expect.soft(text, where).not.toMatch(/"[a-z_]{3,}":/)
})

test('no private text and no email address is stored unencrypted', async () => {
  expect(canaries.length).toBeGreaterThan(250)
  expect(legible, 'those who wrote them read them').toBeGreaterThan(200)
  const { cells, files } = await everythingAtRest()
  for (const { where, text } of [...cells, ...files]) expect.soft(findCanaries(text), where).toEqual([])
  const bytes = files.reduce((sum, { text }) => sum + text.length, 0)
  const on = ENGINE === 'sqlite' ? `${files.length} files of ${bytes} bytes` : `${files.length} files beside the database`
  tell(`${canaries.length} canaries, ${legible} read back by their authors; none in ${cells.length} cells and ${on}`)
  expect(cells.length).toBeGreaterThan(1_000)
  if (ENGINE === 'sqlite') expect(bytes).toBeGreaterThan(500_000)
})

describe('unencrypted text is found', () => {
  type AnyRows = Record<string, Record<string, unknown>>
  const forms: [string, (text: string) => string][] = [
    ['as it is', (text) => text],
    ['in base64', (text) => Buffer.from(`{"note":"${text}"}`).toString('base64')],
    ['in hex', (text) => Buffer.from(text).toString('hex')],
  ]
  const places = [
    ['hers', 'moments', { kind: 'mood', local_date: '2026-11-21', at: NOON, created_at: NOON }],
    ['couple', 'signals', { created_at: NOON, expires_at: NOON }],
    ['accounts', 'public_forms', { kind: 'contact', digest: 'none', created_at: NOON }],
  ] as const
  const planted = places.flatMap(([name, table, clear]) => forms.map(([form, write]) => ({ name, table, clear, form, write })))
  let found = 0

  test.each(planted)('in the vault $name, $form', async ({ name, table, clear, form, write }) => {
    const word = `zq${table}${form.replaceAll(' ', '')}${CANARY_CORE}`
    const rows = tables<AnyRows>(testServer().vaults[name])
    const owner = name === 'accounts' ? {} : { user_id: 77 }
    await rows
      .insertInto(table)
      .values({ ...owner, ...clear, id: 78, sealed: Buffer.from(write(word), 'latin1') })
      .execute()
    const { cells, files } = await everythingAtRest()
    expect(cells.filter(({ text }) => findCanaries(text).length > 0).map(({ where }) => where)).toEqual([`${name}.${table}.sealed`])
    const findWord = makeFinder([word])
    if (ENGINE === 'sqlite') expect(files.some(({ text }) => findWord(text).length > 0)).toBe(true)
    await rows.deleteFrom(table).where('id', '=', 78).execute()
    found += 1
  })

  test('in every vault and form', () => {
    tell(`${found} of ${planted.length} planted words found`)
    expect(found).toBe(planted.length)
  })
})
