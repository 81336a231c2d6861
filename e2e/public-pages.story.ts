import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, freshEmail, look, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { untilInteractive } from './page-ready.ts'

test('joining the waitlist shows thanks, which disappear after three seconds', { tag: '@core' }, async ({ page }) => {
  await page.goto('/original-emberwellw')
  const email = page.getByLabel('Your email')
  const join = page.getByRole('button', { name: 'Join' })
  await join.click()
  await expect(page.getByText('Please enter an email.')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('no address')
  await join.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill(freshEmail())
  await join.click()
  await expect(page.getByText('Thank you for joining the Waitlist.')).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(page.getByText('Thank you for joining the Waitlist.')).toBeHidden({ timeout: 6_000 })
})

test('when the waitlist cannot be reached, a message says so and the address remains', { tag: '@core' }, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await page.route('**/api/public/**', (route) => route.abort())
  await page.goto('/original-emberwellw')
  await page.getByLabel('Your email').fill('mara@example.org')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Network error')).toBeVisible()
  await expect(page.getByLabel('Your email')).toHaveValue('mara@example.org')
})

test('the start page accepts a demo request and feedback', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('For Midlife Women 40+')).toBeVisible()
  const demo = page.getByRole('form', { name: 'Ask for a demo' })
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(demo.getByText('Please enter an email.')).toBeVisible()
  await demo.getByLabel('Your email').fill(freshEmail())
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(page.getByText("We'll send you a personalized demo within 24 hours")).toBeFocused()

  const feedback = page.getByRole('form', { name: 'Feedback' })
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback.getByText('Please write a few words')).toBeVisible()
  await feedback.getByLabel('Your thoughts').fill('Calm and clear. I would like a darker night.')
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback).toBeHidden()
  await look(page, 'landing-thanked')
})

test('a visitor sends a message, and a failure keeps the text', async ({ page, watch }) => {
  watch.allow(/status of 500/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Please tell us your name')).toBeVisible()
  await expect(form.getByText('Please enter an email.')).toBeVisible()
  await expect(form.getByText('Please write a few words')).toBeVisible()
  await form.getByLabel('Your name').fill('Mara')
  await form.getByLabel('Your email').fill(freshEmail())
  await form.getByLabel('Your message').fill('How do I export my notes?')
  await page.route('**/api/public/contact/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Your message was not sent')).toBeVisible()
  await expect(form.getByLabel('Your message')).toHaveValue('How do I export my notes?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form).toBeHidden()
})

test('a repeated address gets the same thanks', async ({ page }) => {
  const email = freshEmail()
  for (const path of ['/original-emberwellw', '/original-emberwellw']) {
    await page.goto(path)
    await page.getByLabel('Your email').fill(email)
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('Thank you for joining the Waitlist.')).toBeVisible()
  }
  for (const path of ['/', '/']) {
    await page.goto(path)
    const demo = page.getByRole('form', { name: 'Ask for a demo' })
    await demo.getByLabel('Your email').fill(email)
    await demo.getByRole('button', { name: 'Send me a demo' }).click()
    await expect(page.getByText("We'll send you a personalized demo within 24 hours")).toBeVisible()
  }
})

test('offline every form says so, keeps the text, and can be sent when the connection is back', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/')
  const feedback = page.getByRole('form', { name: 'Feedback' })
  const demo = page.getByRole('form', { name: 'Ask for a demo' })
  await untilInteractive(page)
  // Before anything of it was touched: what checks the form is not there yet either.
  await context.setOffline(true)
  await feedback.getByLabel('Your thoughts').fill('I like the window at night.')
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback.getByRole('alert')).toContainText('Your feedback was not sent')
  await expect(feedback.getByRole('alert')).toContainText('We could not reach Emberwell')
  await expect(feedback.getByLabel('Your thoughts')).toHaveValue('I like the window at night.')
  await demo.getByLabel('Your email').fill('mara@example.org')
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(demo.getByRole('alert')).toContainText('Your address was not sent')
  await expect(demo.getByLabel('Your email')).toHaveValue('mara@example.org')
  await context.setOffline(false)
  await feedback.getByRole('button', { name: 'Send feedback' }).click()
  await expect(feedback).toBeHidden()
  await demo.getByRole('button', { name: 'Send me a demo' }).click()
  await expect(demo).toBeHidden()
})

test.describe('over the limit', () => {
  test('the sixth form within an hour is refused, and keeps the text', async ({ page, watch, browser }) => {
    watch.allow(/status of 429/)
    const server = await startServer({ settings: { RATE_LIMIT_SCALE: '1' } })
    const strict = await browser.newPage({ baseURL: server.origin })
    try {
      for (let sent = 0; sent < 5; sent += 1) {
        const body = { message: `Thought ${sent}` }
        const answer = await strict.request.post('/api/public/feedback/', { data: body })
        expect(answer.status()).toBe(200)
      }
      const words = 'We take only a few forms an hour from one connection. Please try again later.'
      await strict.goto('/contact')
      const contact = strict.getByRole('form', { name: 'Write to us' })
      await contact.getByLabel('Your name').fill('Mara')
      await contact.getByLabel('Your email').fill('mara@example.org')
      await contact.getByLabel('Your message').fill('A sixth one')
      await contact.getByRole('button', { name: 'Send message' }).click()
      await expect(contact.getByRole('alert')).toContainText(words)
      await expect(contact.getByLabel('Your message')).toHaveValue('A sixth one')
      await strict.goto('/original-emberwellw')
      await strict.getByLabel('Your email').fill('mara@example.org')
      await strict.getByRole('button', { name: 'Join' }).click()
      await expect(strict.getByRole('alert')).toContainText(words)
      await expect(strict.getByLabel('Your email')).toHaveValue('mara@example.org')
    } finally {
      await strict.close()
      await server.stop()
    }
    await page.goto('/')
  })
})

test('messages from visitors are in the operator’s inbox', async ({ page, server }) => {
  const email = freshEmail('inbox')
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Mara')
  await page.getByLabel('Your email').fill(email)
  await page.getByLabel('Your message').fill('Where do I find my trends?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you. Your message has arrived')).toBeVisible()
  const script = join(import.meta.dirname, '../scripts/inbox.ts')
  const env = { PATH: process.env['PATH'], DATA_DIR: server.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'contact'], { env })
  expect(stdout).toContain(`contact   Mara <${email}>\n    Where do I find my trends?`)
})

test('the hidden spam field is neither visible nor a tab stop', async ({ page }) => {
  for (const path of ['/', '/contact', '/original-emberwellw']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('input[name=website]').first()).not.toBeInViewport()
    expect(await page.locator('input[name=website]:not([tabindex="-1"])').count()).toBe(0)
    await expect(page.getByRole('textbox', { name: /website/i })).toHaveCount(0)
  }
})

test('a print of the help page is light and has no controls', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/help')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('link', { name: 'Skip to content' })])
    await expect(around).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('every page of the footer is accessible', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Privacy', 'Terms', 'Help', 'Contact']) {
    await untilInteractive(page)
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(`${name} · Emberwell`)
  }
})
