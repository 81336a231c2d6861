import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DayAnswers } from '../../../../features/logs/rules/day-card.ts'
import { DayQuestion, QUESTIONS } from './DayQuestions.tsx'

function Day({ tapped = 0, start = {} }: { tapped?: number; start?: DayAnswers }) {
  const [answers, setAnswers] = useState<DayAnswers>(start)
  return (
    <>
      {QUESTIONS.map((question) => (
        <DayQuestion
          key={question}
          question={question}
          answers={answers}
          tapped={tapped}
          onAnswer={(change) => setAnswers((before) => ({ ...before, ...change }))}
        />
      ))}
      <output>{JSON.stringify(answers)}</output>
    </>
  )
}

const option = (question: string, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })
const said = () => page.getByRole('status')

test('four taps answer a day, and each answer is marked', async () => {
  await render(<Day />)
  await option('How was your mood today?', 'Good').click()
  await option('Hot flashes today', '2 or 3').click()
  await option('Hours of sleep last night', '7 hours').click()
  await option('Energy today', 'Medium').click()
  await expect.element(said()).toHaveTextContent('{"mood":4,"flashes":2,"hours":7,"energy":"mid"}')
  await expect.element(option('Hot flashes today', '2')).toBeChecked()
})

test('a second tap on hours gives the half hour, said on the chip and before the tap', async () => {
  await render(<Day start={{ hours: 7 }} />)
  await expect.element(page.getByText('Tap again: 7½')).toBeVisible()
  await option('Hours of sleep last night', '7 hours').click()
  await expect.element(option('Hours of sleep last night', '7½ hours')).toBeChecked()
  await expect.element(said()).toHaveTextContent('{"hours":7.5}')
})

test('with the keyboard the arrow keys choose, and Space taps again', async () => {
  await render(<Day start={{ hours: 6 }} />)
  option('Hours of sleep last night', '6 hours').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(said()).toHaveTextContent('{"hours":7}')
  await userEvent.keyboard(' ')
  await expect.element(said()).toHaveTextContent('{"hours":7.5}')
})

test('hot flashes that were tapped are said, and nothing below them is offered', async () => {
  await render(<Day tapped={3} start={{ flashes: 3 }} />)
  const flashes = page.getByRole('radiogroup', { name: 'Hot flashes today' }).getByRole('radio')
  await expect.element(flashes.first()).toBeChecked()
  expect(flashes.elements().map((radio) => radio.parentElement?.textContent)).toEqual(['3', '4–5', '6+'])
  await expect.element(page.getByText('3 tapped today')).toBeVisible()
})

test('on a phone of 375 px each question is one row of targets of 44 px', async () => {
  // The width of the card's content, and the margins of the body.
  await page.viewport(329 + 16, 700)
  await render(<Day />)
  await expect.element(option('Energy today', 'Low')).toBeVisible()
  for (const question of ['Hot flashes today', 'Hours of sleep last night', 'Energy today']) {
    const boxes = page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, question).toBe(1)
    for (const { width, height } of boxes) expect(Math.min(width, height), question).toBeGreaterThanOrEqual(42)
  }
})
