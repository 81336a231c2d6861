import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GuidedPause } from './GuidedPause.tsx'

function press(name: string): void {
  page
    .getByRole('button', { name, exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('the guided pause speaks and shows its text for two minutes, can be paused, and is silent when muted', async () => {
  const spoken: string[] = []
  const speak = vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text))
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    speak.mockRestore()
  })
  await render(<GuidedPause lead="Two minutes, whenever you like." />)
  await expect.element(page.getByText('Two minutes, whenever you like.')).toBeVisible()
  press('Play the guided pause')
  await expect.element(page.getByText(/^Two minutes for you\./)).toBeVisible()
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.element(page.getByText(/^Let your shoulders drop/)).toBeVisible()
  expect(spoken).toHaveLength(2)
  press('Pause the guided pause')
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByText(/^Let your shoulders drop/)).toBeVisible()
  press('Mute')
  press('Play the guided pause')
  await vi.advanceTimersByTimeAsync(11_000)
  await expect.element(page.getByText(/^Breathe in slowly/)).toBeVisible()
  expect(spoken, 'muted, the text is only shown').toHaveLength(2)
  press('Unmute')
  await expect.poll(() => spoken.at(-1)).toContain('Breathe in slowly')
  await vi.advanceTimersByTimeAsync(100_000)
  await expect.element(page.getByText(/^That was your pause\./)).toBeVisible()
  await expect.element(page.getByText(/0:00/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Play the guided pause' })).toBeVisible()
})
