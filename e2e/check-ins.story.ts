import type { Page } from '@playwright/test'
import { expectAccessible } from './access.ts'
import { addPerson, answerSetup, expect, expectToFit, look, type Person, remember, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { workerInCharge } from './worker.ts'

const ADDRESS = '/api/checkins/'
const HELP = 'Help lines and words from Lara'
const GONE = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|another origin/

/** Stores an MRS of `total` answered some days ago. */
async function addMrs(woman: Person, daysAgo: number, answers: readonly (number | null)[]): Promise<void> {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  await woman.call('POST', ADDRESS, { instrument: 'mrs', language: 'en', form_version: 1, answers, at })
}

/** Chooses an answer to the question on the screen and goes on. */
async function answer(page: Page, choice: string, next = 'Next'): Promise<void> {
  await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: next, exact: true }).click()
}

test(
  'she answers the MRS, leaves a question out, sees her numbers beside the earlier ones, and deletes it again',
  { tag: '@core' },
  async ({ page, woman }) => {
    await addMrs(woman, 40, [2, 1, 3, 2, 2, 1, 3, 1, 1, 2, 3])
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Check-ins' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check-ins' })).toBeVisible()
    await expect(page).toHaveTitle(/^Check-ins · Emberwell$/)
    await page.getByRole('button', { name: 'Begin: Menopause symptoms' }).click()

    await expect(page.getByRole('heading', { name: 'Hot flushes, sweating (episodes of sweating)' })).toBeFocused()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await answer(page, 'Moderate')
    await expect(page.getByText('Question 2 of 11')).toBeVisible()
    await answer(page, 'Mild')
    // She stops, and comes back to where she was.
    await page.getByRole('button', { name: 'Stop here' }).click()
    await expect(page.getByRole('button', { name: 'Continue: Menopause symptoms' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Continue: Menopause symptoms' }).click()
    await expect(page.getByText('Question 3 of 11')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('radio', { name: 'Mild' })).toBeChecked()
    await page.getByRole('button', { name: 'Next' }).click()
    for (let question = 3; question <= 7; question += 1) await answer(page, 'Mild')
    await expect(page.getByRole('heading', { name: /^Sexual problems/ })).toBeVisible()
    await page.getByRole('button', { name: 'Leave this one out' }).click()
    await answer(page, 'Severe')
    await answer(page, 'None')
    await answer(page, 'Very severe', 'Save and see the result')

    await expect(page.getByRole('heading', { level: 1, name: 'Your answers' })).toBeFocused()
    await expect(page.getByText('No total, because a question was left out')).toBeVisible()
    // Body 2+1+1+4, mood 4 x 1, bladder not complete; before: 9, 8, 4.
    await expect(page.getByRole('row', { name: 'Body 8 9' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Mood and energy 4 8' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Bladder and intimacy – 4' })).toBeVisible()
    await expect(page.getByText(/Heinemann LAJ/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to check-ins' }).click()

    const card = page.getByRole('region', { name: 'Your earlier check-ins' })
    await expect(card.getByText('Hidden')).toBeVisible()
    await expect(card.getByText(/Menopause symptoms/)).toHaveCount(0)
    await expect(page.getByText(/^Answered lately\. Again from /)).toBeVisible()
    await card.getByRole('button', { name: 'Show your check-ins' }).click()
    await expect(card.getByText('21 of 44, severe')).toBeVisible()
    await card.getByRole('button', { name: 'Delete Menopause symptoms (MRS), Today' }).click()
    await expect(card.getByText('Today')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByText('Today')).toBeVisible()
    await card.getByRole('button', { name: 'Delete Menopause symptoms (MRS), Today' }).click()
    await expect.poll(async () => (await woman.call('GET', ADDRESS)).data.length).toBe(1)

    await page.getByRole('switch', { name: 'Hide check-ins until I tap Show' }).uncheck()
    await page.reload()
    await expect(card.getByText('21 of 44, severe'), 'her choice is kept').toBeVisible()
  },
)

test('totals over time are a picture with their numbers beside it', async ({ page, woman }) => {
  await addMrs(woman, 100, [4, 2, 3, 2, 2, 1, 3, 1, 1, 2, 3])
  await addMrs(woman, 65, [2, 1, 3, 2, 2, 1, 3, null, 1, 2, 3])
  await addMrs(woman, 31, [1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1])
  await page.goto('/check-ins')
  await page.getByRole('button', { name: 'Show your check-ins' }).click()
  const table = page.getByRole('table', { name: 'Menopause symptoms in numbers' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').nth(1)).toContainText('8')
  await expect(table.getByRole('row').nth(2)).toContainText('–')
  await expect(table.getByRole('row').nth(3)).toContainText('24')
  await expect(page.getByText('Body 12 · Mood and energy 8 · Bladder and intimacy 4')).toBeVisible()
  await expect(page.locator('figure circle')).toHaveCount(2)
  await expectToFit(page)
  await expectAccessible(page, 'check-ins with a trend', [16, 20])
})

test('two questions lead to the longer ones, which are asked once in two weeks', async ({ page, woman }) => {
  await page.goto('/check-ins')
  await page.getByRole('button', { name: 'Begin: Mood and worry, in short' }).click()
  await answer(page, 'More than half the days')
  await answer(page, 'Several days')
  await answer(page, 'Several days')
  await answer(page, 'Several days', 'Save and see the result')
  const mood = page.getByRole('region', { name: 'Mood, two questions (PHQ-2)' })
  await expect(mood.getByText('3 of 6')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Worry, two questions (GAD-2)' }).getByText('2 of 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Answer the longer questions' })).toHaveCount(1)
  await mood.getByRole('button', { name: 'Answer the longer questions' }).click()
  for (let question = 1; question <= 8; question += 1) await answer(page, question > 4 ? 'More than half the days' : 'Several days')
  await answer(page, 'Not at all', 'Save and see the result')
  await expect(page.getByText('12 of 27, moderate')).toBeVisible()
  await expect(page.getByText('With 10 points or more, it’s worth talking to your doctor about this.')).toBeVisible()
  await expect(page.getByRole('region', { name: HELP })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to check-ins' }).click()
  await expect(page.getByRole('button', { name: 'Begin: Mood', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Begin: Worry' })).toBeVisible()
  const { data } = await woman.call('GET', ADDRESS)
  expect(data.map(({ instrument, total }: Record<string, unknown>) => [instrument, total]).toSorted()).toEqual([
    ['gad2', 2],
    ['phq2', 3],
    ['phq9', 12],
  ])
})

test('without the question about death there are eight', async ({ herPage: page }) => {
  await page.goto('/check-ins')
  await page.getByRole('switch', { name: 'Leave out the question about death' }).check()
  await page.getByRole('button', { name: 'Begin: Mood', exact: true }).click()
  await expect(page.getByText('Question 1 of 8')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'help lines of her region are under the question about death, and she can go on, save, and read the result',
    { tag: '@core' },
    async ({ page, context, timezone, watch }) => {
      test.slow()
      watch.allow(GONE)
      const server = await startServer()
      const woman = await addPerson(server.origin, timezone)
      await answerSetup(woman, { region: 'UK' })
      await remember(page, server.origin, woman)
      await page.goto(`${server.origin}/check-ins`)
      await workerInCharge(page)
      await expect(page.getByRole('button', { name: 'Begin: Mood', exact: true })).toBeVisible()
      const region = page.waitForResponse(/\/api\/settings\/onboarding\/about\//)
      await page.reload()
      await region
      await context.setOffline(true)

      await page.getByRole('button', { name: 'Begin: Mood', exact: true }).click()
      for (let question = 1; question <= 8; question += 1) await answer(page, 'Not at all')
      await expect(page.getByRole('heading', { name: /better off dead/ })).toBeFocused()
      const help = page.getByRole('region', { name: HELP })
      await expect(help).toHaveCount(0)
      await page.getByRole('radio', { name: 'Several days' }).check()
      await expect(help.getByText('Samaritans', { exact: true })).toBeVisible()
      await expect(help.getByRole('link', { name: /116 123/ })).toBeVisible()
      await expect(help.getByText('You can go on with the questions or stop here. Nobody is told.')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await look(page, 'check-in-help')
      await page.getByRole('button', { name: 'Save and see the result' }).click()
      await expect(help.getByText('Samaritans', { exact: true })).toBeVisible()
      await expect(page.getByText('1 of 27, minimal')).toBeVisible()
      await expect(page.getByText('Kept on this device. It is saved as soon as you are back online.')).toBeVisible()
      const isAbove = await help.evaluate((card) => {
        const score = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === '1 of 27, minimal')
        return Boolean(score && card.compareDocumentPosition(score) & Node.DOCUMENT_POSITION_FOLLOWING)
      })
      expect(isAbove).toBe(true)

      await context.setOffline(false)
      await expect.poll(async () => (await woman.call('GET', ADDRESS)).data.length, { timeout: 20_000 }).toBe(1)
      await page.close()
      await server.stop()
    },
  )
})

for (const { locale, name, begin, first, answered, choice, english } of [
  {
    locale: 'es-ES',
    name: 'Spanish',
    begin: 'Empezar: Estado de ánimo',
    first: 'Poco interés o placer en hacer cosas',
    answered: 'es',
    choice: 'Varios días',
    english: 'Responder en inglés',
  },
  {
    locale: 'fr-FR',
    name: 'French',
    begin: 'Commencer\u202f: Humeur',
    first: 'Peu d’intérêt ou de plaisir à faire les choses',
    answered: 'fr',
    choice: 'Plusieurs jours',
    english: 'Y répondre en anglais',
  },
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ locale })

    test('the words are those of the published form, and what has none is offered in English', async ({ page, woman }) => {
      await page.goto('/check-ins')
      await page.getByRole('button', { name: begin, exact: true }).click()
      await expect(page.getByRole('heading', { name: first })).toBeVisible()
      await expect(page.getByRole('radio', { name: choice })).not.toBeChecked()
      await page.goto('/check-ins')
      await page.getByRole('button', { name: english }).click()
      await expect(page.getByRole('heading', { name: 'Hot flushes, sweating (episodes of sweating)' })).toBeVisible()
      await expect(page.locator('[lang=en] h2')).toBeVisible()
      await expectToFit(page)
      const at = new Date().toISOString()
      await woman.call('POST', ADDRESS, { instrument: 'gad2', language: answered, form_version: 1, answers: [0, 1], at })
    })
  })
}
