import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LocalDate } from '../../local-date.ts'
import { DateGrid } from './DateGrid.tsx'

const TODAY = '2026-11-21'

async function show({ isShort = false } = {}) {
  const onRange = vi.fn<(from: LocalDate, to: LocalDate) => void>()
  const onChoose = vi.fn<(day: LocalDate) => void>()
  await render(
    <DateGrid
      label="Calendar"
      today={TODAY}
      first="2026-01-01"
      isShort={isShort}
      onChoose={onChoose}
      onRange={onRange}
      signOf={() => undefined}
      wordsOf={() => undefined}
    />,
  )
  return { onRange, onChoose }
}

const day = (name: string) => page.getByRole('button', { name })
const selected = () => [...document.querySelectorAll('td[aria-selected="true"]')].map((cell) => cell.textContent)

/** A pointer event on the middle of a day, as a browser would send it. */
function point(type: string, date: LocalDate, pointerType: 'mouse' | 'touch') {
  const button = document.querySelector(`[data-day="${date}"]`)
  const box = button?.getBoundingClientRect()
  if (!button || !box) throw new Error(`${date} is not shown`)
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  button.dispatchEvent(
    new PointerEvent(type, { ...at, pointerType, isPrimary: true, button: type === 'pointermove' ? -1 : 0, bubbles: true }),
  )
}

test('the mouse selects several days at once, in either direction; a click chooses one', async () => {
  const { onRange, onChoose } = await show()
  point('pointerdown', '2026-11-19', 'mouse')
  point('pointermove', '2026-11-18', 'mouse')
  point('pointermove', '2026-11-12', 'mouse')
  await expect.poll(selected).toHaveLength(8)
  point('pointerup', '2026-11-12', 'mouse')
  expect(onRange).toHaveBeenCalledExactlyOnceWith('2026-11-12', '2026-11-19')
  await expect.poll(selected).toEqual([])
  await day('Thursday 12 November').click()
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-12')
  expect(onRange).toHaveBeenCalledTimes(1)
})

test('a finger selects only after it has rested: a swipe selects nothing', async () => {
  const { onRange } = await show()
  point('pointerdown', '2026-11-09', 'touch')
  point('pointermove', '2026-11-16', 'touch')
  point('pointerup', '2026-11-16', 'touch')
  expect(onRange).not.toHaveBeenCalled()
  point('pointerdown', '2026-11-09', 'touch')
  await expect.poll(selected).toEqual(['9'])
  point('pointermove', '2026-11-16', 'touch')
  point('pointerup', '2026-11-16', 'touch')
  expect(onRange).toHaveBeenCalledExactlyOnceWith('2026-11-09', '2026-11-16')
})

test('Shift and the arrows select, Escape gives up, Enter continues; days after today stay out', async () => {
  const { onRange, onChoose } = await show()
  day('Saturday 21 November, today').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  expect(selected()).toEqual(['19', '20', '21'])
  await expect
    .element(page.getByText('3 days selected, Saturday 21 November to Thursday 19 November. Press Enter to continue.'))
    .toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(selected()).toEqual([])
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  expect(onRange).toHaveBeenCalledExactlyOnceWith('2026-11-19', '2026-11-21')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowLeft}{Enter}')
  expect(onRange).toHaveBeenCalledTimes(1)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-13')
})

test('two weeks end with the week of today and do not page', async () => {
  await show({ isShort: true })
  expect([...document.querySelectorAll('[data-day]')].map((cell) => cell.textContent)).toEqual([
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
  ])
  expect(page.getByRole('grid').element().getAttribute('aria-labelledby')).toBeTruthy()
  await expect.element(page.getByRole('grid', { name: 'Calendar, this week and the week before' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Previous month' })).not.toBeInTheDocument()
  day('Saturday 21 November, today').element().focus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(day('Monday 9 November')).toHaveFocus()
})
