import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioCards } from './Choice.tsx'
import { Slider } from './Slider.tsx'
import { Stepper } from './Stepper.tsx'

function Hours() {
  const [value, setValue] = useState<number>()
  return (
    <>
      <Stepper label="Hours" value={value} min={1} max={12} onChange={setValue} start={7} />
      <output>{String(value)}</output>
    </>
  )
}

test('a stepper starts at its usual value and stops at its ends', async () => {
  await render(<Hours />)
  const field = page.getByRole('spinbutton', { name: 'Hours' })
  await page.getByRole('button', { name: /^More/ }).click()
  await expect.element(field).toHaveValue('7')
  for (let press = 0; press < 8; press += 1) await userEvent.type(field, '{ArrowUp}')
  await expect.element(field).toHaveValue('12')
})

test('what is typed beyond the range stays, is explained, and is not taken', async () => {
  await render(<Hours />)
  const field = page.getByRole('spinbutton', { name: 'Hours' })
  await field.fill('7')
  await field.fill('40')
  await expect.element(field).toHaveValue('40')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('7')
})

test('a slider is unanswered until the first key, which answers where the thumb rests', async () => {
  function Mood() {
    const [value, setValue] = useState<number>()
    return <Slider label="Mood" min={1} max={5} value={value} onChange={setValue} />
  }
  await render(<Mood />)
  const slider = page.getByRole('slider', { name: 'Mood' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Not answered yet')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).not.toHaveAttribute('aria-valuetext', 'Not answered yet')
})

test('no word breaks inside a choice on a phone of 320 px', async () => {
  await page.viewport(320, 640)
  const options = ['Perimenopause', 'Menopause, or after it'].map((label) => ({ value: label, label }))
  await render(<RadioCards legend="Where you are" columns={2} options={options} value={undefined} onChange={() => undefined} />)
  const label = page.getByText('Perimenopause', { exact: true }).element()
  const range = document.createRange()
  range.selectNodeContents(label)
  expect(range.getClientRects().length, 'lines of one word').toBe(1)
})
