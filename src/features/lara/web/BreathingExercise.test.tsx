import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BreathingExercise } from './BreathingExercise.tsx'

function press(name: string): void {
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('the breathing exercise paces her breath, starts and stops, and moves nothing where nothing may move', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  await render(<BreathingExercise language="en" />)
  const now = page.getByRole('region', { name: 'Breathing exercise' }).getByRole('status')
  press('Start')
  await expect.element(now).toHaveTextContent('Breathe in')
  await vi.advanceTimersByTimeAsync(4_100)
  await expect.element(now).toHaveTextContent('Breathe out')
  await vi.advanceTimersByTimeAsync(6_000)
  await expect.element(now).toHaveTextContent('Breathe in')
  await expect.element(page.getByText('Breath 2 of 12')).toBeVisible()
  expect(document.getAnimations()).toEqual([])
  press('Stop')
  await expect.element(now).toHaveTextContent('Two minutes, at your pace')
  press('Start')
  await vi.advanceTimersByTimeAsync(121_000)
  await expect.element(now).toHaveTextContent('That was two minutes. Stay a while, or start again.')
})
