import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addCouple, invite, signInPartner } from './couple.ts'
import { addPerson, expect, PASSWORD, remember, test } from './fixtures.ts'

const SPENT = 'This link has expired or was already used. Please ask for a new one.'
/** The browser logs every refused or aborted call; these are the ones that a story provokes. */
const REFUSED = /the server responded with a status of 4\d\d/
const SET_UP = '**/api/auth/partner-setup/**'

const first = (page: Page): Locator => page.getByLabel('New password')
const second = (page: Page): Locator => page.getByLabel('Confirm password')
const set = (page: Page): Locator => page.getByRole('button', { name: 'Set password' })

async function choose(page: Page, password: string, confirm = password): Promise<void> {
  await first(page).fill(password)
  await second(page).fill(confirm)
  await set(page).click()
}

test(
  'the token disappears from the address bar at once, the page says what he will never see, and the login follows his password',
  { tag: '@core' },
  async ({ page, server, timezone }) => {
    const { email, path } = await invite(server, await addPerson(server.origin, timezone))
    const [, , , id, token = ''] = path.split('/')
    await page.goto(path)
    await expect(page).toHaveURL('/partner/confirm_password')
    await expect(page).toHaveTitle('Welcome · Emberwell')
    expect(
      await page.evaluate(() => JSON.stringify([location.href, history.state, document.referrer, Object.entries(sessionStorage)])),
    ).not.toContain(token)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Compass')
    await expect(page.getByText('It will never show you:')).toBeVisible()

    const sent = page.waitForRequest(SET_UP)
    await choose(page, PASSWORD)
    expect((await sent).url()).toContain(`/${id}/${token}/`)
    expect((await sent).postDataJSON()).toEqual({ new_password: PASSWORD, confirm_password: PASSWORD, timezone })
    await expect(page.getByRole('heading', { name: 'You are ready' })).toBeFocused()
    await expect(page.getByText('Your password is set.')).toBeVisible()
    await expect(page, 'two seconds later').toHaveURL('/login')
    expect((await signInPartner(server, email)).name).toBe('Jonas Keller')
  },
)

test('a missing value gets a message at its field, and nothing is sent', { tag: '@core' }, async ({ page, server, timezone }) => {
  const { path } = await invite(server, await addPerson(server.origin, timezone))
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().includes('partner-setup'))))
  await page.goto(path)
  await set(page).click()
  await expect(page.getByText('Please fill in all fields')).toHaveCount(2)
  await expect(first(page)).toBeFocused()
  await choose(page, 'eight888', 'eight889')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(second(page)).toBeFocused()
  await choose(page, 'seven77')
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  expect(calls).toBe(0)
  await expect(page.getByText('Easy to guess')).toBeVisible()
  await first(page).fill('a lantern in the harbour')
  await expect(page.getByText('Strong', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(first(page)).toHaveAttribute('type', 'text')
})

test('a used link and a withdrawn one say so and offer a way on', async ({ page, server, timezone, watch }) => {
  watch.allow(REFUSED)
  const her = await addPerson(server.origin, timezone)
  const { path } = await invite(server, her)
  await page.goto(path)
  await choose(page, PASSWORD)
  await expect(page).toHaveURL('/login')
  await page.goto(path)
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText(SPENT)
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/login')

  const other = await addPerson(server.origin, timezone)
  const taken = await invite(server, other)
  await other.call('DELETE', '/api/compass/invite/')
  await page.goto(taken.path)
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText(SPENT)
  await expect(first(page), 'what he typed stays').toHaveValue(PASSWORD)
})

test('a link older than seven days says so', async ({ page, server, timezone, watch }) => {
  watch.allow(REFUSED)
  const { path } = await invite(server, await addPerson(server.origin, timezone))
  const couple = new DatabaseSync(join(server.dataDir, 'couple.db'))
  couple.prepare('UPDATE links SET expires_at = ? WHERE id = ?').run(Date.now() - 1_000, Number(path.split('/')[3]))
  couple.close()
  await page.goto(path)
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText(SPENT)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('when the connection breaks during saving, a message says that the password may be set, and he can sign in either way', async ({
  page,
  server,
  timezone,
  watch,
}) => {
  watch.allow(/ERR_|Failed to load|status of 4/)
  const { email, path } = await invite(server, await addPerson(server.origin, timezone))
  await page.goto(path)
  await page.route(SET_UP, (route) => route.abort())
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('We could not reach Emberwell')
  await expect(second(page)).toHaveValue(PASSWORD)

  await page.unroute(SET_UP)
  await page.route(SET_UP, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await set(page).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach Emberwell')
  await page.unroute(SET_UP)
  await set(page).click()
  await expect(page.getByRole('alert')).toContainText('If you have set your password already, you can sign in with it.')
  expect((await signInPartner(server, email)).name).toBe('Jonas Keller')
})

test('a person already signed in on this device is signed out', async ({ page, server, timezone, woman }) => {
  const { path } = await invite(server, woman)
  await page.goto('/home')
  await page.goto(path)
  await choose(page, PASSWORD)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.goto('/home')
  await expect(page).toHaveURL('/')
  expect(timezone).toBeTruthy()
})

test('a malformed link says so, and a reload without it leads to the login', async ({ page, server, timezone }) => {
  await page.goto('/partner/confirm_password/abc/def')
  await expect(page.getByRole('alert')).toHaveText('Invalid confirmation link')
  const { path } = await invite(server, await addPerson(server.origin, timezone))
  await page.goto(path)
  await expect(first(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/login')
})

test('the server’s message comes first, then its detail, then the default', async ({ page, server, timezone, watch }) => {
  watch.allow(/status of 500/)
  const { path } = await invite(server, await addPerson(server.origin, timezone))
  await page.goto(path)
  for (const [json, words] of [
    [{ message: 'The server says this.', detail: 'Not this.' }, 'The server says this.'],
    [{ detail: 'A detail.' }, 'A detail.'],
    [{}, 'Failed to set password. Please try again.'],
  ] as const) {
    await page.route(SET_UP, (route) => route.fulfill({ status: 500, json }))
    await choose(page, PASSWORD)
    await expect(page.getByRole('alert')).toContainText(words)
    await page.unroute(SET_UP)
  }
})

test('choosing a password is accessible, in every theme', async ({ page, server, timezone, watch }) => {
  test.setTimeout(180_000)
  watch.allow(REFUSED)
  const { her } = await addCouple(server, timezone)
  await remember(page, server.origin, her)
  await page.goto('/partner/confirm_password/12/abcdef')
  await set(page).click()
  await expectAccessible(page, 'his password with words at the fields')
  await choose(page, PASSWORD)
  await expect(page.getByRole('alert')).toContainText(SPENT)
  await expectAccessible(page, 'his password refused')
})
