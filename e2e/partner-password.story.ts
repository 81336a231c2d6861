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
