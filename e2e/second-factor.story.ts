import type { Page } from '@playwright/test'
import { codeAt } from '../test/second-factor-code.ts'
import { addCouple, openCompass } from './couple.ts'
import { expect, look, PASSWORD, remember, signInByForm, test } from './fixtures.ts'

const STEP_MS = 30_000

/** Turns the second step on in the open settings; returns the app's secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Turn on the second step' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = page.locator('p[translate="no"]')
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
  await look(page, 'second-factor-setup')
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByText('This code isn’t right.')).toBeVisible()
  // A code of the step before leaves the current one for the sign-in that follows.
  await page.getByLabel('6-digit code').fill(codeAt(secret, Date.now() - STEP_MS))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await page.locator('ul[translate="no"] li').allTextContents()
  expect(codes).toHaveLength(10)
  await look(page, 'second-factor-codes')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await look(page, 'second-factor-on')
  return { secret, codes }
}

async function passwordAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
}

test(
  'she turns the second step on, signs in with a code and with a recovery code, and turns it off again',
  { tag: '@core' },
  async ({ page, woman, watch }) => {
    watch.allow(/status of 40[013]/)
    await page.goto('/settings?tab=account')
    const { secret, codes } = await turnOn(page)

    await passwordAgain(page, woman.email)
    const code = page.getByLabel('6-digit code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await look(page, 'second-step')
    await code.fill('000000')
    await code.press('Enter')
    await expect(page.getByText('This code isn’t right.')).toBeVisible()
    await look(page, 'second-step-wrong')
    await code.fill(codeAt(secret, Date.now()))
    await code.press('Enter')
    await expect(page).toHaveURL('/home')

    await passwordAgain(page, woman.email)
    await page.getByRole('button', { name: 'I can’t open my app' }).click()
    await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused()
    await page.getByLabel('Recovery code', { exact: true }).fill((codes[0] ?? '').toLowerCase())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/home')

    await page.goto('/settings?tab=account')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    await look(page, 'second-factor-step-up')
    await page.getByRole('button', { name: 'I can’t open my app' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Signing in no longer needs a code from your app.')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).toHaveURL('/login')
    await signInByForm(page, woman)
  },
)

test('a partner turns the second step on in the account that Compass leads to', async ({ page, server, timezone, watch }) => {
  watch.allow(/status of 40[03]/)
  const { him } = await addCouple(server, timezone)
  await remember(page, server.origin, him, 'partner')
  await openCompass(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible()
  await turnOn(page)
})
