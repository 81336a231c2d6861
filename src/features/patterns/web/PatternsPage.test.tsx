import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import type { Patterns } from '../contract.ts'
import { PatternsPage } from './PatternsPage.tsx'

const EMPTY: Patterns = {
  next_look: { day: '2026-12-04', days_left: 12 },
  waiting: 'Next time: Dec 4 (12 days).',
  days_noted: 80,
  days_missing: 0,
  looked: { day: '2026-11-20', days: 72 },
  news: null,
  own: null,
  shown: [],
  gone: [],
  causes: [
    { key: 'sleep_hours', label: 'Sleep', outcomes: ['mood_rating'] },
    { key: 'alcohol', label: 'Alcohol', outcomes: ['mood_rating', 'night_sweats_count'] },
  ],
  outcomes: [
    { key: 'mood_rating', label: 'Mood' },
    { key: 'night_sweats_count', label: 'Night sweats' },
  ],
}

async function open(data: Partial<Patterns>, more: Parameters<typeof answerApi>[0] = {}): Promise<void> {
  signInTestPerson()
  answerApi({
    'GET /api/settings/preferences/': () => ({ data: DEFAULT_PREFERENCES }),
    'GET /api/patterns/': () => ({ data: { ...EMPTY, ...data } }),
    ...more,
  })
  await renderPage(<PatternsPage />)
}

test('a look that found nothing is said plainly, and so is what no longer shows', async () => {
  await open({ gone: [{ cause: 'alcohol', text: 'After days with “Alcohol”, you noted more night sweats.', gone: '2026-11-20' }] })
  await expect.element(page.getByText(/we read your notes of 72 days. Nothing in them/)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'No longer shows' }).getByText(/more night sweats/)).toBeVisible()
})

test('only what can be compared with the first choice is offered', async () => {
  const asked: unknown[] = []
  await open(
    {},
    {
      'PUT /api/patterns/question/': ({ body }) => {
        asked.push(body)
        const own = { since: '2026-11-22', counts_from: null, result: 'You’ll get an answer.', is_none: false }
        return { success: true, message: 'Your question is saved.', data: { ...EMPTY, own: { ...own, ...(body as object) } } }
      },
    },
  )
  const outcome = page.getByLabelText('… go together with this?')
  await expect.element(outcome).toBeDisabled()
  await page.getByLabelText('Does this …').selectOptions('Sleep')
  await expect.element(outcome).not.toHaveTextContent('Night sweats')
  await page.getByLabelText('Does this …').selectOptions('Alcohol')
  await outcome.selectOptions('Night sweats')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(page.getByText('Your question is saved.')).toBeVisible()
  await expect.element(page.getByText('You’ll get an answer.')).toBeVisible()
  expect(asked).toEqual([{ cause: 'alcohol', outcome: 'night_sweats_count' }])
  // Another question replaces the first, which is said before.
  await page.getByLabelText('… go together with this?').selectOptions('Mood')
  await expect.element(page.getByText(/A new one replaces/)).toBeVisible()
})
