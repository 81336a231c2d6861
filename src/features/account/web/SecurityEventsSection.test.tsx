import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { COUNTED_EVENTS, SECURITY_EVENTS } from '../../../kit/security-events.ts'
import type { SecurityEvent } from '../contract.ts'
import { SecurityEventsSection } from './SecurityEventsSection.tsx'

const EVENT = { times: 1, since: '2026-11-21T23:30:00Z', at: '2026-11-21T23:30:00Z', device: 'Firefox on Mac', ended: null } as const
const EVENTS: SecurityEvent[] = SECURITY_EVENTS.map((kind) => ({
  ...EVENT,
  kind,
  times: kind === 'sign_in_failed' ? 3 : 1,
  device: (COUNTED_EVENTS as readonly string[]).includes(kind) ? null : EVENT.device,
  ended: kind === 'session_ended' ? 'Chrome on Android' : null,
}))

async function open(data: SecurityEvent[]) {
  signInTestPerson()
  answerApi({
    'GET /api/account/events/': () => ({ data }),
    'GET /api/settings/user-details/': () => ({
      data: {
        full_name: 'Ana',
        email: 'ana@example.org',
        email_confirmed: true,
        timezone: 'Asia/Tokyo',
        pronouns: '',
        user_type: 'woman',
        created_at: EVENT.at,
      },
    }),
  })
  await renderPage(<SecurityEventsSection />)
}

test('the newest five come first, and all on request, each with its own sentence, in the time of her zone', async () => {
  await open(EVENTS)
  const items = page.getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(5)
  expect(items.elements()[0]?.textContent).toMatch(/^Somebody tried a wrong password 3 times.*Nov 22, 2026, 8:30/)
  await page.getByRole('button', { name: `Show all ${EVENTS.length}` }).click()
  await expect.poll(() => items.elements().length).toBe(EVENTS.length)
  await expect.element(page.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
  const sentences = items.elements().map((item) => item.querySelector('strong')?.textContent)
  expect(new Set(sentences).size).toBe(EVENTS.length)
  expect(sentences).toEqual(expect.arrayContaining(['You signed in on Firefox on Mac', 'You signed out Chrome on Android']))
  for (const [name, href] of [
    ['Change your password', '#password'],
    ['sign out everywhere else', '#devices'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('without any event it says so', async () => {
  await open([])
  await expect.element(page.getByText('Nothing to show yet.')).toBeVisible()
})
