import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../kit/web/ComponentTesting.tsx'
import type { Answers, Question } from '../rules/imported-day.ts'
import { FileQuestion } from './FileQuestion.tsx'

async function ask(question: Question, problem?: string): Promise<Answers[]> {
  const answers: Answers[] = []
  await renderPage(
    <FileQuestion question={question} problem={problem} onAnswer={(answer) => answers.push(answer)} onCancel={() => undefined} />,
  )
  return answers
}

const goOn = page.getByRole('button', { name: 'Continue' })

test('a date that can be read in two ways is asked about with both days', async () => {
  const answers = await ask({ kind: 'date-order', found: ['03/03/2024', '03/04/2024'] })
  await expect.element(page.getByRole('radiogroup', { name: 'Which day is 03/04/2024?' })).toBeVisible()
  await expect.element(goOn).toBeDisabled()
  await page.getByRole('radio', { name: 'Wednesday, April 3, 2024' }).click()
  await goOn.click()
  expect(answers).toEqual([{ dateOrder: 'day-first' }])
})

test('moods are put in order with buttons, the best at the top', async () => {
  const answers = await ask({ kind: 'mood-order', found: ['okay', 'super', 'bad'] })
  await page.getByRole('button', { name: 'Up: super' }).click()
  await expect.element(page.getByRole('button', { name: 'Up: super' })).toBeDisabled()
  await goOn.click()
  expect(answers).toEqual([{ moodOrder: ['bad', 'okay', 'super'] }])
})

test('a wrong password is said at the field, and she can type another', async () => {
  const answers = await ask({ kind: 'password' }, 'This password does not open the file. Please check it and try again.')
  const field = page.getByRole('textbox', { name: 'Password of the file' })
  await expect.element(field).toHaveAccessibleDescription(/does not open the file/)
  await field.fill('secret')
  await goOn.click()
  expect(answers).toEqual([{ password: 'secret' }])
})

test('columns are named by their header and examples, and at most six come over', async () => {
  const header = ['Day', ...Array.from({ length: 7 }, (_, at) => `C${at + 1}`)]
  const sample = [['2025-01-03', '1', '2', '3', '4', '5', '6', '7']]
  const answers = await ask({ kind: 'columns', header, sample, guess: { date: 0, uses: [{ column: 1, as: 'mood', scale: '1-10' }] } })
  await page.getByLabelText('C1: the numbers go from').selectOptions('1-5')
  for (const at of [2, 3, 4, 5, 6]) await page.getByLabelText(`C${at}`, { exact: true }).selectOptions('note')
  await expect.element(page.getByLabelText('C7', { exact: true })).toBeDisabled()
  await page.getByLabelText('C6', { exact: true }).selectOptions('nothing')
  await goOn.click()
  expect(answers).toEqual([
    { columns: { date: 0, uses: [{ column: 1, as: 'mood', scale: '1-5' }, ...[2, 3, 4, 5].map((column) => ({ column, as: 'note' }))] } },
  ])
})
