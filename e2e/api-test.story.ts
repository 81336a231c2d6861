import { expectAccessible } from './access.ts'
import { englishMessages, englishOn } from './english.ts'
import { addPerson, expect, expectToFit, freshEmail, look, PASSWORD, test as base } from './fixtures.ts'
import { startServer } from './server.ts'

base('without the setting the waitlist answers at /api-test', async ({ page }) => {
  await page.goto('/api-test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await expect(page.getByText('There is no page at this address')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'API test' })).toHaveCount(0)
})

const test = base.extend<object, { open: Awaited<ReturnType<typeof startServer>> }>({
  open: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
    async ({}, use) => {
      const open = await startServer({ settings: { API_TEST_PAGE: '1' } })
      await use(open)
      await open.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ open }, use) => use(open.origin),
})

test.describe('with API_TEST_PAGE=1', () => {
  test('a developer logs in, signs up, calls an endpoint and reads the reply', async ({ page, open, watch }) => {
    watch.allow(/status of 40[019]/)
    const her = await addPerson(open.origin, 'UTC')
    await page.goto('/api-test')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API test')
    await expect(page).toHaveTitle('API test · Emberwell')
    const back = page.getByRole('region', { name: 'What came back' })
    const login = page.getByRole('form', { name: 'Log in' })
    await login.getByLabel('Email').fill(her.email)
    await login.getByLabel('Password').fill('not the password')
    await login.getByRole('button', { name: 'Send login' }).click()
    await expect(back.getByRole('alert')).not.toBeEmpty()
    await expect(back).toContainText(/POST \/api\/auth\/login\/ answered 40\d/)
    await login.getByLabel('Password').fill(PASSWORD)
    await login.getByRole('button', { name: 'Send login' }).click()
    await expect(back).toContainText('answered 200')
    await expect(back).toContainText('"full_name": "Ana Keller"')

    const any = page.getByRole('form', { name: 'Any call' })
    await any.getByRole('button', { name: 'Send call' }).click()
    await expect(back).toContainText('GET /api/settings/user-details/ answered 200')
    await any.getByLabel('Path').fill('https://elsewhere.example/')
    await any.getByLabel('Body').fill('{')
    await any.getByRole('button', { name: 'Send call' }).click()
    await expect(any).toContainText('Please give a path of this server')
    await expect(any).toContainText('This is not JSON')

    const signup = page.getByRole('form', { name: 'Sign up' })
    await signup.getByLabel('Full name').fill('Mara Lindt')
    await signup.getByLabel('Email').fill(freshEmail())
    await signup.getByLabel('Password').fill('short')
    await signup.getByRole('button', { name: 'Send signup' }).click()
    await expect(back.getByRole('alert')).toContainText('Password must be at least 8 characters long')
    await signup.getByLabel('Password').fill(PASSWORD)
    await signup.getByRole('button', { name: 'Send signup' }).click()
    await expect(back).toContainText('answered 201')
    // This does not sign anyone in on this browser.
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('the page is accessible', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/api-test')
    await page.getByRole('form', { name: 'Any call' }).getByLabel('Path').fill('/api/public/api-test/')
    await page.getByRole('button', { name: 'Send call' }).click()
    await expect(page.getByRole('region', { name: 'What came back' })).toContainText('answered 200')
    await expectAccessible(page, 'api test')
  })

  for (const [code, locale, login] of [
    ['es', 'es-ES', 'No se pudo iniciar sesión'],
    ['fr', 'fr-FR', 'La connexion a échoué'],
  ] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test('it uses the language of the browser', async ({ page, watch }) => {
        watch.allow(/status of 500/)
        await page.goto('/api-test')
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        const forms = page.locator('main form')
        const [logIn, any] = [forms.first(), forms.last()]
        await any.locator('input[name=path]').fill('elsewhere')
        await any.locator('button[type=submit]').click()
        await expect(any.locator('[aria-invalid=true]')).toBeVisible()
        await page.route('**/api/auth/login/', (route) => route.fulfill({ status: 500, json: {} }))
        await logIn.locator('input[name=email]').fill('mara@example.org')
        await logIn.locator('input[name=password]').fill(PASSWORD)
        await logIn.locator('button[type=submit]').click()
        await expect(page.getByRole('alert').filter({ hasText: login })).toBeVisible()
        // Names from the wire.
        expect(await englishOn(page, englishMessages(code), ['DELETE'])).toEqual([])
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expectToFit(page)
          await look(page, `${code}-api-test-${width}`)
        }
      })
    })
  }
})
