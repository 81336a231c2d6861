import { expectAccessible } from './access.ts'
import { answerSetup, expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

const REASON = 'I sleep badly and bleed between my periods.'
const QUESTION = 'Would another dose suit me?'

/** Three months of notes that get better after a patch was started, with bleeding every month. */
async function threeMonths(woman: Person, today: string): Promise<void> {
  // American words in every time zone.
  await answerSetup(woman)
  const own = { key: 'own_a1b2c3d4', name: 'Electric shocks' }
  await woman.call('PUT', '/api/logs/factors/', { chosen: [], own: [], symptoms: ['migraine', own.key], own_symptoms: [own] })
  for (let back = 1; back < 120; back += 1) {
    if (back % 5 === 0 || (back > 70 && back < 100)) continue
    const isBefore = back > 40
    await woman.call('POST', '/api/logs/quick-log/create/', {
      log_date: daysBefore(today, back),
      hot_flashes_count: isBefore ? 7 + (back % 4) : 2 + (back % 4),
      night_sweats_count: isBefore ? 3 : 1,
      sleep_hours: isBefore ? 5 : 7,
      mood_rating: isBefore ? 4 : 8,
      energy_level: isBefore ? 4 : 7,
      symptoms: { migraine: back % 3 === 0 ? 2 : 0, brain_fog: back % 2, [own.key]: back % 7 === 0 ? 3 : 0 },
    })
  }
  const bled = [30, 60, 88].flatMap((first) => [first, first - 1, first - 2, first - 3])
  const flows = ['Light flow', 'Heavy flow', 'Moderate flow', 'Light spotting']
  const days = bled.map((back, place) => ({ entry_date: daysBefore(today, back), flow_description: flows[place % 4] }))
  await woman.call('POST', '/api/landing/calendar/days/', { days })
  await woman.call('POST', '/api/landing/calendar/known-gaps/', { from: daysBefore(today, 26), to: daysBefore(today, 8) })
  const schedule = { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] }
  const phases = [{ from: daysBefore(today, 40), change: 'start', amount: '1 patch', strength: '50 µg/24 h', schedule }]
  const patch = { name: 'Estradot', what: 'oestrogen', form: 'patch', side_effects: 'Itches a little', phases }
  await woman.call('POST', '/api/treatments/', patch)
  for (const [back, value] of [
    [42, 3],
    [3, 1],
  ] as const) {
    const at = new Date(Date.now() - back * 86_400_000).toISOString()
    await woman.call('POST', '/api/checkins/', {
      instrument: 'mrs',
      language: 'en',
      form_version: 1,
      answers: Array.from({ length: 11 }, () => value),
      at,
    })
  }
  const answers = [1, 1, 2, 2, 1, 1, 1, 0, 1]
  await woman.call('POST', '/api/checkins/', { instrument: 'phq9', language: 'en', form_version: 1, answers, at: new Date().toISOString() })
  await woman.call('PUT', '/api/background/', { answers: { birth_year: 1974, uterus: 'yes', contraception: 'none' }, version: 0 })
}

test(
  'bleeding shows a card, the card leads to the report, and the report is seen, printed and copied',
  { tag: '@core' },
  async ({ page, woman, context }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const today = await todayOf(woman)
    await threeMonths(woman, today)

    await page.goto(`/day/${daysBefore(today, 2)}`)
    await page.getByRole('button', { name: 'Bleeding', exact: true }).click()
    const form = page.getByRole('dialog', { name: /Flow Entry/ })
    await form.getByRole('radio', { name: 'Heavy flow' }).check()
    await form.getByRole('checkbox', { name: /came through my clothes/ }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    const card = page.getByRole('dialog', { name: 'Please book a visit with your doctor' })
    await card.getByRole('link', { name: 'Take this to your doctor' }).click()

    await expect(page).toHaveURL('/report')
    await expect(page).toHaveTitle('Report · Emberwell')
    await page.getByLabel('Why I am here').fill(REASON)
    await page.getByLabel('Question 1').fill(QUESTION)
    await page.getByRole('checkbox', { name: 'Womb' }).check()
    await page.getByRole('checkbox', { name: 'Table, month by month' }).check()
    await expect(page.getByRole('checkbox', { name: 'Mood (PHQ)' })).not.toBeChecked()
    await expectAccessible(page, 'report choices')
    await page.getByRole('button', { name: 'See the report' }).click()

    const paper = page.getByRole('article')
    await expect(page.getByRole('heading', { name: 'Notes for my doctor', level: 1 })).toBeFocused()
    await expect(paper).toContainText('Notes on ')
    await expect(paper.getByRole('region', { name: 'Why I am here' })).toContainText(REASON)
    await expect(paper.getByRole('region', { name: 'Warning signs in the bleeding notes' })).toContainText('signs of it (clots, flooding')
    await expect(paper.getByRole('region', { name: 'Bleeding, last 12 months' })).toContainText('Cycle lengths, newest first: 28, 30')
    await expect(paper.getByRole('row', { name: /^Hot flashes a day/ })).toContainText('lower')
    await expect(paper.getByRole('row', { name: /^Electric shocks/ })).toBeVisible()
    await expect(paper.getByRole('row', { name: /^Start of treatment/ })).toContainText('33')
    await expect(paper.getByRole('region', { name: 'Treatments' })).toContainText('Estradot (estrogen, patch)')
    await expect(paper.getByRole('region', { name: 'Background, as she states it' })).toContainText('Womb: Yes')
    await expect(paper).not.toContainText('PHQ')
    await expectAccessible(page, 'report')

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    expect(await paper.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
    await look(page, 'report-print')
    const file = (
      await page.pdf({ preferCSSPageSize: true, tagged: true, ...(process.env['REPORT_PDF'] && { path: process.env['REPORT_PDF'] }) })
    ).toString('latin1')
    expect(file.match(/\/MediaBox \[[^\]]*\]/g), 'one page and the appendix, on the paper of her region').toEqual([
      '/MediaBox [0 0 612 792]',
      '/MediaBox [0 0 612 792]',
    ])
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByText('Copied. You can paste it')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(REASON)
    expect(copied).toMatch(/Hot flashes a day: median \d/)
    expect(copied.length).toBeLessThanOrEqual(1200)

    await page.getByRole('button', { name: 'Change what is in it' }).click()
    await page.reload()
    await expect(page.getByLabel('Why I am here'), 'her choices are remembered').toHaveValue(REASON)
    await expect(page.getByRole('checkbox', { name: 'Womb' })).toBeChecked()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what she shares with her therapist in Settings is ticked for that reader, and the tracker leads there', async ({ page, woman }) => {
    const today = await todayOf(woman)
    await threeMonths(woman, today)
    await visit(page, '/settings?tab=privacy')
    await page.getByRole('switch', { name: 'Share with my therapist' }).check()
    const group = page.getByRole('group', { name: 'For my therapist' })
    for (const name of ['Sleep', 'Treatments and supplements']) await group.getByRole('checkbox', { name }).check()
    await expect(page.getByText('Settings saved automatically')).toBeVisible()
    await look(page, 'report-settings-390')

    await visit(page, '/tracker')
    await page.getByRole('link', { name: 'Make the page' }).click()
    await page.getByText('My therapist').click()
    await expect(page.getByRole('checkbox', { name: 'Sleep' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Hot flashes' })).not.toBeChecked()
    await look(page, 'report-choices-390')
    await page.getByRole('button', { name: 'See the report' }).click()
    await expect(page.getByRole('heading', { name: 'Notes for my therapist' })).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Sleep, hours')
    await expect(page.getByRole('article')).not.toContainText('Bleeding')
    await expectToFit(page)
    await look(page, 'report-therapist-390')

    await page.getByRole('button', { name: 'Change what is in it' }).click()
    await page.getByText('My doctor').click()
    await page.getByRole('button', { name: 'See the report' }).click()
    await expect(page.getByRole('heading', { name: 'Notes for my doctor' })).toBeVisible()
    await expectToFit(page)
    await look(page, 'report-doctor-390')
  })

  test('without any notes it says what to note first, and offers no numbers', async ({ page, woman }) => {
    expect(woman.name).toBe('Ana Keller')
    await visit(page, '/report')
    await page.getByRole('button', { name: 'See the report' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Open the calendar' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await look(page, 'report-empty-390')
  })
})
