import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clockNow, guest, testServer, setClock, setUpServer } from '../../../../test/server.ts'
import { Keys } from '../../../kit/server/keys.ts'
import { SealBroken } from '../../../kit/server/seal.ts'
import { findApiTest, joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import { DEMO_THANKS, WAITLIST_THANKS } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'
import { findForms } from './store.ts'

let strangers = 0

/** A new email address. */
function stranger(): string {
  strangers += 1
  return `Stranger${strangers}@example.org`
}

/** Stored forms whose address or message is `wanted`. */
async function inbox(wanted: string): Promise<PublicForm[]> {
  const found: PublicForm[] = []
  for await (const form of findForms(testServer().vaults.accounts, testServer().keys)) {
    if (form.sent.email?.toLowerCase() === wanted.toLowerCase() || form.sent.message === wanted) found.push(form)
  }
  return found
}

describe('public forms', () => {
  setUpServer()

  test('every kind gets a success response and is stored as sent', async () => {
    const email = stranger()
    expect((await guest.call(joinWaitlist, { body: { email } })).reply).toEqual({ success: true, message: WAITLIST_THANKS() })
    setClock(clockNow() + 1_000)
    expect((await guest.call(requestDemo, { body: { email } })).reply).toEqual({ success: true, message: DEMO_THANKS() })
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

  test('an address that joins again gets the same response and is stored once', async () => {
    const email = stranger()
    const first = await guest.call(joinWaitlist, { body: { email } })
    const again = await guest.call(joinWaitlist, { body: { email: email.toUpperCase() } })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await inbox(email)).toHaveLength(1)
  })

  test('of twenty simultaneous requests one is stored', async () => {
    const email = stranger()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest.call(requestDemo, { body: { email } })))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify({ success: true, message: DEMO_THANKS() })]))
    expect(await inbox(email)).toHaveLength(1)
  })

  test('the same message is stored once, and another message from the same address separately', async () => {
    const email = stranger()
    for (const message of ['One', 'One', 'Two']) await guest.call(sendContact, { body: { name: 'Eva', email, message } })
    const stored = await inbox(email)
    expect(stored).toHaveLength(2)
    expect(new Set(stored.map(({ sent }) => sent.message))).toEqual(new Set(['One', 'Two']))
  })

  test('a form with the honeypot filled in gets the usual response and is not stored', async () => {
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

  test('feedback requires no address', async () => {
    const message = 'It is calm here, and nobody asked who I am'
    expect((await guest.call(sendFeedback, { body: { message } })).status).toBe(200)
    expect(await inbox(message)).toEqual([{ kind: 'feedback', at: clockNow(), sent: { message } }])
  })

  test('an invalid form is refused with a message per field', async () => {
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

  test('forms cannot be read with another master key', async () => {
    await guest.call(sendFeedback, { body: { message: 'One more star' } })
    const others = findForms(testServer().vaults.accounts, new Keys(randomBytes(32)))
    await expect(others.next()).rejects.toBeInstanceOf(SealBroken)
  })

  test('the operator can read all forms, beyond the first page', async () => {
    const bodies = Array.from({ length: 230 }, (_, index) => ({ message: `Page ${index}` }))
    for (const body of bodies) await guest.call(sendFeedback, { body })

    const seen: string[] = []
    for await (const { sent } of findForms(testServer().vaults.accounts, testServer().keys))
      if (sent.message?.startsWith('Page ')) seen.push(sent.message)
    expect(seen).toHaveLength(230)
    expect(new Set(seen).size).toBe(230)
  })
})

describe('developer page', () => {
  describe('without the setting', () => {
    setUpServer()
    test('is not available', async () => expect((await guest.call(findApiTest)).reply).toEqual({ data: { is_open: false } }))
  })

  describe('with API_TEST_PAGE=1', () => {
    setUpServer({ API_TEST_PAGE: '1' })
    test('is available', async () => expect((await guest.call(findApiTest)).reply).toEqual({ data: { is_open: true } }))
  })
})

describe('rate limit', () => {
  setUpServer({ RATE_LIMIT_SCALE: '1' })

  test('the sixth form within an hour is refused, whatever its kind', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await guest.call(joinWaitlist, { body: { email: stranger() } })).status).toBe(200)
    const email = stranger()
    const sixth = await guest.call(sendContact, { body: { name: 'Eva', email, message: 'Hello' } })
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await inbox(email)).toEqual([])
  })
})
