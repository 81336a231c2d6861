import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, freshEmail, look, test } from './fixtures.ts'
import { untilInteractive } from './page-ready.ts'

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

test('offline every form says so, keeps the text, and can be sent when the connection is back', async ({ page, context, watch }) => {
  watch.allow(/Failed to fetch/)
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
