import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { link } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { invitationsIn } from '../../test/emails.ts'
import {
  type Answer,
  as,
  clockNow,
  ENGINE,
  guest,
  testServer,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  type TestPerson,
} from '../../test/server.ts'
import { DAYS, HER_ZONE, makePlanter, associatedData } from '../../test/planted-leaks.ts'
import { cellsOf, freeTextsOf, captureLogs, makeInbox, makeFinder } from '../../test/privacy-boundary.ts'
import { addSession } from '../features/auth/server/session-store.ts'
import { makeTokens } from '../features/auth/server/tokens.ts'
import { addAction } from '../features/compass/contract.ts'
import { endLink } from '../features/couple/server/link-store.ts'
import { createDeepLog, listLogs } from '../features/logs/contract.ts'
import { findPreview, giveReaction, invitePartner, resendInvite, sendSignal, setUpPartner } from '../features/partner/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../features/partner-chat/contract.ts'
import { findUserDetails, updateProfile } from '../features/settings/contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { queueEmail } from '../kit/server/email-queue.ts'
import { tables } from '../kit/server/vaults.ts'

const { tell } = figuresOf('canary')
const captured = captureLogs()
setUpServer({ LOG_LEVEL: 'trace' })
beforeEach(() => setClock(NOON))

/** One canary per free-text field. */
const { canaries, canary, writeEverywhere } = makePlanter()

/** Fields of hers without a canary: what she sends him on purpose, passwords, codes, dates, and values from a list. */
const NOT_PLANTED = new Set([
  'POST /api/auth/invite-partner/ partner_name',
  'POST /api/auth/invite-partner/ partner_email',
  'POST /api/compass/signals/ text',
  'POST /api/auth/reauth/ password',
  'POST /api/auth/reauth/ code',
  'POST /api/auth/reauth/passkey/ credential',
  'POST /api/auth/passkeys/ credential',
  'POST /api/auth/second-factor/on/ code',
  'POST /api/auth/password/change/ new_password',
  'POST /api/auth/password/change/ confirm_password',
  'POST /api/settings/onboarding/ menopause_phase',
  'POST /api/settings/onboarding/ language',
  'PUT /api/settings/onboarding/language/ language',
  'PUT /api/settings/onboarding/about/ menopause_phase',
  // Her new address; it appears in emails to herself.
  'POST /api/settings/email/change/ email',
])

/** A woman, and ids of rows of hers that he may try. */
type Hers = { her: TestPerson; ids: number[] }

const STATES = ['linked', 'pending', 'elsewhere', 'unlinked'] as const
type State = (typeof STATES)[number]

async function signedIn(one: TestPerson): Promise<TestPerson> {
  const sessionId = await addSession(testServer().vaults.accounts, one.id, 'Test', clockNow())
  return steppedUp({ ...one, sessionId, token: makeTokens(testServer().keys).access({ userId: one.id, sessionId }, clockNow()) })
}

const open = makeInbox()
/** All emails so far, in the order of writing. */
const emails: string[] = []
async function openEmails(): Promise<void> {
  emails.push(...(await open()))
}

/** A couple in the given state; she has filled in every field. */
async function together(state: State): Promise<Hers & { him: TestPerson }> {
  const her = await person('woman')
  let him = await person('partner')
  const his: number[] = []
  // The invitation contains her first name; the rest of the display name is private.
  await as(her).call(updateProfile, { body: { display_name: `Ana ${canary(associatedData(updateProfile, 'display_name'))}` } })
  if (state === 'elsewhere') await link(await person('woman'), him)
  const invitation = await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: him.email } })
  expect(invitation.status).toBe(201)
  await openEmails()
  const [params] = invitationsIn(emails.filter((email) => email.includes(`To: ${him.email}`)).map((one) => one.replace(/=\r\n/g, '')))
  if (!params) throw new Error('he got no email')
  if (state === 'linked' || state === 'unlinked') {
    const body = { new_password: PASSWORD, confirm_password: PASSWORD }
    expect((await guest.call(setUpPartner, { params, body })).status).toBe(200)
    him = await signedIn(him)
    const { reply } = await as(him).call(addAction, { body: { action_type: 'Practical Help', action_description: 'Dishes' } })
    const session = (await as(him).call(createPartnerSession)).reply.session.id
    await as(him).call(sendPartnerMessage, { body: { session_id: session, message: 'How do I start?' } })
    his.push(session)
    expect((await as(her).call(giveReaction, { params: { id: reply.data.id }, body: { reaction: 'withdrawn' } })).status).toBe(200)
    await as(her).call(findPreview)
  }
  const ids = await writeEverywhere(her)
  if (state === 'pending' || state === 'elsewhere') expect((await as(her).call(resendInvite)).status).toBe(200)
  if (state === 'unlinked') await endLink(testServer().vaults.couple, her.id, () => Promise.resolve())
  return { her, ids: [...his, ...ids], him: await signedIn(him) }
}

let finder = { of: 0, find: makeFinder([]) }
/** The canaries in a text. */
function findCanaries(text: string): string[] {
  if (finder.of !== canaries.size) finder = { of: canaries.size, find: makeFinder([...canaries.values(), HER_ZONE]) }
  return finder.find(text)
}

/** The status, headers and text of a reply, as he can read them. */
function replyText({ status, headers, text }: Answer<Endpoint>): string {
  return `${status}\n${JSON.stringify(headers)}\n${text}`
}

/** Endpoints that sign him out or delete his account. They are called last, each with a new session. */
const isLast = ({ path, method }: Endpoint) => method === 'DELETE' || /logout|account\/delete|password\/change|email\/change/.test(path)
const callOrder = (endpoint: Endpoint) => Number(isLast(endpoint)) + Number(/compass\/leave|account\/delete/.test(endpoint.path))

type CheckedReply = { where: string; text: string; status: number }

/** He calls every endpoint, with a valid body and an invalid one, also with ids of hers. */
async function callEverything({ her, him, ids }: Hers & { him: TestPerson }): Promise<CheckedReply[]> {
  const asked: CheckedReply[] = []
  const endpoints = testServer().server.endpoints.toSorted((one, other) => callOrder(one) - callOrder(other))
  for (const endpoint of endpoints) {
    const tries = endpoint.path.includes(':id') || endpoint.path.includes(':uid') ? [...ids.slice(0, 4), her.id, 1_234_567] : [1_234_567]
    for (const id of tries) {
      const params = { id, uid: id, token: 'x'.repeat(43), date: '2026-11-20' }
      const bodies = endpoint.access === 'woman' || isLast(endpoint) ? [fittingBody(endpoint)] : [fittingBody(endpoint), { nonsense: true }]
      for (const body of bodies) {
        const caller = isLast(endpoint) ? await signedIn(him) : him
        const answer = await as(caller).call<Endpoint>(endpoint, { params, body })
        asked.push({ where: `${endpoint.method} ${endpoint.path}`, text: replyText(answer), status: answer.status })
      }
    }
  }
  return asked
}

/** Emails to anyone but her; what she reads in her own emails is not a leak. */
const emailsNotTo = (her: TestPerson) => emails.filter((email) => !email.includes(`To: ${her.email}`))

/** The bytes of the couple vault's files on the embedded database; empty on PostgreSQL, where the cells are read. */
function coupleFiles(): string[] {
  if (ENGINE === 'postgres') return []
  const folder = testServer().config.dataDir
  const names = readdirSync(folder).filter((name) => name.startsWith('couple.db'))
  return names.map((name) => readFileSync(join(folder, name), 'latin1'))
}

const counted = { replies: 0, opened: 0, emails: 0, lines: 0, cells: 0, bytes: 0 }

describe('her private texts', () => {
  test('every free-text field contains a canary, and she can read them all', async () => {
    const { her } = await together('pending')
    const fields = testServer().server.endpoints.flatMap((endpoint) =>
      endpoint.access === 'woman' || endpoint.access === 'member'
        ? freeTextsOf(endpoint).map((field) => associatedData(endpoint, field))
        : [],
    )
    expect(fields.length).toBeGreaterThan(30)
    const missing = fields.filter((field) => !canaries.has(field) && !NOT_PLANTED.has(field) && !DAYS.includes(field.split(' ')[2] ?? ''))
    expect(missing).toEqual([])
    const seen = findCanaries((await as(her).call(listLogs)).text + (await as(her).call(findUserDetails)).text)
    expect(seen.length, 'the search finds what is there').toBeGreaterThan(15)
    expect(seen).toContain(HER_ZONE)
  })

  test.each(STATES)('reach him through no endpoint: %s', async (state) => {
    const two = await together(state)
    const asked = await callEverything(two)
    for (const { where, text } of asked) expect.soft(findCanaries(text), where).toEqual([])
    const letIn = new Set(asked.flatMap(({ where, status }) => (status < 300 ? [where] : [])))
    const partnerEndpoints = testServer().server.endpoints.filter(({ access }) => access === 'partner')
    if (state === 'linked')
      for (const { method, path } of partnerEndpoints) expect.soft(letIn, 'every endpoint of his let him in').toContain(`${method} ${path}`)
    counted.replies += asked.length
    counted.opened += asked.filter(({ status }) => status < 300).length
    await openEmails()
    const his = emailsNotTo(two.her)
    for (const email of his) expect.soft(findCanaries(email), 'an email').toEqual([])
    counted.emails += his.length
    const lines = captured()
    for (const line of lines) expect.soft(findCanaries(line), 'a line of the log').toEqual([])
    counted.lines += lines.length
    const cells = await cellsOf(testServer().vaults.couple)
    for (const { where, text } of cells) expect.soft(findCanaries(text), where).toEqual([])
    counted.cells = cells.length
    const files = coupleFiles()
    for (const bytes of files) expect.soft(findCanaries(bytes), 'the file of the couple vault').toEqual([])
    counted.bytes = files.reduce((sum, { length }) => sum + length, 0)
  })

  test('are searched for in enough replies, emails, log lines and cells', () => {
    const { replies, opened: open, emails: sent, lines, cells, bytes } = counted
    tell(
      `${canaries.size} canaries; of ${replies} replies to him (${open} let in), ${sent} emails, ${lines} log lines, ${cells} cells and ${bytes} bytes of the couple vault, none contains one`,
    )
    expect(replies).toBeGreaterThan(600)
    expect(open).toBeGreaterThan(40)
    expect(sent).toBeGreaterThan(3)
    expect(lines).toBeGreaterThan(3)
    expect(cells).toBeGreaterThan(50)
  })
})

describe('a planted leak is found', () => {
  const word = () => canary(associatedData(createDeepLog, 'guided_journal_response'))
  const forms: [string, (text: string) => string][] = [
    ['raw', (text) => text],
    ['in capitals', (text) => text.toUpperCase()],
    ['base64', (text) => Buffer.from(`{"a":"${text}"}`).toString('base64')],
    ['base64, one further', (text) => Buffer.from(`${text} of hers`).toString('base64')],
    ['base64, two further', (text) => Buffer.from(`..${text}`).toString('base64')],
    ['base64url', (text) => Buffer.from(`~~?${text}?~`).toString('base64url')],
    ['hex', (text) => Buffer.from(text).toString('hex').toUpperCase()],
    ['percent-encoded', (text) => text.replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
    ['quoted-printable', (text) => `${text.slice(0, 5)}=\r\n${text.slice(5)}`],
    ['in broken lines of base64', (text) => Buffer.from(`some words ${text}`).toString('base64').replace(/.{7}/g, '$&\r\n')],
  ]
  let two: Awaited<ReturnType<typeof together>>
  beforeAll(async () => {
    setClock(NOON)
    two = await together('linked')
    captured()
  })
  let found = 0

  test.each(forms)('%s, in the body or a header of a reply', (_, form) => {
    const leak = form(word())
    const reply: Answer<Endpoint> = { status: 200, reply: {}, refusal: undefined as never, headers: {}, text: '', bytes: Buffer.alloc(0) }
    expect(
      findCanaries(replyText({ ...reply, text: JSON.stringify({ data: [{ suggestion: leak }] }).replaceAll('\\r\\n', '\r\n') })),
    ).toEqual([word()])
    if (!leak.includes('\n')) expect(findCanaries(replyText({ ...reply, headers: { etag: `W/"${leak}"` } }))).toEqual([word()])
    found += 2
  })

  test.each(forms)('%s, in an email to him', async (_, form) => {
    // Notices to her that are still queued.
    await openEmails()
    const mail = { to: two.him.email, subject: 'For you', text: `Good day\n${form(word())}\n` }
    await queueEmail(testServer().vaults.accounts, testServer().keys, mail, NOON)
    const before = emails.length
    await openEmails()
    expect(emails.slice(before).flatMap(findCanaries)).toEqual([word()])
    expect(emailsNotTo(two.her)).toContain(emails[before])
    found += 1
  })

  test.each(forms)('%s, in a log line or on the console', (_, form) => {
    captured()
    testServer().server.app.log.info({ entry: form(word()) }, 'She wrote')
    const lines = captured()
    expect(lines.flatMap(findCanaries)).toEqual([word()])
    console.warn('entry', form(word()))
    expect(findCanaries(captured().join('\r\n'))).toEqual([word()])
    found += 2
  })

  test.each(forms)('%s, in a cell of the couple vault', async (_, form) => {
    const rows = tables<Record<string, Record<string, unknown>>>(testServer().vaults.couple)
    const row = { user_id: two.her.id, id: 77, created_at: NOON, expires_at: NOON, sealed: Buffer.from(form(word()), 'latin1') }
    await rows.insertInto('signals').values(row).execute()
    const leaks = (await cellsOf(testServer().vaults.couple)).filter(({ text }) => findCanaries(text).length > 0)
    expect(leaks.map(({ where }) => where)).toEqual(['couple.signals.sealed'])
    if (ENGINE === 'sqlite') expect(coupleFiles().some((bytes) => findCanaries(bytes).includes(word()))).toBe(true)
    await rows.deleteFrom('signals').where('id', '=', 77).execute()
    found += 1
  })

  test('a canary that she sent him herself is found in the endpoint that returns it', async () => {
    expect((await as(two.her).call(sendSignal, { body: { category: 'mood', text: `Today ${word()}` } })).status).toBe(201)
    const leaks = (await callEverything(two)).filter(({ text }) => findCanaries(text).length > 0)
    expect(new Set(leaks.map(({ where }) => where))).toEqual(new Set(['GET /api/compass/received-signals/']))
  })

  test('in every form, by the same search', () => {
    tell(`${found} planted leaks (${forms.length} forms in replies, headers, emails, log lines, console, cells), all found`)
    expect(found).toBe(forms.length * 6)
  })
})
