import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { SleepInboxSection } from './SleepInboxSection.tsx'

const ADDRESS = 'https://emberwell.example/api/exchange/inbox/abc/'
const NONE = { created_at: null, last_used_at: null }
const MADE = '2026-11-21T12:00:00Z'
beforeEach(() => signInTestPerson())

test('a new address is shown, with the steps', async () => {
  answerApi({
    'GET /api/exchange/inbox/': () => ({ data: NONE }),
    'POST /api/exchange/inbox/': () => ({ success: true, message: '', data: { url: ADDRESS, created_at: MADE } }),
  })
  await renderPage(<SleepInboxSection />)
  await page.getByRole('button', { name: 'Make an address' }).click()
  await expect.element(page.getByLabelText(/^Your address/)).toHaveValue(ADDRESS)
  await page.getByText('Step by step for an iPhone').click()
  await expect.element(page.getByText(/Its key is sleep_hours/)).toBeVisible()
})

test('later she sees when it was used, not the address, and turns it off', async () => {
  let state: { created_at: string | null; last_used_at: string | null } = { created_at: MADE, last_used_at: '2026-11-22T08:00:00Z' }
  answerApi({
    'GET /api/exchange/inbox/': () => ({ data: state }),
    'DELETE /api/exchange/inbox/': () => {
      state = NONE
      return { success: true, message: 'The address is turned off.' }
    },
  })
  await renderPage(<SleepInboxSection />)
  await expect.element(page.getByText(/^Your address works\. Last used on Nov 22, 2026/)).toBeVisible()
  await expect.element(page.getByLabelText(/^Your address/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
})
