import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

const NAME = 'Evening capsule'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test(
  'one switch sets the reminder of a treatment, and its notice leads to the dose of the day',
  { tag: '@core' },
  async ({ page, woman }) => {
    const today = await todayOf(woman)
    const phases = [
      { from: daysBefore(today, 3), change: 'start', amount: '1', strength: '', schedule: { kind: 'daily', times: ['00:01', '23:58'] } },
    ]
    await woman.call('POST', '/api/treatments/', { name: NAME, what: 'progestogen', form: 'capsule', phases })
    await visit(page, '/treatments')
    await page.getByRole('button', { name: `Correct ${NAME}` }).click()
    await page.getByRole('switch', { name: 'Remind me' }).check()
    await expect(page.getByText('It shows here in Emberwell')).toBeVisible()
    await page.getByRole('switch', { name: 'Remind me' }).scrollIntoViewIfNeeded()
    await look(page, 'treatment-reminder-form-390')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article')).toContainText('Reminder on')
    await look(page, 'treatment-reminder-card-390')

    await visit(page, '/reminders')
    const row = page.getByRole('listitem').filter({ hasText: NAME })
    await expect(row).toContainText('Medicine · When you take it · On the page')
    await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await expectAccessible(page, 'reminder of a treatment')
    await expectToFit(page)
    await look(page, 'treatment-reminder-row-390')
    await row.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByLabel('Its name')).toHaveCount(0)
    await look(page, 'treatment-reminder-edit-390')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('button', { name: /^Send me a test/ }).click()
    const notice = page.getByRole('region', { name: 'Reminder', exact: true })
    await expect(notice).toContainText('A moment for you')
    await expect(notice).not.toContainText(NAME)
    await look(page, 'treatment-reminder-notice-390')
    await notice.getByRole('button', { name: 'Open' }).click()
    await expect(page).toHaveURL(`/day/${today}#due`)
    const doses = page.getByRole('region', { name: 'Treatments' })
    await expect(doses).toBeInViewport()
    await expect(notice).toHaveCount(0)
    const states = async () =>
      ((await woman.call('GET', `/api/treatments/doses/?from=${today}&to=${today}`)).data as { slot: number; state: string }[]).map(
        ({ slot, state }) => [slot, state],
      )
    const [morning, evening] = [
      doses.getByRole('group', { name: `${NAME}, 12:01 AM` }),
      doses.getByRole('group', { name: `${NAME}, 11:58 PM` }),
    ]
    await morning.getByRole('button', { name: 'Late' }).click()
    await expect.poll(states).toEqual([[0, 'late']])
    await evening.getByRole('button', { name: 'Skipped' }).click()
    await expect.poll(states).toEqual([
      [0, 'late'],
      [1, 'skipped'],
    ])
    await look(page, 'treatment-reminder-day-390')
    await evening.getByRole('button', { name: 'Skipped' }).click()
    await morning.getByRole('button', { name: 'Late' }).click()
    await expect.poll(states).toEqual([])

    await visit(page, '/home')
    const due = page.getByRole('region', { name: 'To take today' })
    // Home is short: a dose is one button, and its other answers appear once it is tapped.
    await due.getByRole('button', { name: `${NAME}, 12:01 AM: taken` }).click()
    await expect.poll(states).toEqual([[0, 'taken']])
    await due
      .getByRole('group', { name: `${NAME}, 12:01 AM` })
      .getByRole('button', { name: 'Late' })
      .click()
    await due.getByRole('button', { name: `${NAME}, 11:58 PM: taken` }).click()
    await due
      .getByRole('group', { name: `${NAME}, 11:58 PM` })
      .getByRole('button', { name: 'Skipped' })
      .click()
    await expect.poll(states).toEqual([
      [0, 'late'],
      [1, 'skipped'],
    ])
    await look(page, 'treatment-reminder-home-390')
  },
)

test('the names of her treatments are covered where she hides intimate entries, until she shows them', async ({ page, woman }) => {
  const today = await todayOf(woman)
  const phases = [
    { from: daysBefore(today, 3), change: 'start', amount: '100 mg', strength: '', schedule: { kind: 'daily', times: ['23:58'] } },
  ]
  await woman.call('POST', '/api/treatments/', { name: NAME, what: 'progestogen', form: 'capsule', phases, remind: true })
  await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
  for (const path of ['/home', '/tracker', '/calendar', '/insights', '/reminders']) {
    await visit(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(NAME)).toHaveCount(0)
    await look(page, `treatment-covered-${path.slice(1)}-390`)
  }
  await expect(page.getByRole('listitem').filter({ hasText: '11:58 PM' })).toContainText('Medicine')
  await page.getByRole('button', { name: 'Show the names of your treatments' }).click()
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await visit(page, `/day/${today}`)
  const doses = page.getByRole('region', { name: 'Treatments' })
  await expect(doses).toContainText('Treatment 1')
  await expect(doses).not.toContainText('100 mg')
  await look(page, 'treatment-covered-day-390')
  await doses.getByRole('button', { name: 'Show the names of your treatments' }).click()
  await expect(doses).toContainText(`${NAME}11:58 PM · 100 mg`)
})
