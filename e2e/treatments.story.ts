import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const NAME = 'My patch'

/** Days of the week so that a dose is planned for `today`, among them Monday and Thursday. */
function weekdaysWith(today: string): string[] {
  const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(today))
  return [...new Set(['Mon', 'Thu', short])]
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test(
    'a patch on Mondays and Thursdays is added, taken on Home, and seen in the day, the calendar and the trends',
    { tag: '@core' },
    async ({ page, woman }) => {
      const today = await todayOf(woman)
      const since = daysBefore(today, 10)
      await addSoftLogs(
        woman,
        Array.from({ length: 20 }, (_, back) => daysBefore(today, back)),
      )
      await visit(page, '/treatments')
      await look(page, 'treatments-empty-390')
      await page.getByRole('button', { name: 'Add a treatment' }).click()
      await page.getByRole('radio', { name: 'Estrogen', exact: true }).check()
      await look(page, 'treatments-what-390')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('radio', { name: 'Patch' }).check()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Please give it a name')).toBeVisible()
      await page.getByLabel('What do you call it?').fill(NAME)
      await page.getByLabel('How much each time?').fill('1 patch')
      await page.getByLabel('Strength on the box').fill('50 µg/24 h')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('radio', { name: 'On certain weekdays' }).check()
      for (const day of weekdaysWith(today)) await page.getByRole('checkbox', { name: day }).check()
      await look(page, 'treatments-plan-390')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByLabel('Since when?').fill(since)
      await page.getByRole('button', { name: 'Save' }).click()
      const card = page.getByRole('article').filter({ hasText: NAME })
      await expect(card).toContainText('1 patch, 50 µg/24 h')
      await expect(card).toContainText('not noted')
      await expectAccessible(page, 'treatments')
      await expectToFit(page)
      await look(page, 'treatments-list-390')

      await visit(page, '/home')
      const due = page.getByRole('region', { name: 'To take today' })
      await due.getByRole('button', { name: 'Taken' }).click()
      await expect(due.getByRole('button', { name: 'Taken' })).toHaveAttribute('aria-pressed', 'true')
      await look(page, 'treatments-home-390')
      await expect
        .poll(async () => (await woman.call('GET', `/api/treatments/doses/?from=${today}&to=${today}`)).data)
        .toMatchObject([{ local_date: today, slot: 0, state: 'taken' }])

      await visit(page, `/day/${today}`)
      const sheet = page.getByRole('region', { name: 'Treatments' })
      await expect(sheet.getByRole('button', { name: 'Taken' })).toHaveAttribute('aria-pressed', 'true')
      await sheet.getByLabel(`Where did you put ${NAME}?`).fill('Left hip')
      await sheet.getByLabel(`Where did you put ${NAME}?`).blur()
      await expect(sheet).toContainText('Left hip')
      await look(page, 'treatments-day-390')
      await visit(page, `/day/${since}`)
      await expect(page.getByRole('region', { name: 'Treatments' })).toContainText(`${NAME}: 50 µg/24 h, started`)

      await visit(page, '/calendar')
      await expect(page.locator(`button[data-day="${today}"]`)).toHaveAccessibleName(/1 dose taken/)
      await look(page, 'treatments-calendar-390')

      await visit(page, '/insights')
      await page.getByRole('button', { name: /^Mood/ }).click()
      const detail = page.getByRole('region', { name: 'Mood', exact: true })
      await detail.getByText('Month', { exact: true }).click()
      // One in the chart, one in its legend.
      await expect(detail.locator('[data-part="treatment"]')).toHaveCount(2)
      await detail.getByText('See the numbers').click()
      await expect(detail.getByRole('table')).toContainText(`${NAME}: 50 µg/24 h, started`)
      await expectAccessible(page, 'treatment in trends')
      await look(page, 'treatments-trends-390')
    },
  )
})

test('a change is noted and taken back, and a treatment deleted and restored with its doses', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const phases = [
    { from: daysBefore(today, 20), change: 'start', amount: '1 patch', strength: '50', schedule: { kind: 'daily', times: ['08:00'] } },
  ]
  const { data } = await woman.call('POST', '/api/treatments/', { name: NAME, what: 'oestrogen', form: 'patch', phases })
  await woman.call('PUT', '/api/treatments/doses/', { treatment_id: data.id, local_date: today, slot: 0, state: 'late' })
  const stored = async () => (await woman.call('GET', '/api/treatments/')).data
  await visit(page, '/treatments')
  await expect(page.getByRole('article')).toContainText('1 of 21 taken, 1 of them late, 20 not noted')
  await page.getByRole('button', { name: 'Something changed' }).click()
  await page.getByRole('radio', { name: 'A higher dose' }).check()
  await page.getByLabel('Strength on the box').fill('75')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('2 changes').click()
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2)
  await look(page, 'treatments-changed-1280')
  await page.getByRole('button', { name: /^Delete the change/ }).click()
  await expect.poll(async () => (await stored())[0].phases.length).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored())[0].phases.length).toBe(2)
  await page.getByRole('button', { name: `Delete ${NAME}` }).click()
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await expect.poll(stored).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toContainText('1 of 21 taken')
})

test('weeks before and after a change are compared once she asks, with the words about chance', async ({ page, woman }) => {
  const today = await todayOf(woman)
  await addSoftLogs(
    woman,
    Array.from({ length: 113 }, (_, back) => daysBefore(today, back)),
  )
  const phases = [
    { from: daysBefore(today, 84), change: 'start', amount: '1 patch', strength: '50', schedule: { kind: 'daily', times: ['08:00'] } },
  ]
  await woman.call('POST', '/api/treatments/', { name: NAME, what: 'oestrogen', form: 'patch', phases })
  await visit(page, '/insights')
  await page.getByRole('button', { name: /^Mood/ }).click()
  const detail = page.getByRole('region', { name: 'Mood', exact: true })
  await expect(detail.getByText('Women start treatment')).toHaveCount(0)
  await detail.getByRole('button', { name: 'Before and after a change' }).click()
  await expect(detail).toContainText('28 days noted')
  await expect(detail).toContainText('56 days noted')
  await expect(detail).toContainText('Women start treatment when things are worst, so some of this may have come by itself.')
  await expect(detail).toContainText('Other changes in these weeks: none noted here.')
  await look(page, 'treatments-before-after-1280')
})
