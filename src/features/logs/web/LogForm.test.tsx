import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import { localDateAt } from '../../../kit/local-date.ts'
import { deepLogPart } from './DeepLogForm.tsx'
import { softLogPart } from './QuickLogForm.tsx'

const TODAY = localDateAt(Date.now(), 'UTC')
const CREATE = { soft: 'POST /api/logs/quick-log/create/', deep: 'POST /api/logs/deep-log/create/' }

const saveButton = page.getByRole('button', { name: 'Save log' })
const hours = page.getByRole('spinbutton', { name: 'About how many hours?' })
const flashes = page.getByRole('spinbutton', { name: 'How many hot flashes?' })
const chooser = page.getByRole('button', { name: 'Choose categories' })
const category = (name: RegExp) => page.getByRole('checkbox', { name })
const heading = page.getByRole('heading', { level: 1 })
const message = (words: string | RegExp) => page.getByText(words)

/** Opens an empty log of today. Returns the logs that were saved. */
async function open(kind: 'soft' | 'deep') {
  const saved: unknown[] = []
  answerApi({
    'GET /api/settings/user-details/': () => ({
      data: { full_name: 'Ana Keller', email: 'ana@example.org', timezone: 'UTC', pronouns: '' },
    }),
    'GET /api/settings/preferences/': () => ({ data: {} }),
    'GET /api/logs/factors/': () => ({ data: { chosen: [], own: [] } }),
    'GET /api/moments/': () => ({ data: [] }),
    [CREATE[kind]]: ({ body }) => {
      saved.push(body)
      return Response.json(
        { success: true, message: 'Your log has been saved successfully!', data: { id: 1, ...(body as object) } },
        { status: 201 },
      )
    },
  })
  const Form = kind === 'soft' ? softLogPart.Form : deepLogPart.Form
  await renderPage(<Form day={TODAY} stored={undefined} draft={undefined} />, `/tracker/${kind}`)
  await expect.element(saveButton).toBeVisible()
  return saved
}

async function choose(question: string, answer: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: new RegExp(`^${answer}`) })
    .click()
}

async function fillOrdinaryDay(): Promise<void> {
  await choose('Did you have hot flashes today?', 'Yes')
  await flashes.fill('3')
  await page.getByRole('slider', { name: 'How was your mood today?' }).fill('4')
  await choose('How was your energy?', 'Medium')
  await choose('Did you sleep last night?', 'Yes')
  await hours.fill('7')
}

async function save(): Promise<void> {
  await saveButton.click()
  await expect.element(page.getByRole('dialog', { name: 'Successfully Saved!' })).toBeVisible()
}

beforeEach(() => signInTestPerson())

test('an invalid number stays in the field with a message, and nothing is saved', async () => {
  const saved = await open('soft')
  await fillOrdinaryDay()
  for (const [typed, field, words] of [
    ['6,5', hours, 'Please give a whole number from 1 to 12.'],
    ['6.5', hours, 'Please give a whole number from 1 to 12.'],
    ['13', hours, 'Please give a whole number from 1 to 12.'],
    ['45', flashes, 'Please give a whole number from 1 to 40.'],
    ['three', flashes, 'Please give a whole number from 1 to 40.'],
  ] as const) {
    await field.fill(typed)
    await saveButton.click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(typed)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(message(words)).toBeVisible()
    await field.fill(field === hours ? '7' : '3')
    await expect.element(message(words)).not.toBeInTheDocument()
  }
  expect(saved).toEqual([])
  await hours.fill('6')
  await hours.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(hours).toHaveValue('7')
  await save()
  expect(saved).toEqual([expect.objectContaining({ mood_rating: 8, energy_level: 7, sleep_hours: 7, hot_flashes_count: 3 })])
})

test('the Soft Log says for five seconds what is missing, and moves the focus there', async () => {
  const saved = await open('soft')
  await saveButton.click()
  await expect.element(message('Please fill at least four categories')).toBeVisible()
  await expect.element(message('Please answer the hot flash question')).toBeVisible()
  await expect.element(message('Please select your energy level')).toBeVisible()
  const yes = page.getByRole('radiogroup', { name: 'Did you have hot flashes today?' }).getByRole('radio', { name: 'Yes' })
  await expect.element(yes).toHaveFocus()
  await expect.element(message('Please fill at least four categories'), { timeout: 7_000 }).not.toBeInTheDocument()
  expect(saved).toEqual([])
})

test('sleep without hours is marked, and the focus moves there', async () => {
  const saved = await open('soft')
  await fillOrdinaryDay()
  await hours.fill('')
  await saveButton.click()
  await expect.element(message('Please fill at least four categories')).toBeVisible()
  await expect.element(message('Please add how many hours you slept')).toBeVisible()
  await expect.element(hours).toHaveFocus()
  await expect.element(hours).toBeInViewport()
  expect(saved).toEqual([])
  await hours.fill('7')
  await expect.element(message('Please add how many hours you slept')).not.toBeInTheDocument()
  await save()
})

test('she chooses what the Soft Log asks, never fewer than four; what is not asked is not answered', async () => {
  const saved = await open('soft')
  await chooser.click()
  await expect.element(heading).toHaveFocus()
  await category(/^Mood/).click()
  await expect.element(category(/^Mood/)).toBeChecked()
  await expect.element(message('Please select at least 4 categories to continue')).toBeVisible()
  await category(/^Stress/).click()
  await category(/^Movement/).click()
  await category(/^Mood/).click()
  await page.getByRole('button', { name: 'Continue with 5' }).click()
  await expect.element(chooser).toHaveFocus()
  await expect.element(page.getByRole('slider', { name: 'How was your mood today?' })).not.toBeInTheDocument()
  await choose('Did you have hot flashes today?', 'No')
  await choose('How was your energy?', 'Low')
  await choose('Did you sleep last night?', 'No')
  await choose('Did you move your body today?', 'Yes')
  await page.getByRole('checkbox', { name: 'Yoga' }).click()
  await page.getByRole('slider', { name: 'How much stress was there?' }).fill('2')
  await save()
  expect(saved).toEqual([
    expect.objectContaining({
      hot_flashes_count: 0,
      energy_level: 4,
      sleep_hours: 0,
      physical_activity: 1,
      exercise_types: ['yoga'],
      stress_triggers: 2,
    }),
  ])
  expect(saved[0]).not.toHaveProperty('mood_rating')
})

test('the Deep Log has at least five categories, and says so', async () => {
  await open('deep')
  await chooser.click()
  await expect.element(heading).toHaveFocus()
  await category(/^Sleep/).click()
  await expect.element(category(/^Sleep/)).toBeChecked()
  await expect.element(message(/^Please select at least 5 categories/)).toBeVisible()
  await category(/^Journal/).click()
  await category(/^Sleep/).click()
  await expect.element(message(/^Please select at least 5 categories/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Continue with 5' }).click()
  await expect.element(chooser).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Sleep' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Journal' })).toBeVisible()
})

test('an empty Deep Log is not saved; a message says for five seconds what to do, and the focus moves there', async () => {
  const saved = await open('deep')
  await saveButton.click()
  await expect.element(message('Please answer at least one question')).toBeVisible()
  await expect.element(page.getByRole('slider', { name: 'How many hot flashes today?' })).toHaveFocus()
  await expect.element(message('Please answer at least one question'), { timeout: 7_000 }).not.toBeInTheDocument()
  expect(saved).toEqual([])
})
