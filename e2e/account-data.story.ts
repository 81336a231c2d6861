import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip, zip } from '../test/zips.ts'
import { expectAccessible } from './access.ts'
import { addPerson, expect, look, PASSWORD, type Person, remember, test } from './fixtures.ts'
import { visit } from './page-ready.ts'
import { emailTo } from './server.ts'

const today = (timezone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(Date.now())

/** Two logged days of hers, created through the API. */
async function writeDays(woman: Person, timezone: string): Promise<void> {
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: today(timezone), mood_rating: 8, sleep_hours: 7.5 })
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: '2026-01-05', mood_rating: 3 })
  await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - 60_000).toISOString(), note: '=1+1' })
}

async function givePassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

async function openAccount(page: Page): Promise<void> {
  // Lists above the buttons would move them under the click.
  await visit(page, '/settings?tab=account')
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
}

async function downloaded(page: Page): Promise<Buffer> {
  await openAccount(page)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await givePassword(page)
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^emberwell-export-\d{4}-\d{2}-\d{2}\.zip$/)
  return readFile(await file.path())
}

async function bring(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('Your file').setInputFiles({ name: 'emberwell-export.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Restore' }).click()
}

test('after giving her password, she downloads a file with all her records', { tag: '@core' }, async ({ page, woman, timezone, watch }) => {
  watch.allow(/status of 40[03]/)
  await writeDays(woman, timezone)
  await openAccount(page)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('textbox', { name: 'Your password' })).toBeFocused()
  await expectAccessible(page, 'account step-up')
  await givePassword(page, 'not her password')
  await expect(page.getByText('This is not your password. Please try again.')).toBeVisible()
  await look(page, 'account-wrong-password')
  // The download begins after the password alone, so nothing else is awaited.
  const arriving = page.waitForEvent('download')
  await givePassword(page)
  const file = await arriving
  await expect(page.getByRole('status').filter({ hasText: 'Your file is on this device: emberwell-export-' })).toBeVisible()
  await look(page, 'account-export-done')

  const files = await unzip(await readFile(await file.path()))
  expect(JSON.parse(files['quick-logs.json'] ?? '')).toMatchObject([{ log_date: '2026-01-05', mood_rating: 3 }, { mood_rating: 8 }])
  expect(files['moments.csv']).toContain("'=1+1")
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({ format: 'emberwell-export', counts: { 'quick-logs': 2, moments: 1 } })

  // She is not asked again for five minutes.
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await again
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('closing the password dialog downloads nothing and shows no error', async ({ herPage: page, watch }) => {
  watch.allow(/status of 403/)
  await openAccount(page)
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('importing the file into a new account restores the same history', async ({ page, woman, server, timezone, watch, browser }) => {
  watch.allow(/status of 40[039]/)
  await writeDays(woman, timezone)
  const file = await downloaded(page)

  const context = await browser.newContext({ baseURL: server.origin, timezoneId: timezone })
  const other = await context.newPage()
  const next = await addPerson(server.origin, timezone, 'Bea Lind')
  await remember(other, server.origin, next)
  await openAccount(other)
  await bring(other, file)
  const done = other.getByRole('status').filter({ hasText: 'Everything is back.' })
  await expect(done).toContainText('Soft Logs')
  await expect(done).toContainText('2')
  await expectAccessible(other, 'account import done')
  await other.goto('/tracker/history')
  await expect(other.getByText('Mood 8 of 10')).toBeVisible()
  const history = await next.call('GET', '/api/logs/all-logs/history/')
  expect(history.data.map((log: { mood_rating: number }) => log.mood_rating)).toEqual([8, 3])

  await openAccount(other)
  await bring(other, file)
  await expect(other.getByRole('alert')).toContainText('Nothing was changed.')
  await expect(other.getByRole('alert')).toContainText('This account already holds entries.')
  await context.close()
})

test('a file with a bad row changes nothing, names file and row, and she can choose another', async ({
  page,
  woman,
  server,
  timezone,
  watch,
}) => {
  watch.allow(/status of 40[03]/)
  await writeDays(woman, timezone)
  const file = await downloaded(page)
  const files = await unzip(file)
  const bad = await zip({ ...files, 'quick-logs.json': (files['quick-logs.json'] ?? '').replace('"mood_rating":8', '"mood_rating":80') })

  const next = await addPerson(server.origin, timezone, 'Bea Lind')
  await page.evaluate(() => localStorage.clear())
  await remember(page, server.origin, next)
  await openAccount(page)
  await expect(page.getByRole('button', { name: 'Restore' })).toBeDisabled()
  await bring(page, bad)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing was changed.')
  await expect(alert).toContainText('quick-logs.json, row 2: mood_rating: Please give a whole number from 1 to 10')
  await expectAccessible(page, 'account import refused')

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect(page.getByLabel('Your file')).toBeFocused()
  await bring(page, file.subarray(0, file.length - 40))
  await expect(alert).toContainText('This file is damaged or was cut short.')
  expect((await next.call('GET', '/api/logs/all-logs/history/')).data).toEqual([])

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await bring(page, file)
  await expect(page.getByRole('status').filter({ hasText: 'Everything is back.' })).toBeVisible()
})

test('she deletes her account, signs in within seven days, and keeps it', async ({ page, woman, timezone, watch }) => {
  watch.allow(/status of 40[13]/)
  await writeDays(woman, timezone)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account in 7 days?' })).toBeVisible()
  await expectAccessible(page, 'account delete in seven days')
  await page.getByRole('button', { name: 'Delete in 7 days' }).click()
  await givePassword(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/Your account will be deleted on \w+, \w+ \d+\. Sign in before that to keep it\./)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.getByLabel('Email').fill(woman.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const banner = page.getByRole('complementary', { name: 'Your account' })
  await expect(banner).toContainText(/Your account and everything in it will be deleted on \w+, \w+ \d+\./)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  await expectAccessible(page, 'account leaving home')
  await page.goto('/settings?tab=account')
  await expect(page.getByText('Until then nothing is lost.')).toBeVisible()
  await look(page, 'account-leaving-settings')
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await givePassword(page)
  await expect(page.getByText('Your account stays. Nothing was deleted.')).toBeVisible()
  await expect(banner).toBeHidden()
  await page.goto('/tracker/history')
  await expect(page.getByText('Mood 8 of 10')).toBeVisible()
})

test('the link in the email cancels the deletion once and leaves no secret in the address bar', async ({ page, woman, server, watch }) => {
  watch.allow(/status of 40[013]/)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete in 7 days' }).click()
  await givePassword(page)
  await expect(page).toHaveURL('/login')
  await expect.poll(() => emailTo(server, woman.email), { timeout: 15_000 }).toContain('/keep-account/')
  const email = (await emailTo(server, woman.email)) ?? ''
  expect(/^Subject: (.*)$/m.exec(email)?.[1]).not.toMatch(/emberwell|menopaus|health|delete|account/i)
  const path = new URL(/https?:\/\/\S+/.exec(email)?.[0] ?? '').pathname

  await page.goto(path)
  await expect(page).toHaveURL('/keep-account')
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible()
  await expectAccessible(page, 'account keep by link')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible()
  await page.goto(path)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.')
})

test('she deletes everything now, and can no longer sign in', async ({ page, woman, watch }) => {
  watch.allow(/status of 40[13]/)
  await openAccount(page)
  await page.getByRole('button', { name: 'Delete now, without waiting' }).click()
  const sure = page.getByRole('button', { name: 'Delete now', exact: true })
  await expect(sure).toBeDisabled()
  await page.getByRole('textbox', { name: 'Type DELETE to continue' }).fill('delete')
  await look(page, 'account-delete-now')
  await sure.click()
  await givePassword(page)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(woman.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.')
})

test('her account and data pages are accessible', async ({ page, woman, timezone }) => {
  await writeDays(woman, timezone)
  await openAccount(page)
  await expect(page.getByText('This device, in use now')).toBeVisible()
  await expectAccessible(page, 'account and data', [16, 20])
})
