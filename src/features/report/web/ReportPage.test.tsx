import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EXAMPLE_REPORT } from '../../../../test/report-example.ts'
import { answerApi, refused, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { COPY_MAX, type Report, type ReportOffers } from '../contract.ts'
import { presetFor } from '../rules/presets.ts'
import { ReportPage } from './ReportPage.tsx'

const DOCTOR = presetFor('doctor', DEFAULT_PREFERENCES.privacy)
const OFFERS: ReportOffers = {
  background: ['birth_year', 'uterus'],
  screening: ['phq'],
  has_item_9: true,
  paper: 'a4',
}
const EMPTY: Report = {
  ...EXAMPLE_REPORT,
  coverage: { noted_days: 0, days: 92 },
  reason: '',
  questions: [],
  red_flags: [],
  bleeding: null,
  mrs: [],
  measures: [],
  symptoms: [],
  treatments: [],
  supplements: [],
  screening: [],
  background: {},
}

const FIND = 'GET /api/report/choices/'
const SAVE = 'PUT /api/report/choices/'
const MAKE = 'POST /api/report/'

function answer(report: Report = EXAMPLE_REPORT, offers: ReportOffers = OFFERS) {
  return answerApi({
    [FIND]: () => ({ data: { choices: DOCTOR, offers } }),
    [SAVE]: () => ({ success: true, message: 'Saved' }),
    [MAKE]: () => ({ data: report }),
  })
}
const see = () => page.getByRole('button', { name: 'See the report' }).click()
const tick = (name: string) => page.getByRole('checkbox', { name }).click()

beforeEach(() => signInTestPerson())

test('what she ticks and writes is what is asked for, without empty questions', async () => {
  const calls = answer()
  await renderPage(<ReportPage />)
  await page.getByLabelText(/^Why I am here/).fill('  I lie awake ')
  await page.getByLabelText(/^Question 2/).fill('Would a patch suit me?')
  await tick('Energy')
  await tick('Stress')
  await tick('Womb')
  await page.getByText('Time, name and paper').click()
  await page.getByText('6 months').click()
  await page.getByText('Initials').click()
  await see()
  await expect.element(page.getByRole('heading', { name: 'Notes for my doctor', level: 1 })).toHaveFocus()
  const expected = {
    ...DOCTOR,
    sections: [
      'red_flags',
      'bleeding',
      'mrs',
      'hot_flashes',
      'night_sweats',
      'sleep',
      'mood',
      'stress',
      'symptoms',
      'treatments',
      'supplements',
    ],
    background: ['birth_year', 'uterus'],
    months: 6,
    name: 'initials',
    reason: 'I lie awake',
    questions: ['Would a patch suit me?'],
  }
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(expected)
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(expected)
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1)
})

test('what she typed for one reader is there again after a look at the other', async () => {
  answer()
  await renderPage(<ReportPage />)
  const reason = page.getByLabelText(/^Why I am here/)
  await reason.fill('For my doctor')
  await page.getByText('My therapist').click()
  await expect.element(reason).toHaveValue('')
  await reason.fill('For my therapist')
  await page.getByText('My doctor').click()
  await expect.element(reason).toHaveValue('For my doctor')
  await page.getByText('My therapist').click()
  await expect.element(reason).toHaveValue('For my therapist')
})

test('the answer about death is offered only after PHQ is ticked, and goes again with it', async () => {
  const calls = answer()
  await renderPage(<ReportPage />)
  const item = page.getByRole('switch', { name: 'Also my answer about thoughts of death' })
  await expect.element(page.getByRole('checkbox', { name: 'Mood (PHQ)' })).not.toBeChecked()
  expect(item.elements()).toHaveLength(0)
  await tick('Mood (PHQ)')
  await expect.element(item).not.toBeChecked()
  await item.click()
  await tick('Mood (PHQ)')
  await see()
  await expect.poll(() => calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ screening: [], item_9: false })
})

test('questionnaires and answers that she has not given are not offered', async () => {
  answer(EXAMPLE_REPORT, { ...OFFERS, background: [], screening: [], has_item_9: false })
  await renderPage(<ReportPage />)
  await expect.element(page.getByRole('link', { name: 'Open “About my body”' })).toBeVisible()
  expect(page.getByRole('checkbox', { name: /PHQ|GAD|Womb/ }).elements()).toHaveLength(0)
})

describe('the report', () => {
  test('has a heading for each part, tables by row and column, and the bleeding in words beside its strip', async () => {
    answer()
    await renderPage(<ReportPage />)
    await see()
    await expect.element(page.getByRole('article')).toBeVisible()
    const headings = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent)
    expect(headings).toEqual([
      'Why I am here',
      'Warning signs in the bleeding notes',
      'Bleeding, last 12 months',
      'Menopause Rating Scale (MRS)',
      'Symptoms and daily figures',
      'Other symptoms',
      'Treatments',
      'Questionnaires about mood and anxiety',
      'Background, as she states it',
      'Month by month',
    ])
    await expect.element(page.getByRole('cell', { name: /32 of 50 days/ })).toBeInTheDocument()
    await expect.element(page.getByRole('rowheader', { name: 'Electric <shocks>' })).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: 'Median (range)' })).toBeInTheDocument()
    await expect.element(page.getByRole('img', { name: /The bleeds are listed below/ })).toBeVisible()
    await expect.element(page.getByText(/Sep 30 to Oct 3, 2026 \(4 days, heavy on 2\)/)).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Week by week: 9, 8, –, 7, 7, 6, 5, 5, 4, 4, 5, 4, 3' }).first()).toBeInTheDocument()
  })

  test('is printed, and copied as text within its length', async () => {
    answer()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderPage(<ReportPage />)
    await see()
    await page.getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect.element(page.getByText('Copied. You can paste it into a message or a form.')).toBeVisible()
    const [copied = ''] = write.mock.calls[0] ?? []
    expect(copied).toContain(EXAMPLE_REPORT.reason)
    expect(copied.length).toBeLessThanOrEqual(COPY_MAX)
    write.mockRejectedValue(new Error('not allowed'))
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect.element(page.getByLabelText(/Your browser did not allow copying/)).toHaveValue(copied)
    vi.restoreAllMocks()
  })

  test('says what is hidden, and shows it for once when she asks', async () => {
    const calls = answer({ ...EXAMPLE_REPORT, has_hidden: true })
    await renderPage(<ReportPage />)
    await see()
    await page.getByRole('button', { name: 'Show them here' }).click()
    await expect
      .poll(() => calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { show_hidden: boolean }).show_hidden))
      .toEqual([false, true])
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  test('says that few days tell little', async () => {
    answer({ ...EXAMPLE_REPORT, coverage: { noted_days: 3, days: 92 } })
    await renderPage(<ReportPage />)
    await see()
    await expect.element(page.getByText('There are notes on 3 of 92 days.', { exact: false })).toBeVisible()
  })

  test('without any note says what to note first; with her words it is shown', async () => {
    answer(EMPTY)
    await renderPage(<ReportPage />)
    await see()
    await expect.element(page.getByRole('heading', { name: 'Nothing to show yet' })).toHaveFocus()
    expect(page.getByRole('button', { name: 'Print' }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Open the calendar' })).toHaveFocus()
  })
})

test('a refusal keeps her words, and choices that could not be saved are told above the report', async () => {
  const replies = {
    [FIND]: () => ({ data: { choices: DOCTOR, offers: OFFERS } }),
    [SAVE]: () => refused(500),
    [MAKE]: (): unknown => refused(503, { message: 'Emberwell is busy. Please try again in a moment.' }),
  }
  answerApi(replies)
  await renderPage(<ReportPage />)
  await page.getByLabelText(/^Why I am here/).fill('I lie awake')
  await see()
  await expect.element(page.getByText('Emberwell is busy. Please try again in a moment.')).toBeVisible()
  await expect.element(page.getByLabelText(/^Why I am here/)).toHaveValue('I lie awake')
  replies[MAKE] = () => ({ data: EXAMPLE_REPORT })
  await see()
  await expect.element(page.getByText('Your choices could not be kept for next time. The report is complete.')).toBeVisible()
})
