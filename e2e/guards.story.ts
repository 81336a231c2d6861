import { addCouple } from './couple.ts'
import { expect, remember, test } from './fixtures.ts'
import { pagesOf } from './pages.ts'

const HERS = pagesOf('woman').map((path) => path.replace('$date', '2026-01-05').replace('$id', '1'))
const PARTNERS = pagesOf('partner')
const GUESTS = ['/app', '/login', '/signup']

test('a guest who opens a member’s page is redirected to the start page', { tag: '@core' }, async ({ page }) => {
  for (const path of [...HERS, ...PARTNERS]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 24/7 AI Soul Companion')
    })
  }
})

test('a woman who opens a page for guests or partners is redirected to Home', async ({ page, woman }) => {
  for (const path of [...GUESTS, ...PARTNERS]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/home')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
    })
  }
})

test('a partner who opens a page of hers or for guests is redirected to Compass', async ({ page, server, timezone }) => {
  const { him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  for (const path of [...HERS, ...GUESTS]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/partner/compass')
    })
  }
})

test('an unknown address shows the waitlist and says that the page does not exist', async ({ page }) => {
  for (const path of ['/original-emberwellw', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Join the waitlist' })).toBeVisible()
    await expect(page.getByText('There is no page at this address.')).toBeVisible({ visible: path === '/no/such/page' })
  }
})

test('a page opened with unknown parameters shows what it shows without them', async ({ herPage: page }) => {
  for (const address of ['/settings?tab=reminders', '/calendar?month=soon&view=week', '/insights?span=day&back=-1', '/chat?session=last']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page, address).toHaveURL(address.replace(/\?.*/, ''))
  }
  await page.goto('/tracker/soft?entryId=none')
  await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
})

test('an invitation without its token redirects to the login', async ({ page }) => {
  for (const path of ['/partner/confirm_password', '/partner/confirm_password/12']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

test('no page behind the login has a health term in its tab title', async ({ herPage: page }) => {
  // The records of a new account have no pages yet.
  for (const path of HERS.filter((one) => !one.endsWith('/1'))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).toHaveTitle(/Emberwell$/)
    expect(await page.title()).not.toMatch(/menopaus|hot flash|mood|sweat|sleep|symptom|period|flow/i)
  }
})
