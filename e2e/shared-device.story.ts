/** "This is a shared device" (docs/safety.md, section 4): the session is in the tab and ends after 30 idle minutes. */
import type { Page } from '@playwright/test'
import { leftOn } from './device.ts'
import { expect, type Person, signInByForm, test } from './fixtures.ts'
import { fillOrdinaryDay } from './quick-log.ts'

const MINUTE_MS = 60_000

/** Signs in on a shared device, on a page whose clock the story sets. */
async function signIn(page: Page, woman: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.clock.install({ time: Date.now() })
  await page.goto('/login')
  await signInByForm(page, woman, true)
  // The idle timer starts a moment after the page.
  await page.waitForFunction(() => sessionStorage.getItem('emberwell-last-used') !== null)
}

function lastUsed(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('emberwell-last-used'))
}

const NOTHING = { rows: 0, local: [], session: [], caches: [] }

test('30 idle minutes end the session and leave nothing behind', { tag: '@core' }, async ({ page, woman, watch }) => {
  watch.allow(/status of 401/)
  await signIn(page, woman)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Tracker' }).click()
  await page
    .getByRole('link', { name: /Soft Log/ })
    .first()
    .click()
  await fillOrdinaryDay(page)
  await page.clock.runFor(1_000)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length), 'a draft is there').toBe(1)
  await page.clock.runFor(29 * MINUTE_MS)
  await expect(page, 'not yet').toHaveURL('/tracker/soft')
  await page.clock.runFor(MINUTE_MS + 15_000)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Ana')).toBeHidden()
  expect(await leftOn(page)).toEqual(NOTHING)
  await expect(woman.call('GET', '/api/landing/dashboard/'), 'her other device is signed in as before').resolves.toBeTruthy()
  await page.goto('/home')
  await expect(page).toHaveURL('/')
})

test('a key, a tap or a scroll in between restarts the time', async ({ page, woman, watch }) => {
  watch.allow(/status of 401/)
  await signIn(page, woman)
  const uses = [() => page.keyboard.press('Shift'), () => page.mouse.click(5, 500), () => page.mouse.wheel(0, 100)]
  for (const use of uses) {
    await page.clock.runFor(29 * MINUTE_MS)
    const before = await lastUsed(page)
    await use()
    await expect.poll(() => lastUsed(page)).not.toBe(before)
  }
  await page.clock.runFor(29 * MINUTE_MS)
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  await page.clock.runFor(MINUTE_MS + 15_000)
  await expect(page).toHaveURL('/login')
  expect(await leftOn(page)).toEqual(NOTHING)
})

test('a tab that was suspended for half an hour shows nothing of hers afterwards', async ({ page, woman, watch }) => {
  watch.allow(/status of 401/)
  await signIn(page, woman)
  await page.clock.fastForward(31 * MINUTE_MS)
  await expect(page).toHaveURL('/login')
  expect(await leftOn(page)).toEqual(NOTHING)
})
