import { QUESTIONS } from '../src/features/background/contract.ts'
import { expectAccessible } from './access.ts'
import { expect, expectToFit, look, type Person, test } from './fixtures.ts'
import { askOnHome } from './home-question.ts'
import { addSoftLogs, daysBefore, todayOf } from './logs.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

async function bleed(woman: Person, first: string, days = 4): Promise<void> {
  const marked = Array.from({ length: days }, (_, index) => ({
    entry_date: daysBefore(first, -index),
    flow_description: 'Moderate flow',
  }))
  await woman.call('POST', '/api/landing/calendar/days/', { days: marked })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test(
    'she says what matters about her body, confirms a long gap, and sees where she is',
    { tag: '@core' },
    async ({ page, woman, watch }) => {
      test.slow()
      watch.allow(/status of 400/)
      const today = await todayOf(woman)
      for (const back of [210, 182, 100, 20]) await bleed(woman, daysBefore(today, back))
      await page.goto('/settings?tab=body')
      await look(page, 'body-settings-empty')
      await page.getByLabel('What year were you born?').fill('1975')
      await page.getByLabel('What year were you born?').blur()
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
      const contraception = page.getByRole('radiogroup', { name: 'Which contraception do you use?' })
      await contraception.getByText('Hormonal IUS (coil)').tap()
      await expect(page.getByLabel('When was it inserted?')).toBeVisible()
      const stored = async () => (await woman.call('GET', '/api/background/')).data.answers
      await expect.poll(stored).toEqual({ birth_year: 1975, contraception: 'hormone-ius' })
      await look(page, 'body-settings')
      await expectAccessible(page, 'About my body', [16])

      await page.goto('/calendar')
      const stage = page.getByRole('region', { name: 'Where you are' })
      await expect(stage).toContainText('Your contraception contains hormones.')
      await look(page, 'body-stage-refused')
      await stage.getByRole('link', { name: 'Change my answers' }).tap()
      await contraception.getByText('None', { exact: true }).tap()
      await expect(page.getByLabel('When was it inserted?')).toBeHidden()
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(contraception.getByRole('radio', { name: 'Hormonal IUS (coil)' })).toBeChecked()
      await contraception.getByText('None', { exact: true }).tap()
      await expect.poll(stored).toMatchObject({ contraception: 'none' })

      await page.goto('/calendar')
      await expect(stage).toContainText('Was there none at all?')
      await look(page, 'body-stage-question')
      await stage.getByRole('button', { name: 'No bleeding then' }).tap()
      await expect(stage).toContainText('Your calendar looks like the late transition')
      await expect(stage).toContainText('There was no bleeding for 76 days')
      await look(page, 'body-stage')
      await expectAccessible(page, 'the stage', [16, 20])
      await stage.getByText('Times without bleeding').tap()
      await stage.getByRole('button', { name: /^Change/ }).tap()
      const dialog = page.getByRole('dialog', { name: 'No bleeding in this time' })
      await dialog.getByLabel('To').fill(daysBefore(today, 15))
      await dialog.getByRole('button', { name: 'Save' }).tap()
      await expect(dialog).toContainText('You noted bleeding on')
      await look(page, 'body-gap-dialog')
      await dialog.getByRole('button', { name: 'Cancel' }).tap()
      await stage.getByRole('button', { name: /^Remove/ }).tap()
      await expect(stage).toContainText('Was there none at all?')
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(stage).toContainText('the late transition')
      await stage.getByRole('link').first().tap()
      await expect(page).toHaveURL(/\/day\//)
    },
  )

  test('Home asks one question; an answer is saved, and the question can be put off or ended', async ({ page, woman }) => {
    const today = await todayOf(woman)
    await addSoftLogs(
      woman,
      [0, 1, 2, 3].map((back) => daysBefore(today, back)),
    )
    const answers = async () => (await woman.call('GET', '/api/background/')).data
    const next = await askOnHome(page, 'uterus')
    await page.goto('/home')
    const card = page.getByRole('radiogroup', { name: 'Do you still have your womb?' })
    await card.getByText('Yes').tap()
    await expect(card).toBeHidden()
    await expect(page.getByText('You’ll find these questions in Settings, under About my body.')).toBeVisible()
    expect(await answers()).toMatchObject({ answers: { uterus: 'yes' }, version: 1 })

    next('contraception')
    await page.reload()
    await page.getByLabel('Which contraception do you use?').selectOption('Implant')
    await page.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByLabel('Which contraception do you use?')).toBeHidden()
    expect(await answers()).toMatchObject({ answers: { uterus: 'yes', contraception: 'implant' }, version: 2 })
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(async () => (await answers()).answers).toEqual({ uterus: 'yes' })

    next('smoker')
    await page.reload()
    await page.getByRole('button', { name: 'Not now' }).tap()
    await expect(page.getByText('in a week at the earliest')).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Do you smoke?' })).toBeHidden()
    expect(await answers()).toMatchObject({ answers: { uterus: 'yes' }, version: 4 })

    next('pcos')
    await page.reload()
    await page.getByRole('button', { name: "Don't ask again" }).tap()
    await expect(page.getByText("We won't ask again.")).toBeVisible()
    expect(await answers()).toMatchObject({ version: 5 })
  })

  test('each question fits on Home', async ({ page, woman }) => {
    const today = await todayOf(woman)
    await addSoftLogs(
      woman,
      [0, 1, 2, 3].map((back) => daysBefore(today, back)),
    )
    const next = await askOnHome(page, QUESTIONS[0])
    for (const question of QUESTIONS) {
      next(question)
      await page.goto('/home')
      await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
      await look(page, `body-home-${question}`)
      await expectToFit(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), question).toBeLessThanOrEqual(2_200)
    }
    await expectAccessible(page, 'a question on Home', [16])
  })
})

for (const [width, theme] of [
  [320, 'light'],
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`the stage at ${width} px, ${theme}`, async ({ page, woman }) => {
    const today = await todayOf(woman)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, ...(width === 1280 && { contrast: 'more' }) })
    for (const back of [164, 136, 101, 73, 45, 10]) await bleed(woman, daysBefore(today, back))
    await woman.call('PUT', '/api/background/', { answers: { birth_year: 1975, pcos: 'yes' }, version: 0 })
    await page.goto('/calendar')
    await expect(page.getByRole('region', { name: 'Where you are' })).toContainText('the early transition')
    await look(page, `body-stage-${width}-${theme}`)
    await expectToFit(page)
    await page.goto('/settings?tab=body')
    await expect(page.getByLabel('What year were you born?')).toHaveValue('1975')
    await look(page, `body-settings-${width}-${theme}`)
    await expectToFit(page)
  })
