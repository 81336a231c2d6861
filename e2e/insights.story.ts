import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addPerson, expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'

type Answers = {
  mood_rating?: number
  energy_level?: number
  sleep_hours?: number
  hot_flashes_count?: number
  night_sweats_count?: number
}

/** Creates quick logs, keyed by days before today. */
async function note(woman: Person, days: Record<number, Answers>): Promise<string> {
  const today = await todayOf(woman)
  for (const [back, answers] of Object.entries(days)) {
    await woman.call('POST', '/api/logs/quick-log/create/', { log_date: daysBefore(today, Number(back)), ...answers })
  }
  return today
}

/** A week with gaps two and four days ago, and a day without a mood. */
const WEEK: Record<number, Answers> = {
  0: { mood_rating: 8, energy_level: 7, sleep_hours: 7, hot_flashes_count: 2, night_sweats_count: 1 },
  1: { mood_rating: 6, energy_level: 4, sleep_hours: 5.5, hot_flashes_count: 5, night_sweats_count: 2 },
  3: { mood_rating: 4, energy_level: 4, sleep_hours: 6, hot_flashes_count: 0, night_sweats_count: 0 },
  5: { energy_level: 10, sleep_hours: 8, hot_flashes_count: 1 },
  6: { mood_rating: 10, energy_level: 7, sleep_hours: 7.5, hot_flashes_count: 3 },
}

/** Sixty days with every third one missing. */
function twoMonths(): Record<number, Answers> {
  const days: Record<number, Answers> = {}
  for (let back = 0; back < 60; back += 1) {
    if (back % 3 === 2 || (back > 16 && back < 23)) continue
    const sleep_hours = back % 5 === 0 ? 5 : 6 + (back % 4)
    days[back] = {
      mood_rating: 2 + ((back * 7) % 9),
      energy_level: 4 + 3 * (back % 3),
      sleep_hours,
      hot_flashes_count: back % 5 === 0 ? 3 + (back % 4) : back % 4 === 0 ? 1 : 0,
      night_sweats_count: back % 3,
    }
  }
  return days
}

const OWN = { key: 'own_a1b2c3d4', name: 'Electric legs' }

/** Sixty days in which mood and a symptom of her own go up and sleep goes down, with two spells of bleeding. */
async function noteTwoMonths(woman: Person): Promise<void> {
  const today = await todayOf(woman)
  await woman.call('PUT', '/api/logs/factors/', { chosen: [], own: [], symptoms: ['joint_pain', OWN.key], own_symptoms: [OWN] })
  for (let back = 0; back < 60; back += 1) {
    if (back % 7 === 3) continue
    const isLast = back < 30
    await woman.call('POST', '/api/logs/quick-log/create/', {
      log_date: daysBefore(today, back),
      mood_rating: (isLast ? 6 : 2) + 2 * (back % 3 === 0 ? 0 : 1),
      energy_level: [4, 7, 10][back % 3],
      sleep_hours: isLast ? 6 : 8,
      hot_flashes_count: back % 4,
      symptoms: { [OWN.key]: isLast ? 3 : 1, ...(back < 2 && { joint_pain: 2 }) },
    })
  }
  const days = [12, 13, 14, 40, 41].map((back) => ({ entry_date: daysBefore(today, back), flow_description: 'Moderate flow' }))
  await woman.call('POST', '/api/landing/calendar/days/', { days })
}

const trend = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const walk = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, one by one` })
const overview = (page: Page) => page.getByRole('region', { name: 'The last 30 days' })
const row = (page: Page, name: string) => overview(page).getByRole('button', { name: new RegExp(`^${name}`) })

/** Opens the trends page, and a row of it. */
async function openTrend(page: Page, name: string, search = '?span=week'): Promise<void> {
  await page.goto(`/insights${search}`)
  if ((await row(page, name).getAttribute('aria-expanded')) === 'false') await row(page, name).click()
  await expect(trend(page, name)).toBeVisible()
}

test('before her first log the page is empty and says how to begin', { tag: '@core' }, async ({ herPage: page }) => {
  await page.goto('/insights')
  await expect(page.getByText('Nothing noted yet. Your trends begin with your first log.')).toBeVisible()
  await expect(page).toHaveTitle('Trends · Emberwell')
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expectAccessible(page, 'insights empty')
  await page.getByRole('link', { name: "Start Today's Log" }).click()
  await expect(page).toHaveURL('/tracker/soft')
})

test(
  'her week is summarised in a sentence and shown in a chart with gaps and in a table with the same numbers',
  { tag: '@core' },
  async ({ page, woman }) => {
    await note(woman, WEEK)
    await openTrend(page, 'Mood')
    const mood = trend(page, 'Mood')
    await expect(mood.getByText('Your mood was 7 of 10 on average, between 4 and 10, on 4 of 7 days.')).toBeVisible()
    await mood.getByText('See the numbers').click()
    const values = await mood.getByRole('cell').allTextContents()
    expect(values).toEqual(['10', 'no note', 'no note', '4', 'no note', '6', '8'])
    // The chart draws what the range input announces for each day.
    const range = walk(page, 'Mood')
    await range.focus()
    const drawn: string[] = []
    for (let place = 6; place >= 0; place -= 1) {
      drawn.unshift((await range.getAttribute('aria-valuetext'))?.split(': ')[1] ?? '')
      await page.keyboard.press('ArrowLeft')
    }
    expect(drawn).toEqual(values.map((value) => (value === 'no note' ? value : `${value} of 10`)))
    await look(page, 'insights-week-open')
    await row(page, 'Hot flashes').click()
    await expect(mood, 'one is open at a time').toBeHidden()
    await expect(trend(page, 'Hot flashes').getByText('You noted 11 hot flashes on 4 days, and none on 1 day.')).toBeVisible()
    await row(page, 'Sleep').click()
    await expect(trend(page, 'Sleep').getByText('You slept 6.8 hours on average, between 5.5 and 8, on 5 of 7 nights.')).toBeVisible()
  },
)

test('the line has a gap where a day has no log, and a day between two gaps still has its point', async ({ page, woman }) => {
  await note(woman, WEEK)
  await openTrend(page, 'Mood')
  await expect(walk(page, 'Mood')).toBeVisible()
  const line = await trend(page, 'Mood').locator('[data-part="line"]').getAttribute('d')
  // Six days ago, three days ago, and yesterday with today: three segments, of which one is long enough for a line.
  expect(line?.match(/M/g)).toHaveLength(3)
  expect(line?.match(/[A-Z]/gi), 'straight lines only').toHaveLength(4)
  expect(line?.match(/L/g)).toHaveLength(1)
  await expect(trend(page, 'Mood').locator('[data-part="mark"]')).toHaveCount(4)
  await expect(trend(page, 'Mood').locator('figure > div svg circle')).toHaveCount(3)
  await expect(trend(page, 'Mood').getByText('No note', { exact: true })).toBeVisible()
})

test('each chart is one tab stop, and the arrow keys move along its days', async ({ page, woman }) => {
  const today = await note(woman, WEEK)
  const words = (back: number) =>
    new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(daysBefore(today, back)),
    )
  await openTrend(page, 'Sleep')
  const range = walk(page, 'Sleep')
  await range.focus()
  const readout = trend(page, 'Sleep').locator('figure p').first()
  await expect(readout).toHaveText(`7 hours ${words(0)}`)
  await expect(range).toHaveAttribute('aria-valuetext', `${words(0)}: 7 hours`)
  await page.keyboard.press('ArrowLeft')
  await expect(readout).toHaveText(`5.5 hours ${words(1)}`)
  await page.keyboard.press('ArrowLeft')
  await expect(readout).toHaveText(`no note ${words(2)}`)
  await expect(range).toHaveAttribute('aria-valuetext', `${words(2)}: no note`)
  await page.keyboard.press('Home')
  await expect(readout).toHaveText(`7.5 hours ${words(6)}`)
  await page.keyboard.press('Tab')
  await expect(trend(page, 'Sleep').locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(trend(page, 'Sleep').getByRole('table')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true })

  test('a touch on the chart reads the day under it, nothing scrolls sideways, and text is large enough', async ({ page, woman }) => {
    await note(woman, WEEK)
    await openTrend(page, 'Hot flashes', '?span=month')
    const range = walk(page, 'Hot flashes')
    await range.scrollIntoViewIfNeeded()
    const box = await range.boundingBox()
    if (!box) throw new Error('the chart is not rendered')
    const top = box.y
    await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2)
    await expect(trend(page, 'Hot flashes').locator('figure p').first()).toContainText('2 hot flashes')
    await page.touchscreen.tap(box.x + 3, box.y + box.height / 2)
    await expect(trend(page, 'Hot flashes').locator('figure p').first()).toContainText('no note')
    // The space for the readout is reserved from the start.
    expect((await range.boundingBox())?.y).toBe(top)
    await expectToFit(page)
    const sizes = await page.locator('figure svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const svg = (text as SVGTextElement).ownerSVGElement
        const shrunk = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 0
        return Number.parseFloat(getComputedStyle(text).fontSize) * shrunk
      }),
    )
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13.9)
  })
})

test(
  'a row per measure says what goes up or down; one opens, takes a second line, and shows her bleeding',
  { tag: '@core' },
  async ({ page, woman }) => {
    await noteTwoMonths(woman)
    await page.goto('/insights')
    await expect(overview(page).getByRole('button')).toHaveCount(7)
    await expect(row(page, 'Mood')).toHaveAccessibleName(/Up from 3\.\d to 7\.\d of 10/)
    await expect(row(page, 'Sleep')).toHaveAccessibleName(/Down from 8 to 6 hours/)
    await expect(row(page, 'Energy')).toHaveAccessibleName(/About the same: 6\.9 before, now 7\.1 of 10/)
    await expect(row(page, 'Joint pain')).toHaveAccessibleName(/2 days logged so far/)
    await expect(row(page, OWN.name)).toHaveAccessibleName(/Up from 1 to 3 of 3/)
    await expect(overview(page).getByRole('link', { name: /^Bleeding/ })).toHaveAccessibleName(/3 days logged, 2 in the 30 days before/)
    await expect(row(page, 'Mood').locator('[data-part="bleeding"]'), 'adjacent days are one band').toHaveCount(1)
    await row(page, OWN.name).click()
    await expect(row(page, OWN.name)).toHaveAttribute('aria-expanded', 'true')
    const own = trend(page, OWN.name)
    await expect(own.getByText(/^Severe on average \((2\.\d|3) of 3\), \d+ days noted\.$/)).toBeVisible()
    await expect(own.locator('figure [data-part="bleeding"]').first()).toBeVisible()
    await expect(own.locator('[data-part="other-line"]')).toHaveCount(0)
    await own.getByLabel('Show together with').selectOption('Sleep')
    await expect(own.locator('[data-part="other-line"]')).toBeVisible()
    await walk(page, OWN.name).focus()
    await expect(walk(page, OWN.name)).toHaveAttribute('aria-valuetext', new RegExp(`: ${OWN.name}: Severe, Sleep: 6 hours$`))
    await look(page, 'insights-overlay')
    await own.getByText('See the numbers').click()
    await expect(own.getByRole('columnheader')).toHaveText(['Day', `${OWN.name} (of 3)`, 'Sleep (hours)'])
    // Her own words may be intimate: while those are hidden, so is the row, and no band is drawn.
    await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
    await page.reload()
    await expect(row(page, 'Joint pain')).toBeVisible()
    await expect(page.locator('[data-part="bleeding"]')).toHaveCount(0)
    await expect(row(page, OWN.name)).toHaveCount(0)
    await overview(page).getByRole('button', { name: 'Show your intimate symptoms' }).click()
    await expect(row(page, OWN.name)).toBeVisible()
  },
)

test('week, month, twelve weeks and a year; earlier and later, as far as her logs go', async ({ page, woman }) => {
  await note(woman, twoMonths())
  await openTrend(page, 'Mood')
  const dates = trend(page, 'Mood').getByRole('status')
  const earlier = page.getByRole('button', { name: 'Earlier' })
  const later = page.getByRole('button', { name: 'Later' })
  const rows = trend(page, 'Mood').getByRole('row')
  // The table stays open once opened.
  const count = (places: number) => expect(rows).toHaveCount(places + 1)
  await trend(page, 'Mood').getByText('See the numbers').click()
  await expect(later).toHaveAttribute('aria-disabled', 'true')
  await count(7)
  const week = await dates.textContent()
  await earlier.click()
  await expect(dates).not.toHaveText(week ?? '')
  await expect(page).toHaveURL('/insights?span=week&back=1')
  await later.click()
  await expect(dates).toHaveText(week ?? '')
  await page.getByRole('radio', { name: 'Month' }).check()
  await expect(trend(page, 'Mood').getByText(/on \d+ of (28|29|30|31) days\./)).toBeVisible()
  await page.getByRole('radio', { name: '12 weeks' }).check()
  await count(12)
  await expect(trend(page, 'Mood').getByRole('columnheader', { name: 'Days noted' })).toBeVisible()
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: 'Year' }).check()
  await expect(trend(page, 'Mood').getByText(/on \d+ noted days\./)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
})

test('a period without logs says so and shows no chart', async ({ page, woman }) => {
  await note(woman, { 0: { mood_rating: 5 }, 40: { mood_rating: 5 } })
  await page.goto('/insights?back=2')
  await expect(trend(page, 'Mood').getByText(/^Nothing is noted about this in these \d+ days\.$/)).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('an insight can be traced to the days behind it, and says what is missing', async ({ page, woman }) => {
  await note(woman, { ...WEEK, 8: { sleep_hours: 6 }, 9: { sleep_hours: 6 }, 10: { sleep_hours: 6 }, 11: { sleep_hours: 6 } })
  await page.goto('/insights')
  const insights = page.getByRole('region', { name: 'What your notes say' })
  const sleep = insights
    .getByRole('listitem')
    .filter({ hasText: 'You slept 6.8 hours on average this week (5 nights noted), 6 the week before (4 nights).' })
  await expect(sleep).toBeVisible()
  await sleep.getByText('See the days').click()
  await expect(sleep.getByRole('heading', { name: /^This week/ })).toBeVisible()
  await expect(sleep.getByText(/: 5\.5 hours$/)).toBeVisible()
  await expect(sleep.getByRole('list').last().getByRole('listitem')).toHaveCount(4)
  await expect(insights.getByText(/^From .+, after 12 weeks, your notes can be compared by day of the week\.$/)).toBeVisible()
})

test('Home shows her insight, or how many days are missing, and links to her trends', async ({ page, woman }) => {
  const card = page.getByRole('region', { name: 'Insights and patterns' })
  const { 0: today, ...others } = WEEK
  await note(woman, { 0: today ?? {} })
  await page.goto('/home')
  await expect(page.getByText('Log 2 more days this week to see what your notes say.')).toBeVisible()
  await expect(card).toBeHidden()
  await note(woman, others)
  await page.reload()
  await expect(card.getByText(/on average this week/)).toBeVisible()
  await look(page, 'home-insights')
  await card.getByRole('link', { name: 'See your trends' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your trends')
  await page.goto('/tracker')
  await page.getByRole('link', { name: 'See your trends' }).click()
  await expect(page).toHaveURL('/insights')
})

test('her figures are fetched a second after sign-in, before she opens the tracker', async ({ page, server, timezone }) => {
  const woman = await addPerson(server.origin, timezone)
  await page.goto('/login')
  await page.getByLabel('Email').fill(woman.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(woman.password)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/home')
  await expect.poll(() => asked).toContain('/api/tracker/logs/analytics/')
  await expect(page).toHaveURL('/home')
})

test('every trend uses the system’s forced colours', async ({ page, woman }) => {
  await note(woman, WEEK)
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const [name, part, property] of [
    ['Mood', '[data-part="line"]', 'stroke'],
    ['Night sweats', '[data-part="bar"]', 'stroke'],
    ['Hot flashes', '[data-part="bar"]', 'fill'],
    ['Mood', 'figcaption', 'color'],
  ] as const) {
    await openTrend(page, name)
    await expect(trend(page, name).locator(part).first(), `${name} ${part}`).toHaveCSS(property, 'rgb(255, 255, 255)')
  }
})

test('a print shows the trends with their numbers and no controls', async ({ page, woman }) => {
  await note(woman, WEEK)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openTrend(page, 'Mood')
  await expect(walk(page, 'Mood')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(trend(page, 'Mood').getByRole('cell', { name: '10', exact: true })).toBeVisible()
  await expect(row(page, 'Sleep'), 'the rows are printed').toBeVisible()
  await expect(page.getByRole('button', { name: /Print|Earlier|Later/ })).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  await expect(page.getByText('Noted by her in Emberwell. Counts and averages only; no diagnosis.')).toBeVisible()
  const [ink, ground] = await page
    .locator('figcaption')
    .first()
    .evaluate((caption) => {
      const card = caption.closest('section')?.parentElement?.closest('section')
      return [getComputedStyle(caption).color, card ? getComputedStyle(card).backgroundColor : '']
    })
  expect([ink, ground]).toEqual(['rgb(46, 34, 48)', 'rgb(255, 255, 255)'])
  await look(page, 'insights-print')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('everyone can read', () => {
  test.describe.configure({ timeout: 240_000 })

  test('the trends of a week, with a table and the days of an insight open', async ({ page, woman }) => {
    await note(woman, twoMonths())
    await openTrend(page, 'Mood')
    await expect(walk(page, 'Mood')).toBeVisible()
    await trend(page, 'Mood').getByText('See the numbers').click()
    await page.getByText('See the days').first().click()
    await expectAccessible(page, 'insights week', [12, 16, 20])
  })

  test('the table of her trends', async ({ page, woman }) => {
    await noteTwoMonths(woman)
    await page.goto('/insights')
    await expect(row(page, 'Mood')).toBeVisible()
    await expectAccessible(page, 'insights', [12, 16, 20])
  })

  test('the trends of twelve weeks, with a second measure and a day read out', async ({ page, woman }) => {
    await noteTwoMonths(woman)
    await openTrend(page, 'Hot flashes', '?span=quarter')
    await trend(page, 'Hot flashes').getByLabel('Show together with').selectOption('Sleep')
    await walk(page, 'Hot flashes').focus()
    await expectAccessible(page, 'insights quarter')
  })
})
