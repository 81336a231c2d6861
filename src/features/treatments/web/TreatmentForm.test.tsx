import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, renderPage, signInTestPerson } from '../../../kit/web/ComponentTesting.tsx'
import type { NewTreatment, Treatment } from '../contract.ts'
import { TreatmentForm } from './TreatmentForm.tsx'

// A Monday.
const FROM = '2026-11-16'
const treatment: Treatment = {
  id: 7,
  name: 'Evening tablets',
  what: 'progestogen',
  form: 'tablet',
  purpose: '',
  side_effects: '',
  reason_stopped: '',
  phases: [{ from: FROM, change: 'start', amount: '', strength: '', schedule: { kind: 'daily', times: ['20:00'] } }],
  remind: true,
  created_at: '2026-11-16T09:00:00.000Z',
  updated_at: '2026-11-16T09:00:00.000Z',
}

/** Opens the form to correct the treatment. Returns what was saved. */
async function open(): Promise<NewTreatment[]> {
  const saved: NewTreatment[] = []
  signInTestPerson()
  answerApi({
    'GET /api/reminders/': () => ({ data: [], paused: false }),
    'PUT /api/treatments/7/': ({ body }) => {
      saved.push(body as NewTreatment)
      return { success: true, message: 'Saved.', data: treatment }
    },
  })
  await renderPage(<TreatmentForm treatment={treatment} today="2026-11-21" onClose={() => undefined} />)
  return saved
}

const save = () => page.getByRole('button', { name: 'Save' }).click()

test('correcting a treatment leaves its reminder as it is, unless she switches it', async () => {
  const saved = await open()
  await expect.element(page.getByRole('switch', { name: 'Remind me' })).toBeChecked()
  await save()
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]).not.toHaveProperty('remind')
  await page.getByText('Remind me').click()
  await save()
  await expect.poll(() => saved.at(-1)).toMatchObject({ remind: false })
})

test('certain weekdays begin with that of the first day', async () => {
  const saved = await open()
  await page.getByText('On certain weekdays').click()
  await save()
  await expect.poll(() => saved[0]?.phases[0]?.schedule).toEqual({ kind: 'weekdays', days: ['mon'], times: ['20:00'] })
})
