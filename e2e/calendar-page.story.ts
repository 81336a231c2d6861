import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const CALENDAR = '/api/landing/calendar/'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A day of last month, so that no day of it lies in the future. */
function lastMonth(today: string, date: number): string {
  return `${daysBefore(`${today.slice(0, 8)}01`, 1).slice(0, 8)}${String(date).padStart(2, '0')}`
}

const dates = (today: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => lastMonth(today, first + index))

async function mark(woman: Person, days: readonly string[], flow_description: string) {
  await woman.call('POST', `${CALENDAR}days/`, { days: days.map((entry_date) => ({ entry_date, flow_description })) })
}

async function noteSymptoms(woman: Person, day: string, flow_description: string, symptoms: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
  const date = { day: part({ weekday: 'long' }), date: Number(day.slice(8)), month: part({ month: 'long' }), year: Number(day.slice(0, 4)) }
  await woman.call('POST', `${CALENDAR}create/`, { ...date, flow_description, symptoms })
}

/** Day, flow and symptoms of her entries, oldest first. */
async function entries(woman: Person): Promise<unknown[][]> {
  const { data } = await woman.call('GET', CALENDAR)
  return data
    .map(({ entry_date, flow_description, symptoms }: Record<string, string>) => [entry_date, flow_description, symptoms])
    .toReversed()
}

async function openMonth(page: Page, day: string): Promise<void> {
  await page.goto(`/calendar?month=${day.slice(0, 7)}`)
  await expect(cell(page, day)).toBeVisible()
}

function cell(page: Page, day: string): Locator {
  return page.locator(`button[data-day="${day}"]`)
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves a finger from one place to another, as a person does; first it rests for `restMs`. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, restMs: number): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await send('touchStart', from)
  await page.waitForTimeout(restMs)
  for (let step = 1; step <= 8; step += 1)
    await send('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 })
  await send('touchEnd')
  await device.detach()
}

/** A year of a woman in perimenopause: periods at uneven distances, logs, moments and answers of "No bleeding". */
async function fillYear(woman: Person): Promise<string> {
  const today = await todayOf(woman)
  for (const back of [3, 26, 57, 80, 145, 173, 199, 228]) {
    const days = Array.from({ length: 5 }, (_, index) => daysBefore(today, back - index)).filter((day) => day <= today)
    await mark(woman, days.slice(0, 2), 'Heavy flow')
    await mark(woman, days.slice(2), 'Light flow')
  }
  await mark(
    woman,
    [70, 90, 100, 110, 120].map((back) => daysBefore(today, back)),
    'No bleeding',
  )
  await mark(woman, [daysBefore(today, 12)], 'Other')
  await mark(woman, [daysBefore(today, 13)], 'Light spotting')
  await noteSymptoms(woman, daysBefore(today, 15), 'Moderate flow', 'A heavy back')
  await addSoftLogs(
    woman,
    Array.from({ length: 60 }, (_, index) => daysBefore(today, index)).filter((_day, index) => index % 4 !== 3),
  )
  await woman.call('POST', '/api/moments/', { kind: 'mood', value: 5, at: new Date(Date.now() - 60_000).toISOString() })
  return today
}

test.describe('by touch, on a phone', () => {
  test.use(PHONE)

  test('five days of a period take at most four gestures, and one Undo takes them back', { tag: '@core' }, async ({ page, woman }) => {
    const today = await todayOf(woman)
    const days = dates(today, 9, 13)
    await noteSymptoms(woman, days[1] ?? '', 'Light spotting', 'A heavy back')
    const before = await entries(woman)
    await openMonth(page, days[0] ?? '')
    await untilAllHere(page)
    let gestures = 0
    const tap = async (control: Locator) => {
      gestures += 1
      await page.touchscreen.tap(...(Object.values(await middleOf(control)) as [number, number]))
    }

    const [from, to] = [await middleOf(cell(page, days[0] ?? '')), await middleOf(cell(page, days[4] ?? ''))]
    gestures += 1
    await drag(page, from, to, 500)
    const dialog = page.getByRole('dialog', { name: 'Several days at once' })
    await expect(dialog.getByLabel('From')).toHaveValue(days[0] ?? '')
    await expect(dialog.getByLabel('To')).toHaveValue(days[4] ?? '')
    await expect(dialog.locator('ul')).toContainText('light spotting, with symptoms')
    await look(page, 'period-dialog')
    await tap(dialog.locator('label').filter({ hasText: 'Moderate flow' }))
    await tap(dialog.getByRole('button', { name: 'Save 5 days' }))
    await expect(dialog).toBeHidden()
    expect(gestures, 'gestures for five days').toBeLessThanOrEqual(4)
    await expect(page.getByText('Saved: 5 days, moderate flow.')).toBeVisible()
    await expect.poll(async () => entries(woman)).toEqual(days.map((day, at) => [day, 'Moderate flow', at === 1 ? 'A heavy back' : null]))
    for (const day of days) await expect(cell(page, day)).toHaveAccessibleName(/moderate flow/)
    await expect(page.getByRole('region', { name: 'Your cycles' })).toContainText('5 days')
    await expect(page, 'no day was opened').toHaveURL(/\/calendar/)

    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(async () => entries(woman)).toEqual(before)
    await expect(cell(page, days[0] ?? '')).not.toHaveAccessibleName(/flow/)
  })

  test('a period that is going on is filled up to today in three taps, and what she noted stays', async ({ page, woman }) => {
    const today = await todayOf(woman)
    const day = (back: number) => daysBefore(today, back)
    await mark(woman, [day(4), day(3)], 'Heavy flow')
    await openMonth(page, today)
    await untilAllHere(page)
    await page.getByRole('button', { name: 'Period: from … to …' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Several days at once' })
    await expect(dialog.getByLabel('From')).toHaveValue(day(4))
    await expect(dialog.getByLabel('To')).toHaveValue(today)
    await expect(dialog.getByRole('switch', { name: 'Change these days as well' })).not.toBeChecked()
    await look(page, 'period-running')
    await expectToFit(page)
    await dialog.locator('label').filter({ hasText: 'Light flow' }).tap()
    await dialog.getByRole('button', { name: 'Save 3 days' }).tap()
    await expect(dialog).toBeHidden()
    const flows = ['Heavy flow', 'Heavy flow', 'Light flow', 'Light flow', 'Light flow']
    await expect.poll(async () => entries(woman)).toEqual(flows.map((flow, at) => [day(4 - at), flow, null]))
  })

  test('a swipe over the days scrolls the page and marks nothing; a tap opens the day', async ({ page, woman }) => {
    const today = await todayOf(woman)
    const [top, bottom] = [lastMonth(today, 1), lastMonth(today, 24)]
    await openMonth(page, top)
    await untilAllHere(page)
    await drag(page, await middleOf(cell(page, bottom)), await middleOf(cell(page, top)), 0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await entries(woman)).toEqual([])

    // A tap on a page that still scrolls only stops it.
    let before = Number.NaN
    const isAtRest = async () => {
      const now = await page.evaluate(() => scrollY)
      const isSame = now === before
      before = now
      return isSame
    }
    await expect.poll(isAtRest, { intervals: [200] }).toBe(true)
    await cell(page, bottom).tap()
    await expect(page).toHaveURL(`/day/${bottom}`)
    await page.goBack()
    await expect(cell(page, bottom), 'the same month').toBeVisible()
  })

  test('she finds the calendar in the menu and on Home', async ({ herPage: page }) => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Calendar' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(page).toHaveURL('/calendar')
    await page.goto('/home')
    await page.getByRole('region', { name: 'Flow Calendar' }).getByRole('link', { name: 'Calendar' }).tap()
    await expect(page).toHaveURL('/calendar')
  })
})

test('by keyboard she marks five days, and what she types wrong is named', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = dates(today, 9, 13)
  await openMonth(page, days[0] ?? '')
  await cell(page, days[0] ?? '').focus()
  for (let day = 1; day < 5; day += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(/^5 days selected, /)).toBeAttached()
  await expect(page.locator('td[aria-selected="true"]')).toHaveCount(5)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Several days at once' })
  await expect(dialog.getByRole('heading', { name: 'Several days at once' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save 5 days' }).press('Enter')
  await expect(dialog.getByText('Please choose a flow')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Light spotting' }).focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('button', { name: 'Save 5 days' }).press('Enter')
  await expect(dialog).toBeHidden()
  expect(await entries(woman)).toEqual(days.map((day) => [day, 'Light flow', null]))

  await page.getByRole('button', { name: 'Period: from … to …' }).press('Enter')
  await expect(page.getByText('Saved: 5 days'), 'a dialog clears the toast').toBeHidden()
  await expect(dialog.getByLabel('From'), 'the bleeding of the month on the page').toHaveValue(days[0] ?? '')
  await expect(dialog.getByLabel('To')).toHaveValue(days[4] ?? '')
  await expect(dialog.getByRole('switch', { name: 'Change these days as well' })).toBeChecked()
  await dialog.getByLabel('From').fill(daysBefore(today, 31))
  await dialog.getByRole('switch', { name: "It's still going on" }).check()
  await dialog.getByRole('button', { name: /^Save \d+ days$/ }).press('Enter')
  await expect(dialog.getByText('Please choose at most 31 days at once')).toBeVisible()
  await dialog.getByLabel('From').fill(daysBefore(today, 1))
  await dialog.getByRole('radio', { name: 'No bleeding' }).check()
  await dialog.getByRole('button', { name: 'Save 2 days' }).press('Enter')
  await expect
    .poll(async () => (await entries(woman)).slice(-2))
    .toEqual([
      [daysBefore(today, 1), 'No bleeding', null],
      [today, 'No bleeding', null],
    ])
})

test('offline several days are kept together on the device; one of them can be changed, and all arrive', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const days = [2, 1, 0].map((back) => daysBefore(today, back))
  const markToday = async (flow: string) => {
    await page.getByRole('button', { name: 'Period: from … to …' }).click()
    await page.getByLabel('From').fill(days[0] ?? '')
    await page.getByRole('radio', { name: flow }).check()
    await page.getByRole('button', { name: 'Save 3 days' }).click()
  }
  await page.goto('/calendar')
  // Their scripts are fetched while there is a connection; the service worker is not part of this story.
  await page.getByRole('button', { name: 'Period: from … to …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const links = page.getByRole('navigation', { name: 'Pages' })
  await links.getByRole('link', { name: 'Home' }).click()
  await untilAllHere(page)
  await page.getByRole('region', { name: 'Flow Calendar' }).getByRole('link', { name: 'Calendar' }).click()
  await goOffline(page)
  await markToday('Heavy flow')
  await expect(page.getByText('3 days, heavy flow: saved on this device (encrypted).')).toBeVisible()
  await expect(cell(page, today)).toHaveAccessibleName(/heavy flow, kept on this device$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, today)).not.toHaveAccessibleName(/flow/)
  await markToday('Light flow')
  await expect(cell(page, today)).toHaveAccessibleName(/light flow/)

  await links.getByRole('link', { name: 'Home' }).click()
  await cell(page, today).click()
  await page.getByRole('radio', { name: 'Moderate flow' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(cell(page, today)).toHaveAccessibleName(/moderate flow, kept on this device$/)
  expect(await entries(woman)).toEqual([])
  await page.context().setOffline(false)
  await expect
    .poll(async () => entries(woman))
    .toEqual([
      [days[0], 'Light flow', null],
      [days[1], 'Light flow', null],
      [days[2], 'Moderate flow', null],
    ])
})

test('offline, a day of a marked period is shown on its page, and deleting it keeps the others', async ({ page, woman }) => {
  const [first = '', middle = '', last = ''] = dates(await todayOf(woman), 9, 11)
  await openMonth(page, first)
  // The page of the day and both dialogs are fetched while there is a connection.
  await cell(page, middle).click()
  await page.getByRole('button', { name: 'Bleeding' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await untilAllHere(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Period: from … to …' }).click()
  await expect(page.getByLabel('From')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('From').fill(first)
  await page.getByLabel('To', { exact: true }).fill(last)
  await page.getByRole('radio', { name: 'Light flow' }).check()
  await page.getByRole('button', { name: 'Save 3 days' }).click()
  await cell(page, middle).click()
  await expect(page.getByRole('main')).toContainText('Light flow')
  await page.getByRole('button', { name: /^Edit: light flow/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Entry deleted.')).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(async () => entries(woman))
    .toEqual([
      [first, 'Light flow', null],
      [last, 'Light flow', null],
    ])
})

test('under the month she reads her last period, her cycles and the longest gap', async ({ page, woman }) => {
  await page.goto('/calendar')
  const figures = page.getByRole('region', { name: 'Your cycles' })
  await expect(figures).toContainText("Mark the days of a period, and you'll see here when it began and ended.")
  await fillYear(woman)
  await page.reload()
  await expect(figures.getByRole('listitem')).toHaveCount(6)
  await expect(cell(page, await todayOf(woman)).locator('[data-mood]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(figures.getByRole('listitem').first()).toContainText('Bleeding on')
  await expect(figures.getByRole('heading', { level: 3 })).toHaveText([
    'Last period',
    'Cycle lengths',
    'Longest time without bleeding noted',
  ])
  await expect(figures).toContainText("Days you didn't log may have had bleeding.")
})

test('the year in pixels shows one measure at a time, by keyboard and as a table', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await addSoftLogs(woman, [today])
  await mark(woman, [today], 'Heavy flow')
  await page.goto('/calendar')
  await page.getByRole('radio', { name: 'Year' }).check()
  const grid = page.getByRole('grid', { name: `Mood in ${today.slice(0, 4)}, day by day` })
  const here = grid.locator(`td[data-day="${today}"]`)
  await expect(here).toHaveAccessibleName(/: Terrible$/)
  await expect(grid.locator('[tabindex="0"]'), 'one stop for Tab').toHaveCount(1)
  await here.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator(':focus')).toHaveAccessibleName(/(?:not logged|Terrible)$/)
  await page.getByRole('combobox', { name: 'What to show' }).selectOption('Bleeding')
  await expect(page.locator(`td[data-day="${today}"]`)).toHaveAccessibleName(/: Heavy flow$/)
  await page.getByText('As a table').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.locator(`td[data-day="${today}"]`).click()
  await page.getByRole('button', { name: 'Open this day' }).click()
  await expect(page).toHaveURL(`/day/${today}`)
})

test('month, year and dialog are accessible and fit on every screen', async ({ page, woman }) => {
  test.setTimeout(240_000)
  await fillYear(woman)
  const widths = [390, 320]
  await page.goto('/calendar')
  await expect(page.getByRole('region', { name: 'Your cycles' }).getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page, 'calendar month', [16], widths)
  await page.getByRole('button', { name: 'Period: from … to …' }).click()
  await expectAccessible(page, 'calendar period', [16], widths)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Year' }).check()
  await expect(page.getByText(/days logged$/)).toBeVisible()
  await expectAccessible(page, 'calendar year', [16], widths)
  await expectToFit(page)
})

test('the mood of a day has its colour in the month and in the legend', async ({ page, woman }) => {
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: await todayOf(woman), mood_rating: 8 })
  await page.goto('/calendar')
  const bars = page.locator('main [data-mood]')
  await expect(bars).toHaveCount(2)
  for (const bar of await bars.all()) await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
