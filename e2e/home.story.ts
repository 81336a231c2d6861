import { untilDraftIsStored } from './drafts.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { QUESTIONS } from '../src/features/background/contract.ts'
import { askOnHome } from './home-question.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { goOffline, untilAllHere, visit } from './page-ready.ts'
import { figure } from './quick-log.ts'

const PHONE = { width: 390, height: 844 }
const MOMENTS = '/api/moments/'

/** Height in px reckoned for the Flow Calendar, whatever it shows. */
const CALENDAR_HEIGHT = 330
const HOME_HEIGHT_MAX = 2_200

/** Her Soft Log of today on the server, or null. */
async function logOf(woman: Person) {
  return (await woman.call('GET', '/api/landing/dashboard/')).data.today_log
}

/** The position of the page after a moment of rest. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/**
 * The height of Home down to the end of its content, with a Flow Calendar of `CALENDAR_HEIGHT`. The footer is not
 * Home's.
 */
async function heightOf(page: Page): Promise<number> {
  const calendar = await page.getByRole('region', { name: 'Flow Calendar' }).boundingBox()
  const end = await page.evaluate(() => scrollY + (document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN))
  return end - (calendar?.height ?? 0) + CALENDAR_HEIGHT
}

/** Logs of fourteen days, moments, bleeding and reminders: every part of Home has content. */
async function fillHome(woman: Person, { withToday }: { withToday: boolean }): Promise<string> {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    Array.from({ length: 14 }, (_, back) => daysBefore(today, back + (withToday ? 0 : 1))),
  )
  for (const back of [1, 2])
    await woman.call('POST', MOMENTS, { kind: 'hot_flash', at: new Date(Date.now() - back * 60_000).toISOString() })
  await woman.call('POST', '/api/embertides/', { energy: 70, focus: 60, tension: 20, path: [], at: new Date().toISOString() })
  const names = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...part, timeZone: 'UTC' }).format(Date.parse(today))
  const date = {
    day: names({ weekday: 'long' }),
    date: Number(today.slice(8)),
    month: names({ month: 'long' }),
    year: Number(today.slice(0, 4)),
  }
  await woman.call('POST', '/api/landing/calendar/create/', { ...date, flow_description: 'Light flow' })
  const schedule = { kind: 'daily', times: ['08:00', '20:00'] }
  const phases = [{ from: daysBefore(today, 9), change: 'start', amount: '1 capsule', strength: '100 mg', schedule }]
  await woman.call('POST', '/api/treatments/', { name: 'Progesterone', what: 'progestogen', form: 'capsule', phases })
  for (const time of ['08:00', '13:00', '20:00'])
    await woman.call('POST', '/api/reminders/', {
      kind: 'custom',
      title: `Stretch at ${time}`,
      time,
      days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
      channels: ['in_app'],
    })
  return today
}

function option(page: Page, question: string, name: string): Locator {
  return page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })
}

/** Taps where a finger would: only what is on the screen and covered by nothing. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to tap')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  expect(y, 'on the screen').toBeLessThan(PHONE.height)
  await page.touchscreen.tap(x, y)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a normal day takes five taps and no scrolling', { tag: '@core' }, async ({ page, woman }) => {
    await fillHome(woman, { withToday: false })
    await woman.call('DELETE', `${MOMENTS}${(await woman.call('GET', MOMENTS)).data[0].id}/`)
    await woman.call('DELETE', `${MOMENTS}${(await woman.call('GET', MOMENTS)).data[0].id}/`)
    await visit(page, '/home')
    await look(page, 'home-open-390')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeHidden()
    await tap(page, option(page, 'How was your mood today?', 'Good'))
    await tap(page, option(page, 'Hot flashes today', '2 or 3'))
    await tap(page, option(page, 'Hours of sleep last night', '7 hours'))
    await tap(page, option(page, 'Energy today', 'Medium'))
    await tap(page, save)
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached()
    expect(await scrolled(page), 'scrolled px').toBe(0)
    expect(await logOf(woman)).toMatchObject({ mood_rating: 8, hot_flashes_count: 2, sleep_hours: 7, energy_level: 7 })
    await expect(figure(page, "Today's Mood")).toContainText('8/10')
    await expect(figure(page, 'Sleep Last Night')).toContainText('7 hours')
    await expect(page.getByRole('heading', { name: 'Today', exact: true }).locator('span')).toBeFocused()
  })

  test('the height does not depend on which style sheet arrives first', async ({ page, woman }) => {
    await fillHome(woman, { withToday: false })
    await visit(page, '/home')
    await untilAllHere(page)
    const height = await heightOf(page)
    // Twice, because the browser may have put them in either order.
    for (const order of ['reversed', 'as before']) {
      await page.evaluate(() => {
        const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')]
        document.head.append(...sheets.toReversed())
      })
      await untilAllHere(page)
      expect(await heightOf(page), order).toBe(height)
    }
  })

  for (const withToday of [false, true])
    test(`all of Home is within ${HOME_HEIGHT_MAX} px with a filled account, today ${withToday ? 'logged' : 'open'}`, async ({
      page,
      woman,
    }) => {
      await fillHome(woman, { withToday })
      await visit(page, '/home')
      await untilAllHere(page)
      await look(page, `home-filled-${withToday}-390`)
      expect(await heightOf(page)).toBeLessThanOrEqual(HOME_HEIGHT_MAX)
      const next = await askOnHome(page, QUESTIONS[0])
      for (const question of QUESTIONS) {
        next(question)
        await visit(page, '/home')
        await untilAllHere(page)
        await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible({ visible: withToday })
        expect.soft(await heightOf(page), question).toBeLessThanOrEqual(HOME_HEIGHT_MAX)
      }
      await expectToFit(page)
    })
})

test('an account without any record sees the card, one sentence and what she can do, and nothing is said to be missing', async ({
  herPage: page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/home')
  await expect(page.getByText("After a few days you'll see here what your notes have in common.")).toBeVisible()
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual(['Today', 'Quick Actions', 'Flow Calendar'])
  await expect(page.locator('main').getByText(/Not logged|Nothing noted|0 of 21/)).toHaveCount(0)
  await look(page, 'home-empty-390')
})

test('what she answered is kept, opens in the full Soft Log, and is saved there', async ({ page, woman }) => {
  await visit(page, '/home')
  await option(page, 'How was your mood today?', 'Low').check()
  await option(page, 'Hours of sleep last night', '6 hours').click()
  await option(page, 'Hours of sleep last night', '6 hours').click()
  await expect(option(page, 'Hours of sleep last night', '6½ hours')).toBeChecked()
  await untilDraftIsStored(page)
  await page.reload()
  await expect(option(page, 'Hours of sleep last night', '6½ hours')).toBeChecked()
  await page.getByRole('link', { name: 'More questions' }).click()
  await expect(page.getByRole('slider', { name: 'How was your mood today?' })).toHaveValue('2')
  await expect(page.getByRole('spinbutton', { name: 'About how many hours?' })).toHaveValue('6.5')
  await expect(page.getByText('Your unsaved answers are back')).toBeHidden()
  await page.getByRole('radiogroup', { name: 'How was your energy?' }).getByRole('radio', { name: 'Low' }).check()
  await page.getByRole('radiogroup', { name: 'Did you have hot flashes today?' }).getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
  expect(await logOf(woman)).toMatchObject({ mood_rating: 4, sleep_hours: 6.5, hot_flashes_count: 0, energy_level: 4 })
})

test('the hot flashes she tapped are filled in and cannot be contradicted', async ({ page, woman }) => {
  for (const minutes of [30, 20, 10])
    await woman.call('POST', MOMENTS, { kind: 'hot_flash', at: new Date(Date.now() - minutes * 60_000).toISOString() })
  await visit(page, '/home')
  const flashes = page.getByRole('radiogroup', { name: 'Hot flashes today' }).getByRole('radio')
  await expect(flashes).toHaveCount(3)
  await expect(flashes.first()).toBeChecked()
  await option(page, 'How was your mood today?', 'Good').check()
  await option(page, 'Hours of sleep last night', '8 hours').click()
  await option(page, 'Energy today', 'High').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => logOf(woman)).toMatchObject({ hot_flashes_count: 3 })
  await expect(figure(page, 'Hot Flashes')).toContainText('3')
  await page.getByRole('button', { name: /^Hot flash now/ }).click()
  await expect(figure(page, 'Hot Flashes')).toContainText('4')
})

test('a logged answer is changed in place, the other answers stay, and one change is one version', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const { data: log } = await woman.call('POST', '/api/logs/quick-log/create/', {
    log_date: today,
    mood_rating: 3,
    hot_flashes_count: 1,
    stress_triggers: 9,
    factors: { alcohol: 1 },
  })
  await visit(page, '/home')
  await expect(figure(page, 'Sleep Last Night')).toContainText('Not logged')
  await page.getByRole('button', { name: /^Sleep Last Night/ }).click()
  await option(page, 'Hours of sleep last night', '5 hours').click()
  await option(page, 'Hours of sleep last night', '5 hours').click()
  await expect(figure(page, 'Sleep Last Night')).toContainText('5.5 hours')
  await expect
    .poll(() => logOf(woman))
    .toMatchObject({ sleep_hours: 5.5, mood_rating: 3, hot_flashes_count: 1, stress_triggers: 9, factors: { alcohol: 1 } })
  expect((await woman.call('GET', `/api/logs/${log.id}/revisions/`)).data).toHaveLength(1)
  await look(page, 'home-changed-1280')
})

test('without a connection the day is kept on this device, can still be changed, and is sent once', async ({ page, woman }) => {
  await visit(page, '/home')
  await goOffline(page)
  await option(page, 'How was your mood today?', 'Good').check()
  await option(page, 'Hot flashes today', '0').click()
  await option(page, 'Hours of sleep last night', '7 hours').click()
  await option(page, 'Energy today', 'Low').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 log is waiting to be sent')).toBeVisible()
  await page.getByRole('button', { name: /^Energy Level/ }).click()
  await option(page, 'Energy today', 'High').click()
  await expect(figure(page, 'Energy Level')).toContainText('10/10')
  await page.context().setOffline(false)
  await expect.poll(() => logOf(woman)).toMatchObject({ mood_rating: 8, hot_flashes_count: 0, sleep_hours: 7, energy_level: 10 })
  await expect(page.getByText('waiting to be sent')).toBeHidden()
  await expect(figure(page, 'Energy Level')).toContainText('10/10')
})

test('a day logged elsewhere meanwhile is said at the card, and what she answered is not lost', async ({ page, woman, watch }) => {
  watch.allow(/status of 400/)
  const today = await todayOf(woman)
  await visit(page, '/home')
  await option(page, 'How was your mood today?', 'Good').check()
  await option(page, 'Hot flashes today', '0').click()
  await option(page, 'Hours of sleep last night', '7 hours').click()
  await option(page, 'Energy today', 'Low').click()
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: today, mood_rating: 2 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(figure(page, "Today's Mood")).toContainText('2/10')
  await expect(page.getByRole('link', { name: 'Continue your Soft Log' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue your Soft Log' }).click()
  await page.getByRole('link', { name: 'Go on editing' }).click()
  await expect(page.getByText('Two logs of this day, put together')).toBeVisible()
})

test('yesterday is one tap away while it is not logged', async ({ page, woman }) => {
  await page.clock.install({ time: Date.now() })
  const today = await todayOf(woman)
  await visit(page, '/home')
  await expect(page.getByRole('link', { name: 'Yesterday?' }), 'the account began today').toBeHidden()
  await page.route('**/api/landing/dashboard/', async (route) => {
    const reply = await route.fetch()
    const { data } = await reply.json()
    await route.fulfill({ response: reply, json: { data: { ...data, journey_day: 9 } } })
  })
  await visit(page, '/home')
  await page.getByRole('link', { name: 'Yesterday?' }).click()
  await expect(page).toHaveURL(/\/tracker\/soft/)
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(daysBefore(today, 1)),
  )
  await expect(page.getByText(words)).toBeVisible()
})

test('the strip names each day in words and leads to its page', async ({ page, woman }) => {
  const today = await fillHome(woman, { withToday: true })
  await visit(page, '/home')
  const strip = page.getByRole('list', { name: 'The last seven days' })
  await expect(strip.getByRole('link')).toHaveCount(7)
  await expect(strip.getByRole('link').last()).toHaveAccessibleName(
    /: mood 1 of 10, light flow, hot flashes noted, and other notes \(today\)$/,
  )
  await expect(strip.getByRole('link').last()).toHaveAttribute('href', `/day/${today}`)
  await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
  await page.reload()
  await expect(strip.getByRole('link').last()).toHaveAccessibleName(/: mood 1 of 10, hot flashes noted, and other notes \(today\)$/)
})

test.describe('everyone can use', () => {
  test.describe.configure({ timeout: 240_000 })

  test('Home with today open and with today logged', async ({ page, woman }) => {
    const today = await fillHome(woman, { withToday: false })
    await visit(page, '/home')
    await option(page, 'How was your mood today?', 'Good').check()
    await option(page, 'Hours of sleep last night', '7 hours').click()
    await option(page, 'Energy today', 'Low').click()
    await page.getByRole('button', { name: 'Quick Mood Check' }).click()
    await expectAccessible(page, 'home open')
    await addSoftLogs(woman, [today])
    await visit(page, '/home')
    await page.getByRole('button', { name: /^Hot Flashes/ }).click()
    await expectAccessible(page, 'home logged')
  })
})
