import { expectAccessible } from './access.ts'
import { answerSetup, expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { daysBefore, todayOf } from './logs.ts'
import { visit } from './page-ready.ts'

const DAYS = 80

/** Whether she had a drink on a day: about every third, without a rhythm. */
const drank = (back: number) => (back * back * 7 + back * 3) % 11 < 4

/** Notes of the last weeks: two night sweats more after a day with alcohol; her mood follows nothing. */
async function notesWithLink(woman: Person, today: string): Promise<void> {
  await answerSetup(woman)
  await woman.call('PUT', '/api/logs/factors/', { chosen: ['alcohol'], own: [], symptoms: [], own_symptoms: [] })
  for (let first = 1; first <= DAYS; first += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => first + at).map((back) =>
        woman.call('POST', '/api/logs/quick-log/create/', {
          log_date: daysBefore(today, back),
          mood_rating: 2 * (1 + ((back * 5) % 4)),
          sleep_hours: 6 + ((back * 3) % 5) / 2,
          night_sweats_count: ((back * 13) % 3) + (drank(back + 1) ? 2 : 0),
          factors: { alcohol: drank(back) ? 1 : 0 },
        }),
      ),
    )
}

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Home leads to what goes together in her notes, with its days; she asks a question of her own', async ({ page, woman }) => {
    test.slow()
    const today = await todayOf(woman)
    await visit(page, '/patterns')
    await expect(page.getByText('once you have noted 20 days')).toBeVisible()
    await look(page, 'patterns-empty')

    await notesWithLink(woman, today)
    await page.goto('/home')
    const card = page.getByRole('region', { name: 'Patterns in your notes' })
    await expect(card).toContainText('After days with “Alcohol”, you noted more night sweats')
    await look(page, 'patterns-home')
    await card.getByRole('link', { name: 'See your patterns' }).tap()
    await expect(page).toHaveURL('/patterns')

    const found = page.getByRole('region', { name: 'What often goes together' })
    await expect(found.getByText('About one woman in ten sees such a line by chance')).toBeVisible()
    await found.getByText('Days behind it').tap()
    await expect(found.getByRole('heading', { name: 'After days with “Alcohol” · Night sweats' })).toBeVisible()
    expect(await found.getByRole('link').count()).toBeGreaterThan(60)
    await look(page, 'patterns-days')
    await found.getByText('Days behind it').tap()

    const own = page.getByRole('region', { name: 'Your own question' })
    await own.getByLabel('Does this …').selectOption('Sleep')
    await own.getByLabel('… go together with this?').selectOption('Mood')
    await own.getByRole('button', { name: 'Ask' }).tap()
    await expect(own.getByRole('status')).toHaveText('Your question is saved.')
    await expect(own).toContainText('The first answer comes on')
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectToFit(page)
      await look(page, `patterns-${width}`)
    }
    await expectAccessible(page, 'patterns')

    await woman.call('PUT', '/api/settings/preferences/', { privacy: { sexualHealthMasked: true } })
    await page.goto('/insights')
    await expect(page.getByRole('region', { name: 'What often goes together' })).toContainText('Your notes show a new pattern.')
    await page.getByRole('link', { name: 'See your patterns' }).tap()
    await expect(found.getByText('Alcohol')).toHaveCount(0)
    await found.getByRole('button', { name: 'Show a pattern in what you track' }).tap()
    await expect(found).toContainText('After days with “Alcohol”')
  })
})

test('by keyboard alone she asks a question of her own', async ({ page, woman }) => {
  await woman.call('POST', '/api/logs/quick-log/create/', { log_date: await todayOf(woman), mood_rating: 6 })
  await visit(page, '/patterns')
  await page.getByLabel('Does this …').focus()
  await page.keyboard.type('Sleep')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mood')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const own = page.getByRole('region', { name: 'Your own question' })
  await expect(own.getByRole('status')).toHaveText('Your question is saved.')
  await expect(own).toContainText('The first answer comes on')
})
