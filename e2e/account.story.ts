import { untilDraftIsStored } from './drafts.ts'
import { expect, freshEmail, look, PASSWORD, signInByForm, test } from './fixtures.ts'
import { emailTo } from './server.ts'
import { figure, fillOrdinaryDay, openSoftLog } from './quick-log.ts'

const NEW_PASSWORD = 'the heather on the hill'

test(
  'a wrong password and an unknown address get the same message, and she stays on the page',
  { tag: '@core' },
  async ({ page, server, woman, watch }) => {
    watch.allow(/status of 40[01]/)
    const messages: string[] = []
    for (const email of [woman.email, freshEmail('nobody')]) {
      await page.goto(`${server.origin}/favicon.svg`)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login')
      const submit = page.getByRole('button', { name: 'Sign In' })
      await expect(submit).toBeDisabled()
      await page.getByLabel('Email').fill(email)
      await expect(submit).toBeDisabled()
      await page.getByRole('textbox', { name: 'Password' }).fill('not her password')
      await submit.click()
      const alert = page.getByRole('alert')
      await expect(alert).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel('Email'), 'what she typed is still there').toHaveValue(email)
      messages.push((await alert.textContent()) ?? '')
    }
    expect(messages[0]).toBeTruthy()
    expect(messages[1]).toBe(messages[0])
  },
)

test('a forgotten password is reset by the link in the email, once, and every device is signed out', async ({
  page,
  browser,
  woman,
  server,
  timezone,
  watch,
}) => {
  watch.allow(/status of 40[013]/)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')

  const context = await browser.newContext({ baseURL: server.origin, timezoneId: timezone })
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await other.getByLabel('Email').fill('not an address')
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByText('Please enter a valid email address')).toBeVisible()
  await other.getByLabel('Email').fill(woman.email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'If an account belongs to this address' })).toBeVisible()

  await expect.poll(() => emailTo(server, woman.email), { timeout: 15_000 }).toContain('/reset-password/')
  const email = (await emailTo(server, woman.email)) ?? ''
  expect(/^Subject: (.*)$/m.exec(email)?.[1]).not.toMatch(/emberwell|menopaus|health|password/i)
  const path = new URL(/https?:\/\/\S+/.exec(email)?.[0] ?? '').pathname

  await other.goto(path)
  await expect(other, 'the secret leaves the address bar at once').toHaveURL('/reset-password')
  const save = other.getByRole('button', { name: 'Save password' })
  await other.getByRole('textbox', { name: 'New password' }).fill('short')
  await other.getByRole('textbox', { name: 'Confirm password' }).fill('shirt')
  await save.click()
  await expect(other.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(other.getByText('Passwords do not match')).toBeVisible()
  await other.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await other.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD)
  await save.click()
  await expect(other.getByRole('heading', { name: 'Your password is new' })).toBeVisible()
  await look(other, 'password-is-new')

  await other.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await other.getByLabel('Email').fill(woman.email)
  await other.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByRole('alert')).toBeVisible()
  await other.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL('/home')

  await page.reload()
  await expect(page, 'the device that was signed in before is not any more').toHaveURL('/login')

  await other.goto(path)
  await other.getByRole('textbox', { name: 'New password' }).fill('yet another one')
  await other.getByRole('textbox', { name: 'Confirm password' }).fill('yet another one')
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other.getByText('This link has expired or was already used. Please ask for a new one.')).toBeVisible()
  await context.close()
})

test('after logout nothing of hers is on the device, and Back shows nothing of hers', async ({ page, woman, watch }) => {
  watch.allow(/status of 401/)
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await untilDraftIsStored(page)
  await page.goto('/home')
  await expect(page.getByRole('radio', { name: '7 hours', exact: true }), 'the Today card has her draft').toBeChecked()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out anyway' }).click()
  await expect(page).toHaveURL('/login')

  const remaining = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows: number[] = []
    for (const { name } of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise<number>((resolve, reject) => {
            const counting = db.transaction(store).objectStore(store).count()
            counting.addEventListener('success', () => resolve(counting.result))
            counting.addEventListener('error', () => reject(counting.error))
          }),
        )
      }
      db.close()
    }
    return { local: Object.keys(localStorage), session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')), rows }
  })
  expect(remaining.local).toEqual([])
  expect(remaining.session).toEqual([])
  expect(remaining.rows.filter((count) => count > 0)).toEqual([])

  // The history has her tracker and Home, and before them only the page where the story began.
  for (let steps = 0; steps < 4 && !page.url().endsWith('favicon.svg'); steps += 1) {
    await page.goBack()
    if (page.url().endsWith('favicon.svg')) break
    await expect(page).toHaveURL(/\/(login)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Ana')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  }
  await expect(woman.call('GET', '/api/landing/dashboard/'), 'the session has ended on the server as well').rejects.toThrow('401')
})

test('a logout in one tab ends the other', async ({ page, context, woman }) => {
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByLabel('Full Name')).toHaveValue(woman.name)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
})

test('reads that are on their way end with the logout, and the other tab is told of a logout', async ({ page, context, woman }) => {
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByLabel('Full Name')).toHaveValue(woman.name)
  let isOver = () => {}
  const over = new Promise<void>((resolve) => {
    isOver = resolve
  })
  // Would reach the server after the session has ended there; `watch` reports a read that is refused.
  await page.route('**/api/tracker/logs/insights/**', async (route) => {
    await over
    await route.continue()
  })
  await page.route('**/api/auth/logout/', async (route) => {
    const response = await route.fetch()
    isOver()
    await page.waitForTimeout(300)
    await route.fulfill({ response })
  })
  const held = page.waitForRequest('**/api/tracker/logs/insights/**')
  await page.reload()
  await held
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('an expired access token is renewed silently', async ({ herPage: page, watch }) => {
  watch.allow(/status of 401/)
  await page.evaluate(() => localStorage.setItem('auth_token', 'worn.out.token'))
  await page.goto('/home')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe('worn.out.token')
})

test('when renewal is refused she signs in again, and her draft is still there', async ({ page, woman, watch }) => {
  watch.allow(/status of 40[01]/)
  await openSoftLog(page)
  await fillOrdinaryDay(page)
  await untilDraftIsStored(page)
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'worn.out.token')
    localStorage.setItem('refresh_token', 'worn out as well')
  })
  await page.goto('/tracker')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
  await page.getByLabel('Email').fill(woman.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('radio', { name: '7 hours', exact: true }), 'the Today card has her draft').toBeChecked()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(figure(page, "Today's Mood")).toContainText('8/10')
})

test('on a shared device nothing remains after the tab is closed', async ({ page, context, server, woman }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await signInByForm(page, woman, true)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.close()
  const next = await context.newPage()
  await next.goto(`${server.origin}/home`)
  await expect(next).toHaveURL('/')
})
