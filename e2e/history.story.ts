import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'

function entries(page: Page) {
  return page.getByRole('list', { name: 'Entries, newest first' })
}

/** Scrolls down with the mouse wheel until the text is on the page. */
async function scrollTo(page: Page, text: string): Promise<void> {
  await page.mouse.move(600, 700)
  await expect(async () => {
    await page.mouse.wheel(0, 1_500)
    await expect(entries(page).getByText(text)).toBeVisible({ timeout: 300 })
  }).toPass()
}

test('she can scroll through two hundred days, of which few are rendered at a time', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = Array.from({ length: 200 }, (_, back) => daysBefore(today, back))
  await addSoftLogs(woman, days)
  await page.goto('/tracker/history')
  const rows = entries(page).getByRole('listitem')
  await expect(rows.first()).toContainText('Today')
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  await expect(rows.first(), 'the end is not known yet').toHaveAttribute('aria-setsize', '-1')

  const oldest = days.at(-1) ?? ''
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  await scrollTo(page, words.format(Date.parse(`${oldest}T00:00:00Z`)))
  await expect(rows.last()).toHaveAttribute('aria-posinset', '200')
  await expect(rows.last()).toHaveAttribute('aria-setsize', '200')
  expect(await rows.count(), 'rows on the page').toBeLessThan(60)
})

test('each day is shown once and in order, however she scrolls', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = Array.from({ length: 80 }, (_, back) => daysBefore(today, back * 2))
  await addSoftLogs(woman, days)
  await page.goto('/tracker/history')
  await expect(entries(page)).toBeVisible()
  const seen = new Map<number, string>()
  await page.mouse.move(600, 700)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    const rows = await entries(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => [Number(item.ariaPosInSet), item.querySelector('strong')?.textContent ?? ''] as const))
    for (const [place, words] of rows) {
      expect(seen.get(place) ?? words, `row ${place}`).toBe(words)
      seen.set(place, words)
    }
    expect(seen.size).toBe(80)
  }).toPass()
  expect(new Set(seen.values()).size).toBe(80)
})

test('she jumps to an old month, filters by kind, searches, and returns to all entries', { tag: '@core' }, async ({ page, woman }) => {
  const today = await todayOf(woman)
  const year = Number(today.slice(0, 4)) - 7
  await addSoftLogs(woman, [today, daysBefore(today, 1), `${year}-03-14`, `${year}-03-02`, `${year}-02-20`, `${year - 1}-12-24`])
  await page.goto('/tracker/history')
  const rows = entries(page).getByRole('listitem')
  await expect(rows).toHaveCount(6)

  await test.step('to a year, to a month', async () => {
    await expect(page.getByLabel('Month')).toBeDisabled()
    await page.getByLabel('Go to year').selectOption(String(year))
    await expect(rows.first()).toContainText(`Mar 14, ${year}`)
    await expect(rows).toHaveCount(4)
    await page.getByLabel('Month').selectOption({ label: 'February' })
    await expect(rows.first()).toContainText(`Feb 20, ${year}`)
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('heading', { name: `February ${year}` })).toBeVisible()
  })

  await test.step('an empty result says so', async () => {
    await page.getByRole('radio', { name: 'Deep Logs' }).check()
    await expect(page.getByText('No entries found matching your criteria.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(6)
    await expect(page.getByLabel('Go to year')).toHaveValue('all')
  })

  await test.step('by a written date, by a mood', async () => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.getByLabel('Search').fill(`march ${year}`)
    await expect(rows).toHaveCount(2)
    await page.getByLabel('Search').fill(`mar 14, ${year}`)
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Search').fill('2/10')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('Yesterday')
    expect(
      addresses.filter((address) => address.includes('/search/')),
      'searches',
    ).not.toEqual([])
    expect(
      addresses.filter((address) => /[?&]q=/.test(address)),
      'search words in addresses',
    ).toEqual([])
  })
})

test('by keyboard she moves from row to row, and the focus is never lost, however far she scrolls', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    Array.from({ length: 120 }, (_, back) => daysBefore(today, back)),
  )
  await page.goto('/tracker/history')
  await expect(entries(page)).toBeVisible()
  const place = () => page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset') ?? Number.NaN))
  await entries(page)
    .getByRole('link', { name: /^View / })
    .first()
    .focus()
  // Today's row also has Edit.
  await page.keyboard.press('Tab')
  for (let row = 2; row <= 40; row += 1) {
    // The link of the day, then View.
    for (const link of ['day', 'View']) {
      await page.keyboard.press('Tab')
      expect(await place(), `two Tabs go one row down (${link})`).toBe(row)
    }
  }
  await page.mouse.move(600, 700)
  const last = entries(page).getByRole('listitem').and(page.locator('[aria-posinset="120"]'))
  await expect(async () => {
    await page.mouse.wheel(0, 2_500)
    await expect(last).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(await place(), 'the row with the focus has stayed').toBe(40)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await place()).toBe(39)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tracker\/soft\/\d+$/)
})
