import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clockNow, guest, house, setClock, setUpHouse } from '../../../../test/people.ts'
import { Keys } from '../../../kit/server/keys.ts'
import { SealBroken } from '../../../kit/server/seal.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { findApiTest, joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import { DEMO_THANKS, WAITLIST_THANKS } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'
import { findForms } from './store.ts'

let strangers = 0

/** An address nobody has used yet. */
function stranger(): string {
  strangers += 1
  return `Stranger${strangers}@example.org`
}

/** What the operator reads of the forms that one address, or these words, came with. */
async function inbox(wanted: string): Promise<PublicForm[]> {
  const found: PublicForm[] = []
  for await (const form of findForms(house().vaults.accounts, house().keys)) {
    if (form.sent.email?.toLowerCase() === wanted.toLowerCase() || form.sent.message === wanted) found.push(form)
  }
  return found
}

describe('the forms in front of the door', () => {
  setUpHouse()

  test('each thanks a stranger and reaches the operator as it was sent', async () => {
    const email = stranger()
    expect((await guest.call(joinWaitlist, { body: { email } })).reply).toEqual({ success: true, message: WAITLIST_THANKS })
    setClock(clockNow() + 1_000)
    expect((await guest.call(requestDemo, { body: { email } })).reply).toEqual({ success: true, message: DEMO_THANKS })
    setClock(clockNow() + 1_000)
    const feedback = await guest.call(sendFeedback, { body: { email, message: 'More stars, please' } })
    expect(feedback.status).toBe(200)
    setClock(clockNow() + 1_000)
    const contact = await guest.call(sendContact, { body: { name: ' Eva ', email, message: 'Hello\nthere' } })
    expect(contact.status).toBe(200)

    expect(await inbox(email)).toEqual([
      { kind: 'contact', at: clockNow(), sent: { name: 'Eva', email, message: 'Hello\nthere' } },
      { kind: 'feedback', at: clockNow() - 1_000, sent: { email, message: 'More stars, please' } },
      { kind: 'demo', at: clockNow() - 2_000, sent: { email } },
      { kind: 'waitlist', at: clockNow() - 3_000, sent: { email } },
    ])
  })

  test('an address that comes again gets the same answer and is kept once', async () => {
    const email = stranger()
    const first = await guest.call(joinWaitlist, { body: { email } })
    const again = await guest.call(joinWaitlist, { body: { email: email.toUpperCase() } })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await inbox(email)).toHaveLength(1)
  })

  test('twenty at once are kept once', async () => {
    const email = stranger()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.call(requestDemo, { body: { email } })))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify({ success: true, message: DEMO_THANKS })]))
    expect(await inbox(email)).toHaveLength(1)
  })

  test('the same message twice is one, another message from the same address is another', async () => {
    const email = stranger()
    for (const message of ['One', 'One', 'Two']) await guest.call(sendContact, { body: { name: 'Eva', email, message } })
    const kept = await inbox(email)
    expect(kept).toHaveLength(2)
    expect(new Set(kept.map(({ sent }) => sent.message))).toEqual(new Set(['One', 'Two']))
  })

  test('a program that fills in the hidden field is thanked like anyone and forgotten', async () => {
    const email = stranger()
    const bodies = [
      [joinWaitlist, { email }],
      [requestDemo, { email }],
      [sendFeedback, { email, message: 'Buy pills' }],
      [sendContact, { name: 'Bot', email, message: 'Buy pills' }],
    ] as const
    for (const [endpoint, body] of bodies) {
      const program = await guest.call(endpoint, { body: { ...body, website: 'http://spam.example' } })
      const person = await guest.call(endpoint, { body: { ...body, email: stranger() } })
      expect([program.status, program.text]).toEqual([person.status, person.text])
    }
    expect(await inbox(email)).toEqual([])
  })

  test('feedback needs no address', async () => {
    const message = 'It is calm here, and nobody asked who I am'
    expect((await guest.call(sendFeedback, { body: { message } })).status).toBe(200)
    expect(await inbox(message)).toEqual([{ kind: 'feedback', at: clockNow(), sent: { message } }])
  })

  test('what cannot be sent is refused in words, field by field', async () => {
    const email = await guest.call(joinWaitlist, { body: { email: 'nonsense' } })
    expect([email.status, email.refusal.details]).toEqual([400, { email: ['Please enter a valid email address'] }])

    const contact = await guest.call(sendContact, { body: { name: ' ', email: stranger(), message: '\n', phone: '1' } })
    expect(contact.status).toBe(400)
    expect(contact.refusal.details).toEqual({
      name: ['Please tell us your name'],
      message: ['Please write a few words'],
      phone: ['This field is not known'],
    })
  })

  test('nothing of a form lies in clear, and it opens under no other master key', async () => {
    const email = 'canary-4711@example.org'
    await guest.call(sendContact, { body: { name: 'Canary Name', email, message: 'Canary words' } })

    const rows = await tables<{ public_forms: Record<string, unknown> }>(house().vaults.accounts)
      .selectFrom('public_forms')
      .selectAll()
      .execute()
    const bytes = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
    expect(rows.length).toBeGreaterThan(0)
    expect(bytes.filter((value) => /canary/i.test(value))).toEqual([])

    const others = findForms(house().vaults.accounts, new Keys(randomBytes(32)))
    await expect(others.next()).rejects.toBeInstanceOf(SealBroken)
  })

  test('the operator reads every form, also past the first page', async () => {
    const bodies = Array.from({ length: 230 }, (_, index) => ({ message: `Page ${index}` }))
    for (const body of bodies) await guest.call(sendFeedback, { body })

    const seen: string[] = []
    for await (const { sent } of findForms(house().vaults.accounts, house().keys))
      if (sent.message?.startsWith('Page ')) seen.push(sent.message)
    expect(seen).toHaveLength(230)
    expect(new Set(seen).size).toBe(230)
  })
})

describe('the page for developers', () => {
  describe('where nothing is set', () => {
    setUpHouse()
    test('is not there', async () => expect((await guest.call(findApiTest)).reply).toEqual({ data: { is_open: false } }))
  })

  describe('with API_TEST_PAGE=1', () => {
    setUpHouse({ API_TEST_PAGE: '1' })
    test('is there', async () => expect((await guest.call(findApiTest)).reply).toEqual({ data: { is_open: true } }))
  })
})

describe('a flood', () => {
  setUpHouse({ RATE_LIMIT_SCALE: '1' })

  test('the sixth form within an hour is asked to wait, whichever form it is', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await guest.call(joinWaitlist, { body: { email: stranger() } })).status).toBe(200)
    const email = stranger()
    const sixth = await guest.call(sendContact, { body: { name: 'Eva', email, message: 'Hello' } })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await inbox(email)).toEqual([])
  })
})
