import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import type { DayQuestion, Experiment, ExperimentDetail, ExperimentLook } from '../contract.ts'
import { ActiveExperiment } from './ActiveExperiment.tsx'
import { ExperimentToday } from './ExperimentToday.tsx'

const TODAY = '2026-11-21'
const LOOK: ExperimentLook = {
  days: 28,
  date: '2026-11-20',
  verdict: 'not-clear',
  text: 'These 28 days don’t give a clear answer.',
  note: 'You can go on for 14 days.',
  effect: -0.4,
  low: -1.2,
  high: 0.4,
  pairs: [
    { change: 1, usual: 2 },
    { change: 2, usual: 2 },
    { change: 0, usual: 3 },
  ],
}
const EXPERIMENT: Experiment = {
  id: 7,
  cause: 'alcohol',
  outcome: 'night_sweats_count',
  kind: 'day',
  state: 'running',
  title: 'Without alcohol – Night sweats',
  change_label: 'Without alcohol',
  usual_label: 'Alcohol as usual',
  outcome_label: 'Night sweats',
  unit: '',
  is_more_better: false,
  worth: 1,
  starts_on: '2026-11-10',
  ends_on: '2026-12-07',
  progress: 'Day 12 of 28',
  days_planned: 28,
  days_over: 12,
  days_left: 16,
  days_kept: 10,
  last_look: null,
}
const YESTERDAY = { date: '2026-11-20', arm: 'with', is_change: false, label: 'Alcohol as usual', kept: 'yes' } as const
const QUESTION: DayQuestion = {
  id: 7,
  date: TODAY,
  arm: 'without',
  is_change: true,
  label: 'Without alcohol',
  kept: null,
  question: 'Today: without alcohol. Did you keep to it?',
  home_question: 'Did you keep to today’s plan?',
}

function answer(detail: Partial<ExperimentDetail> = {}) {
  signInTestPerson()
  const data: ExperimentDetail = { ...EXPERIMENT, plan: [YESTERDAY], looks: [], extend_days: null, ...detail }
  return answerApi({
    'GET /api/experiments/7/': () => ({ data }),
    'GET /api/experiments/': () => ({ data: { active: EXPERIMENT, today: QUESTION } }),
    [`PUT /api/experiments/7/days/${TODAY}/`]: () => ({ success: true, message: 'Saved.', data }),
    'PUT /api/experiments/7/days/2026-11-20/': () => ({ success: true, message: 'Saved.', data }),
    'POST /api/experiments/7/extend/': () => ({ success: true, message: 'It goes on.', data }),
  })
}

test('one tap says that she kept to today, and an earlier day can be corrected', async () => {
  const calls = answer()
  await renderPage(<ActiveExperiment experiment={EXPERIMENT} today={QUESTION} tomorrow={null} />)
  const today = page.getByRole('radiogroup', { name: 'Today: without alcohol. Did you keep to it?' })
  await today.getByRole('radio', { name: 'Partly' }).click()
  await expect.element(today.getByRole('radio', { name: 'Partly' })).toBeChecked()
  await page.getByText('The days so far').click()
  const earlier = page.getByRole('radiogroup', { name: /Alcohol as usual/ })
  await expect.element(earlier.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await earlier.getByRole('radio', { name: 'No', exact: true }).click()
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
  await expect.poll(sent).toEqual([
    [`/api/experiments/7/days/${TODAY}/`, { kept: 'partly' }],
    ['/api/experiments/7/days/2026-11-20/', { kept: 'no' }],
  ])
})

test('an unclear look says so with a picture, and she can go on', async () => {
  const calls = answer({ extend_days: 14 })
  await renderPage(<ActiveExperiment experiment={{ ...EXPERIMENT, state: 'undecided', last_look: LOOK }} today={null} tomorrow={null} />)
  await expect.element(page.getByText('These 28 days don’t give a clear answer.')).toBeVisible()
  expect(document.querySelectorAll('ellipse')).toHaveLength(6)
  await page.getByRole('button', { name: 'Go on for 14 more days' }).click()
  await expect.poll(() => calls.some(({ path }) => path.endsWith('/extend/'))).toBe(true)
})

test('Home asks without naming what she hides, and not on another day', async () => {
  answer()
  await renderPage(
    <>
      <ExperimentToday today={TODAY} />
      <ExperimentToday today="2026-11-22" />
    </>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Did you keep to today’s plan?' })).toBeVisible()
  expect(page.getByRole('radiogroup').elements()).toHaveLength(1)
})
