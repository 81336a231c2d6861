import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { FhirSection } from './FhirSection.tsx'

const MAKE = 'POST /api/exchange/fhir/'
beforeEach(() => signInTestPerson())

test('what she ticks is what is asked for; her name and the question about death only when she turns them on', async () => {
  const calls = answerApi({
    'GET /api/settings/preferences/': () => ({ data: DEFAULT_PREFERENCES }),
    [MAKE]: () => refused(503),
  })
  await renderPage(<FhirSection />)
  await page.getByText('Choose what goes in').click()
  const tick = (name: string) => page.getByRole('checkbox', { name }).click()
  await tick('Bleeding and cycles')
  await tick('Treatments')
  await expect.element(page.getByRole('switch', { name: 'Also my answer about thoughts of death' })).not.toBeInTheDocument()
  await tick('Mood (PHQ)')
  await page.getByRole('switch', { name: 'Also my answer about thoughts of death' }).click()
  await page.getByRole('switch', { name: 'My year of birth' }).click()
  await page.getByText('Everything').click()
  await page.getByRole('button', { name: 'Download the FHIR file' }).click()
  await expect.element(page.getByText('Your file could not be prepared. Please try again.')).toBeVisible()
  const [sent] = calls.filter(({ method, path }) => `${method} ${path}` === MAKE)
  expect(sent?.body).toEqual({
    sections: ['hot_flashes', 'night_sweats', 'sleep', 'mood', 'energy', 'clarity', 'stress', 'symptoms', 'mrs'],
    screening: ['phq'],
    item_9: true,
    months: null,
    name: false,
    birth_year: false,
    show_hidden: false,
  })
})
