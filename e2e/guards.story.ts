import { expect, test } from './house.ts'

const HERS = [
  '/home',
  '/chat',
  '/tracker',
  '/tracker/soft',
  '/tracker/deep',
  '/tracker/history',
  '/embertides',
  '/insights',
  '/add-partner',
  '/settings',
]
const PARTNERS = ['/partner/compass', '/partner/chat']
const GUESTS = ['/app', '/login', '/signup']

test('a guest who asks for a page of hers or of a partner is shown the start page', async ({ page }) => {
  for (const path of [...HERS, ...PARTNERS]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 24/7 AI Soul Companion')
    })
  }
})

test('a woman who asks for a page of guests or of a partner is shown her Home', async ({ page, woman }) => {
  for (const path of [...GUESTS, ...PARTNERS]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL('/home')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(woman.name.split(' ')[0] ?? '')
    })
  }
})

test('an unknown address leads to the waitlist, and says that nothing is there', async ({ page }) => {
  for (const path of ['/original-emberwellw', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Join the waitlist' })).toBeVisible()
    await expect(page.getByText('There is no page at this address.')).toBeVisible({ visible: path === '/no/such/page' })
  }
})

test('an invitation without its token leads to the login', async ({ page }) => {
  for (const path of ['/partner/confirm_password', '/partner/confirm_password/12']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
})

test('no page of the signed in names her health in its tab', async ({ herPage: page }) => {
  for (const path of HERS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).toHaveTitle(/Emberwell$/)
    expect(await page.title()).not.toMatch(/menopaus|hot flash|mood|sweat|sleep|symptom|period|flow/i)
  }
})
