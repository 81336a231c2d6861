import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses an option of a question: "Yes" to "Did you sleep last night?". */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check()
}

/** Sets a slider with the keyboard. */
export async function setSlider(page: Page, label: string, value: number): Promise<void> {
  const scale = page.getByRole('slider', { name: label })
  await scale.fill(String(value))
  await expect(scale).toHaveValue(String(value))
}

/** Fills in the four questions of an ordinary day: 3 hot flashes, mood 4 of 5, medium energy, 7 hours of sleep. */
export async function fillOrdinaryDay(page: Page): Promise<void> {
  await choose(page, 'Did you have hot flashes today?', 'Yes')
  await page.getByRole('spinbutton', { name: 'How many hot flashes?' }).fill('3')
  await setSlider(page, 'How was your mood today?', 4)
  await choose(page, 'How was your energy?', 'Medium')
  await choose(page, 'Did you sleep last night?', 'Yes')
  await page.getByRole('spinbutton', { name: 'About how many hours?' }).fill('7')
}

/** What the server stores of an ordinary day. */
export const ORDINARY_DAY = { mood_rating: 8, energy_level: 7, sleep_hours: 7, hot_flashes_count: 3 } as const

/** A face of the Quick Mood Check on Home, which is unfolded first. */
export async function moodNow(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Quick Mood Check' })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return page.getByRole('radiogroup', { name: 'How are you feeling right now?' }).getByRole('radio', { name, exact: true })
}

/** Opens a new quick log for today and waits for its form. */
export async function openSoftLog(page: Page): Promise<void> {
  await page.goto('/tracker/soft')
  await expect(page.getByRole('button', { name: 'Save log' })).toBeVisible()
}

/** Saves and waits until the server has it. */
export async function saveLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save log' }).click()
  await expect(page.getByRole('dialog', { name: 'Successfully Saved!' })).toContainText('Your log has been saved successfully!')
}

/** The text of the card with this label on Home or the tracker. */
export function figure(page: Page, label: string) {
  return page.getByText(label, { exact: true }).locator('..')
}
