import { untilDraftIsStored } from './drafts.ts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { unzip } from '../test/zips.ts'
import { expectAccessible } from './access.ts'
import { expect, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { choose, setSlider } from './quick-log.ts'

function inWords(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

test(
  'a day of last month is written, changed, found by search, seen on its sheet, and exported',
  { tag: '@core' },
  async ({ page, woman, watch }) => {
    test.slow()
    watch.allow(/status of 403/)
    const day = daysBefore(await todayOf(woman), 33)
    const [full, short] = [inWords(day, { dateStyle: 'full' }), inWords(day, { month: 'short', day: 'numeric', year: 'numeric' })]
    await page.goto(`/day/${day}`)
    await expect(heading(page)).toHaveText(full)
    await expect(page).toHaveTitle(`${inWords(day, { month: 'short', day: 'numeric' })} · Emberwell`)
    await expect(page.getByText("Nothing here yet, and that's fine.")).toBeVisible()

    await page.getByRole('link', { name: 'Soft Log' }).click()
    await expect(page.getByRole('radiogroup', { name: 'Did you have hot flashes that day?' })).toBeVisible()
    await expect(page.getByText(/\btoday\b|last night/i)).toHaveCount(0)
    await choose(page, 'Did you have hot flashes that day?', 'No')
    await setSlider(page, 'How was your mood that day?', 4)
    await choose(page, 'How was your energy?', 'Low')
    await choose(page, 'Did you sleep the night before?', 'Yes')
    await page.getByRole('spinbutton', { name: 'About how many hours?' }).fill('6')
    await page.getByRole('button', { name: 'Save log' }).click()
    await page.getByRole('dialog', { name: 'Successfully Saved!' }).getByRole('button', { name: 'Back to the day' }).click()
    await expect(page).toHaveURL(`/day/${day}`)
    await expect(page.getByText('Good, 8 of 10')).toBeVisible()

    await page.getByRole('link', { name: 'Edit your Soft Log' }).click()
    await setSlider(page, 'How was your mood that day?', 2)
    await page.getByRole('button', { name: 'Update log' }).click()
    await expect(page, 'she comes back by herself').toHaveURL(`/day/${day}`)
    await expect(page.getByText('Low, 4 of 10')).toBeVisible()

    await page.getByRole('button', { name: 'Hot flash' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please give a time. A guess is fine.')).toBeVisible()
    await dialog.getByLabel('At what time?').fill('03:10')
    await dialog.getByRole('radio', { name: '4' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const moments = page.getByRole('list', { name: 'Moments, earliest first' })
    await expect(moments).toContainText(/3:10 AM\s*Hot flash, strength 4 of 5/)
    await moments.getByRole('button', { name: /^Change Hot flash/ }).click()
    await dialog.getByLabel('At what time?').fill('22:45')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(moments).toContainText('10:45 PM')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(moments).toContainText('3:10 AM')

    await page.getByRole('button', { name: 'Bleeding' }).click()
    await dialog.getByText('Moderate flow').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Bleeding' })).toContainText('Moderate flow')

    await page.goto('/tracker/history')
    await page.getByLabel('Search', { exact: true }).fill(short)
    const rows = page.getByRole('list', { name: 'Entries, newest first' })
    await expect(rows.getByRole('listitem')).toHaveCount(1)
    await rows.getByRole('link', { name: inWords(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }) }).click()
    await expect(page).toHaveURL(`/day/${day}`)
    await expect(page.getByText('Low, 4 of 10')).toBeVisible()

    const [log] = (await woman.call('GET', `/api/logs/all-logs/history/?from=${day}&to=${day}`)).data
    expect(log).toMatchObject({ log_date: day, mood_rating: 4, sleep_hours: 6, hot_flashes_count: 0 })
    const [moment] = (await woman.call('GET', `/api/moments/?from=${day}&to=${day}`)).data
    expect(moment).toMatchObject({ kind: 'hot_flash', value: 4, local_date: day })

    await page.goto('/settings?tab=account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your password' }).fill(woman.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const files = await unzip(await readFile(await (await download).path()))
    expect(JSON.parse(files['quick-logs.json'] ?? '')).toMatchObject([{ log_date: day, mood_rating: 4 }])
    expect(JSON.parse(files['moments.json'] ?? '')).toMatchObject([{ kind: 'hot_flash', value: 4, local_date: day }])
  },
)

test('each day leads to the one before and after, by keys, links, a date and a swipe, but not beyond today', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await page.goto(`/day/${today}`)
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next day' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`/day/${daysBefore(today, 1)}`)
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/day/${today}`)
  await page.getByRole('link', { name: 'Previous day' }).click()
  await expect(page).toHaveURL(`/day/${daysBefore(today, 1)}`)
  const swipe = async (from: number, to: number) => {
    const touch = await page.context().newCDPSession(page)
    const at = (x: number) => [{ x, y: 500 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await expect(page.getByText("Nothing here yet, and that's fine.")).toBeVisible()
  await swipe(500, 760)
  await expect(page).toHaveURL(`/day/${daysBefore(today, 2)}`)
  await expect(page.getByText("Nothing here yet, and that's fine.")).toBeVisible()
  await swipe(760, 500)
  await expect(page).toHaveURL(`/day/${daysBefore(today, 1)}`)

  const old = daysBefore(today, 800)
  await page.getByLabel('Go to a day').fill(old)
  await expect(page).toHaveURL(`/day/${old}`)
  await expect(heading(page)).toHaveText(inWords(old, { dateStyle: 'full' }))
})

test('an impossible day is explained, on the sheet and in both logs, with a way on', async ({ page, woman }) => {
  const today = await todayOf(woman)
  for (const [date, words] of [
    [daysBefore(today, -1), "That day hasn't come yet."],
    [daysBefore(today, 4_000), "That's more than ten years ago."],
    ['2026-02-30', 'There is no such day.'],
    ['nonsense', 'There is no such day.'],
  ] as const) {
    await page.goto(`/day/${date}`)
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(`/tracker/soft?date=${date}`)
    await expect(page.getByText(words)).toBeVisible()
  }
  await page.goto('/tracker/deep?date=nonsense')
  await page.getByRole('link', { name: 'Write about today' }).click()
  await expect(page).toHaveURL('/tracker/deep')
  await page.goto('/day/nonsense')
  await page.getByRole('link', { name: 'Open today' }).click()
  await expect(page).toHaveURL(`/day/${today}`)
})

test('a log of yesterday is one tap away on the tracker, and is edited once it is there', async ({ page, woman }) => {
  const yesterday = daysBefore(await todayOf(woman), 1)
  await page.goto('/tracker')
  await page.getByRole('link', { name: 'Log yesterday' }).click()
  await expect(page).toHaveURL(`/tracker/soft?date=${yesterday}`)
  await expect(page.getByText(inWords(yesterday, { weekday: 'long', month: 'long', day: 'numeric' }))).toBeVisible()
  await setSlider(page, 'How was your mood that day?', 5)
  await untilDraftIsStored(page)
  await page.goto('/tracker')
  await page.getByRole('link', { name: 'Continue your Soft Log' }).click()
  await expect(page.getByRole('slider', { name: 'How was your mood that day?' })).toHaveValue('5')

  await addSoftLogs(woman, [yesterday])
  await page.goto(`/tracker/soft?date=${yesterday}`)
  await expect(heading(page)).toHaveText('Edit your Soft Log')
  await expect(page.getByText('Two logs of this day, put together')).toBeVisible()
  await choose(page, 'How was your energy?', 'High')
  await page.getByRole('button', { name: 'Update log' }).click()
  await expect(page).toHaveURL('/tracker')
  await expect(page.getByRole('link', { name: 'Another day' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log yesterday' })).toHaveCount(0)
  expect((await woman.call('GET', '/api/logs/quick-log/history/')).data).toMatchObject([{ log_date: yesterday, mood_rating: 10 }])
})

test('offline, a moment of a past day is added and changed on the device, and sent once', async ({ page, woman, context }) => {
  test.slow()
  const day = daysBefore(await todayOf(woman), 12)
  await page.goto(`/day/${day}`)
  await page.getByRole('button', { name: 'Hot flash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Hot flash' }).click()
  await page.getByLabel('At what time?').fill('14:20')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const moments = page.getByRole('list', { name: 'Moments, earliest first' })
  await expect(moments).toContainText(/2:20 PM\s*Hot flash/)
  await moments.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabel('At what time?').fill('15:20')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(moments).toContainText(/3:20 PM\s*Hot flash/)
  await expect(moments).toContainText('Waiting to be sent')
  await context.setOffline(false)
  await expect(moments).not.toContainText('Waiting to be sent')
  const { data } = await woman.call('GET', '/api/moments/')
  expect(data).toMatchObject([{ kind: 'hot_flash', local_date: day }])
  expect(data).toHaveLength(1)
})

test('the eighth picture and older ones are in the history and on their days', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const at = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString()
  for (let back = 0; back < 25; back += 1) {
    await woman.call('POST', '/api/embertides/', { energy: back * 4, focus: 50, tension: 30, path: [], at: at(back) })
  }
  await page.goto('/embertides')
  await page.getByRole('link', { name: 'All pictures' }).click()
  await expect(page).toHaveURL('/tracker/history')
  const pictures = page.getByRole('list', { name: 'Saved pictures, newest first' })
  await expect(pictures.getByRole('listitem')).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(pictures.getByRole('listitem')).toHaveCount(25)
  await pictures.getByRole('listitem').nth(20).getByRole('link').click()
  await expect(page).toHaveURL(`/day/${daysBefore(today, 20)}`)
  await expect(page.getByRole('region', { name: 'EmberTides' })).toContainText('Energy 80, focus 50, tension 30')
})

test('the sheet of a full day is accessible in all looks', async ({ page, woman }) => {
  test.slow()
  const today = await todayOf(woman)
  const day = daysBefore(today, 3)
  await page.goto(`/day/${day}`)
  await expect(page.getByText("Nothing here yet, and that's fine.")).toBeVisible()
  await expectAccessible(page, 'day empty')
  await addSoftLogs(woman, [day])
  const words = { dominant_emotion_today: 'calm', guided_journal_response: 'A quiet day by the sea.' }
  await woman.call('POST', '/api/logs/deep-log/create/', { log_date: day, ...words })
  const noon = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await woman.call('POST', '/api/moments/', { kind: 'mood', value: 4, at: noon })
  await woman.call('POST', '/api/moments/', { kind: 'hot_flash', at: noon, note: 'On the stairs' })
  await woman.call('POST', '/api/embertides/', { energy: 70, focus: 60, tension: 20, path: [], at: noon })
  await page.reload()
  await page.getByText('Show what you wrote').click()
  await expect(page.getByText('A quiet day by the sea.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'EmberTides' })).toBeVisible()
  await expectAccessible(page, 'day full')
  await page.getByRole('button', { name: /^Change Mood/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'day moment dialog')
})
