import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { link } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { invitationsIn } from '../../test/letters.ts'
import {
  type Answer,
  as,
  clockNow,
  ENGINE,
  guest,
  house,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpHouse,
  steppedUp,
  type TestPerson,
} from '../../test/people.ts'
import { DAYS, HER_ZONE, makePlanter, placeOf } from '../../test/planted.ts'
import { cellsOf, freeTextsOf, hearLogs, makeLetterBox, makeSeeker } from '../../test/wall.ts'
import { addSession } from '../features/auth/server/store.ts'
import { makeTokens } from '../features/auth/server/tokens.ts'
import { addAction } from '../features/compass/contract.ts'
import { endLink } from '../features/compass/server/link-store.ts'
import { createDeepLog, listLogs } from '../features/logs/contract.ts'
import { findPreview, giveReaction, invitePartner, resendInvite, sendSignal, setUpPartner } from '../features/partner/contract.ts'
import { createPartnerSession, sendPartnerMessage } from '../features/partner-chat/contract.ts'
import { findUserDetails, updateProfile } from '../features/settings/contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { queueMail } from '../kit/server/mail.ts'
import { tables } from '../kit/server/vaults.ts'

const { tell } = figuresOf('canary')
const heard = hearLogs()
setUpHouse({ LOG_LEVEL: 'trace' })
beforeEach(() => setClock(NOON))

/** One word for each field in which she may write. */
const { canaries, canary, writeEverywhere } = makePlanter()

/** Fields of hers that hold no canary: what she sends him on purpose, passwords, days, and choices that are checked against a list. */
const NOT_PLANTED = new Set([
  'POST /api/auth/invite-partner/ partner_name',
  'POST /api/auth/invite-partner/ partner_email',
  'POST /api/compass/signals/ text',
  'POST /api/auth/reauth/ password',
  'POST /api/auth/password/change/ new_password',
  'POST /api/auth/password/change/ confirm_password',
  'POST /api/settings/onboarding/ menopause_phase',
  'POST /api/settings/onboarding/ language',
  'PUT /api/settings/onboarding/language/ language',
  'PUT /api/settings/onboarding/about/ menopause_phase',
  // Her new address; it is told in letters to herself.
  'POST /api/settings/email/change/ email',
])

/** Rows of hers whose ids he may try. */
type Hers = { her: TestPerson; ids: number[] }

const STATES = ['linked', 'pending', 'elsewhere', 'unlinked'] as const
type State = (typeof STATES)[number]

async function signedIn(one: TestPerson): Promise<TestPerson> {
  const sessionId = await addSession(house().vaults.accounts, one.id, 'Test', clockNow())
  return steppedUp({ ...one, sessionId, token: makeTokens(house().keys).access({ userId: one.id, sessionId }, clockNow()) })
}

const open = makeLetterBox()
/** All letters so far, in the order in which they were written. */
const letters: string[] = []
async function openLetters(): Promise<void> {
  letters.push(...(await open()))
}

/** She, who has written everywhere, and he as the state has it. */
async function together(state: State): Promise<Hers & { him: TestPerson }> {
  const her = await person('woman')
  let him = await person('partner')
  const his: number[] = []
  // Her letter tells him her first name; what follows it is hers.
  await as(her).call(updateProfile, { body: { display_name: `Ana ${canary(placeOf(updateProfile, 'display_name'))}` } })
  if (state === 'elsewhere') await link(await person('woman'), him)
  const invitation = await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: him.email } })
  expect(invitation.status).toBe(201)
  await openLetters()
  const [params] = invitationsIn(letters.filter((letter) => letter.includes(`To: ${him.email}`)).map((one) => one.replace(/=\r\n/g, '')))
  if (!params) throw new Error('he got no letter')
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
  if (state === 'unlinked') await endLink(house().vaults.couple, her.id, () => Promise.resolve())
  return { her, ids: [...his, ...ids], him: await signedIn(him) }
}

let seeker = { of: 0, seek: makeSeeker([]) }
/** The canaries in a text. */
function seek(text: string): string[] {
  if (seeker.of !== canaries.size) seeker = { of: canaries.size, seek: makeSeeker([...canaries.values(), HER_ZONE]) }
  return seeker.seek(text)
}

/** What of an answer he can read. */
function answered({ status, headers, text }: Answer<Endpoint>): string {
  return `${status}\n${JSON.stringify(headers)}\n${text}`
}

/** Doors after which he is somebody else: signed out, or gone. They come last, with a session of their own. */
const isLast = ({ path, method }: Endpoint) => method === 'DELETE' || /logout|account\/delete|password\/change|email\/change/.test(path)
const lastness = (door: Endpoint) => Number(isLast(door)) + Number(/compass\/leave|account\/delete/.test(door.path))

type Asked = { where: string; text: string; status: number }

/** He knocks at every door there is, as it wants to be asked and otherwise, also with ids of hers. */
async function knockEverywhere({ her, him, ids }: Hers & { him: TestPerson }): Promise<Asked[]> {
  const asked: Asked[] = []
  const doors = house().house.doors.toSorted((one, other) => lastness(one) - lastness(other))
  for (const door of doors) {
    const tries = door.path.includes(':id') || door.path.includes(':uid') ? [...ids.slice(0, 4), her.id, 1_234_567] : [1_234_567]
    for (const id of tries) {
      const params = { id, uid: id, token: 'x'.repeat(43), date: '2026-11-20' }
      const bodies = door.access === 'woman' || isLast(door) ? [fittingBody(door)] : [fittingBody(door), { nonsense: true }]
      for (const body of bodies) {
        const caller = isLast(door) ? await signedIn(him) : him
        const answer = await as(caller).call<Endpoint>(door, { params, body })
        asked.push({ where: `${door.method} ${door.path}`, text: answered(answer), status: answer.status })
      }
    }
  }
  return asked
}

/** Letters to anybody but her; what she reads of herself in her own is no leak. */
const lettersNotTo = (her: TestPerson) => letters.filter((letter) => !letter.includes(`To: ${her.email}`))

/** The bytes of the embedded engine's couple vault as they lie on the disk; nothing on PostgreSQL, where its cells are read. */
function coupleFiles(): string[] {
  if (ENGINE === 'postgres') return []
  const folder = house().config.dataDir
  const names = readdirSync(folder).filter((name) => name.startsWith('couple.db'))
  return names.map((name) => readFileSync(join(folder, name), 'latin1'))
}

const counted = { replies: 0, opened: 0, letters: 0, lines: 0, cells: 0, bytes: 0 }

describe('of all that she wrote for herself', () => {
  test('every field that takes words holds a canary, and she herself reads them', async () => {
    const { her } = await together('pending')
    const fields = house().house.doors.flatMap((door) =>
      door.access === 'woman' || door.access === 'member' ? freeTextsOf(door).map((field) => placeOf(door, field)) : [],
    )
    expect(fields.length).toBeGreaterThan(30)
    const missing = fields.filter((field) => !canaries.has(field) && !NOT_PLANTED.has(field) && !DAYS.includes(field.split(' ')[2] ?? ''))
    expect(missing).toEqual([])
    const seen = seek((await as(her).call(listLogs)).text + (await as(her).call(findUserDetails)).text)
    expect(seen.length, 'the search finds what is there').toBeGreaterThan(15)
    expect(seen).toContain(HER_ZONE)
  })

  test.each(STATES)('nothing reaches him by any door: %s', async (state) => {
    const two = await together(state)
    const asked = await knockEverywhere(two)
    for (const { where, text } of asked) expect.soft(seek(text), where).toEqual([])
    const letIn = new Set(asked.flatMap(({ where, status }) => (status < 300 ? [where] : [])))
    const hisDoors = house().house.doors.filter(({ access }) => access === 'partner')
    if (state === 'linked')
      for (const { method, path } of hisDoors) expect.soft(letIn, 'each of his doors opened').toContain(`${method} ${path}`)
    counted.replies += asked.length
    counted.opened += asked.filter(({ status }) => status < 300).length
    await openLetters()
    const his = lettersNotTo(two.her)
    for (const letter of his) expect.soft(seek(letter), 'a letter').toEqual([])
    counted.letters += his.length
    const lines = heard()
    for (const line of lines) expect.soft(seek(line), 'a line of the log').toEqual([])
    counted.lines += lines.length
    const cells = await cellsOf(house().vaults.couple)
    for (const { where, text } of cells) expect.soft(seek(text), where).toEqual([])
    counted.cells = cells.length
    const files = coupleFiles()
    for (const bytes of files) expect.soft(seek(bytes), 'the file of the couple vault').toEqual([])
    counted.bytes = files.reduce((sum, { length }) => sum + length, 0)
  })

  test('and what was looked at was not nothing', () => {
    const { replies, opened: open, letters: sent, lines, cells, bytes } = counted
    tell(
      `${canaries.size} canaries; of ${replies} replies to him (${open} let in), ${sent} letters, ${lines} log lines, ${cells} cells and ${bytes} bytes of the couple vault, none holds one`,
    )
    expect(replies).toBeGreaterThan(600)
    expect(open).toBeGreaterThan(40)
    expect(sent).toBeGreaterThan(3)
    expect(lines).toBeGreaterThan(3)
    expect(cells).toBeGreaterThan(50)
  })
})

describe('a leak that is planted is found', () => {
  const word = () => canary(placeOf(createDeepLog, 'guided_journal_response'))
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
    heard()
  })
  let found = 0

  test.each(forms)('%s, in the body or a header of a reply', (_, form) => {
    const leak = form(word())
    const reply: Answer<Endpoint> = { status: 200, reply: {}, refusal: undefined as never, headers: {}, text: '', bytes: Buffer.alloc(0) }
    expect(seek(answered({ ...reply, text: JSON.stringify({ data: [{ suggestion: leak }] }).replaceAll('\\r\\n', '\r\n') }))).toEqual([
      word(),
    ])
    if (!leak.includes('\n')) expect(seek(answered({ ...reply, headers: { etag: `W/"${leak}"` } }))).toEqual([word()])
    found += 2
  })

  test.each(forms)('%s, in a letter to him', async (_, form) => {
    const mail = { to: two.him.email, subject: 'For you', text: `Good day\n${form(word())}\n` }
    await queueMail(house().vaults.accounts, house().keys, mail, NOON)
    const before = letters.length
    await openLetters()
    expect(letters.slice(before).flatMap(seek)).toEqual([word()])
    expect(lettersNotTo(two.her)).toContain(letters[before])
    found += 1
  })

  test.each(forms)('%s, in a line of the log or on the console', (_, form) => {
    heard()
    house().house.app.log.info({ entry: form(word()) }, 'She wrote')
    const lines = heard()
    expect(lines.flatMap(seek)).toEqual([word()])
    console.warn('entry', form(word()))
    expect(seek(heard().join('\r\n'))).toEqual([word()])
    found += 2
  })

  test.each(forms)('%s, in a cell of the couple vault', async (_, form) => {
    const rows = tables<Record<string, Record<string, unknown>>>(house().vaults.couple)
    const row = { user_id: two.her.id, id: 77, created_at: NOON, expires_at: NOON, sealed: Buffer.from(form(word()), 'latin1') }
    await rows.insertInto('signals').values(row).execute()
    const leaks = (await cellsOf(house().vaults.couple)).filter(({ text }) => seek(text).length > 0)
    expect(leaks.map(({ where }) => where)).toEqual(['couple.signals.sealed'])
    if (ENGINE === 'sqlite') expect(coupleFiles().some((bytes) => seek(bytes).includes(word()))).toBe(true)
    await rows.deleteFrom('signals').where('id', '=', 77).execute()
    found += 1
  })

  test('and so is a canary that a door of his really hands out, since she sent it to him', async () => {
    expect((await as(two.her).call(sendSignal, { body: { category: 'mood', text: `Today ${word()}` } })).status).toBe(201)
    const leaks = (await knockEverywhere(two)).filter(({ text }) => seek(text).length > 0)
    expect(new Set(leaks.map(({ where }) => where))).toEqual(new Set(['GET /api/compass/received-signals/']))
  })

  test('of each kind, by the same search', () => {
    tell(`${found} planted leaks (${forms.length} forms in replies, headers, letters, log lines, console, cells), all found`)
    expect(found).toBe(forms.length * 6)
  })
})
