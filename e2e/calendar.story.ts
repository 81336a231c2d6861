import { untilDraftIsStored } from './drafts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { daysBefore, todayOf, words } from './logs.ts'
import { goOffline, untilAllHere } from './page-ready.ts'

const CALENDAR = '/api/landing/calendar/'

/** The accessible name of a day in the grid. */
function spoken(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`
  return `${words(day, { weekday: 'long' })} ${Number(day.slice(8))} ${words(day, { month: 'long' })}${year}`
}

function dialogTitle(kind: 'Add' | 'Edit', day: string): string {
  return `${kind} Flow Entry - ${words(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })}`
}

function monthTitle(day: string): string {
  return words(day, { month: 'long', year: 'numeric' })
}

async function add(woman: Person, day: string, flow_description: string | null, symptoms: string | null = null) {
  const [weekday, month] = [words(day, { weekday: 'long' }), words(day, { month: 'long' })]
  const entry = { day: weekday, date: Number(day.slice(8)), month, year: Number(day.slice(0, 4)), flow_description, symptoms }
  return (await woman.call('POST', `${CALENDAR}create/`, entry)).data
}

async function entries(woman: Person) {
  return (await woman.call('GET', CALENDAR)).data
}

/** Unfolds the two weeks of the calendar to a month. */
async function unfold(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Flow Calendar' }).getByRole('button', { name: 'Month', exact: true }).click()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('grid', { name: /^Flow Calendar/ })).toBeVisible()
  await unfold(page)
}

/** The button of one day; the end of its name is free. */
function dayButton(page: Page, day: string, today: string) {
  return page.getByRole('button', { name: new RegExp(`^${spoken(day, today)}(,|$)`) })
}

test('she records her flow and changes it, and the entry persists', { tag: '@core' }, async ({ page, woman }) => {
  const today = await todayOf(woman)
  await openHome(page)
  await page.getByRole('button', { name: `${spoken(today, today)}, today`, exact: true }).click()
  const adding = page.getByRole('dialog', { name: dialogTitle('Add', today), exact: true })
  for (const choice of ['Light spotting', 'Light flow', 'Moderate flow', 'Heavy flow', 'Other', 'No bleeding', 'Symptoms only'])
    await expect(adding.getByRole('radio', { name: choice })).not.toBeChecked()
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByRole('alert')).toHaveText('Please choose a flow, or write down what you noticed')
  await adding.getByRole('radio', { name: 'Moderate flow' }).check()
  await adding.getByRole('textbox', { name: /Symptoms/ }).fill('A heavy back.')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByText(`Saved. ${spoken(today, today)}, today, moderate flow, with symptoms.`)).toBeVisible()
  const day = page.getByRole('button', { name: `${spoken(today, today)}, today, moderate flow, with symptoms`, exact: true })
  await expect(day, 'the focus is where it was').toBeFocused()
  expect(await entries(woman)).toEqual([
    expect.objectContaining({ entry_date: today, flow_description: 'Moderate flow', symptoms: 'A heavy back.' }),
  ])

  await day.click()
  const editing = page.getByRole('dialog', { name: dialogTitle('Edit', today), exact: true })
  await expect(editing.getByRole('radio', { name: 'Moderate flow' })).toBeChecked()
  await expect(editing.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('A heavy back.')
  await editing.getByRole('radio', { name: 'Heavy flow' }).check()
  await editing.getByRole('button', { name: 'Update' }).click()
  await expect(editing).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: `${spoken(today, today)}, today, heavy flow, with symptoms`, exact: true })).toBeVisible()
  expect(await entries(woman)).toEqual([expect.objectContaining({ flow_description: 'Heavy flow', symptoms: 'A heavy back.' })])

  await dayButton(page, daysBefore(today, 1), today).click()
  await expect(page.getByRole('radio', { name: 'Heavy flow' }), 'the form begins anew').not.toBeChecked()
  await expect(page.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('')
})

test('"No bleeding" and symptoms alone are valid entries', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const yesterday = daysBefore(today, 1)
  await openHome(page)
  if (yesterday.slice(0, 7) !== today.slice(0, 7)) await page.getByRole('button', { name: 'Previous month' }).click()
  await dayButton(page, yesterday, today).click()
  await page.getByRole('radio', { name: 'No bleeding' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dayButton(page, yesterday, today)).toHaveAccessibleName(`${spoken(yesterday, today)}, no bleeding`)

  if (yesterday.slice(0, 7) !== today.slice(0, 7)) await page.getByRole('button', { name: 'Next month' }).click()
  await dayButton(page, today, today).click()
  await page.getByRole('radio', { name: 'Symptoms only' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please write down what you noticed, or choose a flow')
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('Tired')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dayButton(page, today, today)).toHaveAccessibleName(`${spoken(today, today)}, today, symptoms`)
  await expect
    .poll(async () => entries(woman))
    .toEqual([
      expect.objectContaining({ entry_date: today, flow_description: null, symptoms: 'Tired' }),
      expect.objectContaining({ entry_date: yesterday, flow_description: 'No bleeding', symptoms: null }),
    ])
})

test('Undo restores a deleted entry, sent or unsent', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await add(woman, today, 'Light flow', 'Calm')
  await openHome(page)
  const day = dayButton(page, today, today)
  await expect(day).toHaveAccessibleName(/light flow, with symptoms$/)
  await day.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Entry deleted.')).toBeVisible()
  await expect(day).toHaveAccessibleName(/, today$/)
  await expect.poll(async () => entries(woman)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back.')).toBeVisible()
  await expect(day).toHaveAccessibleName(/light flow, with symptoms$/)
  await expect.poll(async () => entries(woman)).toEqual([expect.objectContaining({ flow_description: 'Light flow', symptoms: 'Calm' })])
})

test('the calendar begins a year ago and ends with this month', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await openHome(page)
  const grid = page.getByRole('grid')
  const back = page.getByRole('button', { name: 'Previous month' })
  const on = page.getByRole('button', { name: 'Next month' })
  await expect(grid).toHaveAccessibleName(`Flow Calendar, ${monthTitle(today)}`)
  await expect(grid.getByRole('columnheader').first()).toHaveText('Mon')
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await on.click({ force: true })
  await expect(grid).toHaveAccessibleName(`Flow Calendar, ${monthTitle(today)}`)
  await expect(grid.locator('[aria-current="date"]')).toHaveText(String(Number(today.slice(8))))

  const tomorrow = daysBefore(today, -1)
  if (tomorrow.slice(0, 7) === today.slice(0, 7)) await expect(dayButton(page, tomorrow, today)).toBeDisabled()

  for (let month = 0; month < 12; month += 1) {
    await expect(back).not.toHaveAttribute('aria-disabled')
    await back.click()
  }
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`
  await expect(grid).toHaveAccessibleName(`Flow Calendar, ${monthTitle(yearAgo)}`)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await back.press('Enter')
  await expect(grid).toHaveAccessibleName(`Flow Calendar, ${monthTitle(yearAgo)}`)
  await expect(back, 'the end of the way keeps the focus').toBeFocused()
  await expect(dayButton(page, yearAgo, today)).toBeEnabled()
})

test('by keyboard alone she finds a day, its content is announced, and she records it', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await add(woman, today, 'Moderate flow')
  await openHome(page)
  const focused = page.locator(':focus')
  const here = async (name: string) => {
    await expect(focused).toHaveAccessibleName(name)
    await expect(page.getByRole('grid').locator('[tabindex="0"]'), 'one stop for Tab').toHaveCount(1)
  }
  await expect(dayButton(page, today, today)).toHaveAccessibleName(`${spoken(today, today)}, today, moderate flow`)
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  await here(`${spoken(today, today)}, today, moderate flow`)
  await page.keyboard.press('ArrowRight')
  await here(`${spoken(today, today)}, today, moderate flow`)

  const press = async (key: string, day: string) => {
    await page.keyboard.press(key)
    await here(day === today ? `${spoken(today, today)}, today, moderate flow` : spoken(day, today))
  }
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  await press('ArrowUp', daysBefore(today, 7))
  await press('Home', daysBefore(today, 7 + weekday))
  await press('End', daysBefore(today, 1 + weekday))
  await press('ArrowLeft', daysBefore(today, 2 + weekday))
  await press('ArrowRight', daysBefore(today, 1 + weekday))
  await press('ArrowDown', today)

  const live = page.getByRole('region', { name: 'Flow Calendar' }).getByRole('status').first()
  await page.keyboard.press('PageUp')
  const monthBack = await page.locator(':focus').getAttribute('data-day')
  await expect(live).toHaveText(`${monthTitle(monthBack ?? '')}, no days with an entry`)
  await here(spoken(monthBack ?? '', today))
  await page.keyboard.press('PageDown')
  await expect(live).toHaveText(`${monthTitle(today)}, 1 day with an entry`)
  await page.keyboard.press('Shift+PageUp')
  await expect(live).toHaveText(/, no days with an entry$/)
  const yearBack = await page.locator(':focus').getAttribute('data-day')
  expect(yearBack?.slice(0, 7)).toBe(`${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`)
  await here(spoken(yearBack ?? '', today))
  await page.keyboard.press('Shift+PageDown')
  await expect(page.getByRole('grid')).toHaveAccessibleName(`Flow Calendar, ${monthTitle(today)}`)

  const chosen = (await page.locator(':focus').getAttribute('data-day')) ?? ''
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await here(chosen === today ? `${spoken(today, today)}, today, moderate flow` : spoken(chosen, today))
  await page.keyboard.press('PageUp')
  const target = (await page.locator(':focus').getAttribute('data-day')) ?? ''
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog', { name: dialogTitle('Add', target), exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Light spotting' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Light flow' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByText('More about this bleeding')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cramps')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await here(`${spoken(target, today)}, light flow, with symptoms`)
  await expect(page.getByRole('status').filter({ hasText: `Saved. ${spoken(target, today)}, light flow, with symptoms.` })).toBeVisible()
  expect(await entries(woman)).toHaveLength(2)
})

test('offline an entry is stored on the device, can be changed there, and is sent once', async ({ page, woman, context }) => {
  const today = await todayOf(woman)
  await openHome(page)
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await goOffline(page)
  const day = dayButton(page, today, today)
  await day.click()
  await page.getByRole('radio', { name: 'Light flow' }).check()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('Written without a connection')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved on this device (encrypted). It syncs by itself when you’re back online.')).toBeVisible()
  await expect(day).toHaveAccessibleName(`${spoken(today, today)}, today, light flow, with symptoms, kept on this device`)
  await expect(page.getByText('1 change to your calendar is saved on this device')).toBeVisible()

  await day.click()
  await expect(page.getByRole('dialog', { name: dialogTitle('Edit', today), exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Heavy flow' }).check()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(day).toHaveAccessibleName(/heavy flow, with symptoms, kept on this device$/)
  expect(await entries(woman)).toEqual([])

  await context.setOffline(false)
  await expect
    .poll(async () => entries(woman))
    .toEqual([expect.objectContaining({ entry_date: today, flow_description: 'Heavy flow', symptoms: 'Written without a connection' })])
  await expect(day).toHaveAccessibleName(`${spoken(today, today)}, today, heavy flow, with symptoms`)
  await page.reload()
  await expect(day).toHaveAccessibleName(`${spoken(today, today)}, today, heavy flow, with symptoms`)
  expect(await entries(woman)).toHaveLength(1)
})

test('a failed save keeps what she typed and says why; a second try succeeds', async ({ page, woman, watch }) => {
  watch.allow(/status of (?:500|400)/)
  const today = await todayOf(woman)
  await openHome(page)
  await page.route('**/api/landing/calendar/create/', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } }),
  )
  await dayButton(page, today, today).click()
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('Please stay')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side. Please try again.')
  await expect(dialog.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('Please stay')
  await page.unroute('**/api/landing/calendar/create/')

  await untilDraftIsStored(page)
  await page.reload()
  await expect(page.getByText('You have an unsaved entry')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('Please stay')
  await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await entries(woman)).toEqual([expect.objectContaining({ flow_description: 'Other', symptoms: 'Please stay' })])
  await expect(page.getByText('You have an unsaved entry')).toBeHidden()
})

test('a day that another device has filled meanwhile is refused with a message; her text remains and can replace it', async ({
  page,
  woman,
  watch,
}) => {
  watch.allow(/status of 400/)
  const today = await todayOf(woman)
  await openHome(page)
  await dayButton(page, today, today).click()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('From this device')
  await add(woman, today, 'Light flow', 'From the other device')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('There is already an entry for this day.')
  expect(await entries(woman)).toEqual([expect.objectContaining({ flow_description: 'Light flow' })])
  const dialog = page.getByRole('dialog', { name: dialogTitle('Edit', today), exact: true })
  await expect(dialog).toContainText('Already there: light flow, with symptoms')
  await expect(dialog).toContainText('From the other device')
  await expect(dialog.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('From this device')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
  expect(await entries(woman)).toEqual([expect.objectContaining({ flow_description: null, symptoms: 'From this device' })])
})

test('a slow save says so, and a second tap sends nothing', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await openHome(page)
  let sent = 0
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/landing/calendar/create/', async (route) => {
    sent += 1
    await isAnswered
    await route.continue()
  })
  await dayButton(page, today, today).click()
  await page.getByRole('radio', { name: 'Heavy flow' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  const saving = page.getByRole('button', { name: 'Saving...' })
  await expect(saving).toBeVisible()
  await saving.click({ force: true })
  await page.keyboard.press('Escape')
  answer()
  await expect(page.getByText(/^Saved\. /)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(sent).toBe(1)
  expect(await entries(woman)).toHaveLength(1)
})

test('an entry refused after reconnecting is reported, and its text can still be saved', async ({ page, woman, context, watch }) => {
  watch.allow(/status of 400/)
  const today = await todayOf(woman)
  await openHome(page)
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await goOffline(page)
  await dayButton(page, today, today).click()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('From the train')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved on this device (encrypted).')).toBeVisible()
  await add(woman, today, 'Light flow')
  await context.setOffline(false)
  const notice = page.getByRole('alert').filter({ hasText: 'Your calendar entry' })
  await expect(notice).toContainText('was not saved')
  await expect(notice).toContainText('There is already an entry for this day.')
  await page.reload()
  await expect(dayButton(page, today, today)).toHaveAccessibleName(/, light flow$/)
  await dayButton(page, today, today).click()
  const dialog = page.getByRole('dialog', { name: dialogTitle('Edit', today), exact: true })
  await expect(dialog.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('From the train')
  await dialog.getByRole('radio', { name: 'Light flow' }).check()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
  await expect(notice).toBeHidden()
  expect(await entries(woman)).toEqual([expect.objectContaining({ flow_description: 'Light flow', symptoms: 'From the train' })])
})

test('offline a deletion and its Undo are stored on the device, and nothing is lost', async ({ page, woman, context }) => {
  const today = await todayOf(woman)
  await add(woman, today, 'Moderate flow', 'Cramps')
  await openHome(page)
  const day = dayButton(page, today, today)
  await expect(day).toHaveAccessibleName(/moderate flow, with symptoms$/)
  await goOffline(page)
  await day.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(day).toHaveAccessibleName(/, today$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(day).toHaveAccessibleName(/moderate flow, with symptoms/)
  await day.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(day).toHaveAccessibleName(/, today$/)
  await context.setOffline(false)
  await expect.poll(async () => entries(woman)).toEqual([])
  await expect(day).toHaveAccessibleName(/, today$/)
})

test('closing the dialog by mistake loses nothing: Undo reopens it unchanged', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await openHome(page)
  await dayButton(page, today, today).click()
  await page.getByRole('textbox', { name: /Symptoms/ }).fill('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Closed without saving.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: /Symptoms/ })).toHaveValue('Half a thought')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('radiogroup', { name: 'How was your mood today?' })).toBeVisible()
  await expect(page.getByText('You have an unsaved entry')).toBeHidden()
  expect(await entries(woman)).toEqual([])
})

test('entries of all years are listed in pages and can be changed there', async ({ page, woman }) => {
  const today = await todayOf(woman)
  for (let week = 0; week < 32; week += 1) await add(woman, daysBefore(today, week * 7), 'Light flow')
  const old = daysBefore(today, 365 * 6)
  await add(woman, old, 'Heavy flow', 'Six years ago')
  await openHome(page)
  await page.getByRole('button', { name: 'All entries, older ones too' }).click()
  const list = page.getByRole('list', { name: 'Entries, newest first' })
  await expect(list.getByRole('listitem')).toHaveCount(30)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(33)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  await expect(list.getByRole('listitem').last()).toContainText('Six years ago')
  await list.getByRole('button').last().click()
  const dialog = page.getByRole('dialog', { name: dialogTitle('Edit', old), exact: true })
  await dialog.getByRole('textbox', { name: /Symptoms/ }).fill('Six years ago, and better now')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(list.getByRole('listitem').last()).toContainText('and better now')
})

test('nothing visible on Home shifts while it loads', async ({ page, woman }) => {
  const today = await todayOf(woman)
  // Nine days of bleeding, so that Home also shows the card about long bleeding.
  for (let count = 0; count < 9; count += 1) await add(woman, daysBefore(today, count), 'Moderate flow')
  await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: new Date(Date.now() - 60_000).toISOString() })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean
        value: number
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        // The header's text changes its width slightly when the web fonts replace the fallback fonts.
        if (entry.value < 0.0015 && entry.sources.every(({ node }) => node instanceof Element && node.closest('header'))) continue
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? '')))
        moved.push(`${entry.value.toFixed(4)}: ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 900],
    [1280, 1_500],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Folded, as Home is when it loads.
    await page.goto('/home')
    await expect(dayButton(page, today, today)).toHaveAccessibleName(/moderate flow$/)
    await expect(page.getByText('1 of 21')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I have seen a doctor about this' })).toBeVisible()
    await untilAllHere(page)
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    expect.soft(moved, `${width} × ${height}`).toEqual([])
  }
})

test.describe('everyone can use', () => {
  test.describe.configure({ timeout: 240_000 })

  test('the calendar with every icon, its dialog and its list', async ({ page, woman }) => {
    const today = await todayOf(woman)
    const flows = ['Light spotting', 'Light flow', 'Moderate flow', 'Heavy flow', 'Other', 'No bleeding', null]
    for (const [count, flow] of flows.entries())
      await add(woman, daysBefore(today, count), flow, count > 3 ? 'Tired, and a heavy back.' : null)
    await openHome(page)
    await page.getByRole('button', { name: 'All entries, older ones too' }).click()
    await expect(page.getByRole('list', { name: 'Entries, newest first' })).toBeVisible()
    await expectAccessible(page, 'home calendar', [12, 16, 20])
    await dayButton(page, today, today).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('textbox', { name: /Symptoms/ }).fill('x')
    await page.getByRole('textbox', { name: /Symptoms/ }).fill('')
    await page.getByRole('radio', { name: 'Symptoms only' }).check()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'flow dialog', [12, 16, 20])
  })

  test('every day is wide enough to tap, even on the smallest phone', async ({ page, woman }) => {
    const today = await todayOf(woman)
    await page.setViewportSize({ width: 320, height: 800 })
    await openHome(page)
    const box = await dayButton(page, today, today).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(52)
    await expectToFit(page)
    await look(page, 'calendar-320')
  })
})
